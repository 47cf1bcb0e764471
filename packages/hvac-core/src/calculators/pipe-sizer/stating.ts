import type { SheetBuilder } from "../../kernel/index.ts";
import type { QuantityKind } from "../../quantity/index.ts";
import type { SectionRow } from "./pipe.ts";
import type { SectionPipes } from "./system/losses.ts";
import { fundamentals2021, mathematics, type Citation } from "../../sources/index.ts";

export const sum: Citation = { source: mathematics };
export const darcy: Citation = { source: fundamentals2021, locator: "ch. 22, Darcy-Weisbach" };

interface More {
  readonly result?: string;
  readonly source?: Citation;
  readonly by?: readonly string[];
}

/** Formulas and restated numbers of one sheet. */
export interface Stating {
  readonly formula: (symbol: string, name: string, expression: string, value: number, quantity: QuantityKind, more?: More) => void;
  /** A number that stands elsewhere: at another section, in a table. */
  readonly lookup: (symbol: string, name: string, value: number, quantity: QuantityKind, more?: More) => void;
}

/** States steps in one line each. */
export function statingOn(sheet: SheetBuilder): Stating {
  return {
    formula: (symbol, name, expression, value, quantity, { source = sum, ...more } = {}) =>
      sheet.formula({ symbol, name, expression, value, quantity, source, ...more }),
    lookup: (symbol, name, value, quantity, { source = sum, ...more } = {}) =>
      sheet.lookup({ symbol, name, value, quantity, source, ...more }),
  };
}

/** The symbol of a return's length: that of the supply, unless it has its own or runs next to the supplies of other sections. */
export function returnLengthOf({ returnAs }: SectionRow, { returnBeside }: SectionPipes): "L" | "L_r" {
  return returnAs === "same" && returnBeside.length === 0 ? "L" : "L_r";
}

/** The terms of a sum that are there. */
export function sumOf(...terms: readonly (string | false | undefined)[]): string {
  return terms.filter((term) => typeof term === "string").join(" + ") || "0";
}
