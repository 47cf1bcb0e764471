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

/** Contents in columns that were written or read last, with what they are in rows, the latest last. */
const latest: { readonly stored: PlainRecord; readonly data: unknown }[] = [];
const maxLatest = 4;

/** Whether two values are the same to the last bit, whatever the order of their names. */
function isSameStored(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (Array.isArray(left) && Array.isArray(right))
    return left.length === right.length && left.every((each: unknown, index) => isSameStored(each, right[index]));
  if (!isPlainRecord(left) || !isPlainRecord(right)) return false;
  const names = Object.keys(left);
  return (
    names.length === Object.keys(right).length && names.every((name) => Object.hasOwn(right, name) && isSameStored(left[name], right[name]))
  );
}

function remember(stored: PlainRecord, data: unknown): void {
  latest.push({ stored, data });
  if (latest.length > maxLatest) latest.shift();
}

/**
 * Content as it is written and measured, which will be read again: a store reads what is there, and the page's listener what was written. The rows are
 * then the same objects, which is how edits, results and lists of thousands of rows are known to be unchanged.
 */
export function rememberedData(data: FileData): PlainRecord {
  const stored = plainData(data);
  if ("lists" in stored) remember(stored, data);
  return stored;
}

/** Content before it was written, by this version or an earlier one; other values are left for the check of their shape. */
export function dataInRows(stored: unknown): unknown {
  if (!isPlainRecord(stored) || !isPlainRecord(stored["lists"])) return stored;
  const known = latest.findLast((each) => isSameStored(each.stored, stored));
  if (known) return known.data;
  const input = inputInRows(stored);
  if (!input) return stored;
  const data = { input, results: stored["results"] };
  remember(stored, data);
  return data;
}

function isPlainRecord(value: unknown): value is PlainRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
