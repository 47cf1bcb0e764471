import { axes, enteredKind, type QuantityField } from "@org/hvac-core/kernel";
import { convert, defaultUnit } from "@org/hvac-core/quantity";
import { unmarked } from "../numbers/copiedTable.ts";
import { formatNumber } from "../numbers/numbers.ts";
import { currencyOf } from "../state/currency.ts";
import { isRecord } from "../state/formInput.ts";
import { blankOf, readCellText, type CellWrite } from "../rows/cells.ts";
import { columnUnit, valueIn, type InputColumn } from "../rows/columns.ts";
import { fileCell } from "./fileColumns.ts";
import { cellText, isBlank, isUnparsed, typedText, unitOf, type Field, type ImportedTable } from "./importedTable.ts";
import type { ReadCell } from "./fileTable.ts";
import type { ListSource } from "../rows/source.ts";
import { texts } from "./texts.ts";

interface InnerProblem {
  readonly column: number;
  readonly text: string;
  readonly why: string;
}

/** Values of a series before the import; defaults for a new row. */
interface SeriesBefore {
  readonly values: readonly unknown[];
  readonly unit?: string;
}

function seriesBefore(row: number, column: InputColumn, source: ListSource): SeriesBefore {
  const value = valueIn(source.rows[row], column.names);
  return isRecord(value) && Array.isArray(value["values"]) ? (value as unknown as SeriesBefore) : { values: [] };
}

/**
 * Writes a series from a row of the file, or reports why it cannot be read. Each value goes to the place that its column names; places that are not in
 * the file keep their values.
 *
 * @param isNew the row has no earlier values, so that places absent from the file are missing
 */
export function seriesWrite(
  row: number,
  fields: readonly Field[],
  cells: readonly ReadCell[],
  table: ImportedTable,
  source: ListSource,
  isNew: boolean,
): { readonly write?: CellWrite; readonly problems: readonly InnerProblem[] } {
  const { column, cellField } = fields[0]!.column;
  if (column.field.type !== "series" || fields.every(({ index }) => isBlank(cells[index]))) return { problems: [] };
  const currency = currencyOf(source.state);
  const cellColumn: InputColumn = { ...column, field: cellField };
  const problems: InnerProblem[] = [];
  const defaultOf = cellField.type === "quantity" ? defaultUnit(cellField.quantity, source.state.complete.unitSystem) : "";
  const before = seriesBefore(row, column, source);
  const names = axes[column.field.axis];
  const values: unknown[] = names.map((_, place) => before.values[place] ?? null);
  const read: { readonly place: number; readonly value: unknown }[] = [];
  const importedPlaces = new Set<number>();
  for (const field of fields) {
    const cell = cells[field.index];
    const place = field.column.place!;
    const mayBeBlank = cellField.type === "quantity" && cellField.optional !== undefined;
    if (isBlank(cell) && isNew && !mayBeBlank) continue;
    importedPlaces.add(place);
    const typed = typedText(
      cell,
      cellField.type === "quantity" ? unitOf(field, cells) : "",
      table,
      currency,
      cellField.type === "quantity" ? cellField.quantity : undefined,
    );
    if ("why" in typed) {
      problems.push({ column: field.index, text: cellText(cell), why: typed.why });
      continue;
    }
    const text = isBlank(cell) ? "" : typed.text;
    const value = readCellText(cellColumn, text, defaultOf, source);
    if (value.ok && value.value === undefined) problems.push({ column: field.index, text: "", why: texts.blank });
    else if (!value.ok) problems.push({ column: field.index, text: cellText(cell), why: value.why });
    else read.push({ place, value: value.value });
  }
  const missing = isNew ? names.filter((_, place) => !importedPlaces.has(place)) : [];
  if (missing.length > 0)
    problems.push({
      column: fields[0]!.index,
      text: "",
      why: texts.missingPlaces(column.label, missing, column.field.axis === "octaveBands"),
    });
  if (read.length === 0) return { problems };
  if (cellField.type !== "quantity") {
    for (const { place, value } of read) values[place] = value;
    return { write: { row, column, value: { values } }, problems };
  }
  const typedUnit = read.map(({ value }) => (value as { readonly unit?: string } | null)?.unit).find((unit) => unit !== undefined);
  // Earlier values stay unchanged, and imported values are converted to their unit.
  const isWhole = read.length === names.length;
  const unit = (isWhole ? typedUnit : before.unit) ?? typedUnit ?? before.unit;
  for (const { place, value } of read) {
    const typed = value as { readonly value: number; readonly unit: string } | null;
    values[place] =
      !typed || typed.unit === unit ? (typed?.value ?? null) : Number(convert(typed.value, typed.unit, unit!).toPrecision(12));
  }
  const shown = !isWhole && isRecord(before) && typeof before["displayUnit"] === "string" ? { displayUnit: before["displayUnit"] } : {};
  return { write: { row, column, value: { values, ...(unit !== undefined && { unit }), ...shown } }, problems };
}

/** Unit of a number that the file gives without one: people are a count, even where a space type gives their density. */
function unmarkedUnit(column: InputColumn, field: QuantityField, source: ListSource): string {
  const shown = columnUnit(column, source);
  return enteredKind(field, shown) === field.quantity ? shown : defaultUnit(field.quantity, source.state.complete.unitSystem);
}

/** Writes for a row of the table, and cells that cannot be read. A cell equal to the current value writes nothing. */
export function writesOf(
  row: number,
  cells: readonly ReadCell[],
  fields: readonly Field[],
  table: ImportedTable,
  source: ListSource,
  isKept: (field: Field) => boolean,
): { readonly writes: readonly CellWrite[]; readonly problems: readonly InnerProblem[] } {
  const currency = currencyOf(source.state);
  const problems: InnerProblem[] = [];
  const writes = fields.flatMap((field): CellWrite[] => {
    const { column, cellField } = field.column;
    const cell = cells[field.index];
    if (isKept(field)) return [];
    if (isUnparsed(cell)) {
      problems.push({ column: field.index, text: cell.text, why: cell.why });
      return [];
    }
    if (cellField.type === "quantity") {
      if (isBlank(cell)) return [{ row, column, value: blankOf(cellField) }];
      const typed = typedText(cell, unitOf(field, cells), table, currency, cellField.quantity);
      // The text of the file, marked with the reason.
      return "why" in typed
        ? [{ row, column, text: cellText(cell).trim(), why: typed.why }]
        : [{ row, column, text: typed.text, unit: unmarkedUnit(column, cellField, source) }];
    }
    if (isBlank(cell) && cellField.type !== "text") return [{ row, column, value: blankOf(cellField) }];
    const text = typeof cell === "number" ? formatNumber(cell, { digits: "full" }) : (cell ?? "");
    return [{ row, column, text: table.isMarked ? unmarked(text) : text }];
  });
  return { writes, problems };
}

/** Whether a cell of the file equals the value in the row with the same id, so that it needs no write. */
export function isUnchanged(field: Field, cells: readonly ReadCell[], place: number, source: ListSource, table: ImportedTable): boolean {
  const currency = currencyOf(source.state);
  const current = fileCell(field.column, place, source, currency);
  const cell = cells[field.index];
  if (isBlank(cell) || current.value === undefined) return isBlank(cell) && current.value === undefined;
  if (isUnparsed(cell)) return false;
  const isUnit = field.column.cellField.type !== "quantity" || (unitOf(field, cells) || current.unit) === current.unit;
  if (typeof current.value === "number") {
    if (typeof cell === "number") return isUnit && cell === current.value;
    const typed = typedText(cell, "", table, currency);
    return isUnit && "text" in typed && Number(typed.text.replace(",", ".")) === current.value;
  }
  const text = String(cell);
  return (table.isMarked ? unmarked(text) : text) === current.value;
}
