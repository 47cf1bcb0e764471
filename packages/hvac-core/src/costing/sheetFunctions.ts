import type { SheetFunction } from "../kernel/sheetFunction.ts";
import { amountOf, roundAmount } from "./amounts.ts";
import { iso80000 } from "./sources.ts";

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
} as const satisfies Record<string, SheetFunction>;
