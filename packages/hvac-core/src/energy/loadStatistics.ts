import { OutOfRangeError, requireInRange } from "../refusals/errors.ts";
import { monthDays, monthOfHour } from "./usage.ts";

/** A point of a load-duration curve. */
export interface LoadDuration {
  /** Hours of the year at or above this load, 1…8760. */
  readonly hours: number;
  /** Power, W. */
  readonly power: number;
}

/**
 * Load-duration curve: the hours of a year in falling order.
 *
 * @param power mean power of each hour, W, 8760 values, −1e12…1e12
 * @param points how many points, evenly over the hours, first and last among them, a whole number, 2…8760; all 8760 when absent
 * @returns points of falling power, W
 * @throws {OutOfRangeError} when the load has not 8760 values, or one is not finite, or the number of points is not a whole number in its range
 * @source mathematics, order statistics
 * @example
 * ```ts
 * import { loadDuration } from "@org/hvac-core/energy";
 * const power = Array.from({ length: 8760 }, (_, hour) => hour);
 * loadDuration(power, 3).map(({ power }) => power); // [8759, 4379, 0]
 * ```
 */
export function loadDuration(power: readonly number[], points = 8760): readonly LoadDuration[] {
  const sorted = Float64Array.from(requireYear(power)).sort().toReversed();
  const reason = "it must be a whole number from 2 to 8760";
  if (!Number.isInteger(points)) throw new OutOfRangeError({ parameter: "points", value: points, min: 2, max: 8760, unit: "", reason });
  const count = requireInRange("points", points, 2, 8760, "");
  return Array.from({ length: count }, (_, index) => {
    const rank = Math.round((index * (sorted.length - 1)) / (count - 1));
    return { hours: rank + 1, power: sorted[rank]! };
  });
}

/**
 * Full-load hours of a load-duration curve: the hours in which the highest power would make the energy below its steps.
 *
 * @param steps points of falling power, W, each with the hours at or above it, 0…8784, rising; up to 10 000 of them
 * @returns hours; 0 where the highest power is not above zero
 * @throws {OutOfRangeError} when a power or the hours lie outside their range, a power rises, or the hours fall
 * @source mathematics, energy over the highest power
 * @example
 * ```ts
 * import { fullLoadHours } from "@org/hvac-core/energy";
 * fullLoadHours([{ hours: 1000, power: 100 }, { hours: 8760, power: 25 }]); // 2940
 * ```
 */
export function fullLoadHours(steps: readonly LoadDuration[]): number {
  requireInRange("steps.length", steps.length, 0, 10_000, "");
  let before = 0;
  let previous = 1e12;
  let energy = 0;
  for (const [index, step] of steps.entries()) {
    const hours = requireInRange(`steps[${index}].hours`, step.hours, before, 8784, "h");
    previous = requireInRange(`steps[${index}].power`, step.power, -1e12, previous, "W");
    energy += previous * (hours - before);
    before = hours;
  }
  const highest = steps[0]?.power ?? 0;
  return highest > 0 ? energy / highest : 0;
}

/** A year of demand by month and hour of the day. */
export interface DemandHeatMap {
  /** Mean power, W, 12 months × 24 hours. */
  readonly mean: readonly (readonly number[])[];
  /** Highest power, W, 12 months × 24 hours. */
  readonly highest: readonly (readonly number[])[];
}

/**
 * Mean and highest demand of each hour of the day, month by month.
 *
 * @param power mean power of each hour, W, 8760 values, −1e12…1e12
 * @returns two matrices of 12 months × 24 hours, W
 * @throws {OutOfRangeError} when the load has not 8760 values, or one is not finite
 * @source mathematics, mean and maximum
 * @example
 * ```ts
 * import { demandHeatMap } from "@org/hvac-core/energy";
 * const power = Array.from({ length: 8760 }, (_, hour) => hour % 24);
 * demandHeatMap(power).mean[0]?.[15]; // 15
 * ```
 */
export function demandHeatMap(power: readonly number[]): DemandHeatMap {
  const days = dailyDemand(power);
  let first = 0;
  const [mean, highest]: [number[][], number[][]] = [[], []];
  for (const length of monthDays) {
    const month = days.slice(first, (first += length));
    const hours = Array.from({ length: 24 }, (_, clock) => month.map((day) => day[clock]!));
    mean.push(hours.map((values) => values.reduce((sum, value) => sum + value, 0) / length));
    highest.push(hours.map((values) => Math.max(...values)));
  }
  return { mean, highest };
}

/**
 * A year of demand as its days.
 *
 * @param power mean power of each hour, W, 8760 values, −1e12…1e12
 * @returns 365 days × 24 hours, W
 * @throws {OutOfRangeError} when the load has not 8760 values, or one is not finite
 * @source mathematics, the year cut into days
 * @example
 * ```ts
 * import { dailyDemand } from "@org/hvac-core/energy";
 * dailyDemand(Array.from({ length: 8760 }, (_, hour) => hour))[1]?.[0]; // 24
 * ```
 */
export function dailyDemand(power: readonly number[]): readonly (readonly number[])[] {
  requireYear(power);
  return Array.from({ length: 365 }, (_, day) => power.slice(day * 24, day * 24 + 24));
}

/** Peak and energy of a month, or of a year. */
export interface PeakLoad {
  /** Highest power, W. */
  readonly peak: number;
  /** Hour of the year in which it occurs first, 1…8760. */
  readonly hour: number;
  /** Its month, 1…12. */
  readonly month: number;
  /** Its day of the month, 1…31. */
  readonly day: number;
  /** Its hour of the day, 1…24. */
  readonly clock: number;
  /** Energy, J. */
  readonly energy: number;
  /** Mean over highest power; absent when the load is never above zero. */
  readonly loadFactor?: number;
}

/**
 * Peak, its time, energy and load factor of each month and of the year.
 *
 * @param power mean power of each hour, W, 8760 values, −1e12…1e12
 * @returns twelve months and the year; W and J
 * @throws {OutOfRangeError} when the load has not 8760 values, or one is not finite
 * @source mathematics, maximum, sum and mean
 * @example
 * ```ts
 * import { peakLoads } from "@org/hvac-core/energy";
 * const power = Array.from({ length: 8760 }, (_, hour) => (hour === 4357 ? 9000 : 3000));
 * peakLoads(power).year.clock; // 14
 * ```
 */
export function peakLoads(power: readonly number[]): { readonly months: readonly PeakLoad[]; readonly year: PeakLoad } {
  requireYear(power);
  let first = 0;
  const months = monthDays.map((days) => peakOf(power, first, (first += days * 24)));
  return { months, year: peakOf(power, 0, power.length) };
}

function peakOf(power: readonly number[], first: number, end: number): PeakLoad {
  let [peakHour, sum] = [first, 0];
  for (let hour = first; hour < end; hour += 1) {
    sum += power[hour]!;
    if (power[hour]! > power[peakHour]!) peakHour = hour;
  }
  const peak = power[peakHour]!;
  const month = monthOfHour(peakHour);
  const before = monthDays.slice(0, month).reduce((days, length) => days + length, 0);
  return {
    peak,
    hour: peakHour + 1,
    month: month + 1,
    day: Math.floor(peakHour / 24) - before + 1,
    clock: (peakHour % 24) + 1,
    energy: sum * 3600,
    ...(peak > 0 && { loadFactor: sum / (end - first) / peak }),
  };
}

function requireYear(power: readonly number[]): readonly number[] {
  requireInRange("number of hours", power.length, 8760, 8760, "");
  for (const value of power) requireInRange("power", value, -1e12, 1e12, "W");
  return power;
}
