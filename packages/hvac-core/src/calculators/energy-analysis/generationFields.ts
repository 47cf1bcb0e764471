import { choice, fieldIs, inSection, quantity, series } from "../../kernel/index.ts";
import { systemAdvisorModel } from "../../energy/sources.ts";

const simple = fieldIs("electricityBy", "simple");

/** On-site generation of a system. */
export const generationFields = {
  generation: series("On-site generation by month", "months", quantity("On-site generation", null, "energy", 0, [0, 1e15]), {
    help: "Photovoltaics or combined heat and power behind the meter. The building uses it first; the rest is exported. Demand is not reduced: the peak may occur on a day without generation.",
  }),
} as const;

/** Daily profile of on-site generation, and the price of exports. */
export const exportFields = inSection("tariffs", {
  exportPrice: quantity("Export price", "c_v", "energyPrice", 0, [0, 1e-5], {
    help: "Paid for on-site electricity that the building does not use. A full tariff has an export price for each period.",
    when: [simple],
  }),
  metering: choice(
    "Metering",
    {
      netBilling: "Net billing, credits within the month",
      netBillingRollover: "Net billing, credits carried forward",
      netMetering: "Net metering",
    },
    "netBilling",
    { help: "Credits left at the end of December lapse.", source: { source: systemAdvisorModel, locator: "kinds of metering" } },
  ),
  generationProfile: series("Daily generation profile", "hours", quantity("Share", null, "ratio", 1, [0, 10]), {
    help: "Relative power of each hour: 100 % throughout is a level day, as for combined heat and power. For photovoltaics, enter a daily profile.",
  }),
});
