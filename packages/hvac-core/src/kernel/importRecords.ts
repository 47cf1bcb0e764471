import type { ImportRecord } from "./inputs.ts";
import { isRecord } from "./readPass.ts";

/** Name of the records of an input that say which rows of other files are imported to it. */
export const importsKey = "imports";

/** Whether a value is a readable record of an import. */
function isImportRecord(value: unknown): value is ImportRecord {
  if (!isRecord(value)) return false;
  const { id, list, link, rows } = value;
  if (typeof id !== "string" || typeof list !== "string" || !isRecord(link) || !isRecord(rows)) return false;
  const isLink = ["collection", "fileId", "result"].every((name) => typeof link[name] === "string");
  return isLink && Object.values(rows).every((text) => typeof text === "string");
}

/**
 * The records of an input that say which rows of other files are imported to it.
 *
 * @param input an input, as entered or stored
 * @returns its records, without those that cannot be read
 * @example
 * ```ts
 * import { importRecordsIn } from "@org/hvac-core";
 * const link = { collection: "calculations", fileId: "office", result: "rooms" };
 * importRecordsIn({ imports: [{ id: "a", list: "zones", link, rows: { b: "-" } }] }).length; // 1
 * importRecordsIn({ imports: "all" }).length; // 0
 * ```
 */
export function importRecordsIn(input: Readonly<Record<string, unknown>>): readonly ImportRecord[] {
  const records = input[importsKey];
  return Array.isArray(records) ? (records as readonly unknown[]).filter(isImportRecord) : [];
}
