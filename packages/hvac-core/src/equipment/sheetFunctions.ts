import type { SheetFunction } from "../formulas/sheetFunction.ts";
import { nec } from "./sources.ts";
import { ratingAtLeast, ratingAtMost } from "./standardRatings.ts";

const citation = { source: nec, locator: "240.6(A)" };

/** Functions of this folder that formulas on a sheet may call. */
export const equipmentFunctions = {
  ratingAtMost: {
    words: "largest standard rating of a fuse or breaker that is not above a current",
    evaluate: ratingAtMost,
    citation,
    quantity: "electricCurrent",
    definition: { by: "table", text: "Standard ampere ratings from 15 to 6000 A; where all are larger, the smallest." },
  },
  ratingAtLeast: {
    words: "smallest standard rating of a fuse or breaker that is not below a current",
    evaluate: ratingAtLeast,
    citation,
    quantity: "electricCurrent",
    definition: { by: "table", text: "Standard ampere ratings from 15 to 6000 A." },
  },
} as const satisfies Record<string, SheetFunction>;
