import { parseJson } from "@org/device/json";
import { isRows, isTable, rowsOf, tableOf, type Row, type Table } from "./columns.ts";
import { hasMoreBytes, storedBytes } from "./storable.ts";
import type { FileData, Plain, PlainRecord } from "./fileData.ts";

/**
 * An input whose lists of rows are separate, in columns. The field is not called `input`, so that a page of the previous version, still open in another
 * tab, finds an unreadable file, and never one without its rows.
 */
interface DataInColumns {
  /** Fields that are not lists of rows. */
  readonly fields: PlainRecord;
  readonly lists: Readonly<Record<string, Table>>;
  readonly results: PlainRecord;
}

/** A list in columns, and whether it is shorter so, once that was asked. */
interface ListInColumns {
  readonly table: Table;
  isShorter?: boolean;
}

/** Lists are never changed in place: one that is checked, measured and written is brought into columns once. */
const listsInColumns = new WeakMap<readonly Row[], ListInColumns>();

function inColumns(rows: readonly Row[]): ListInColumns {
  const known = listsInColumns.get(rows) ?? { table: tableOf(rows) };
  listsInColumns.set(rows, known);
  return known;
}

/** An input with its longer lists in columns. */
function inputInColumns(input: PlainRecord, isWorthwhile: (rows: readonly Row[]) => boolean): Pick<DataInColumns, "fields" | "lists"> {
  const fields: [string, Plain][] = [];
  const lists: [string, Table][] = [];
  for (const [name, value] of Object.entries(input)) {
    if (isRows(value) && isWorthwhile(value)) lists.push([name, inColumns(value).table]);
    else fields.push([name, value]);
  }
  return { fields: Object.fromEntries(fields), lists: Object.fromEntries(lists) };
}

/** Lists of few rows would take more space in columns. */
function isShorter(rows: readonly Row[]): boolean {
  const list = inColumns(rows);
  list.isShorter ??= hasMoreBytes(rows, storedBytes(list.table as unknown as Plain));
  return list.isShorter;
}

const texts = new WeakMap<PlainRecord, string>();

/** An input as text, with its lists in columns: the browser copies a text much faster than thousands of objects. */
export function inputText(input: PlainRecord): string {
  const known = texts.get(input) ?? JSON.stringify(inputInColumns(input, () => true));
  texts.set(input, known);
  return known;
}

/** The input of such a text; `undefined` for any other text. */
export function inputOfText(text: string): PlainRecord | undefined {
  return inputInRows(parseJson(text));
}

/** The original input, or `undefined` for other values. */
function inputInRows(stored: unknown): PlainRecord | undefined {
  if (!isPlainRecord(stored)) return undefined;
  const { fields, lists } = stored;
  if (!isPlainRecord(fields) || !isPlainRecord(lists) || !Object.values(lists).every(isTable)) return undefined;
  const rows = Object.entries(lists).map(([name, table]) => [name, rowsOf(table as unknown as Table)] as const);
  return Object.fromEntries([...Object.entries(fields), ...rows]);
}

/** Content as it is written and measured. An input without lists in columns is written unchanged. */
export function plainData({ input, results }: FileData): PlainRecord {
  const { fields, lists } = inputInColumns(input, isShorter);
  return Object.keys(lists).length === 0 ? { input, results } : { fields, lists: lists as unknown as Plain, results };
}

/** Content before it was written, by this version or an earlier one; other values are left for the check of their shape. */
export function dataInRows(stored: unknown): unknown {
  const input = inputInRows(stored);
  return input ? { input, results: (stored as DataInColumns).results } : stored;
}

function isPlainRecord(value: unknown): value is PlainRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
