import { iso80000 } from "../../costing/sources.ts";
import { rowName, type SheetBuilder } from "../../kernel/index.ts";
import type { Citation } from "../../sources/index.ts";
import { isSum, withoutOverheads, type CalculatedItem } from "./calculate.ts";
import type { BillCalculation } from "./results.ts";
import { fields, type BillValues, type ItemValues } from "./schema.ts";

const roundedOnce: Citation = { source: iso80000, locator: "annex B, rule B" };

/** Steps of every item, then of the summary. */
export function describe(calculation: BillCalculation, values: BillValues, sheet: SheetBuilder): void {
  const { items, steps, hasAdditions, isTaxedByItem } = calculation;
  sheet.part("Items");
  if (isTaxedByItem) sheet.given("tax");
  sheet.lookup("s", "Rounding step of amounts", "money", steps.amounts, roundedOnce, { by: ["currency", "currencyDecimals", "rounding"] });
  if (steps.rates === undefined) sheet.given("rateRounding");
  else
    sheet.lookup("s_r", "Rounding step of rates", "money", steps.rates, roundedOnce, {
      by: ["currency", "currencyDecimals", "rateRounding"],
    });
  sheet.rows({
    list: "items",
    title: "Items",
    rows: items,
    rowTitle: (_, index) => rowName(fields.items, values.items[index]!, index),
    values: {
      a: ({ total }) => total,
      ...(hasAdditions && { a_o: ({ overheadsBase }: CalculatedItem) => overheadsBase }),
      ...(isTaxedByItem && { r: ({ taxedAt }: CalculatedItem) => taxedAt }),
    },
    quantities: { a: "money", a_o: "money", r: "ratio" },
    describe: (item, rowSheet, index) => describeItem(item, values.items[index]!, calculation, rowSheet),
  });
  describeSummary(calculation, sheet);
}

/** Formula of the full rate before rounding. */
function rateExpression({ pricedAs, rate }: ItemValues): string {
  if (isSum(pricedAs) && rate === null) return "c_a";
  if (isSum(pricedAs)) return pricedAs === "primeCost" ? "c_m * (1 + x_a) + c_a" : "c_m";
  const built = rate === null ? "c_l + c_p" : "c_m * (1 + w) + c_l + c_p";
  return pricedAs === "daywork" ? `(${built}) * (1 + x_a)` : built;
}

function describeItem(item: CalculatedItem, values: ItemValues, { steps }: BillCalculation, sheet: SheetBuilder): void {
  const { unitRate, taxedAt } = item;
  const { quantity, pricedAs, taxRate } = values;
  sheet.given("pricedAs");
  if (unitRate !== undefined)
    sheet.result(
      "unitRate",
      steps.rates === undefined ? rateExpression(values) : `roundAmount(${rateExpression(values)}, s_r)`,
      steps.rates === undefined ? undefined : roundedOnce,
    );
  // Without a quantity or a rate the amount is zero.
  sheet.result("total", unitRate === undefined || quantity === null ? "0" : "amountOf(q, c, s)", roundedOnce);
  if (taxedAt !== undefined)
    sheet.result("taxedAt", taxRate === null ? "x_t" : "x_i", undefined, { entered: { field: "taxRate", otherwise: "x_t" } });
  sheet.result("overheadsBase", withoutOverheads.has(pricedAs) ? "0" : "a");
}

/** Tax of each rate, the highest rate first, on its items with all additions. */
function describeTaxes({ taxes, hasAdditions }: BillCalculation, sheet: SheetBuilder): void {
  for (const [index, { rate }] of taxes.entries())
    sheet.formula(`x_${index + 1}`, `Tax rate ${index + 1}`, "ratio", index === 0 ? "max(r)" : `maxBelow(r, x_${index})`, rate);
  if (taxes.length === 1) {
    sheet.result("taxAmount", "amountOf(N, x_1, s)", roundedOnce);
    return;
  }
  const numbers = taxes.map((_, index) => index + 1);
  for (const [index, { rounded }] of taxes.entries())
    sheet.formula(
      `B_${index + 1}`,
      `Items at rate ${index + 1} with additions`,
      "money",
      `amountOf(sumAt(a, r, x_${index + 1}) + sumAt(${hasAdditions ? "a_o" : "a"}, r, x_${index + 1}) * x_o, (1 + x_c) * (1 - x_d), s)`,
      rounded,
      roundedOnce,
    );
  const parts = numbers.map((number) => `B_${number}`).join(", ");
  for (const [index, { base, tax }] of taxes.entries()) {
    const number = index + 1;
    const expression = `B_${number} + restAt(${number}, N, 100 * s, ${parts})`;
    sheet.formula(`N_${number}`, `Total before tax at rate ${number}`, "money", expression, base);
    sheet.formula(`X_${number}`, `Tax at rate ${number}`, "money", `amountOf(N_${number}, x_${number}, s)`, tax, roundedOnce);
  }
  sheet.result("taxAmount", numbers.map((number) => `X_${number}`).join(" + "));
}

function describeSummary(calculation: BillCalculation, sheet: SheetBuilder): void {
  const { hasAdditions, isTaxedByItem, overheadsBase } = calculation;
  sheet.part("Summary");
  sheet.result("subtotal", "sum(a)");
  if (hasAdditions) sheet.formula("S_o", "Base for overheads of all items", "money", "sum(a_o)", overheadsBase);
  sheet.result("overheadsAmount", hasAdditions ? "amountOf(S_o, x_o, s)" : "amountOf(S, x_o, s)", roundedOnce);
  sheet.result("contingencyAmount", "amountOf(S + O, x_c, s)", roundedOnce);
  sheet.result("discountAmount", "amountOf(S + O + C, x_d, s)", roundedOnce);
  sheet.result("netTotal", "S + O + C - D");
  if (!isTaxedByItem) sheet.result("taxAmount", "amountOf(N, x_t, s)", roundedOnce);
  else describeTaxes(calculation, sheet);
  sheet.result("total", "N + X");
}
