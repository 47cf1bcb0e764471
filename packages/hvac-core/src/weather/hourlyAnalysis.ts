import { OutOfRangeError } from "../refusals/errors.ts";
import { annualDesignConditions, hourlyWetBulbs } from "./hourlyStatistics.ts";
import { exceededValues, meanDays } from "./hourlyShares.ts";
import { monthlyWeather, type MonthOfWeather } from "./monthlyWeather.ts";
import { weatherBins, type WeatherBin } from "./weatherBins.ts";
import type { AnnualDesignConditions } from "./weatherFile.ts";
import type { WeatherHours } from "./weatherHours.ts";
import { windRose, type WindRose } from "./windRose.ts";

/** Quantities with a mean day of each month. */
export type DayQuantity = "dryBulb" | "relativeHumidity" | "windSpeed" | "skyCover" | "globalHorizontal";

/** Statistics of the hours of a weather file, SI. */
export interface HourlyAnalysis {
  /** Design conditions computed from the hours; `undefined` where too much of a year is missing. */
  readonly calculated: AnnualDesignConditions | undefined;
  /** Wet bulbs and dew points exceeded for 0.4, 1 and 2 % of the hours, °C; `undefined` without humidity. */
  readonly wetBulbs: readonly number[] | undefined;
  readonly dewPoints: readonly number[] | undefined;
  readonly months: readonly MonthOfWeather[];
  /** Wind of the year, then of each month; `undefined` where no wind was measured. */
  readonly windRoses: readonly (WindRose | undefined)[];
  /** Bins of 3 K and of 5 °F. */
  readonly bins: Readonly<Record<"Metric" | "Imperial", readonly WeatherBin[]>>;
  /** Twelve months of 24 hours; `undefined` where there is no value. */
  readonly meanDays: Readonly<Record<DayQuantity, readonly (readonly (number | undefined)[])[]>>;
}

/** The statistic, or `undefined` where the hours do not suffice for it. */
function where<T>(compute: () => T): T | undefined {
  try {
    return compute();
  } catch (error) {
    if (!(error instanceof OutOfRangeError)) throw error;
    return undefined;
  }
}

const shares = [0.004, 0.01, 0.02];
const fahrenheit = 5 / 9;

/**
 * Statistics of the hours of a weather file: design conditions, months, wind roses, temperature bins and mean days.
 *
 * @param hours the hours of a file, such as those of `parseEpw`
 * @param pressure Pa, for hours without one
 * @returns every statistic that the hours suffice for
 * @throws {OutOfRangeError} when the hours have no dry bulb, or a value lies outside its range
 * @source ashrae-hof-2017, ch. 14, annual percentiles and monthly statistics
 * @example
 * ```ts
 * import { hourlyAnalysis, parseEpw } from "@org/hvac-core/weather";
 * const data = [14, 15].map((hour) => `1999,7,21,${hour},0,?9?9?9?9E0,33.0,20.5,48,98500,0,0,400,700,750,120,0,0,0,0,270,3.1,2,2`);
 * const { hours } = parseEpw(["LOCATION,Town,GA,USA,TMY3,722190,33.63,-84.43,-5.0,313", ...data].join("\n"));
 * const analysis = hourlyAnalysis(hours, 98500);
 * analysis.months[6]?.hours; // 2
 * analysis.calculated; // undefined
 * ```
 */
export function hourlyAnalysis(hours: WeatherHours, pressure: number): HourlyAnalysis {
  const rose = (months?: readonly number[]): WindRose | undefined => where(() => windRose(hours, { ...(months && { months }) }));
  return {
    calculated: where(() => annualDesignConditions(hours, pressure)),
    wetBulbs: where(() => exceededValues(hourlyWetBulbs(hours, pressure), shares)),
    dewPoints: where(() => exceededValues(hours.dewPoint, shares)),
    months: monthlyWeather(hours),
    windRoses: [rose(), ...Array.from({ length: 12 }, (_, month) => rose([month + 1]))],
    bins: {
      Metric: weatherBins(hours, { width: 3, pressure }),
      Imperial: weatherBins(hours, { width: 5 * fahrenheit, origin: -32 * fahrenheit, pressure }),
    },
    meanDays: {
      dryBulb: meanDays(hours, hours.dryBulb),
      relativeHumidity: meanDays(hours, hours.relativeHumidity),
      windSpeed: meanDays(hours, hours.windSpeed),
      skyCover: meanDays(hours, hours.skyCover),
      globalHorizontal: meanDays(hours, hours.globalHorizontal),
    },
  };
}
