import { importUrdb, urdbRecords, type ImportedTariff } from "@org/hvac-core/energy";
import { OutOfRangeError } from "@org/hvac-core/kernel";

/** A record of the rate database as it was read, or why it could not be. */
export interface ReadRecord {
  readonly id: string;
  readonly title: string;
  readonly read: ImportedTariff | { readonly problem: string };
}

type JsonObject = Readonly<Record<string, unknown>>;

/** Rates of one utility are some hundred; what is longer is a copy of the database. */
const maxRecords = 500;

function problemOr<Result>(read: () => Result): Result | { readonly problem: string } {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof OutOfRangeError)) throw error;
    return { problem: error.message };
  }
}

/** The name of a record that could not be read, by its names in any letter case. */
function nameOf(record: JsonObject, ...names: readonly string[]): string | undefined {
  return Object.entries(record).find(
    (entry): entry is [string, string] => names.includes(entry[0].toLowerCase()) && typeof entry[1] === "string" && entry[1] !== "",
  )?.[1];
}

function readRecord(record: JsonObject, index: number, today: string): ReadRecord {
  const read = problemOr(() => importUrdb(record, { today })[0]!);
  const { name, utility } =
    "problem" in read ? { name: nameOf(record, "name", "ratename"), utility: nameOf(record, "utility", "utilityname") } : read.identity;
  const title = name ?? `Tariff ${index + 1}`;
  return { id: String(index), title: utility === undefined ? title : `${title}, ${utility}`, read };
}

/**
 * Tariffs of a text: one record of the rate database, a list of them, or the answer of its web service. A record that cannot be billed stands among
 * the others with why.
 *
 * @param today such as 2026-01-31: old tariffs are remarked on
 * @returns why there are none, where the text holds no record
 */
export function readTariffs(text: string, today: string): readonly ReadRecord[] | { readonly problem: string } {
  const records = problemOr(() => urdbRecords(text));
  // The whole text has no field that the problem could be in.
  if ("problem" in records) return { problem: records.problem.replace(/^\w+: (.)/, (_, first: string) => first.toUpperCase()) };
  if (records.length > maxRecords)
    return { problem: `It holds ${records.length} tariffs; those of one utility fit, ${maxRecords} at most.` };
  return records.map((record, index) => readRecord(record, index, today));
}
