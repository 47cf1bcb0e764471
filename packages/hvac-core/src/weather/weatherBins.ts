import { requireInRange } from "../refusals/errors.ts";
import { standardPressure } from "../psychrometrics/internal.ts";
import { requireOneYear } from "./calendar.ts";
import { hourlyWetBulbs, requireHours, type AirHours } from "./hourlyStatistics.ts";
import type { WeatherHours } from "./weatherHours.ts";

/** A bin of hours by dry bulb. */
export interface WeatherBin {
  /** Lower bound, °C, included. */
  readonly from: number;
  /** Upper bound, °C, not included. */
  readonly to: number;
  /** Number of hours. */
  readonly hours: number;
  /** Hours by third of the day: 1–8, 9–16, 17–24 o'clock. */
  readonly byShift: readonly [number, number, number];
  /** °C. */
  readonly meanDryBulb: number;
  /** °C; absent when no hour of the bin has a humidity. */
  readonly meanCoincidentWetBulb?: number;
}

/** Bins of dry bulb. */
export interface BinsInput {
  /** Width of a bin, K, 0.1…20; 3 K, or 5/1.8 K for bins of 5 °F. */
  readonly width: number;
  /** A temperature at which a bin begins, °C; 0 by default, −32/1.8 for bins of whole degrees Fahrenheit. */
  readonly origin?: number;
  /** Atmospheric pressure of hours without one, Pa; by default that of sea level. */
  readonly pressure?: number;
}

/**
 * Hours by dry bulb with the mean coincident wet bulb.
 *
 * @param hours a year of hours, such as those of `parseEpw`; hours without a dry bulb are ignored
 * @param bins width and origin of the bins, and the pressure of hours without one
 * @returns bins from cold to warm, without gaps
 * @throws {OutOfRangeError} when there are no hours or more than a year of them, or the width lies outside its range
 * @source ashrae-hof-2017, ch. 19, bin method
 * @example
 * ```ts
 * import { weatherBins } from "@org/hvac-core/weather";
 * const bins = weatherBins({ month: [1, 1, 1], day: [1, 1, 1], hour: [1, 2, 3], dryBulb: [-1, 0.5, 2.9] }, { width: 3 });
 * bins.length; // 2
 * bins[1]?.hours; // 2
 * ```
 */
export function weatherBins(
  hours: AirHours & Pick<WeatherHours, "hour">,
  { width, origin = 0, pressure = standardPressure }: BinsInput,
): WeatherBin[] {
  requireHours(hours);
  requireOneYear(hours.month);
  for (const hour of hours.hour) requireInRange("hour", hour, 1, 24, "");
  requireInRange("width", width, 0.1, 20, "K");
  requireInRange("origin", origin, -100, 100, "°C");
  const wetBulbs = hourlyWetBulbs(hours, pressure);
  const binsByIndex = new Map<number, { dry: number; count: number; wet: number; wetCount: number; byShift: [number, number, number] }>();
  hours.dryBulb.forEach((t, i) => {
    if (t === undefined) return;
    const index = Math.floor((t - origin) / width);
    const bin = binsByIndex.get(index) ?? { dry: 0, count: 0, wet: 0, wetCount: 0, byShift: [0, 0, 0] };
    const shift = Math.min(2, Math.max(0, Math.ceil((hours.hour[i] ?? 1) / 8) - 1)) as 0 | 1 | 2;
    bin.byShift[shift] += 1;
    bin.dry += t;
    bin.count += 1;
    const wet = wetBulbs[i];
    if (wet !== undefined) [bin.wet, bin.wetCount] = [bin.wet + wet, bin.wetCount + 1];
    binsByIndex.set(index, bin);
  });
  const first = Math.min(...binsByIndex.keys());
  const last = Math.max(...binsByIndex.keys());
  return Array.from({ length: last - first + 1 }, (_, i) => {
    const from = origin + (first + i) * width;
    const bin = binsByIndex.get(first + i);
    if (!bin) return { from, to: from + width, hours: 0, byShift: [0, 0, 0], meanDryBulb: from + width / 2 };
    const wet = bin.wetCount > 0 ? { meanCoincidentWetBulb: bin.wet / bin.wetCount } : {};
    return { from, to: from + width, hours: bin.count, byShift: bin.byShift, meanDryBulb: bin.dry / bin.count, ...wet };
  });
}
