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
  demandLimit: quantity("Limit", null, "electricPower", "absent", [1, 1e9], {
    help: "If empty: no limit. Limits rise from tier to tier; the last tier has none.",
  }),
  price: quantity("Price", null, "demandCharge", 0, [0, 1]),
});
const energyPeriod = reference("Period", "energyPeriods", { optional: true });
const demandPeriod = reference("Period", "demandPeriods", { optional: true });

const energyPeriodRow = {
  name,
  sellPrice: quantity("Export price", null, "energyPrice", "absent", [-1e-5, 1e-5], {
    help: "Paid in this period for on-site electricity that the building does not use; negative where exports cost money. If empty: zero.",
  }),
  tiers: list("Tiers", "tier", 12, {
    limitBy: choice(
      "Limited by",
      {
        none: "No limit",
        month: "Monthly energy",
        day: "Daily energy",
        demand: "Hours of the billing demand",
        demandDay: "Daily hours of the billing demand",
      },
      "none",
      {
        help: "A tier by hours of the billing demand that is followed by tiers by energy is a block: those tiers are its steps, and the price of the block is not used.",
      },
    ),
    energyLimit: quantity("Limit", null, "energy", 1000, [1, 1e16], {
      help: "Energy of the month in all periods whose tiers have the same limits. Limits rise from tier to tier; the last tier has none.",
      when: [upTo("month", "day")],
    }),
    hoursLimit: quantity("Limit", null, "time", 200, [60, 744 * 3600], {
      help: "Multiplied by the billing demand: the highest demand of the month, but not less than ratchet and contract require.",
      when: [upTo("demand", "demandDay")],
    }),
    price: quantity("Price", null, "energyPrice", 0, [0, 1e-5]),
    adjustment: quantity("Adjustment", null, "energyPrice", 0, [-1e-5, 1e-5], { help: "Added to the price." }),
  }),
} as const;

/** A period or season of demand. */
const demandRow = { name, tiers: demandTiers } as const;

/** Fields of a full tariff: periods by month and hour, tiers, demand, ratchet, minimum, taxes. */
export const electricityFields = inSection(
  "tariffs",
  onlyWhen(full, {
    energyPeriods: list("Energy periods", "period", 24, energyPeriodRow, {
      help: "Peak, off-peak and so on. Periods whose tiers have the same limits share these limits; other periods are tiered separately.",
      source: { source: utilityRateDatabase },
    }),
    energyWeekday: matrix("Energy period on weekdays", ["months", "hours"], energyPeriod, { help: "If empty: the first period." }),
    energyWeekend: matrix("Energy period on weekends", ["months", "hours"], energyPeriod, { help: "If empty: the first period." }),
    demandPeriods: list("Demand periods", "period", 24, demandRow, {
      help: "Each is billed for the highest demand of the month within its hours.",
      source: { source: utilityRateDatabase },
    }),
    demandWeekday: matrix("Demand period on weekdays", ["months", "hours"], demandPeriod, { help: "If empty: the first period." }),
    demandWeekend: matrix("Demand period on weekends", ["months", "hours"], demandPeriod, { help: "If empty: the first period." }),
    demandSeasons: list("Demand seasons", "season", 12, demandRow, {
      help: "Charge on the highest demand of the month at any hour.",
      source: { source: utilityRateDatabase },
    }),
    demandMonths: series("Demand season of each month", "months", reference("Season", "demandSeasons", { optional: true }), {
      help: "If empty: the first season.",
    }),
    ratchet: quantity("Ratchet", null, "ratio", 0, [0, 1], {
      help: "Minimum billing demand as a share of the highest demand of other months. It applies to demand seasons and to tiers by hours of the billing demand.",
    }),
    ratchetBy: choice("Ratchet months", { before: "Preceding months", selected: "Selected months of the year" }, "before", {
      help: "With selected months, the highest demand of the summer, for example, applies all year.",
      source: { source: utilityRateDatabase },
    }),
    ratchetMonths: quantity("Number of preceding months", null, "count", 11, [1, 12], {
      integer: true,
      when: [fieldIs("ratchetBy", "before")],
    }),
    ratchetSelected: series("Months that set the ratchet", "months", flag("Sets the ratchet", false), {
      when: [fieldIs("ratchetBy", "selected")],
    }),
    contractDemand: quantity("Contract demand", null, "electricPower", 0, [0, 1e9], {
      help: "Minimum billing demand of demand seasons and of tiers by hours of the billing demand.",
    }),
    fuelAdjustments: series(
      "Monthly adjustment of the energy price",
      "months",
      quantity("Adjustment", null, "energyPrice", 0, [-1e-5, 1e-5]),
    ),
    minimumBill: quantity("Minimum monthly bill", null, "money", 0, [0, 1e7]),
    annualMinimum: quantity("Minimum annual bill", null, "money", 0, [0, 1e8]),
    electricityTax: quantity("Taxes on the bill", null, "ratio", 0, [0, 1]),
    demandUnit: choice("Demand unit", { kW: "Kilowatts", kVA: "Kilovolt-amperes" }, "kW"),
    powerFactor: quantity("Power factor", null, "ratio", 0.9, [0.3, 1], {
      help: "Power factor of the building at peak demand.",
      when: [fieldIs("demandUnit", "kVA")],
    }),
    ...onlyWhen(asAWhole, {
      firstWeekday: choice("First weekday of the year", weekdays, "0", { help: "Sets which days are weekends." }),
      useProfile: series("Daily electricity profile", "hours", quantity("Share", null, "ratio", 1, [0, 10]), {
        help: "Relative power of each hour: 100 % throughout is a level day. It sets how much energy falls into each period.",
      }),
      weekendShare: quantity("Weekend/weekday ratio", "x_w", "ratio", 1, [0, 3], {
        help: "Electricity use of a weekend day divided by that of a weekday.",
      }),
    }),
    tariffName: text("Tariff name", 200),
    tariffDate: date("Effective date", { help: "First day on which the tariff applies.", informational: true }),
  }),
);
