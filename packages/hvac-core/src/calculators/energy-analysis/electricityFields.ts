import {
  choice,
  date,
  fieldIs,
  flag,
  inSection,
  list,
  matrix,
  onlyWhen,
  quantity,
  reference,
  series,
  text,
  type Condition,
} from "../../kernel/index.ts";
import { utilityRateDatabase } from "../../energy/sources.ts";
import { weekdays } from "./buildingFields.ts";
import { asAWhole } from "./methodConditions.ts";

const full = fieldIs("electricityBy", "full");
const upTo = (...kinds: readonly string[]): Condition => fieldIs("limitBy", ...kinds);
const name = text("Name", 60);
const demandTiers = list("Tiers", "tier", 12, {
  demandLimit: quantity("Up to", null, "electricPower", "absent", [1, 1e9], {
    help: "If empty: no end. Tiers rise; what is above the last costs as that.",
  }),
  price: quantity("Price", null, "demandCharge", 0, [0, 1]),
});
const energyPeriod = reference("Period", "energyPeriods", { optional: true });
const demandPeriod = reference("Period", "demandPeriods", { optional: true });

const energyPeriodRow = {
  name,
  sellPrice: quantity("Price of exports", null, "energyPrice", "absent", [-1e-5, 1e-5], {
    help: "Paid for on-site electricity of its hours that the building does not use; below zero, exports cost money. If empty: nothing.",
  }),
  tiers: list("Tiers", "tier", 12, {
    limitBy: choice(
      "Ends at",
      {
        none: "No end",
        month: "Energy of a month",
        day: "Energy a day",
        demand: "Hours of the billing demand",
        demandDay: "Hours a day of the billing demand",
      },
      "none",
      {
        help: "Hours of the billing demand that are followed by tiers by energy are a block: those are its steps, and its own price is not used.",
      },
    ),
    energyLimit: quantity("Up to", null, "energy", 1000, [1, 1e16], {
      help: "Energy of the month in all periods whose tiers have the same limits. Tiers rise; what is above the last costs as that.",
      when: [upTo("month", "day")],
    }),
    hoursLimit: quantity("Up to", null, "time", 200, [60, 744 * 3600], {
      help: "Times the billing demand: the highest demand of the month, or what ratchet and contract leave as its minimum.",
      when: [upTo("demand", "demandDay")],
    }),
    price: quantity("Price", null, "energyPrice", 0, [0, 1e-5]),
    adjustment: quantity("Adjustment", null, "energyPrice", 0, [-1e-5, 1e-5], { help: "Added to the price." }),
  }),
} as const;

/** A period or season of demand. */
const demandRow = { name, tiers: demandTiers } as const;

/** A tariff as utilities write them: periods by month and hour, tiers, demand, ratchet, minimum, taxes. */
export const electricityFields = inSection(
  "tariffs",
  onlyWhen(full, {
    energyPeriods: list("Energy periods", "period", 24, energyPeriodRow, {
      help: "Peak, off-peak and the like. Periods whose tiers have the same limits share them; the others have tiers of their own energy.",
      source: { source: utilityRateDatabase },
    }),
    energyWeekday: matrix("Energy period on weekdays", ["months", "hours"], energyPeriod, { help: "If empty: the first period." }),
    energyWeekend: matrix("Energy period on weekends", ["months", "hours"], energyPeriod, { help: "If empty: the first period." }),
    demandPeriods: list("Demand periods", "period", 24, demandRow, {
      help: "Each is billed for its own highest demand of the month.",
      source: { source: utilityRateDatabase },
    }),
    demandWeekday: matrix("Demand period on weekdays", ["months", "hours"], demandPeriod, { help: "If empty: the first period." }),
    demandWeekend: matrix("Demand period on weekends", ["months", "hours"], demandPeriod, { help: "If empty: the first period." }),
    demandSeasons: list("Demand seasons", "season", 12, demandRow, {
      help: "Charge on the highest demand of the month, whenever it is.",
      source: { source: utilityRateDatabase },
    }),
    demandMonths: series("Demand season of each month", "months", reference("Season", "demandSeasons", { optional: true }), {
      help: "If empty: the first season.",
    }),
    ratchet: quantity("Ratchet", null, "ratio", 0, [0, 1], {
      help: "Share of the highest demand of other months below which the billing demand cannot fall: that of the demand seasons and of tiers by its hours.",
    }),
    ratchetBy: choice("Ratchet looks back to", { before: "The months before", selected: "Selected months of the year" }, "before", {
      help: "Selected months: the highest demand of the summer, for example, holds all year.",
      source: { source: utilityRateDatabase },
    }),
    ratchetMonths: quantity("Months that the ratchet looks back", null, "count", 11, [1, 12], {
      integer: true,
      when: [fieldIs("ratchetBy", "before")],
    }),
    ratchetSelected: series("Months that set the ratchet", "months", flag("Sets the ratchet", false), {
      when: [fieldIs("ratchetBy", "selected")],
    }),
    contractDemand: quantity("Contract demand", null, "electricPower", 0, [0, 1e9], {
      help: "The billing demand is never below it: that of the demand seasons and of tiers by its hours.",
    }),
    fuelAdjustments: series(
      "Adjustment of the energy price by month",
      "months",
      quantity("Adjustment", null, "energyPrice", 0, [-1e-5, 1e-5]),
    ),
    minimumBill: quantity("Minimum bill of a month", null, "money", 0, [0, 1e7]),
    annualMinimum: quantity("Minimum bill of a year", null, "money", 0, [0, 1e8]),
    electricityTax: quantity("Taxes on the bill", null, "ratio", 0, [0, 1]),
    demandUnit: choice("Demand is billed in", { kW: "Kilowatts", kVA: "Kilovolt-amperes" }, "kW"),
    powerFactor: quantity("Power factor", null, "ratio", 0.9, [0.3, 1], {
      help: "Power factor of the building at its peaks.",
      when: [fieldIs("demandUnit", "kVA")],
    }),
    ...onlyWhen(asAWhole, {
      firstWeekday: choice("Year starts on a", weekdays, "0", { help: "Weekdays and weekends are counted from it." }),
      useProfile: series("Electricity over the day", "hours", quantity("Share", null, "ratio", 1, [0, 10]), {
        help: "Power of each hour in proportion to the others: 100 % throughout is a level day. Decides how much falls into each period.",
      }),
      weekendShare: quantity("Weekends over weekdays", "x_w", "ratio", 1, [0, 3], {
        help: "Electricity of a day of the weekend over that of a weekday.",
      }),
    }),
    tariffName: text("Tariff", 200),
    tariffDate: date("Prices of", { help: "The day from which the tariff holds.", informational: true }),
  }),
);
