import { choice, fieldIs, inSection, quantity, series } from "../../kernel/index.ts";
import { systemAdvisorModel } from "../../energy/sources.ts";

const simple = fieldIs("electricityBy", "simple");

/** What a system makes of electricity. */
export const generationFields = {
  generation: series("On-site generation by month", "months", quantity("On-site generation", null, "energy", 0, [0, 1e15]), {
    help: "Photovoltaics or combined heat and power behind the meter. The building uses it first, the rest is exported. It lowers no demand: the highest may fall on a day without it.",
  }),
} as const;

/** How it is spread, and what exports earn. */
export const exportFields = inSection("tariffs", {
  exportPrice: quantity("Price of exports", "c_v", "energyPrice", 0, [0, 1e-5], {
    help: "Paid for on-site electricity that the building does not use. A full tariff has one in each period.",
    when: [simple],
  }),
  metering: choice(
    "Exports are paid",
    {
      netBilling: "By their hour, up to the charges of the month",
      netBillingRollover: "By their hour, the rest in later months",
      netMetering: "Energy against energy",
    },
    "netBilling",
    { help: "What is left in December lapses.", source: { source: systemAdvisorModel, locator: "kinds of metering" } },
  ),
  generationProfile: series("On-site generation over the day", "hours", quantity("Share", null, "ratio", 1, [0, 10]), {
    help: "Power of each hour in proportion to the others: 100 % throughout is a level day, as of combined heat and power. For photovoltaics enter the course of a day.",
  }),
});
