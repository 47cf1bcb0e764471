import { iso80000 } from "../../costing/sources.ts";
import { rowName, type SheetBuilder } from "../../kernel/index.ts";
import { mathematics, type Citation } from "../../sources/index.ts";
import type { TaxOfPart } from "../../costing/index.ts";
import { isSum, withoutOverheads, type BillCalculation, type CalculatedItem } from "./calculate.ts";
import { fields, type BillValues, type ItemValues } from "./schema.ts";

const algebra: Citation = { source: mathematics };
const roundedOnce: Citation = { source: iso80000, locator: "annex B, rule B" };

/** States the amount of every item and what is added to their sum. */
export function describe(calculation: BillCalculation, values: BillValues, sheet: SheetBuilder): void {
  const { items, steps, isMixed } = calculation;
  sheet.part("Items");
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
    values: { a: ({ total }) => total, ...(isMixed && { a_o: ({ overheadsBase }: CalculatedItem) => overheadsBase }) },
    quantities: { a: "money", a_o: "money" },
    describe: (item, own, index) => describeItem(item, values.items[index]!, calculation, own),
  });
  describeSummary(calculation, values, sheet);
}

/** The full rate before it is rounded. */
function rateExpression({ pricedAs, rate }: ItemValues): string {
  if (isSum(pricedAs) && rate === null) return "c_a";
  if (isSum(pricedAs)) return pricedAs === "primeCost" ? "c_m * (1 + x_a) + c_a" : "c_m";
  const built = rate === null ? "c_l + c_p" : "c_m * (1 + w) + c_l + c_p";
  return pricedAs === "daywork" ? `(${built}) * (1 + x_a)` : built;
}

function describeItem(item: CalculatedItem, values: ItemValues, { steps }: BillCalculation, sheet: SheetBuilder): void {
  const { unitRate, total, overheadsBase } = item;
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
  if (taxRate !== null) sheet.given("taxRate");
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

/** The tax of each rate; what it is on is what the additions make of its items. */
function describeTaxes({ taxes, results }: BillCalculation, sheet: SheetBuilder): void {
  const share = { quantity: "money", source: roundedOnce } as const;
  if (taxes.length === 1) {
    const [{ rate }] = taxes as readonly [TaxOfPart];
    sheet.lookup({ symbol: "x_n", name: "Rate of tax", value: rate, quantity: "ratio", source: algebra, by: ["tax"] });
    sheet.formula({ ...share, symbol: "X", name: "Tax", expression: "amountOf(N, x_n, s)", value: results.taxAmount, result: "taxAmount" });
    return;
  }
  for (const [index, { rate, base, tax }] of taxes.entries()) {
    const number = index + 1;
    sheet.lookup({ symbol: `x_${number}`, name: `Rate of tax ${number}`, value: rate, quantity: "ratio", source: algebra, by: ["tax"] });
    sheet.lookup({ ...share, symbol: `N_${number}`, name: `Part of the total at rate ${number}`, value: base, by: ["tax"] });
    const expression = `amountOf(N_${number}, x_${number}, s)`;
    sheet.formula({ ...share, symbol: `X_${number}`, name: `Tax at rate ${number}`, expression, value: tax });
  }
  const expression = taxes.map((_, index) => `X_${index + 1}`).join(" + ");
  sheet.formula({
    quantity: "money",
    source: algebra,
    symbol: "X",
    name: "Tax",
    expression,
    value: results.taxAmount,
    result: "taxAmount",
  });
}

function describeSummary(calculation: BillCalculation, { tax }: BillValues, sheet: SheetBuilder): void {
  const { results, isMixed, overheadsBase, taxes } = calculation;
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
  if (taxes.length === 1 && taxes[0]!.rate === tax)
    sheet.formula({ ...share, symbol: "X", name: "Tax", expression: "amountOf(N, x_t, s)", value: results.taxAmount, result: "taxAmount" });
  else describeTaxes(calculation, sheet);
  sheet.formula({ ...money, symbol: "T", name: "Total", expression: "N + X", value: results.total, result: "total" });
}
