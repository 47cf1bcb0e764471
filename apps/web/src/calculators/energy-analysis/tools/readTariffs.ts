import { importUrdb, type ImportedTariff } from "@org/hvac-core/energy";
import { OutOfRangeError } from "@org/hvac-core/kernel";

/** A record of the rate database as it was read, or why it could not be. */
export interface ReadRecord {
  readonly id: string;
  readonly title: string;
  readonly read: ImportedTariff | { readonly problem: string };
}

/** Rates of one utility are some hundred; what is longer is a copy of the database. */
const maxRecords = 500;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function readRecord(record: unknown, today: string): ReadRecord["read"] {
  try {
    return importUrdb(record, { today })[0]!;
  } catch (error) {
    if (!(error instanceof OutOfRangeError)) throw error;
    return { problem: error.message };
  }
}

function titleOf(record: unknown, index: number): string {
  const textOf = (...names: readonly string[]): string | undefined =>
    isRecord(record)
      ? names.map((name) => record[name]).find((value): value is string => typeof value === "string" && value !== "")
      : undefined;
  const name = textOf("name", "rateName") ?? `Tariff ${index + 1}`;
  const utility = textOf("utility", "utilityName");
  return utility === undefined ? name : `${name}, ${utility}`;
}

/**
 * Tariffs of a text: one record of the rate database, a list of them, or the answer of its web service. A record that cannot be billed stands among
 * the others with why.
 *
 * @param today such as 2026-01-31: old tariffs are remarked on
 * @returns why there are none, where the text holds no record
 */
export function readTariffs(text: string, today: string): readonly ReadRecord[] | { readonly problem: string } {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return {
      problem: "This is not JSON. Copy the whole record, from its first brace to its last, or the whole answer of the web service.",
    };
  }
  const list: unknown = isRecord(content) && Array.isArray(content["items"]) ? content["items"] : content;
  const records: readonly unknown[] = Array.isArray(list) ? list : [list];
  if (records.length === 0) return { problem: "There is no tariff in it." };
  if (!records.every(isRecord)) return { problem: "There is no tariff in it: a record is an object with names and values." };
  if (records.length > maxRecords)
    return { problem: `It holds ${records.length} tariffs; those of one utility fit, ${maxRecords} at most.` };
  return records.map((record, index) => ({ id: String(index), title: titleOf(record, index), read: readRecord(record, today) }));
}
