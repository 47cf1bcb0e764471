import { OutOfRangeError } from "../refusals/errors.ts";
import { annualDesignConditions, monthlyDesignConditions, type AirHours } from "./hourlyStatistics.ts";
import { humidDesignConditions, type HumidDesign } from "./humidDesign.ts";
import { percents, type MonthlyPercent } from "./stat.ts";
import type { AnnualDesignConditions } from "./weatherFile.ts";

/** Design air of twelve months, °C and K: of the hottest days, and of the most humid ones where they are known. */
export interface MonthlyAir extends Partial<HumidDesign> {
  readonly dryBulb: readonly number[];
  readonly wetBulb: readonly number[];
  readonly dryBulbRange: readonly number[];
  readonly wetBulbRange?: readonly number[];
}

/** Design conditions computed from the hours of a file. */
export interface HourlyDesign {
  /** Conditions of the year, or the reason why there are none. */
  readonly calculated: AnnualDesignConditions | { readonly lack: string };
  /** By the share of the month's hours that exceed the dry bulb; `undefined` where a month is missing. */
  readonly monthly: Readonly<Record<MonthlyPercent, MonthlyAir>> | undefined;
}

function monthlyAir(hours: AirHours, percent: number, pressure: number): MonthlyAir {
  const months = monthlyDesignConditions(hours, percent / 100, pressure);
  return {
    dryBulb: months.map(({ dryBulb }) => dryBulb),
    wetBulb: months.map(({ wetBulb }) => wetBulb),
    dryBulbRange: months.map(({ dryBulbRange }) => dryBulbRange),
    ...humidDesignConditions(hours, percent / 100, pressure),
  };
}

function orRefusal<T>(compute: () => T): T | OutOfRangeError {
  try {
    return compute();
  } catch (error) {
    if (!(error instanceof OutOfRangeError)) throw error;
    return error;
  }
}

/**
 * Design conditions of the hours of a weather file: of the year, and of each month at every percentage that is published.
 *
 * A file with nine in ten hours of the year has annual conditions, and no monthly ones where a whole month is missing.
 *
 * @param hours the hours of a file, such as those of `parseEpw`
 * @param pressure Pa, for hours without one
 * @returns the conditions that the hours suffice for
 * @source ashrae-hof-2017, ch. 14, annual percentiles and monthly design conditions
 * @see {@link annualDesignConditions}, {@link monthlyDesignConditions}, {@link humidDesignConditions}
 * @example
 * ```ts
 * import { hourlyDesign } from "@org/hvac-core/weather";
 * const month = Array.from({ length: 12 * 24 }, (_, i) => Math.floor(i / 24) + 1);
 * const hours = { month, day: month.map(() => 21), dryBulb: month.map((m) => 10 + m), dewPoint: month.map(() => 5) };
 * hourlyDesign(hours, 101325).monthly?.["5"].dryBulb[6]; // 17
 * ```
 */
export function hourlyDesign(hours: AirHours, pressure: number): HourlyDesign {
  const annual = orRefusal(() => annualDesignConditions(hours, pressure));
  const monthly = orRefusal(
    () =>
      Object.fromEntries(percents.map((percent) => [percent, monthlyAir(hours, Number(percent), pressure)])) as Record<
        MonthlyPercent,
        MonthlyAir
      >,
  );
  return {
    calculated: annual instanceof OutOfRangeError ? { lack: annual.message } : annual,
    monthly: monthly instanceof OutOfRangeError ? undefined : monthly,
  };
}
