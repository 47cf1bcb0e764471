import type { QuantityKind } from "@org/hvac-core/quantity";
import { computedRows, computedText, computedValue, numberIn } from "./cells.ts";
import { columnUnit, hasTotals, valueIn, type Column } from "./columns.ts";
import type { ListSource } from "./source.ts";
import { sumOfAmounts } from "@org/hvac-core/costing";
import { formatNumber } from "../numbers/numbers.ts";

/** Kinds that pass from row to row of a tree, or are lost on the way, and so have no sum over a tree. */
const carried: ReadonlySet<QuantityKind | "text"> = new Set<QuantityKind | "text">([
  "airFlow",
  "waterFlow",
  "massFlow",
  "pressure",
  "pressureWater",
  "head",
]);

/** Whether the numbers of a column add up over all rows of the list. */
export function isSummed(column: Column, { list }: Pick<ListSource, "list">): boolean {
  return hasTotals(column) && !(column.kind === "computed" && list.outline !== undefined && carried.has(column.field.quantity));
}

/** Text of the sum of a column over rows; a dash if a row has no number yet. */
export function totalText(column: Column, rows: readonly number[], source: ListSource): string {
  if (!isSummed(column, source)) return "";
  const unit = columnUnit(column, source);
  if (column.kind === "computed") {
    const computed = computedRows(source);
    const numbers: number[] = [];
    for (const row of rows) {
      const value = computedValue(column, computed, source.rows[row]!);
      // What a row has no meaning for adds nothing; a row without any answer has no sum.
      if (value === undefined && !computed.has(source.rows[row]!.id)) return "–";
      if (typeof value === "number") numbers.push(value);
    }
    return computedText(column, column.field.exact ? sumOfAmounts(numbers) : numbers.reduce((sum, each) => sum + each, 0), unit, source);
  }
  let sum = 0;
  for (const row of rows) sum += numberIn(column.field, valueIn(source.rows[row], column.names), unit) ?? 0;
  return formatNumber(sum, { digits: 6, trimZeros: true });
}
