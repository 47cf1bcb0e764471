import type { HeatLoadValues } from "./schema.ts";

/** Month in which the sun is highest, or a month after it: July north of the equator, January south of it. */
export function summerMonth(latitude: number): number {
  return latitude < 0 ? 1 : 7;
}

/** Month 1…12 whose sun is used: the one entered, or that of the hemisphere's summer. */
export function sunMonth({ month, latitude }: Pick<HeatLoadValues, "month" | "latitude">): number {
  return month === "summer" ? summerMonth(latitude) : Number(month);
}

/** Latitude of the tropics, degrees: within them any month may be hot. */
export const tropics = 23.5;

/** Whether a month is four or more from the summer of its hemisphere; no month is within the tropics. */
export function isFarFromSummer(month: number, latitude: number): boolean {
  const months = Math.abs(month - summerMonth(latitude));
  return Math.abs(latitude) > tropics && Math.min(months, 12 - months) >= 4;
}
