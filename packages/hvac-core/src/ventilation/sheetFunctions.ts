import type { SheetFunction } from "../formulas/sheetFunction.ts";
import { mathematics } from "../sources/index.ts";
import { timeAbove } from "./dilution.ts";

/** Functions of this folder that formulas on a sheet may call. */
export const ventilationFunctions: Readonly<Record<string, SheetFunction>> = {
  timeAbove: {
    words: "time above a limit, of the concentrations at the end of each hour",
    evaluate: (limit = Number.NaN, ...concentrations) => timeAbove(limit, ...concentrations),
    citation: { source: mathematics, locator: "hours counted" },
    quantity: "time",
    definition: { by: "table", text: "Hours at whose end the concentration is above the limit are added up." },
  },
};
