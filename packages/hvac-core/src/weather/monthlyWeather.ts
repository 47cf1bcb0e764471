import { requireInRange } from "../refusals/errors.ts";
import { saturationPressure } from "../psychrometrics/index.ts";
import { requireOneYear } from "./calendar.ts";
import type { HourlySeries, WeatherHours } from "./weatherHours.ts";

/** Lowest, mean and highest of the measured values; `undefined` where there are none. */
export interface Spread {
  readonly lowest: number;
  readonly mean: number;
  readonly highest: number;
}

/** The weather of one month. */
export interface MonthOfWeather {
  /** Hours of the month in the file. */
  readonly hours: number;
  /** °C. */
  readonly dryBulb: Spread | undefined;
  /** Mean of the days' highest and lowest dry bulb, °C. */
  readonly meanDailyHighest: number | undefined;
  readonly meanDailyLowest: number | undefined;
  /** °C. */
  readonly dewPoint: Spread | undefined;
  /** 0…1. */
  readonly relativeHumidity: Spread | undefined;
  /** Mean partial pressure of water vapour, Pa. */
  readonly vaporPressure: number | undefined;
  /** m/s. */
  readonly windSpeed: Spread | undefined;
  /** Share of the sky that clouds cover, 0…1. */
  readonly skyCover: Spread | undefined;
  /** Hours with a clear sky (up to two tenths covered), a partly covered and an overcast one (eight tenths and more). */
  readonly skyHours: { readonly clear: number; readonly partly: number; readonly overcast: number };
  /** Energy on a horizontal surface, and direct normal energy, J/m². */
  readonly globalHorizontal: number | undefined;
  readonly directNormal: number | undefined;
}

/** Hours for monthly means; a parsed EPW has them. */
export type MonthlyWeatherHours = Pick<WeatherHours, "month" | "day" | "dryBulb"> &
  Partial<Pick<WeatherHours, "dewPoint" | "relativeHumidity" | "windSpeed" | "skyCover" | "globalHorizontal" | "directNormal">>;

const limits = {
  dryBulb: [-100, 100, "°C"],
  dewPoint: [-100, 100, "°C"],
  relativeHumidity: [0, 1.1, ""],
  windSpeed: [0, 200, "m/s"],
  skyCover: [0, 10, "tenths"],
  globalHorizontal: [0, 3000, "W/m²"],
  directNormal: [0, 3000, "W/m²"],
} as const;

type SeriesName = keyof typeof limits;

function spreadOf(values: readonly number[], factor = 1): Spread | undefined {
  if (values.length === 0) return undefined;
  let [lowest, sum, highest] = [Infinity, 0, -Infinity];
  for (const value of values) [lowest, sum, highest] = [Math.min(lowest, value), sum + value, Math.max(highest, value)];
  return { lowest: lowest * factor, mean: (sum / values.length) * factor, highest: highest * factor };
}

const meanOf = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;

function checkHours(hours: MonthlyWeatherHours): void {
  const { length } = hours.dryBulb;
  requireInRange("hours", length, 1, 1e6, "");
  for (const name of ["month", "day"] as const) {
    requireInRange(`${name}.length`, hours[name].length, length, length, "");
    hours[name].forEach((value, index) => requireInRange(`${name}[${index}]`, value, 1, name === "month" ? 12 : 31, ""));
  }
  requireOneYear(hours.month);
  for (const [name, [min, max, unit]] of Object.entries(limits)) {
    const series: HourlySeries | undefined = hours[name as SeriesName];
    if (series === undefined) continue;
    requireInRange(`${name}.length`, series.length, length, length, "");
    series.forEach((value, index) => value === undefined || requireInRange(`${name}[${index}]`, value, min, max, unit));
  }
}

/**
 * Weather by months: temperatures with their daily extremes, humidity, wind, clouds and sun.
 *
 * @param hours hours of a year or of part of one, such as those of `parseEpw`; `undefined` marks a missing value
 * @returns twelve months; quantities that a month lacks are `undefined`
 * @throws {OutOfRangeError} when series differ in length, a month occurs twice or a value lies outside its range
 * @source mathematics
 * @example
 * ```ts
 * import { monthlyWeather } from "@org/hvac-core/weather";
 * const [january] = monthlyWeather({ month: [1, 1, 1, 1], day: [1, 1, 2, 2], dryBulb: [0, 4, 2, 10], skyCover: [0, 10, 5, 9] });
 * january?.dryBulb?.mean; // 4
 * january?.meanDailyHighest; // 7
 * january?.skyHours.overcast; // 2
 * ```
 */
export function monthlyWeather(hours: MonthlyWeatherHours): MonthOfWeather[] {
  checkHours(hours);
  return Array.from({ length: 12 }, (_, index) => monthOf(hours, index + 1));
}

function monthOf(hours: MonthlyWeatherHours, month: number): MonthOfWeather {
  const positions = hours.month.flatMap((each, index) => (each === month ? [index] : []));
  const values = (name: SeriesName): number[] =>
    positions.flatMap((index) => {
      const value = hours[name]?.[index];
      return value === undefined ? [] : [value];
    });
  const days = new Map<number, { lowest: number; highest: number }>();
  const pressures: number[] = [];
  for (const index of positions) {
    const dryBulb = hours.dryBulb[index];
    if (dryBulb === undefined) continue;
    const day = days.get(hours.day[index]!);
    if (!day) days.set(hours.day[index]!, { lowest: dryBulb, highest: dryBulb });
    else [day.lowest, day.highest] = [Math.min(day.lowest, dryBulb), Math.max(day.highest, dryBulb)];
    const dewPoint = hours.dewPoint?.[index];
    const humidity = hours.relativeHumidity?.[index];
    if (dewPoint !== undefined) pressures.push(saturationPressure(Math.min(dewPoint, dryBulb)));
    else if (humidity !== undefined) pressures.push(Math.min(1, humidity) * saturationPressure(dryBulb));
  }
  const tenths = values("skyCover");
  const energy = (name: "globalHorizontal" | "directNormal"): number | undefined => {
    const mean = meanOf(values(name));
    // Missing hours have the mean of the others, so that a gap does not reduce the energy of the month.
    return mean === undefined ? undefined : mean * positions.length * 3600;
  };
  return {
    hours: positions.length,
    dryBulb: spreadOf(values("dryBulb")),
    meanDailyHighest: meanOf([...days.values()].map(({ highest }) => highest)),
    meanDailyLowest: meanOf([...days.values()].map(({ lowest }) => lowest)),
    dewPoint: spreadOf(values("dewPoint")),
    relativeHumidity: spreadOf(values("relativeHumidity")),
    vaporPressure: meanOf(pressures),
    windSpeed: spreadOf(values("windSpeed")),
    skyCover: spreadOf(tenths, 0.1),
    skyHours: {
      clear: tenths.filter((cover) => cover <= 2).length,
      partly: tenths.filter((cover) => cover > 2 && cover < 8).length,
      overcast: tenths.filter((cover) => cover >= 8).length,
    },
    globalHorizontal: energy("globalHorizontal"),
    directNormal: energy("directNormal"),
  };
}
