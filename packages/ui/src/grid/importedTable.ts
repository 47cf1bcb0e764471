import type { DecimalMark, CurrencyFormat } from "@org/hvac-core/quantity";
import { decimalMark as pageMark, formatNumber } from "../elements/numbers.ts";
import type { FileColumn } from "./fileColumns.ts";
import type { Head } from "./fileHeads.ts";

export type ReadCell = string | number | undefined;

/** A table of a file, and what its columns are taken for. */
export interface ImportedTable {
  /** Without its head. */
  readonly rows: readonly (readonly ReadCell[])[];
  readonly heads: readonly Head[];
  /** Texts that begin like formulas have an apostrophe before them. */
  readonly isMarked: boolean;
  /** The mark of decimals in its texts. */
  readonly decimalMark: DecimalMark;
}

export const isBlank = (cell: ReadCell): boolean => cell === undefined || (typeof cell === "string" && cell.trim() === "");

/** A number or text of a cell as it would be typed on this page. */
export function typedText(cell: ReadCell, unit: string, { decimalMark }: ImportedTable, currency: CurrencyFormat | undefined): string {
  const withoutSign = (text: string): string => (currency === undefined ? text : text.replaceAll(currency.sign, "¤"));
  if (typeof cell === "number") return `${formatNumber(cell, { digits: "full" })} ${withoutSign(unit)}`.trim();
  const text = withoutSign((cell ?? "").trim());
  const marked = decimalMark === pageMark() ? text : text.replaceAll(/[.,]/g, (mark) => (mark === "." ? "," : "."));
  // A cell with a unit of its own has that.
  return /^[-+−\d.,\s\u202f\u00a0'’eE]+$/.test(text) ? `${marked} ${withoutSign(unit)}`.trim() : marked;
}

/** The columns of a table that are fields of the list, with the columns of their units. */
export interface Field {
  readonly at: number;
  readonly column: FileColumn;
  readonly unitAt: number | undefined;
  readonly unit: string;
}

export function fieldsOf({ heads }: ImportedTable, columns: readonly FileColumn[]): readonly Field[] {
  const own = heads.flatMap(({ target, unit }, at): Field[] => {
    const column = target.type === "field" ? columns.find(({ key }) => key === target.key) : undefined;
    if (!column) return [];
    const unitAt = heads.findIndex((head) => head.target.type === "unit" && head.target.of === at);
    return [{ at, column, unit, unitAt: unitAt === -1 ? undefined : unitAt }];
  });
  // All places of a series have the unit that one of them has.
  return own.map((field) => {
    if (field.unitAt !== undefined || field.column.place === undefined) return field;
    const unitAt = own.find(({ column, unitAt: at }) => column.column === field.column.column && at !== undefined)?.unitAt;
    return { ...field, unitAt };
  });
}

/** Rows of the table that state anything: a field, or at least which row they are. */
export function filledRows({ rows, heads }: ImportedTable, fields: readonly Field[]): readonly number[] {
  const idAt = heads.findIndex(({ target }) => target.type === "id");
  return rows.flatMap((row, index) => (fields.some(({ at }) => !isBlank(row[at])) || !isBlank(row[idAt]) ? [index] : []));
}

export const isReference = ({ of }: FileColumn): boolean => of.type === "reference";

export function unitOf({ unit, unitAt }: Field, row: readonly ReadCell[]): string {
  const stated = unitAt === undefined ? undefined : row[unitAt];
  return isBlank(stated) ? unit : String(stated).trim();
}
