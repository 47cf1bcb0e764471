import { choice, fieldIs, inSection, quantity, text } from "../../kernel/index.ts";
import { iso80000 } from "../../costing/sources.ts";
import { methodsCheck } from "../../sources/index.ts";
import { nrm2 } from "../../costing/sources.ts";
import { measures, spellingsOfMeasures } from "../../costing/index.ts";

/** No bill has a rate or quantity beyond these. */
const largest = 1e9;

/** How an item is priced. */
export const pricings = {
  measured: "Measured",
  provisionalDefined: "Provisional sum, defined",
  provisionalUndefined: "Provisional sum, undefined",
  primeCost: "Prime cost sum",
  daywork: "Daywork",
  rateOnly: "Rate only",
} as const;

/** A way to price an item. */
export type Pricing = keyof typeof pricings;

/** What is built up of material, labour and plant. */
const builtUp = [fieldIs("pricedAs", "measured", "daywork", "rateOnly")];

/** Fields of an item of the bill. */
export const itemRow = {
  description: text("Description", 4000),
  workSection: text("Section", 60, {
    help: "Section number of the standard, or a custom heading. Items of one section are subtotalled together.",
  }),
  quantity: quantity("Quantity", "q", "count", "absent", [-largest, largest], {
    countedIn: "unit",
    help: "Net, as measured, in the unit beside it. Negative for what is left out of the work. Empty while it is not measured: the item then adds nothing.",
  }),
  unit: choice("Unit", measures, "each", {
    custom: { maxLength: 20, spellings: spellingsOfMeasures },
    help: "One of the list, or any other.",
    informational: true,
  }),
  rate: quantity("Rate", "c_m", "money", "absent", [-largest, largest], {
    help: "Money per unit: of everything, or of the material alone where labour and plant stand beside it. Empty while it is not priced: the item then adds nothing.",
  }),
  pricedAs: choice("Priced as", pricings, "measured", {
    help: "Provisional sums are for work that is not measured yet, prime cost sums for work or goods of others, dayworks for time and materials as spent. A rate alone is no part of the total. Overheads and profit of the bill are added to measured work and provisional sums; prime cost sums and dayworks have an addition of their own.",
    source: { source: nrm2, locator: "2.9, provisional sums and prime cost sums" },
  }),
  waste: quantity("Waste", "w", "ratio", 0, [0, 10], {
    usual: [0, 0.25],
    help: "Share of the material that is bought beyond the quantity: offcuts and losses. Ducts often have 10 %, pipes 5 %. Labour and plant have none.",
    source: { source: methodsCheck, locator: "§4.12" },
    when: builtUp,
  }),
  labour: quantity("Labour", "c_l", "money", 0, [-largest, largest], { help: "Money per unit, beside the rate.", when: builtUp }),
  plant: quantity("Plant", "c_p", "money", 0, [-largest, largest], {
    help: "Machines and tools for the work, money per unit, beside the rate.",
    when: builtUp,
  }),
  addition: quantity("Addition", "x_a", "ratio", 0, [-1, 10], {
    help: "Profit on a prime cost sum, or the percentage addition to the prime cost of daywork, which may be above 100 %. Negative for a reduction.",
    when: [fieldIs("pricedAs", "primeCost", "daywork")],
  }),
  attendance: quantity("Attendance", "c_a", "money", 0, [-largest, largest], {
    help: "General and special attendance on the work of others, money per unit. The addition is not on it.",
    when: [fieldIs("pricedAs", "primeCost")],
  }),
  taxRate: quantity("Tax of the item", "x_i", "ratio", "derived", [0, 10], {
    usual: [0, 0.3],
    help: "Where it differs from the tax of the bill. If empty, that of the bill applies.",
  }),
  notes: text("Notes", 4000),
  source: text("Taken off", 200_000, {
    packed: true,
    help: "The calculations of the project that the quantity comes from, as it was taken.",
  }),
} as const;

/** Lines of the take-off from the project that are not to be proposed again. */
export const ignoredField = text("Ignored in the take-off", 200_000, {
  packed: true,
  help: "Lines of the project that do not belong in this bill.",
});

const steps = {
  "0.0001": "0.0001",
  "0.001": "0.001",
  "0.01": "0.01",
  "0.05": "0.05",
  "0.1": "0.1",
  "0.5": "0.5",
  "1": "1",
  "10": "10",
  "100": "100",
} as const;
const smallestUnit = { currency: "Smallest unit of the currency" } as const;
const ruleB = { source: iso80000, locator: "annex B, rule B" };

/** What rates and amounts are rounded to. */
export const roundingFields = inSection("summary", {
  rounding: choice("Amounts rounded to", { ...smallestUnit, ...steps }, "currency", {
    help: "Every amount is rounded once, to the nearest step, halfway to the one farther from zero; sums add the rounded amounts and are exact.",
    source: ruleB,
  }),
  rateRounding: choice("Rates rounded to", { ...smallestUnit, ...steps, none: "Not rounded" }, "currency", {
    help: "The full rate of an item is rounded before it is multiplied, so that quantity times rate gives the amount as printed. Rates that are not rounded are printed with all their decimals.",
    source: ruleB,
  }),
});
