import { choice, fieldIs, inSection, quantity, text } from "../../kernel/index.ts";
import { measures, spellingsOfMeasures } from "../../costing/index.ts";
import { iso80000, nrm2 } from "../../costing/sources.ts";
import { methodsCheck } from "../../sources/index.ts";

/** Limit of rates and quantities. */
const maxNumber = 1e9;

/** Ways to price an item. */
export const pricings = {
  measured: "Measured",
  provisionalDefined: "Provisional sum, defined",
  provisionalUndefined: "Provisional sum, undefined",
  primeCost: "Prime cost sum",
  daywork: "Daywork",
  rateOnly: "Rate only",
} as const;

/** Name of a way to price an item. */
export type Pricing = keyof typeof pricings;

/** Pricing by material, labour and plant. */
const builtUp = [fieldIs("pricedAs", "measured", "daywork", "rateOnly")];

/** Fields of an item of the bill. */
export const itemRow = {
  description: text("Description", 4000),
  workSection: text("Section", 60, { help: "Section number of the standard, or a custom heading. Each section has a subtotal." }),
  quantity: quantity("Quantity", "q", "count", "absent", [-maxNumber, maxNumber], {
    countedIn: "unit",
    takenFrom: "source",
    help: "Net, as measured, in the unit of the item. Negative for omitted work. Leave empty while it is not measured: the item is then not in the total.",
  }),
  unit: choice("Unit", measures, "each", {
    custom: { maxLength: 20, spellings: spellingsOfMeasures },
    help: "From the list, or any other.",
    informational: true,
  }),
  rate: quantity("Rate", "c_m", "money", "absent", [-maxNumber, maxNumber], {
    help: "Per unit: all-in, or material alone where labour and plant are entered separately. Leave empty while it is not priced: the item is then not in the total.",
  }),
  pricedAs: choice("Priced as", pricings, "measured", {
    help: "Provisional sums are for work that is not measured yet, prime cost sums for nominated work or goods, dayworks for time and materials as spent. Rate only is not in the total. Overheads and profit of the bill are added to measured work and provisional sums; prime cost sums and dayworks have a separate addition.",
    source: { source: nrm2, locator: "2.9, provisional sums and prime cost sums" },
  }),
  waste: quantity("Waste", "w", "ratio", 0, [0, 10], {
    usual: [0, 0.25],
    help: "Material bought above the quantity, for offcuts and losses: often 10 % for ducts, 5 % for pipes. Not applied to labour and plant.",
    source: { source: methodsCheck, locator: "§4.12" },
    when: builtUp,
  }),
  labour: quantity("Labour", "c_l", "money", 0, [-maxNumber, maxNumber], { help: "Per unit, in addition to the rate.", when: builtUp }),
  plant: quantity("Plant", "c_p", "money", 0, [-maxNumber, maxNumber], {
    help: "Machines and tools, per unit, in addition to the rate.",
    when: builtUp,
  }),
  addition: quantity("Addition", "x_a", "ratio", 0, [-1, 10], {
    help: "Profit on a prime cost sum, or the percentage addition to the prime cost of daywork, which may be above 100 %. Negative for a reduction.",
    when: [fieldIs("pricedAs", "primeCost", "daywork")],
  }),
  attendance: quantity("Attendance", "c_a", "money", 0, [-maxNumber, maxNumber], {
    help: "General and special attendance on the work of others, per unit. The addition does not apply to it.",
    when: [fieldIs("pricedAs", "primeCost")],
  }),
  taxRate: quantity("Item tax rate", "x_i", "ratio", "derived", [0, 10], { usual: [0, 0.3], help: "If empty, the tax rate of the bill." }),
  notes: text("Notes", 4000),
  source: text("Quantity source (take-off)", 200_000, {
    packed: true,
    help: "Calculations of the project that the quantity was taken off from.",
  }),
} as const;

/** Take-off lines that are not proposed again. */
export const ignoredField = text("Ignored take-off lines", 200_000, {
  packed: true,
  help: "Take-off lines of the project that do not belong in this bill.",
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

/** Rounding of amounts and rates. */
export const roundingFields = inSection("summary", {
  rounding: choice("Amounts rounded to", { ...smallestUnit, ...steps }, "currency", {
    help: "Every amount is rounded once, to the nearest step, halves away from zero; sums add the rounded amounts and are exact.",
    source: ruleB,
  }),
  rateRounding: choice("Rates rounded to", { ...smallestUnit, ...steps, none: "Not rounded" }, "currency", {
    help: "The full rate of an item is rounded before multiplication, so that quantity times printed rate gives the printed amount. Unrounded rates are printed with all decimals.",
    source: ruleB,
  }),
});
