import { convert, defaultUnit, siUnit, unitSymbol, type UnitId, type UnitSystem } from "@org/hvac-core/quantity";
import type { ReferenceRow } from "@org/hvac-core/reference";
import { blockOf, citationText, decimalMark, formatNumber, prose, quantityText, type Block, type CopiedTable } from "@org/form/numbers";
import { isOne, type Range } from "@org/form/rows";
import type { TableLine } from "./matchingRows.ts";
import type { ReferenceColumn, TableDefinition } from "./tableDefinition.ts";
import { texts } from "../texts.ts";

/** The unit that a column is read in; none for texts and plain numbers. */
function unitOf<Row>({ quantity, units }: ReferenceColumn<Row>, unitSystem: UnitSystem): UnitId | undefined {
  return quantity === undefined ? undefined : (units?.[unitSystem] ?? defaultUnit(quantity, unitSystem));
}

function unitText<Row>(column: ReferenceColumn<Row>, unitSystem: UnitSystem): string {
  const unit = unitOf(column, unitSystem);
  return unit === undefined ? "" : unitSymbol(unit);
}

/** Text of a cell; empty where the row has no value. */
function cellText<Row>(column: ReferenceColumn<Row>, row: Row, unitSystem: UnitSystem, trimZeros = true): string {
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
): CopiedTable {
  const valueOf = (column: ReferenceColumn<Row>, row: Row): number | string | undefined => {
    const value = column.value(row);
    const unit = unitOf(column, unitSystem);
    if (typeof value !== "number" || column.quantity === undefined || unit === undefined) return value;
    return column.printed?.[unitSystem]?.(row) ?? convert(value, siUnit(column.quantity), unit);
  };
  return {
    columns: [
      { label: prose(rowLabel) },
      ...columns.map((column) => ({ label: prose(column.label), unit: unitText(column, unitSystem) })),
      { label: texts.table.source },
      { label: texts.table.remark },
    ],
    rows: rows.map((row) => [
      prose(row.label),
      ...columns.map((column) => valueOf(column, row)),
      citationText(row.source),
      [row.verify === true ? texts.table.verifyCopied : "", row.note === undefined ? "" : prose(row.note)].filter(Boolean).join(" "),
    ]),
  };
}

/** Whether a column holds words, which begin at its left edge. */
function isOfTexts<Row extends ReferenceRow>({ rows }: Pick<TableDefinition<Row>, "rows">, column: ReferenceColumn<Row>): boolean {
  return column.quantity === undefined && rows.some((row) => typeof column.value(row) === "string");
}

/** A column as it is read in a unit system. */
export interface ShownColumn<Row> {
  readonly key: string;
  readonly label: string;
  readonly unit: string;
  readonly isText: boolean;
  readonly text: (row: Row) => string;
}

/** Columns of a table, the names of its rows first. */
export function shownColumns<Row extends ReferenceRow>(
  table: Pick<TableDefinition<Row>, "rowLabel" | "columns" | "rows" | "steps">,
  unitSystem: UnitSystem,
): readonly ShownColumn<Row>[] {
  return [
    { key: "label", label: prose(table.rowLabel), unit: "", isText: true, text: ({ label }) => prose(label) },
    ...table.columns.map((column) => ({
      key: column.key,
      label: prose(column.label),
      unit: unitText(column, unitSystem),
      isText: isOfTexts(table, column),
      text: (row: Row) => cellText(column, row, unitSystem, table.steps === undefined),
    })),
  ];
}

/** Cells of a range for copying: one with its unit, as it is shown; several as numbers with all digits. Headings are left out. */
export function cellsWithin<Row extends ReferenceRow>(
  table: TableDefinition<Row>,
  lines: readonly TableLine<Row>[],
  range: Range,
  unitSystem: UnitSystem,
): Block {
  const rows = lines.slice(range.top, range.bottom + 1).flatMap((line) => ("row" in line ? [line.row] : []));
  const column = shownColumns(table, unitSystem)[range.left];
  if (isOne(range) && rows[0] && column) {
    const text = column.text(rows[0]);
    return [[text === "" ? "" : `${text} ${column.unit}`.trim()]];
  }
  const [, ...cells] = blockOf(copiedRows(table, rows, unitSystem), decimalMark());
  return cells.map((row) => row.slice(range.left, range.right + 1));
}
