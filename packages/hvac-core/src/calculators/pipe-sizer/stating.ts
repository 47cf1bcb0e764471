import type { SectionRow } from "./pipe.ts";
import type { SectionPipes } from "./system/losses.ts";
import { fundamentals2021, type Citation } from "../../sources/index.ts";

export const darcy: Citation = { source: fundamentals2021, locator: "ch. 22, Darcy-Weisbach" };

/** Symbol of the length of a return: that of the supply, unless it is entered separately or the return runs next to the supplies of other sections. */
export function returnLengthOf({ returnAs }: SectionRow, { adjacentSupplies }: SectionPipes): "L" | "L_r" {
  return returnAs === "same" && adjacentSupplies.length === 0 ? "L" : "L_r";
}

/** The sum of the terms that apply. */
export function sumOf(...terms: readonly (string | false | undefined)[]): string {
  return terms.filter((term) => typeof term === "string").join(" + ") || "0";
}
