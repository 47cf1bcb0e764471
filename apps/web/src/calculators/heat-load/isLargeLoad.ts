import type { FormInput, Row } from "@org/form/state";

/** Time of a room without surfaces, in that of a surface or window. */
const timeOfRoom = 4;
/**
 * Surfaces and windows, with the rooms as such: 550 rooms of five. More take longer than a key may (bench/fileTables.ts); fewer take less of the
 * page's time than copying the results from a worker does.
 */
const maxOnPage = 5000;

const countOf = (rows: unknown): number => (Array.isArray(rows) ? rows.length : 0);

/** Whether a calculation hour by hour is too large for the page. */
export function isLargeLoad({ method, rooms }: FormInput): boolean {
  if (method !== "hourly" || !Array.isArray(rooms)) return false;
  const time = (rooms as readonly Row[]).reduce((sum, { surfaces, windows }) => sum + timeOfRoom + countOf(surfaces) + countOf(windows), 0);
  return time > maxOnPage;
}
