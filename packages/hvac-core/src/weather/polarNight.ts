import { designDayOfMonth, designYear } from "../loads/internal.ts";
import { sunPosition } from "../solar/index.ts";

/** Whether the sun stays below the horizon all day on the design day of a month. */
const isPolarNight = (latitude: number, month: number): boolean =>
  sunPosition({ year: designYear, month, day: designDayOfMonth, hour: 12, latitude, longitude: 0, timeZone: 0 }).altitude <= 0;

/** Optical depths of all months, or `undefined`. A month without sunrise has none in print and needs none: it gets those of the nearest month. */
export function withPolarNight(values: readonly (number | undefined)[], latitude: number): number[] | undefined {
  const printed = values.flatMap((value, m) => (value === undefined ? [] : [{ value, m }]));
  if (printed.length === 0) return undefined;
  const filled = values.map((value, m) => {
    if (value !== undefined || !isPolarNight(latitude, m + 1)) return value;
    const distance = (other: number): number => Math.min(Math.abs(other - m), 12 - Math.abs(other - m));
    return printed.reduce((best, each) => (distance(each.m) < distance(best.m) ? each : best)).value;
  });
  return filled.every((value) => value !== undefined) ? filled : undefined;
}
