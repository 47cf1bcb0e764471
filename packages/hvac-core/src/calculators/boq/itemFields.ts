import { iso80000 } from "../../costing/sources.ts";
import { methodsCheck } from "../../sources/index.ts";
import { measures } from "../../costing/measures.ts";

/** No bill has a rate or quantity beyond these. */
const largest = 1e9;
const perUnit = { type: "quantity", quantity: "money", min: -largest, max: largest } as const;

/** Fields of an item of the bill. */
export const itemRow = {
  description: { type: "text", label: "Description", default: "", maxLength: 400, informational: true },
  workSection: {
    type: "text",
    label: "Section",
    default: "",
    maxLength: 60,
    help: "Number of a section of the standard, or a heading of your own. Items of one section are subtotalled together.",
    informational: true,
  },
  quantity: {
    type: "quantity",
    label: "Quantity",
    symbol: "q",
    quantity: "count",
    default: null,
    optional: "absent",
    min: -largest,
    max: largest,
    help: "Net, as measured, in the unit beside it. Negative for what is left out of the work. Blank while it is not measured: the item then counts nothing.",
    countedIn: "unit",
  },
  unit: { type: "choice", label: "Unit", options: measures, default: "each", informational: true },
  rate: {
    ...perUnit,
    label: "Rate",
    symbol: "c_m",
    default: null,
    optional: "absent",
    help: "Money per unit: of everything, or of the material alone where labour and plant stand beside it. Blank while it is not priced: the item then counts nothing.",
  },
  waste: {
    type: "quantity",
    label: "Waste",
    symbol: "w",
    quantity: "ratio",
    default: 0,
    min: 0,
    max: 1,
    usual: [0, 0.25],
    help: "Share of the material that is bought beyond the quantity: offcuts and losses. Ducts often have 10 %, pipes 5 %. Labour and plant have none.",
    source: { source: methodsCheck, locator: "§4.12" },
  },
  labour: { ...perUnit, label: "Labour", symbol: "c_l", default: 0, help: "Money per unit, beside the rate." },
  plant: {
    ...perUnit,
    label: "Plant",
    symbol: "c_p",
    default: 0,
    help: "Machines and tools for the work, money per unit, beside the rate.",
  },
  notes: { type: "text", label: "Notes", default: "", maxLength: 400, informational: true },
  source: {
    type: "text",
    label: "Taken off",
    default: "",
    maxLength: 20_000,
    packed: true,
    help: "The calculations of the project that the quantity comes from, as it was taken.",
    informational: true,
  },
} as const;

/** Lines of the take-off from the project that are not to be proposed again. */
export const ignoredField = {
  type: "text",
  label: "Ignored in the take-off",
  default: "",
  maxLength: 200_000,
  packed: true,
  help: "Lines of the project that do not belong into this bill.",
  informational: true,
  section: "items",
} as const;

/** What amounts are rounded to. */
export const roundingField = {
  type: "choice",
  label: "Amounts rounded to",
  options: { "0.01": "0.01", "0.05": "0.05", "0.1": "0.1", "1": "1" },
  default: "0.01",
  help: "Every amount is rounded once, to the nearest step, halfway to the one farther from zero; sums add the rounded amounts and are exact.",
  source: { source: iso80000, locator: "annex B, rule B" },
  section: "summary",
} as const;
