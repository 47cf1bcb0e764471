import { iso80000 } from "../../costing/sources.ts";
import { rowName, type SheetBuilder } from "../../kernel/index.ts";
import { mathematics, type Citation } from "../../sources/index.ts";
import type { BillCalculation, CalculatedItem } from "./calculate.ts";
import { fields, type BillValues, type ItemValues } from "./schema.ts";

const algebra: Citation = { source: mathematics };
const roundedOnce: Citation = { source: iso80000, locator: "annex B, rule B" };

/** States the amount of every item and what is added to their sum. */
export function describe({ results, step }: BillCalculation, values: BillValues, sheet: SheetBuilder): void {
  sheet.part("Items");
  sheet.lookup({ symbol: "s", name: "Smallest step of amounts", value: step, quantity: "money", source: roundedOnce, by: ["rounding"] });
  sheet.rows({
    list: "items",
    title: "Items",
    rows: results.items,
    rowTitle: (_, index) => rowName(fields.items, values.items[index]!, index),
    values: { a: ({ total }) => total },
    quantities: { a: "money" },
    describe: (item, own, index) => describeItem(item, values.items[index]!, own),
  });
  describeSummary(results, sheet);
}

function describeItem({ unitRate, total }: CalculatedItem, { quantity, rate }: ItemValues, sheet: SheetBuilder): void {
  if (unitRate !== undefined)
    sheet.formula({
      symbol: "c",
      name: "Rate",
      expression: rate === null ? "c_l + c_p" : "c_m * (1 + w) + c_l + c_p",
      value: unitRate,
      quantity: "money",
      source: algebra,
      result: "unitRate",
    });
  sheet.formula({
    symbol: "a",
    name: "Total",
    // Not measured or not priced: it counts nothing.
    expression: unitRate === undefined || quantity === null ? "0" : "amountOf(q, c, s)",
    value: total,
    quantity: "money",
    source: roundedOnce,
    result: "total",
  });
}

function describeSummary(results: BillCalculation["results"], sheet: SheetBuilder): void {
  sheet.part("Summary");
  const money = { quantity: "money", source: algebra } as const;
  const share = { quantity: "money", source: roundedOnce } as const;
  sheet.formula({ ...money, symbol: "S", name: "Items", expression: "sum(a)", value: results.subtotal, result: "subtotal" });
  sheet.formula({
    ...share,
    symbol: "O",
    name: "Overheads and profit",
    expression: "amountOf(S, x_o, s)",
    value: results.overheadsAmount,
    result: "overheadsAmount",
  });
  sheet.formula({
    ...share,
    symbol: "C",
    name: "Contingency",
    expression: "amountOf(S + O, x_c, s)",
    value: results.contingencyAmount,
    result: "contingencyAmount",
  });
  sheet.formula({
    ...share,
    symbol: "D",
    name: "Discount",
    expression: "amountOf(S + O + C, x_d, s)",
    value: results.discountAmount,
    result: "discountAmount",
  });
  sheet.formula({
    ...money,
    symbol: "N",
    name: "Total before tax",
    expression: "S + O + C - D",
    value: results.netTotal,
    result: "netTotal",
  });
  sheet.formula({ ...share, symbol: "X", name: "Tax", expression: "amountOf(N, x_t, s)", value: results.taxAmount, result: "taxAmount" });
  sheet.formula({ ...money, symbol: "T", name: "Total", expression: "N + X", value: results.total, result: "total" });
}
