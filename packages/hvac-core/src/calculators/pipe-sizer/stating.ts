import type { SectionRow } from "./pipe.ts";
import type { SectionPipes } from "./system/losses.ts";
import { fundamentals2021, type Citation } from "../../sources/index.ts";

export const darcy: Citation = { source: fundamentals2021, locator: "ch. 22, Darcy-Weisbach" };

/** The symbol of a return's length: that of the supply, unless it has its own or runs next to the supplies of other sections. */
export function returnLengthOf({ returnAs }: SectionRow, { returnBeside }: SectionPipes): "L" | "L_r" {
  return returnAs === "same" && returnBeside.length === 0 ? "L" : "L_r";
}

/** The terms of a sum that are there. */
export function sumOf(...terms: readonly (string | false | undefined)[]): string {
  return terms.filter((term) => typeof term === "string").join(" + ") || "0";
}
