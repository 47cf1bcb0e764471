import { designDayOfMonth, designYear } from "../loads/internal.ts";
import { sunPosition } from "../solar/index.ts";

/** Whether the sun stays below the horizon all day on the design day of a month. */
const isPolarNight = (latitude: number, month: number): boolean =>
  sunPosition({ year: designYear, month, day: designDayOfMonth, hour: 12, latitude, longitude: 0, timeZone: 0 }).altitude <= 0;

/** Optical depths of all months, or none. A month in which the sun does not rise has none in print, and any gives it no sun: those of the nearest month are taken. */
export function withPolarNight(values: readonly (number | undefined)[], latitude: number): number[] | undefined {
  const known = values.flatMap((value, m) => (value === undefined ? [] : [{ value, m }]));
  if (known.length === 0) return undefined;
  const filled = values.map((value, m) => {
    if (value !== undefined || !isPolarNight(latitude, m + 1)) return value;
    const distance = (other: number): number => Math.min(Math.abs(other - m), 12 - Math.abs(other - m));
    return known.reduce((best, each) => (distance(each.m) < distance(best.m) ? each : best)).value;
  });
  return filled.every((value) => value !== undefined) ? filled : undefined;
}
