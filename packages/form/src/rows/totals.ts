import { isTypedQuantity } from "@org/hvac-core/kernel";
import { isUnitOf, siUnit } from "@org/hvac-core/quantity";
import { presentRows } from "./resultRows.ts";
import { computedText, computedValue, numberIn } from "./cells.ts";
import { columnUnit, valueIn, type Column } from "./columns.ts";
import type { ListSource } from "./source.ts";
import { sumOfAmounts } from "@org/hvac-core/costing";
import { formatNumber } from "../numbers/numbers.ts";

/** Number of identical rows that a row stands for in a sum. */
function rowCount({ list, rows }: ListSource, row: number, column: Column): number {
  const times = list.table?.times;
  const field = times === undefined ? undefined : list.row[times];
  if (times === undefined || !field || column.key === times) return 1;
  if (column.kind === "computed" && list.table?.results?.areMultiplied) return 1;
  return numberIn(field, rows[row]![times], siUnit("count")) ?? 1;
}

/**
 * Text of the sum of a column over rows. A row that is left out of the results adds nothing, as in the headline; a dash if no row has an answer.
 */
export function totalText(column: Column, rows: readonly number[], source: ListSource): string {
  if (!column.isSummed) return "";
  const unit = columnUnit(column, source);
  if (column.kind === "computed") {
    const computed = presentRows(source);
    const answered = rows.filter((row) => computed.has(source.rows[row]!.id));
    if (answered.length === 0 && rows.length > 0) return "–";
    const numbers = answered.flatMap((row) => {
      const value = computedValue(column, computed, source.rows[row]!);
      // What a row has no meaning for adds nothing.
      return typeof value === "number" ? [value * rowCount(source, row, column)] : [];
    });
    return computedText(column, column.field.exact ? sumOfAmounts(numbers) : numbers.reduce((sum, each) => sum + each, 0), unit, source);
  }
  const { field } = column;
  // Watts per floor area do not add up, and neither do they with watts.
  const isPer = ({ unit: entered }: { readonly unit: string }): boolean => field.type !== "quantity" || !isUnitOf(entered, field.quantity);
  const entries = rows.map((row) => valueIn(source.rows[row], column.names)).filter(isTypedQuantity);
  if (entries.some(isPer) || isPer({ unit }) || entries.length === 0) return "";
  let sum = 0;
  for (const row of rows)
    sum += (numberIn(column.field, valueIn(source.rows[row], column.names), unit) ?? 0) * rowCount(source, row, column);
  return formatNumber(sum, { digits: 6, trimZeros: true });
}
