import { OutOfRangeError, requireInRange } from "../refusals/errors.ts";
import type { DesignMonth } from "../loads/index.ts";
import {
  standardPressure,
  humidityRatioFromVaporPressure,
  humidityRatioFromRelativeHumidity,
  wetBulb,
} from "../psychrometrics/internal.ts";
import { saturationPressure } from "../psychrometrics/index.ts";
import { monthNames } from "../quantity/months.ts";
import { requireOneYear, yearHours } from "./calendar.ts";
import type { AnnualDesignConditions } from "./weatherFile.ts";
import type { HourlySeries, WeatherHours } from "./weatherHours.ts";

/** Hours of a year for statistics; a parsed EPW has them. */
export type AirHours = Pick<WeatherHours, "month" | "day" | "dryBulb"> &
  Partial<Pick<WeatherHours, "dewPoint" | "relativeHumidity" | "pressure">>;

/** Checks values; `undefined` marks a missing one. */
function requireSeries(parameter: string, series: HourlySeries | undefined, [min, max, unit]: readonly [number, number, string]): void {
  series?.forEach((value) => value === undefined || requireInRange(parameter, value, min, max, unit));
}

/** Checks hours of air: at least one dry bulb, and every value in its range. */
export function requireHours(hours: AirHours): void {
  const { length } = hours.dryBulb;
  requireInRange("hours", hours.dryBulb.filter((t) => t !== undefined).length, 1, 1e6, "");
  for (const name of ["month", "day"] as const) {
    requireInRange(`${name}.length`, hours[name].length, length, length, "");
    for (const value of hours[name]) requireInRange(name, value, 1, name === "month" ? 12 : 31, "");
  }
  requireSeries("dryBulb", hours.dryBulb, [-100, 100, "°C"]);
  requireSeries("dewPoint", hours.dewPoint, [-100, 100, "°C"]);
  // Files have values slightly above saturation, by rounding and instruments.
  requireSeries("relativeHumidity", hours.relativeHumidity, [0, 1.1, ""]);
}

/**
 * Wet bulb of every hour, from the dew point where the file has it, else from the relative humidity. A dew point above the dry bulb, which files
 * have by rounding, is read as saturation.
 *
 * @param hours dry bulb (°C), dew point (°C) or relative humidity (0…1), pressure (Pa)
 * @param pressure Pa, for hours without one
 * @returns °C; `undefined` where dry bulb or humidity is missing
 * @throws {OutOfRangeError} when a value lies outside the range of psychrometrics
 * @source ashrae-hof-2017, ch. 1, eqs. 33 and 35
 * @example
 * ```ts
 * import { hourlyWetBulbs } from "@org/hvac-core/weather";
 * hourlyWetBulbs({ month: [7], day: [21], dryBulb: [30], relativeHumidity: [1] }, 101325)[0]; // 30
 * ```
 */
export function hourlyWetBulbs(hours: AirHours, pressure = standardPressure): Array<number | undefined> {
  requireHours(hours);
  return hours.dryBulb.map((dryBulb, i) => {
    const dewPoint = hours.dewPoint?.[i];
    const relativeHumidity = hours.relativeHumidity?.[i];
    if (dryBulb === undefined || (dewPoint === undefined && relativeHumidity === undefined)) return undefined;
    const p = hours.pressure?.[i] ?? pressure;
    if ((dewPoint !== undefined && dewPoint >= dryBulb) || (dewPoint === undefined && relativeHumidity! >= 1)) return dryBulb;
    const humidityRatio =
      dewPoint === undefined
        ? humidityRatioFromRelativeHumidity(dryBulb, relativeHumidity!, p)
        : humidityRatioFromVaporPressure(saturationPressure(dewPoint), p);
    return wetBulb(dryBulb, humidityRatio, p);
  });
}

/** Value below which a share of the sorted values lies, interpolated linearly between neighbours. */
export function quantile(sorted: ArrayLike<number>, share: number): number {
  const position = share * (sorted.length - 1);
  const below = Math.floor(position);
  const low = sorted[below]!;
  return low + (position - below) * ((sorted[below + 1] ?? low) - low);
}

/** Present values in ascending order. */
export const sortedOf = (values: ReadonlyArray<number | undefined>): Float64Array =>
  Float64Array.from(values.filter((value) => value !== undefined)).sort();

/** Mean wet bulb of the hours whose dry bulb lies within half a kelvin of a design dry bulb; of the nearest hour if there are no such hours. */
function coincidentWetBulb(
  dryBulbs: ReadonlyArray<number | undefined>,
  wetBulbs: ReadonlyArray<number | undefined>,
  design: number,
): number {
  let [sum, count, nearest, distance] = [0, 0, design, Infinity];
  dryBulbs.forEach((dryBulb, i) => {
    const wet = wetBulbs[i];
    if (dryBulb === undefined || wet === undefined) return;
    const off = Math.abs(dryBulb - design);
    if (off <= 0.5) [sum, count] = [sum + wet, count + 1];
    if (off < distance) [nearest, distance] = [wet, off];
  });
  if (distance === Infinity) {
    throw new OutOfRangeError({ parameter: "hours with humidity", value: 0, min: 1, max: Infinity, unit: "" });
  }
  return Math.min(design, count > 0 ? sum / count : nearest);
}

interface Day {
  readonly month: number;
  readonly mean: number;
  readonly lowest: number;
  readonly highest: number;
}

/** Days of a year with their mean, lowest and highest dry bulb, °C, in order; missing hours are ignored. */
export function daysOf(hours: AirHours): Day[] {
  requireHours(hours);
  requireOneYear(hours.month);
  const days: Day[] = [];
  for (let from = 0, to = 0; from < hours.dryBulb.length; from = to) {
    let [sum, count, lowest, highest] = [0, 0, Infinity, -Infinity];
    for (to = from; to < hours.dryBulb.length && hours.day[to] === hours.day[from] && hours.month[to] === hours.month[from]; to++) {
      const t = hours.dryBulb[to];
      if (t === undefined) continue;
      [sum, count, lowest, highest] = [sum + t, count + 1, Math.min(lowest, t), Math.max(highest, t)];
    }
    if (count > 0) days.push({ month: hours.month[from]!, mean: sum / count, lowest, highest });
  }
  return days;
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Refuses a year in which a month has less than half of a short month: without its July, percentiles are not those of a year. */
function requireMonths({ month, dryBulb }: AirHours): void {
  const counts = Array.from({ length: 12 }, () => 0);
  dryBulb.forEach((value, index) => {
    if (value !== undefined) counts[Math.ceil(month[index]!) - 1]! += 1;
  });
  counts.forEach((count, m) => requireInRange(`hours of ${monthNames[m]!} with a dry bulb`, count, 14 * 24, 1e6, "h"));
}

/**
 * Annual design conditions from a year of hours: dry bulbs at which 99.6 and 99 % of the hours are warmer, and those that 0.4, 1
 * and 2 % exceed with their mean coincident wet bulb. Quantiles are interpolated linearly between the sorted hours; the coincident wet bulb is the mean over
 * ±0.5 K of the dry bulb.
 *
 * One year, and a typical year above all, has milder extremes than the decades of published conditions. A truncated file is refused,
 * and so are two years: shares of them are not those of a year.
 *
 * @param hours a year of hours, such as those of `parseEpw`
 * @param pressure Pa, for hours without one
 * @returns temperatures in °C, the daily range in K
 * @throws {OutOfRangeError} when more than a tenth of the year or half a month lacks a dry bulb, no hour has a humidity, or there is more than a year
 * @source ashrae-hof-2017, ch. 14, annual percentiles
 * @example
 * ```ts
 * import { annualDesignConditions } from "@org/hvac-core/weather";
 * const hour = Array.from({ length: 8760 }, (_, i) => i);
 * const date = hour.map((i) => new Date(Date.UTC(2021, 0, 1, i)));
 * const [month, day] = [date.map((each) => each.getUTCMonth() + 1), date.map((each) => each.getUTCDate())];
 * const dryBulb = hour.map((i) => 15 - 20 * Math.cos((2 * Math.PI * i) / 8760));
 * const year = annualDesignConditions({ month, day, dryBulb, relativeHumidity: hour.map(() => 0.5) });
 * year.cooling.dryBulb004; // 35
 * ```
 */
export function annualDesignConditions(hours: AirHours, pressure = standardPressure): AnnualDesignConditions {
  const days = daysOf(hours);
  const sorted = sortedOf(hours.dryBulb);
  requireInRange("hours with a dry bulb", sorted.length, 0.9 * yearHours, 1e6, "h");
  requireMonths(hours);
  const wetBulbs = hourlyWetBulbs(hours, pressure);
  const monthly = Array.from({ length: 12 }, (_, m) => days.filter((each) => each.month === m + 1));
  const mean = (m: number): number | undefined => (monthly[m]!.length > 0 ? meanOf(monthly[m]!.map((each) => each.mean)) : undefined);
  const present = monthly.flatMap((_, m) => (mean(m) === undefined ? [] : [m]));
  const hottest = present.reduce((best, m) => (mean(m)! > mean(best)! ? m : best));
  const coldest = present.reduce((best, m) => (mean(m)! < mean(best)! ? m : best));
  const dryBulb = (exceeded: number): number => quantile(sorted, 1 - exceeded);
  const wetBulbAt = (exceeded: number): number => coincidentWetBulb(hours.dryBulb, wetBulbs, dryBulb(exceeded));
  return {
    coldestMonth: coldest + 1,
    heating: { dryBulb996: dryBulb(0.996), dryBulb990: dryBulb(0.99) },
    hottestMonth: hottest + 1,
    dryBulbRange: meanOf(monthly[hottest]!.map((each) => each.highest - each.lowest)),
    cooling: {
      dryBulb004: dryBulb(0.004),
      wetBulb004: wetBulbAt(0.004),
      dryBulb010: dryBulb(0.01),
      wetBulb010: wetBulbAt(0.01),
      dryBulb020: dryBulb(0.02),
      wetBulb020: wetBulbAt(0.02),
    },
  };
}

/**
 * Monthly design temperatures from a year of hours, for the load method.
 *
 * @param hours a year of hours, such as those of `parseEpw`
 * @param exceeded share of the month's hours above the design dry bulb, 0…0.5; 0.05 is common for loads
 * @param pressure Pa, for hours without one
 * @returns twelve months: dry bulb, mean coincident wet bulb (°C) and the mean daily range of the days that reach the design dry bulb (K)
 * @throws {OutOfRangeError} when a month has no hours or no humidity, or occurs twice
 * @source ashrae-hof-2017, ch. 14, monthly design conditions and daily range coincident with the 5 % dry bulb
 * @example
 * ```ts
 * import { monthlyDesignConditions } from "@org/hvac-core/weather";
 * const hour = Array.from({ length: 12 * 24 }, (_, i) => i);
 * const month = hour.map((i) => Math.floor(i / 24) + 1);
 * const dryBulb = hour.map((i) => 20 - 5 * Math.cos((Math.PI * (i % 24)) / 12));
 * const months = monthlyDesignConditions({ month, day: hour.map(() => 1), dryBulb, relativeHumidity: hour.map(() => 0.5) }, 0);
 * months[6]?.dryBulb; // 25
 * ```
 */
export function monthlyDesignConditions(
  hours: AirHours,
  exceeded: number,
  pressure = standardPressure,
): Array<Omit<DesignMonth, "tauB" | "tauD">> {
  requireInRange("exceeded", exceeded, 0, 0.5, "");
  const days = daysOf(hours);
  const wetBulbs = hourlyWetBulbs(hours, pressure);
  return Array.from({ length: 12 }, (_, m) => {
    const dryBulbs = hours.dryBulb.map((t, i) => (hours.month[i] === m + 1 ? t : undefined));
    const sorted = sortedOf(dryBulbs);
    requireInRange(`hours of month ${m + 1}`, sorted.length, 1, 1e6, "");
    const dryBulb = quantile(sorted, 1 - exceeded);
    const warm = days.filter((each) => each.month === m + 1 && each.highest >= dryBulb);
    return {
      dryBulb,
      wetBulb: coincidentWetBulb(dryBulbs, wetBulbs, dryBulb),
      dryBulbRange: meanOf(warm.map((each) => each.highest - each.lowest)),
    };
  });
}
