import type { Condition } from "../../kernel/index.ts";
import { nistHandbook135 } from "../../energy/sources.ts";
import { methodsCheck } from "../../sources/index.ts";

const nominal: Condition = { field: "rateBasis", is: ["nominal"] };
const escalation = {
  type: "quantity",
  quantity: "ratio",
  default: 0.02,
  min: -0.1,
  max: 0.15,
  usual: [-0.02, 0.05],
  section: "economics",
  source: { source: methodsCheck, locator: "§4.12" },
} as const;

/** What may be drawn lower and higher. */
export const sensitivityParameters = {
  electricityPrice: "Electricity price",
  fuelPrice: "Price of fuel and district energy",
  investment: "Investments",
  maintenance: "Maintenance",
  discountRate: "Discount rate",
  studyYears: "Study period",
  lossCoefficient: "Loss coefficient",
  internalGains: "Internal and solar gains",
} as const;

/** Fields of the economics. */
export const economicFields = {
  studyYears: {
    type: "quantity",
    label: "Study period in years",
    symbol: "n",
    quantity: "count",
    default: 20,
    min: 1,
    max: 60,
    integer: true,
    usual: [5, 40],
    help: "The same for all cases.",
    source: { source: nistHandbook135 },
    section: "economics",
  },
  discountRate: {
    type: "quantity",
    label: "Discount rate",
    symbol: "d",
    quantity: "ratio",
    default: 0.06,
    min: -0.05,
    max: 0.5,
    usual: [0, 0.15],
    help: "What the money would earn elsewhere in a year.",
    source: { source: nistHandbook135 },
    section: "economics",
  },
  rateBasis: {
    type: "choice",
    label: "Rates are",
    options: { real: "Real, without inflation", nominal: "Nominal, with inflation" },
    default: "real",
    help: "Discount rate and escalations both. All sums are in today's money.",
    source: { source: nistHandbook135 },
    section: "economics",
  },
  inflation: {
    type: "quantity",
    label: "Inflation",
    symbol: "i_p",
    quantity: "ratio",
    default: 0.02,
    min: -0.05,
    max: 0.2,
    section: "economics",
    when: [nominal],
  },
  electricityEscalation: { ...escalation, label: "Escalation of electricity prices a year", symbol: "e_e" },
  fuelEscalation: { ...escalation, label: "Escalation of fuel and district energy a year", symbol: "e_f" },
  maintenanceEscalation: { ...escalation, label: "Escalation of maintenance a year", symbol: "e_m", default: 0 },
  emissionEscalation: { ...escalation, label: "Escalation of the price of emissions a year", symbol: "e_c", default: 0 },
  sensitivityOf: {
    type: "reference",
    label: "Sensitivity of",
    to: "cases",
    default: null,
    optional: true,
    help: "The system whose net savings are reported. If empty, or the base case: the best of the others.",
    section: "economics",
  },
  sensitivity: {
    type: "list",
    label: "Sensitivity",
    rowLabel: "assumption",
    help: "Each alone lower and higher: what it moves of the net savings. Then all at once, drawn at random between the two with the value entered the likeliest: the range of the net savings.",
    maxRows: 20,
    section: "economics",
    row: {
      parameter: { type: "choice", label: "Assumption", options: sensitivityParameters, default: "electricityPrice" },
      lower: {
        type: "quantity",
        label: "Lower by",
        symbol: "x_l",
        quantity: "ratio",
        default: 0.2,
        min: 0,
        max: 0.9,
        help: "Of its value: 20 % of a price, and of a discount rate.",
      },
      higher: { type: "quantity", label: "Higher by", symbol: "x_h", quantity: "ratio", default: 0.2, min: 0, max: 4 },
    },
  },
} as const;
