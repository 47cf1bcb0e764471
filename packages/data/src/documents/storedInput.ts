import { isRows, isTable, rowsOf, tableOf, type Table } from "./columns.ts";
import type { FileData, Plain, PlainRecord } from "./savedFile.ts";
import { storedBytes } from "./storable.ts";

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

/** Content as it is written. A list of so few rows that columns would take more room stays as it is; so does an input without any other. */
function dataInColumns({ input, results }: FileData): FileData | DataInColumns {
  const fields: [string, Plain][] = [];
  const lists: [string, Table][] = [];
  for (const [name, value] of Object.entries(input)) {
    const table = isRows(value) ? tableOf(value) : undefined;
    if (table && storedBytes(table as unknown as Plain) < storedBytes(value)) lists.push([name, table]);
    else fields.push([name, value]);
  }
  return lists.length === 0 ? { input, results } : { fields: Object.fromEntries(fields), lists: Object.fromEntries(lists), results };
}

/** Content as it is written, as Firestore and its limits know it. */
export function plainData(data: FileData): PlainRecord {
  return dataInColumns(data) as unknown as PlainRecord;
}

/** Content as it was before it was written, by this version or an earlier one; what is no such thing is left for the check of its shape. */
export function dataInRows(stored: unknown): unknown {
  if (typeof stored !== "object" || stored === null) return stored;
  const { fields, lists, results } = stored as Partial<Record<keyof DataInColumns, unknown>>;
  if (!isPlainRecord(fields) || !isPlainRecord(lists) || !Object.values(lists).every(isTable)) return stored;
  const rows = Object.entries(lists as unknown as DataInColumns["lists"]).map(([name, table]) => [name, rowsOf(table)] as const);
  return { input: Object.fromEntries([...Object.entries(fields), ...rows]), results };
}

function isPlainRecord(value: unknown): value is PlainRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
