import type { Condition } from "../../kernel/index.ts";
import { fundamentals2021 } from "../../sources/index.ts";

/* Fields that one pipe and a section of a system have in common: by the same names, so that what is entered can move from one to the other. */

export const byCustomSize: Condition = { field: "sizeChoice", is: ["custom"] };
/** Sizes that follow from the friction rate. */
export const byTarget: Condition = { field: "sizeChoice", is: ["smaller", "standard", "larger"] };

/** The flow, or the load that it carries. */
export const flowFields = {
  flowRate: { type: "quantity", label: "Flow", symbol: "Q_i", quantity: "waterFlow", default: null, max: 20 },
  coolingLoad: { type: "quantity", label: "Cooling load", symbol: "q_i", quantity: "coolingCapacity", default: null, max: 1e9 },
  heatingLoad: { type: "quantity", label: "Heating load", symbol: "q_j", quantity: "heatingCapacity", default: null, max: 1e9 },
  temperatureDifference: {
    type: "quantity",
    label: "Temperature difference",
    symbol: "Δt_i",
    quantity: "temperatureDifference",
    default: null,
    max: 100,
    usual: [3, 25],
    source: { source: fundamentals2021, locator: "ch. 22" },
  },
} as const;

/** The size that is used. */
export const sizeFields = {
  sizeChoice: {
    type: "choice",
    label: "Size used",
    options: {
      smaller: "One size smaller",
      standard: "Standard size that meets the target",
      larger: "One size larger",
      custom: "Custom size",
    },
    default: "standard",
  },
  customSize: {
    type: "quantity",
    label: "Custom size",
    symbol: "d_c",
    quantity: "smallLength",
    default: null,
    min: 0.004,
    max: 1.5,
    help: "Nominal, as the series counts: DN 50 as 50 mm, NPS 2 as 2 in, tube of plastic and of EN 1057 by its outside diameter.",
  },
} as const;
