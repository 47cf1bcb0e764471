import type { SheetFunction } from "../formulas/sheetFunction.ts";
import { mathematics } from "../sources/index.ts";
import { timeAbove } from "./dilution.ts";

/** Functions of ventilation that formulas on a sheet call. */
export const ventilationFunctions: Readonly<Record<string, SheetFunction>> = {
  timeAbove: {
    words: "time above a limit, of the concentrations at the end of each hour",
    evaluate: (limit = Number.NaN, ...concentrations) => timeAbove(limit, ...concentrations),
    citation: { source: mathematics, locator: "hours counted" },
    quantity: "time",
    definition: { by: "table", text: "Every hour at whose end the concentration is above the limit counts in full." },
  },
};
