import { convert, defaultUnit, siUnit, unitSymbol, type UnitId, type UnitSystem } from "@org/hvac-core/quantity";
import type { ReferenceRow } from "@org/hvac-core/reference";
import { formatNumber, prose, quantityText, type CopiedTable } from "@org/form/numbers";
import type { ReferenceColumn, TableDefinition } from "./tableDefinition.ts";

/** The unit that a column is read in; none for texts and plain numbers. */
export function unitOf<Row>({ quantity, units }: ReferenceColumn<Row>, unitSystem: UnitSystem): UnitId | undefined {
  return quantity === undefined ? undefined : (units?.[unitSystem] ?? defaultUnit(quantity, unitSystem));
}

export function unitText<Row>(column: ReferenceColumn<Row>, unitSystem: UnitSystem): string {
  const unit = unitOf(column, unitSystem);
  return unit === undefined ? "" : unitSymbol(unit);
}

/** What a cell says; empty where the row has no value. */
export function cellText<Row>(column: ReferenceColumn<Row>, row: Row, unitSystem: UnitSystem, trimZeros = true): string {
  const value = column.value(row);
  if (value === undefined) return "";
  if (typeof value === "string") return prose(value);
  const unit = unitOf(column, unitSystem);
  if (column.quantity === undefined || unit === undefined) return formatNumber(value, { digits: column.digits ?? 4, trimZeros });
  const printed = column.printed?.[unitSystem]?.(row);
  if (printed !== undefined) return formatNumber(printed, { digits: 6, trimZeros: true });
  const format = { unit, trimZeros, ...(column.digits !== undefined && { digits: column.digits }) };
  return quantityText(value, column.quantity, unitSystem, format).value;
}

/** Rows as they are copied: numbers in the units they are read in, the source behind them. */
export function copiedRows<Row extends ReferenceRow>(
  { rowLabel, columns }: Pick<TableDefinition<Row>, "rowLabel" | "columns">,
  rows: readonly Row[],
  unitSystem: UnitSystem,
  sourceText: (row: Row) => string,
): CopiedTable {
  const valueOf = (column: ReferenceColumn<Row>, row: Row): number | string | undefined => {
    const value = column.value(row);
    const unit = unitOf(column, unitSystem);
    if (typeof value !== "number" || column.quantity === undefined || unit === undefined) return value;
    return column.printed?.[unitSystem]?.(row) ?? convert(value, siUnit(column.quantity), unit);
  };
  return {
    columns: [
      { label: rowLabel },
      ...columns.map((column) => ({ label: column.label, unit: unitText(column, unitSystem) })),
      { label: "Source" },
      { label: "Remark" },
    ],
    rows: rows.map((row) => [
      prose(row.label),
      ...columns.map((column) => valueOf(column, row)),
      sourceText(row),
      [row.verify === true ? "Typical value; verify before use." : "", row.note === undefined ? "" : prose(row.note)]
        .filter(Boolean)
        .join(" "),
    ]),
  };
}

/** Whether a column holds words, which begin at its left edge. */
export function isOfTexts<Row extends ReferenceRow>({ rows }: Pick<TableDefinition<Row>, "rows">, column: ReferenceColumn<Row>): boolean {
  return column.quantity === undefined && rows.some((row) => typeof column.value(row) === "string");
}
