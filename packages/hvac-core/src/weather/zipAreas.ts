import type { Position } from "./position.ts";
import { zipRows } from "./zipRows.ts";

/**
 * Middle of the area of a United States ZIP code, by its first three digits, or four where the list has them: some tens of kilometres across in the
 * east, up to 300 km in the west.
 *
 * @param code ZIP code of three or five digits, or of nine
 * @returns degrees; `undefined` for a code outside the list
 * @source census-gazetteer
 * @example
 * ```ts
 * import { zipAreaOf } from "@org/hvac-core/weather";
 * zipAreaOf("97205"); // { latitude: 45.5, longitude: -122.7 }
 * ```
 */
export function zipAreaOf(code: string): Position | undefined {
  const digits = /^\s*(\d{3}(?:\d{2})?)(?:(?<=\d{5})[- ]?\d{4})?\s*$/.exec(code)?.[1];
  const rows = digits === undefined ? [] : zipRows.split("\n");
  const row = [digits?.slice(0, 4), digits?.slice(0, 3)].map((prefix) => rows.find((each) => each.startsWith(`${prefix} `))).find(Boolean);
  if (row === undefined) return undefined;
  const [, latitude, longitude] = row.split(" ").map(Number) as [number, number, number];
  return { latitude: latitude / 10, longitude: longitude / 10 };
}
