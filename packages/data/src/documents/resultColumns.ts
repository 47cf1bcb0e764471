import { isRows, isTable, rowsOf, tableOf, type Row } from "./columns.ts";
import type { Plain, PlainRecord } from "./fileData.ts";

/**
 * Results as they are stored: results of rows in columns, which name each result and its quantity once for all rows. For 500 sections of duct this takes a
 * seventh of the space, so that a whole system fits into its document.
 *
 * @example
 * columnsOfRows({ rooms: [{ id: "a", load: { value: 10, quantity: "power" } }, { id: "b", load: { value: 20, quantity: "power" } }] });
 * // { rooms: { ids: ["a", "b"], columns: { load: { quantity: "power", values: [10, 20] } } } }
 */
export function columnsOfRows(results: PlainRecord): PlainRecord {
  return Object.fromEntries(
    Object.entries(results).map(([name, result]) => [name, isRows(result) ? (tableOf(result) as unknown as Plain) : result]),
  );
}

type ResultRow = Readonly<Record<string, unknown>>;

/** The results of rows, as the engine gives them or as they are stored, by the rows' ids; `undefined` for other values. */
export function rowsOfResult(result: unknown): ReadonlyMap<string, ResultRow> | undefined {
  const rows = Array.isArray(result) ? (result as readonly Plain[]).filter(isResultRow) : isTable(result) ? rowsOf(result) : undefined;
  return rows && new Map(rows.map(({ id, ...results }) => [id, results]));
}

function isResultRow(value: Plain): value is Row {
  return typeof value === "object" && value !== null && !Array.isArray(value) && typeof (value as PlainRecord)["id"] === "string";
}
