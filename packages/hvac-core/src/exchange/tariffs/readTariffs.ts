import { importUrdb, urdbRecords, type ImportedTariff } from "../../energy/index.ts";
import { OutOfRangeError } from "../../refusals/errors.ts";

/** A tariff of a text. */
export interface TariffRecord {
  /** Its place in the text, from "0". */
  readonly id: string;
  /** Name and utility. */
  readonly title: string;
  /** The tariff, or why it cannot be read. */
  readonly read: ImportedTariff | { readonly problem: string };
}

type JsonObject = Readonly<Record<string, unknown>>;

/** One utility has some hundred tariffs; a longer text is a copy of the database. */
const maxRecords = 500;

function problemOr<Result>(read: () => Result): Result | { readonly problem: string } {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof OutOfRangeError)) throw error;
    return { problem: error.message };
  }
}

/** The name of a record that could not be read. Its keys may have any letter case. */
function nameOf(record: JsonObject, ...names: readonly string[]): string | undefined {
  return Object.entries(record).find(
    (entry): entry is [string, string] => names.includes(entry[0].toLowerCase()) && typeof entry[1] === "string" && entry[1] !== "",
  )?.[1];
}

function readRecord(record: JsonObject, index: number, today: string): TariffRecord {
  const read = problemOr(() => importUrdb(record, { today })[0]!);
  const { name, utility } =
    "problem" in read ? { name: nameOf(record, "name", "ratename"), utility: nameOf(record, "utility", "utilityname") } : read.identity;
  const title = name ?? `Tariff ${index + 1}`;
  return { id: String(index), title: utility === undefined ? title : `${title}, ${utility}`, read };
}

/**
 * The tariffs of a text: one record of the Utility Rate Database, a list of them, or the answer of its web service. A record that cannot be billed
 * has the reason in its place.
 *
 * @param text JSON
 * @param today such as 2026-01-31; a tariff that ended before has a warning
 * @returns tariffs, or why the text has none
 * @example
 * ```ts
 * import { readTariffs } from "@org/hvac-core/exchange/tariffs";
 * const read = readTariffs('{"name": "General", "energyratestructure": [[{"rate": 0.2}]]}', "2026-01-31");
 * "problem" in read ? read.problem : read[0]?.title; // "General"
 * ```
 */
export function readTariffs(text: string, today: string): readonly TariffRecord[] | { readonly problem: string } {
  const records = problemOr(() => urdbRecords(text));
  // The message begins with the name of the parameter, which says nothing about a whole text.
  if ("problem" in records) return { problem: records.problem.replace(/^\w+: (.)/, (_, first: string) => first.toUpperCase()) };
  if (records.length > maxRecords)
    return { problem: `It holds ${records.length} tariffs; those of one utility fit, ${maxRecords} at most.` };
  return records.map((record, index) => readRecord(record, index, today));
}
