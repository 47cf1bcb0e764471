import type { SheetFunction } from "../formulas/sheetFunction.ts";
import { mathematics } from "../sources/index.ts";
import { amountOf, largestPart, roundAmount, sumOfAmounts } from "./amounts.ts";
import { iso80000 } from "./sources.ts";

/** Amounts, as many rates, and the rate whose amounts are summed. */
function sumAt(...values: number[]): number {
  const all = values.flat();
  const count = (all.length - 1) / 2;
  return sumOfAmounts(all.slice(0, count).filter((_, index) => all[count + index] === all.at(-1)));
}

/** The largest of the values below the last one; −1, which is not a rate, where no value is below. */
function maxBelow(...values: number[]): number {
  const all = values.flat();
  const limit = all.pop()!;
  return Math.max(-1, ...all.filter((value) => value < limit));
}

/** What a whole has beyond its parts, for the part of a number, counted from 1: the first of the largest has all of it. Not rounding if over a limit. */
function restAt(number: number, whole: number, limit: number, ...parts: number[]): number {
  const rest = sumOfAmounts([whole, ...parts.map((part) => -part)]);
  if (Math.abs(rest) > limit) return Number.NaN;
  return number - 1 === largestPart(parts) ? rest : 0;
}

/** Functions of costing that formulas on a sheet may call. */
export const costingFunctions = {
  amountOf: {
    words: "product of a quantity and a rate, exact, then rounded to whole steps",
    evaluate: amountOf,
    citation: { source: iso80000, locator: "annex B, rule B" },
    quantity: "money",
    definition: { by: "table", text: "The nearest whole number of steps; halfway between two, the one farther from zero." },
  },
  roundAmount: {
    words: "rounded to whole steps",
    evaluate: roundAmount,
    citation: { source: iso80000, locator: "annex B, rule B" },
    quantity: "money",
    definition: { by: "table", text: "The nearest whole number of steps; halfway between two, the one farther from zero." },
  },
  sumAt: {
    words: "sum of those amounts whose rate is the last one named",
    evaluate: sumAt,
    citation: { source: mathematics },
    quantity: "money",
    definition: { by: "table", text: "Amounts and rates of the items, one after the other." },
  },
  maxBelow: {
    words: "largest of the rates below the last one named",
    evaluate: maxBelow,
    citation: { source: mathematics },
    quantity: "ratio",
    definition: { by: "table", text: "−1, which is not a rate, where no value is below." },
  },
  restAt: {
    words: "what rounding leaves of the total beyond its parts, for the largest part",
    evaluate: restAt,
    citation: { source: mathematics },
    quantity: "money",
    definition: {
      by: "table",
      text: "The number of the part, the total, what rounding leaves at most, and all parts. The first of the largest parts has all of it, others nothing.",
    },
  },
} as const satisfies Record<string, SheetFunction>;
