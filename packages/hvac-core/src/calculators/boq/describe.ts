import { iso80000 } from "../../costing/sources.ts";
import { rowName, type SheetBuilder } from "../../kernel/index.ts";
import { mathematics, type Citation } from "../../sources/index.ts";
import { isSum, withoutOverheads, type BillCalculation, type CalculatedItem } from "./calculate.ts";
import { fields, type BillValues, type ItemValues } from "./schema.ts";

const algebra: Citation = { source: mathematics };
const roundedOnce: Citation = { source: iso80000, locator: "annex B, rule B" };

/** States the amount of every item and what is added to their sum. */
export function describe(calculation: BillCalculation, values: BillValues, sheet: SheetBuilder): void {
  const { items, steps, isMixed, isTaxedByItem } = calculation;
  sheet.part("Items");
  if (isTaxedByItem) sheet.given("tax");
  const step = { quantity: "money", source: roundedOnce } as const;
  sheet.lookup({
    ...step,
    symbol: "s",
    name: "Smallest step of amounts",
    value: steps.amounts,
    by: ["currency", "currencyDecimals", "rounding"],
  });
  if (steps.rates === undefined) sheet.given("rateRounding");
  else
    sheet.lookup({
      ...step,
      symbol: "s_r",
      name: "Smallest step of rates",
      value: steps.rates,
      by: ["currency", "currencyDecimals", "rateRounding"],
    });
  sheet.rows({
    list: "items",
    title: "Items",
    rows: items,
    rowTitle: (_, index) => rowName(fields.items, values.items[index]!, index),
    values: {
      a: ({ total }) => total,
      ...(isMixed && { a_o: ({ overheadsBase }: CalculatedItem) => overheadsBase }),
      ...(isTaxedByItem && { r: ({ taxedAt }: CalculatedItem) => taxedAt }),
    },
    quantities: { a: "money", a_o: "money", r: "ratio" },
    describe: (item, own, index) => describeItem(item, values.items[index]!, calculation, own),
  });
  describeSummary(calculation, sheet);
}

/** The full rate before it is rounded. */
function rateExpression({ pricedAs, rate }: ItemValues): string {
  if (isSum(pricedAs) && rate === null) return "c_a";
  if (isSum(pricedAs)) return pricedAs === "primeCost" ? "c_m * (1 + x_a) + c_a" : "c_m";
  const built = rate === null ? "c_l + c_p" : "c_m * (1 + w) + c_l + c_p";
  return pricedAs === "daywork" ? `(${built}) * (1 + x_a)` : built;
}

function describeItem(item: CalculatedItem, values: ItemValues, { steps }: BillCalculation, sheet: SheetBuilder): void {
  const { unitRate, total, overheadsBase, taxedAt } = item;
  const { quantity, pricedAs, taxRate } = values;
  sheet.given("pricedAs");
  if (unitRate !== undefined)
    sheet.formula({
      symbol: "c",
      name: "Full rate",
      expression: steps.rates === undefined ? rateExpression(values) : `roundAmount(${rateExpression(values)}, s_r)`,
      value: unitRate,
      quantity: "money",
      source: steps.rates === undefined ? algebra : roundedOnce,
      result: "unitRate",
    });
  if (total !== undefined)
    sheet.formula({
      symbol: "a",
      name: "Total",
      // What is not measured or not priced counts nothing.
      expression: unitRate === undefined || quantity === null ? "0" : "amountOf(q, c, s)",
      value: total,
      quantity: "money",
      source: roundedOnce,
      result: "total",
    });
  if (taxedAt !== undefined)
    sheet.formula({
      symbol: "r",
      name: "Tax rate",
      expression: taxRate === null ? "x_t" : "x_i",
      value: taxedAt,
      quantity: "ratio",
      source: algebra,
      result: "taxedAt",
      entered: { field: "taxRate", otherwise: "x_t" },
    });
  if (overheadsBase !== undefined)
    sheet.formula({
      symbol: "a_o",
      name: "With overheads",
      expression: withoutOverheads.has(pricedAs) ? "0" : "a",
      value: overheadsBase,
      quantity: "money",
      source: algebra,
      result: "overheadsBase",
    });
}

/** The tax of each rate, the largest rate first; what it is on is what the additions make of its items. */
function describeTaxes({ taxes, isMixed, results }: BillCalculation, sheet: SheetBuilder): void {
  const share = { quantity: "money", source: roundedOnce } as const;
  const result = { quantity: "money", source: algebra, symbol: "X", name: "Tax", value: results.taxAmount, result: "taxAmount" } as const;
  for (const [index, { rate }] of taxes.entries())
    sheet.formula({
      symbol: `x_${index + 1}`,
      name: `Tax rate ${index + 1}`,
      expression: index === 0 ? "max(r)" : `maxBelow(r, x_${index})`,
      value: rate,
      quantity: "ratio",
      source: algebra,
    });
  if (taxes.length === 1) {
    sheet.formula({ ...result, source: roundedOnce, expression: "amountOf(N, x_1, s)" });
    return;
  }
  const numbers = taxes.map((_, index) => index + 1);
  for (const [index, { rounded }] of taxes.entries())
    sheet.formula({
      ...share,
      symbol: `B_${index + 1}`,
      name: `Items at rate ${index + 1} with additions`,
      expression: `amountOf(sumAt(a, r, x_${index + 1}) + sumAt(${isMixed ? "a_o" : "a"}, r, x_${index + 1}) * x_o, (1 + x_c) * (1 - x_d), s)`,
      value: rounded,
    });
  const parts = numbers.map((number) => `B_${number}`).join(", ");
  for (const [index, { base, tax }] of taxes.entries()) {
    const number = index + 1;
    const expression = `B_${number} + restAt(${number}, N, 100 * s, ${parts})`;
    sheet.formula({
      ...share,
      source: algebra,
      symbol: `N_${number}`,
      name: `Part of the total at rate ${number}`,
      expression,
      value: base,
    });
    sheet.formula({
      ...share,
      symbol: `X_${number}`,
      name: `Tax at rate ${number}`,
      expression: `amountOf(N_${number}, x_${number}, s)`,
      value: tax,
    });
  }
  sheet.formula({ ...result, expression: numbers.map((number) => `X_${number}`).join(" + ") });
}

function describeSummary(calculation: BillCalculation, sheet: SheetBuilder): void {
  const { results, isMixed, isTaxedByItem, overheadsBase } = calculation;
  sheet.part("Summary");
  const money = { quantity: "money", source: algebra } as const;
  const share = { quantity: "money", source: roundedOnce } as const;
  sheet.formula({ ...money, symbol: "S", name: "Items", expression: "sum(a)", value: results.subtotal, result: "subtotal" });
  if (isMixed) sheet.formula({ ...money, symbol: "S_o", name: "Items with overheads", expression: "sum(a_o)", value: overheadsBase });
  sheet.formula({
    ...share,
    symbol: "O",
    name: "Overheads and profit",
    expression: isMixed ? "amountOf(S_o, x_o, s)" : "amountOf(S, x_o, s)",
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
  if (!isTaxedByItem)
    sheet.formula({ ...share, symbol: "X", name: "Tax", expression: "amountOf(N, x_t, s)", value: results.taxAmount, result: "taxAmount" });
  else describeTaxes(calculation, sheet);
  sheet.formula({ ...money, symbol: "T", name: "Total", expression: "N + X", value: results.total, result: "total" });
}
