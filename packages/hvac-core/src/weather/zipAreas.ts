import type { Position } from "./position.ts";
import { zipRows } from "./zipRows.ts";

/**
 * Middle of the area of a United States ZIP code, by its first three digits: some tens of kilometres across in the east, up to 300 km in the west.
 *
 * @param code ZIP code of three or five digits, or of nine
 * @returns degrees; nothing for a code outside the list
 * @source census-gazetteer
 * @example
 * ```ts
 * import { zipAreaOf } from "@org/hvac-core/weather";
 * zipAreaOf("97205"); // { latitude: 45.5, longitude: -122.7 }
 * ```
 */
export function zipAreaOf(code: string): Position | undefined {
  const digits = /^\s*(\d{3})(?:\d{2}(?:[- ]?\d{4})?)?\s*$/.exec(code)?.[1];
  const row = digits === undefined ? undefined : zipRows.split("\n").find((each) => each.startsWith(`${digits} `));
  if (row === undefined) return undefined;
  const [, latitude, longitude] = row.split(" ").map(Number) as [number, number, number];
  return { latitude: latitude / 10, longitude: longitude / 10 };
}
