import { parseJson } from "@org/device/json";
import { isRows, isTable, rowsOf, tableOf, type Row, type Table } from "./columns.ts";
import { storedBytes } from "./storable.ts";
import type { FileData, Plain, PlainRecord } from "./fileData.ts";

/**
 * An input whose lists of rows stand apart, in columns. It is not called `input`, so that a page of the version before, still open in another tab, finds a
 * file that it cannot read, and never one without its rows.
 */
interface DataInColumns {
  /** What is no list of rows. */
  readonly fields: PlainRecord;
  readonly lists: Readonly<Record<string, Table>>;
  readonly results: PlainRecord;
}

/** An input with its lists in columns: those for which it is worth while. */
function inputInColumns(
  input: PlainRecord,
  isWorthwhile: (table: Table, rows: readonly Row[]) => boolean,
): Pick<DataInColumns, "fields" | "lists"> {
  const fields: [string, Plain][] = [];
  const lists: [string, Table][] = [];
  for (const [name, value] of Object.entries(input)) {
    const table = isRows(value) ? tableOf(value) : undefined;
    if (table && isWorthwhile(table, value as readonly Row[])) lists.push([name, table]);
    else fields.push([name, value]);
  }
  return { fields: Object.fromEntries(fields), lists: Object.fromEntries(lists) };
}

/** In columns, lists of few rows would take more room. */
const isShorter = (table: Table, rows: readonly Row[]): boolean => storedBytes(table as unknown as Plain) < storedBytes(rows);

const texts = new WeakMap<PlainRecord, string>();

/** An input as text, its lists in columns: the browser copies texts in a fraction of the time that it takes for thousands of objects. */
export function inputText(input: PlainRecord): string {
  const known = texts.get(input) ?? JSON.stringify(inputInColumns(input, () => true));
  texts.set(input, known);
  return known;
}

/** The input of such a text; `undefined` of anything else. */
export function inputOfText(text: string): PlainRecord | undefined {
  return inputInRows(parseJson(text));
}

/** Such an input as it was, or `undefined` for what is none. */
function inputInRows(stored: unknown): PlainRecord | undefined {
  if (!isPlainRecord(stored)) return undefined;
  const { fields, lists } = stored;
  if (!isPlainRecord(fields) || !isPlainRecord(lists) || !Object.values(lists).every(isTable)) return undefined;
  const rows = Object.entries(lists).map(([name, table]) => [name, rowsOf(table as unknown as Table)] as const);
  return Object.fromEntries([...Object.entries(fields), ...rows]);
}

/** Content as it is written, as Firestore and its limits know it. An input without lists in columns is written as it is. */
export function plainData({ input, results }: FileData): PlainRecord {
  const { fields, lists } = inputInColumns(input, isShorter);
  return Object.keys(lists).length === 0 ? { input, results } : { fields, lists: lists as unknown as Plain, results };
}

/** Content as it was before it was written, by this version or an earlier one; what is no such thing is left for the check of its shape. */
export function dataInRows(stored: unknown): unknown {
  const input = inputInRows(stored);
  return input ? { input, results: (stored as DataInColumns).results } : stored;
}

function isPlainRecord(value: unknown): value is PlainRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
