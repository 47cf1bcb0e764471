import { computedRows, computedText, computedValue, numberIn } from "./cells.ts";
import { columnUnit, hasTotals, valueIn, type Column } from "./columns.ts";
import type { ListSource } from "./source.ts";
import { formatNumber } from "../elements/numbers.ts";

/** The sum of a column over rows as it is shown; a dash where a row has no number yet. */
export function totalText(column: Column, rows: readonly number[], source: ListSource): string {
  if (!hasTotals(column)) return "";
  const unit = columnUnit(column, source);
  if (column.kind === "computed") {
    const computed = computedRows(source);
    let sum = 0;
    for (const row of rows) {
      const value = computedValue(column, computed, source.rows[row]!);
      // What a row has no meaning for adds nothing; a row without any answer has no sum.
      if (value === undefined && !computed.has(source.rows[row]!.id)) return "–";
      if (typeof value === "number") sum += value;
    }
    return computedText(column, sum, unit, source);
  }
  let sum = 0;
  for (const row of rows) sum += numberIn(column.field, valueIn(source.rows[row], column.names), unit) ?? 0;
  return formatNumber(sum, { digits: 6, trimZeros: true });
}
