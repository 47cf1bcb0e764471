import { requireKnown } from "../refusals/errors.ts";
import type { Site } from "../loads/index.ts";
import type { TauEdition } from "../solar/index.ts";
import { percents, type MonthlyPercent, type StatFile } from "./stat.ts";
import { requireAir, siteAt, WeatherFileError, type DesignAir } from "./weatherFile.ts";

/**
 * Design air of the months from a statistics file, which may lack optical depths or their edition.
 *
 * @param stat a parsed statistics file
 * @param percent percentage of the monthly design dry bulb
 * @returns twelve months: dry bulb and mean coincident wet bulb (°C), daily ranges (K)
 * @throws {WeatherFileError} when the file lacks monthly design conditions or ranges
 * @throws {OutOfRangeError} when a number of the parsed file is impossible
 * @throws {UnknownNameError} when the percentage is unknown
 * @source ashrae-hof-2017, ch. 14, monthly design conditions
 * @example
 * ```ts
 * import { airFromStat } from "@org/hvac-core/weather";
 * const twelve = (value: number) => Array.from({ length: 12 }, () => value);
 * const location = { name: "Las Vegas", latitude: 36.07, longitude: -115.15, timeZone: -8, elevation: 648 };
 * const monthlyDesign = { "5": { dryBulb: twelve(41), wetBulb: twelve(20) } };
 * airFromStat({ location, monthlyDesign, dryBulbRange: twelve(14), degreeDays: [] }, "5")[6]?.dryBulb; // 41
 * ```
 */
export function airFromStat(stat: StatFile, percent: MonthlyPercent): DesignAir[] {
  const { dryBulbRange, wetBulbRange } = stat;
  const design = stat.monthlyDesign[requireKnown("percent", percent, percents)];
  if (!design || !dryBulbRange) throw new WeatherFileError("STAT", 0, `there are no monthly design conditions at ${percent} %`);
  return design.dryBulb.map((dryBulb, m) =>
    requireAir({
      dryBulb,
      wetBulb: design.wetBulb[m]!,
      dryBulbRange: dryBulbRange[m]!,
      ...(wetBulbRange ? { wetBulbRange: wetBulbRange[m]! } : {}),
    }),
  );
}

/**
 * Site for the load method from a statistics file: monthly design temperatures, ranges and optical depths.
 *
 * @param stat a parsed statistics file
 * @param percent percentage of the monthly design dry bulb
 * @param tauEdition edition of the optical depths, for a file that does not name it
 * @returns the site
 * @throws {WeatherFileError} when the file lacks monthly design conditions, ranges, or optical depths with a known edition
 * @throws {OutOfRangeError} when a number of the parsed file is impossible
 * @throws {UnknownNameError} when the percentage or edition is unknown
 * @source ashrae-hof-2017, ch. 14, monthly design conditions
 * @example
 * ```ts
 * import { siteFromStat } from "@org/hvac-core/weather";
 * const twelve = (value: number) => Array.from({ length: 12 }, () => value);
 * const location = { name: "Las Vegas", latitude: 36.07, longitude: -115.15, timeZone: -8, elevation: 648 };
 * const tau = { edition: "2009" as const, beam: twelve(0.4), diffuse: twelve(2.1) };
 * const monthlyDesign = { "5": { dryBulb: twelve(41), wetBulb: twelve(20) } };
 * siteFromStat({ location, tau, monthlyDesign, dryBulbRange: twelve(14), degreeDays: [] }, "5").altitude; // 648
 * ```
 */
export function siteFromStat(stat: StatFile, percent: MonthlyPercent, tauEdition?: TauEdition): Site {
  const { location, tau } = stat;
  const air = airFromStat(stat, percent);
  if (!tau) throw new WeatherFileError("STAT", 0, "there are no optical depths");
  const edition = tau.edition ?? tauEdition;
  if (!edition)
    throw new WeatherFileError("STAT", 0, "the edition of the optical depths is not named; their coefficients cannot be chosen");
  return siteAt(
    location,
    edition,
    air.map((month, m) => ({ ...month, tauB: tau.beam[m]!, tauD: tau.diffuse[m]! })),
  );
}
