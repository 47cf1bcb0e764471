import { defaultUnit } from "@org/hvac-core/quantity";
import { formatNumber } from "../elements/numbers.ts";
import { currencyOf } from "../surface/state/currency.ts";
import { readCellText } from "./cells.ts";
import type { InputColumn } from "./columns.ts";
import { fileCell } from "./fileColumns.ts";
import { isBlank, typedText, unitOf, type Field, type ImportedTable, type ReadCell } from "./importedTable.ts";
import { unmarked } from "./ranges.ts";
import type { ListSource } from "./source.ts";
import type { CellWrite } from "./writing.ts";

/** What the places of a series in a row make together, or why they cannot be read. */
export function seriesWrite(
  row: number,
  fields: readonly Field[],
  cells: readonly ReadCell[],
  table: ImportedTable,
  source: ListSource,
): { readonly write?: CellWrite; readonly problems: readonly { readonly at: number; readonly text: string; readonly why: string }[] } {
  const { column, of } = fields[0]!.column;
  if (fields.every(({ at }) => isBlank(cells[at]))) return { problems: [] };
  const currency = currencyOf(source.state);
  const own: InputColumn = { ...column, field: of };
  const problems: { at: number; text: string; why: string }[] = [];
  const defaultOf = of.type === "quantity" ? defaultUnit(of.quantity, source.state.complete.unitSystem) : "";
  let unit: string | undefined;
  const values = fields.map((field) => {
    const text = typedText(cells[field.at], of.type === "quantity" ? unitOf(field, cells) : "", table, currency);
    const read = readCellText(own, isBlank(cells[field.at]) ? "" : text, defaultOf, source);
    if (!read.ok) {
      problems.push({ at: field.at, text, why: read.why });
      return undefined;
    }
    if (of.type !== "quantity" || read.value === null) return read.value;
    const typed = read.value as { readonly value: number; readonly unit: string };
    unit ??= typed.unit;
    if (typed.unit !== unit) problems.push({ at: field.at, text, why: "All values of a row must be in one unit." });
    return typed.value;
  });
  const count = (column.field as { readonly axis?: string }).axis === undefined ? 0 : fields.length;
  if (problems.length > 0 || count === 0) return { problems };
  return { write: { row, column, value: of.type === "quantity" ? { values, ...(unit !== undefined && { unit }) } : { values } }, problems };
}

/** The writes of a row of the table; a cell that says what its row says already writes nothing. */
export function writesOf(
  row: number,
  cells: readonly ReadCell[],
  fields: readonly Field[],
  table: ImportedTable,
  source: ListSource,
  isKept: (field: Field) => boolean,
): readonly CellWrite[] {
  const currency = currencyOf(source.state);
  return fields.flatMap((field): CellWrite[] => {
    const { column, of } = field.column;
    const cell = cells[field.at];
    if (isKept(field)) return [];
    if (of.type === "quantity") {
      if (isBlank(cell)) return [{ row, column, value: of.optional ? null : undefined }];
      return [{ row, column, text: typedText(cell, unitOf(field, cells), table, currency) }];
    }
    if (isBlank(cell) && of.type !== "text")
      return [{ row, column, value: of.type === "reference" || of.type === "date" ? null : undefined }];
    const text = typeof cell === "number" ? formatNumber(cell, { digits: "full" }) : (cell ?? "");
    return [{ row, column, text: table.isMarked ? unmarked(text) : text }];
  });
}

/** Whether a cell of the file states what the row that is known by its id has already: then nothing of it is restated. */
export function saysTheSame(field: Field, cells: readonly ReadCell[], place: number, source: ListSource, table: ImportedTable): boolean {
  const own = fileCell(field.column, place, source, currencyOf(source.state));
  const cell = cells[field.at];
  if (isBlank(cell) || own.value === undefined) return isBlank(cell) && own.value === undefined;
  const isUnit = field.column.of.type !== "quantity" || (unitOf(field, cells) || own.unit) === own.unit;
  if (typeof own.value === "number") {
    const text = String(cell).trim();
    const number = typeof cell === "number" ? cell : Number(table.decimalMark === "," ? text.replace(",", ".") : text);
    return isUnit && number === own.value;
  }
  const text = String(cell);
  return (table.isMarked ? unmarked(text) : text) === own.value;
}
