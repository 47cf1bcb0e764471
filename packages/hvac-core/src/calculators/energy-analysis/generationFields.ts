import type { Condition } from "../../kernel/index.ts";
import { systemAdvisorModel } from "../../energy/sources.ts";

const simple: Condition = { field: "electricityBy", is: ["simple"] };

/** What a system makes of electricity. */
export const generationFields = {
  generation: {
    type: "series",
    label: "On-site generation by month",
    axis: "months",
    of: { type: "quantity", label: "On-site generation", quantity: "energy", default: 0, min: 0, max: 1e15 },
    help: "Of photovoltaics or combined heat and power behind the meter. The building uses it first, the rest is exported. It lowers no demand: the highest may fall on a day without it.",
  },
} as const;

/** How it is spread, and what exports earn. */
export const exportFields = {
  exportPrice: {
    type: "quantity",
    label: "Price of exports",
    symbol: "c_v",
    quantity: "energyPrice",
    default: 0,
    min: 0,
    max: 1e-5,
    help: "Paid for own electricity that the building does not use. A full tariff has one in each period.",
    section: "tariffs",
    when: [simple],
  },
  metering: {
    type: "choice",
    label: "Exports are paid",
    options: {
      netBilling: "By their hour, up to the charges of the month",
      netBillingRollover: "By their hour, the rest in later months",
      netMetering: "Energy against energy",
    },
    default: "netBilling",
    help: "What is left in December lapses.",
    source: { source: systemAdvisorModel, locator: "kinds of metering" },
    section: "tariffs",
  },
  generationProfile: {
    type: "series",
    label: "On-site generation over the day",
    axis: "hours",
    of: { type: "quantity", label: "Share", quantity: "ratio", default: 1, min: 0, max: 10 },
    help: "Power of each hour in proportion to the others: 100 % throughout is a level day, as of combined heat and power. Of photovoltaics draw the day.",
    section: "tariffs",
  },
} as const;
