import { sumOfAmounts } from "../../costing/index.ts";
import { defineNumbers, numbersOf, type ResultValues } from "../../kernel/index.ts";
import type { BillState, CalculatedItem } from "./calculate.ts";

const { number, rows } = numbersOf<BillState>();
const item = numbersOf<CalculatedItem>().optional;

const exact = { exact: true } as const;
const inSummary = { exact: true, table: "summary" } as const;

export const numbers = defineNumbers({
  total: number("Total", "T", "money", ({ netTotal, taxAmount }) => sumOfAmounts([netTotal, taxAmount]), {
    ...inSummary,
    help: "Items, overheads and profit, contingency, discount and tax.",
  }),
  subtotal: number("Items", "S", "money", ({ subtotal }) => subtotal, inSummary),
  overheadsAmount: number("Overheads and profit", "O", "money", ({ overheadsAmount }) => overheadsAmount, inSummary),
  contingencyAmount: number("Contingency", "C", "money", ({ contingencyAmount }) => contingencyAmount, inSummary),
  discountAmount: number("Discount", "D", "money", ({ discountAmount }) => discountAmount, {
    ...inSummary,
    help: "Deducted from the total.",
  }),
  netTotal: number("Total before tax", "N", "money", ({ netTotal }) => netTotal, exact),
  taxAmount: number("Tax", "X", "money", ({ taxAmount }) => taxAmount, inSummary),
  items: rows(
    "Items",
    ({ items }) => items,
    {
      unitRate: item.number("Full rate", "c", "money", ({ unitRate }) => unitRate, {
        ...exact,
        help: "Per unit, with waste, labour, plant, addition and attendance, rounded.",
      }),
      overheadsBase: item.number("Base for overheads", "a_o", "money", ({ overheadsBase }) => overheadsBase, {
        ...exact,
        help: "Amount to which overheads and profit are added, in a bill in which some items have an addition in place of them.",
      }),
      taxedAt: item.number("Tax rate", "r", "ratio", ({ taxedAt }) => taxedAt, {
        help: "Rate of the item, else of the bill, in a bill in which some items have another tax rate.",
      }),
      total: item.number("Total", "a", "money", ({ total }) => total, {
        ...exact,
        help: "Quantity times full rate, rounded. None for rate only.",
      }),
    },
    { adds: "total" },
  ),
});

export const results = numbers.fields;

/** A bill as calculated, with its results. */
export type BillCalculation = BillState & { readonly results: ResultValues<typeof results> };
