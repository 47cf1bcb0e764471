import { requireKnown } from "../refusals/errors.ts";
import type { Site } from "../loads/index.ts";
import { tauEditions } from "../solar/internal.ts";
import type { TauEdition } from "../solar/index.ts";
import type { DdyFile, DesignDayObject } from "./ddy.ts";
import { withPolarNight } from "./polarNight.ts";
import { percents, type MonthlyPercent } from "./stat.ts";
import {
  implausibleConditions,
  requireAir,
  siteAt,
  WeatherFileError,
  type DesignAir,
  type OpticalDepths,
  type PartialDesignConditions,
  type WeatherLocation,
} from "./weatherFile.ts";

/** Removes `undefined` values. */
const defined = <T extends object>(values: T): { [Name in keyof T]?: Exclude<T[Name], undefined> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof T]?: Exclude<T[Name], undefined>;
  };

const isWetBulb = ({ humidityType }: DesignDayObject): boolean => /^wet-?bulb/i.test(humidityType);

/**
 * Annual design conditions from the design days of a DDY file, identified by the names that the weather converter gives them. A trimmed file has
 * only some of them.
 *
 * @param file a parsed DDY file
 * @returns the conditions that the file has; `undefined` when it has none, or they are impossible, such as a rarer heat that is cooler
 * @source energyplus-auxiliary, weather converter: design-day file, "Ann Htg 99.6% Condns DB" and "Ann Clg .4% Condns DB=>MWB"
 * @example
 * ```ts
 * import { annualConditionsFromDdy, parseDdy } from "@org/hvac-core/weather";
 * const location = "Site:Location, London, 51.15, -0.19, 0.0, 61.6;";
 * const day = "SizingPeriod:DesignDay, London Ann Clg 1% Condns DB=>MWB, 7, 21, SummerDesignDay, 25.9, 10.1, , , Wetbulb, 18.3;";
 * annualConditionsFromDdy(parseDdy(location + day))?.cooling.dryBulb010; // 25.9
 * annualConditionsFromDdy(parseDdy(location)) === undefined; // true
 * ```
 */
export function annualConditionsFromDdy(file: DdyFile): PartialDesignConditions | undefined {
  const day = (pattern: RegExp): DesignDayObject | undefined => file.designDays.find(({ name }) => pattern.test(name));
  const [heating996, heating990] = [day(/Htg 99\.6% Condns DB$/i), day(/Htg 99(\.0)?% Condns DB$/i)];
  const [at004, at010, at020] = ["0?\\.4", "1(\\.0)?", "2(\\.0)?"].map((percent) =>
    day(new RegExp(`Ann Clg ${percent}% Condns DB=>MC?WB$`, "i")),
  );
  const [coldest, hottest] = [heating996 ?? heating990, at004 ?? at010 ?? at020];
  if (!coldest && !hottest) return undefined;
  const wetBulb = (each: DesignDayObject | undefined): number | undefined =>
    each && isWetBulb(each) ? each.humidityTemperature : undefined;
  const conditions = {
    ...defined({ coldestMonth: coldest?.month, hottestMonth: hottest?.month, dryBulbRange: hottest?.dryBulbRange }),
    heating: defined({ dryBulb996: heating996?.dryBulb, dryBulb990: heating990?.dryBulb }),
    cooling: defined({
      dryBulb004: at004?.dryBulb,
      wetBulb004: wetBulb(at004),
      dryBulb010: at010?.dryBulb,
      wetBulb010: wetBulb(at010),
      dryBulb020: at020?.dryBulb,
      wetBulb020: wetBulb(at020),
    }),
  };
  return implausibleConditions(conditions) === undefined ? conditions : undefined;
}

/**
 * Edition of the optical depths in a DDY file: the one its comments name, else what the solar model of its design days implies.
 * `ASHRAETau2017` stands for depths of 2013 and later; `ASHRAETau` alone leaves it open.
 *
 * @param file a parsed DDY file
 * @returns the edition, or `undefined` when the file does not name it
 * @throws {UnknownNameError} when the parsed file has an edition that does not exist
 * @source energyplus-input-output, SizingPeriod:DesignDay, Solar Model Indicator
 */
export function tauEditionOfDdy(file: DdyFile): TauEdition | undefined {
  if (file.edition !== undefined) return requireKnown("edition", file.edition, tauEditions);
  return file.designDays.some(({ solarModel }) => /^ASHRAETau2017$/i.test(solarModel)) ? "2017" : undefined;
}

/** Design days of the months at a percentage: "… July 5% Condns DB=>MCWB", and not "… Ann Clg 0.4% Condns DB=>MCWB" of the year. */
function monthlyDays(file: DdyFile, percent: MonthlyPercent): (DesignDayObject | undefined)[] {
  requireKnown("percent", percent, percents);
  const share = `0?${percent.replace(/^0/, "").replace(".", "\\.")}(\\.0?)?`;
  const pattern = new RegExp(`(?<!\\bAnn Clg)\\s${share}% Condns DB=>MCWB$`, "i");
  return Array.from({ length: 12 }, (_, m) => file.designDays.find(({ name, month }) => month === m + 1 && pattern.test(name)));
}

/**
 * Design air of the months from the design days of a DDY file ("… July 5% Condns DB=>MCWB"), which may lack optical depths or their edition.
 *
 * @param file a parsed DDY file with monthly design days
 * @param percent percentage of the monthly design dry bulb
 * @returns twelve months: dry bulb and mean coincident wet bulb (°C), daily ranges (K)
 * @throws {WeatherFileError} when a month is missing or has no wet bulb
 * @throws {OutOfRangeError} when a number of the parsed file is impossible
 * @throws {UnknownNameError} when the percentage is unknown
 * @source ashrae-hof-2017, ch. 14, monthly design conditions
 * @source energyplus-auxiliary, design-day file
 * @example
 * ```ts
 * import { airFromDdy, parseDdy } from "@org/hvac-core/weather";
 * const values = "24, 9, , , Wetbulb, 17;";
 * const day = (month: number) => `SizingPeriod:DesignDay, M 5% Condns DB=>MCWB, ${month}, 21, SummerDesignDay, ${values}`;
 * const file = parseDdy("Site:Location, London, 51.15, -0.19, 0.0, 61.6;" + Array.from({ length: 12 }, (_, m) => day(m + 1)).join("\n"));
 * airFromDdy(file, "5")[6]?.wetBulb; // 17
 * ```
 */
export function airFromDdy(file: DdyFile, percent: MonthlyPercent): DesignAir[] {
  return monthlyDays(file, percent).map((day, m) => {
    if (!day) throw new WeatherFileError("DDY", 0, `there is no design day at ${percent} % for month ${m + 1}`);
    const { humidityTemperature: wetBulb, wetBulbRange, dryBulb, dryBulbRange } = day;
    if (wetBulb === undefined || !isWetBulb(day)) throw new WeatherFileError("DDY", 0, `"${day.name}" has no wet bulb`);
    return requireAir({ dryBulb, wetBulb, dryBulbRange, ...(wetBulbRange === undefined ? {} : { wetBulbRange }) });
  });
}

/**
 * Optical depths of the months in a DDY file: those of any design day of the month that has them.
 *
 * @param file a parsed DDY file
 * @returns twelve months with the edition that the comments or the solar model name; `undefined` when a month with sun has none
 * @source energyplus-input-output, SizingPeriod:DesignDay, optical depths
 * @example
 * ```ts
 * import { opticalDepthsOfDdy, parseDdy } from "@org/hvac-core/weather";
 * opticalDepthsOfDdy(parseDdy("Site:Location, London, 51.15, -0.19, 0.0, 61.6;")) === undefined; // true
 * ```
 */
export function opticalDepthsOfDdy(file: DdyFile): OpticalDepths | undefined {
  const edition = tauEditionOfDdy(file);
  const days = Array.from({ length: 12 }, (_, m) =>
    file.designDays.find(({ month, tauB, tauD }) => month === m + 1 && tauB !== undefined && tauD !== undefined),
  );
  return depthsOf(file.location, edition, days);
}

/** Optical depths of a day of each month; `undefined` where a month with sun has none. */
function depthsOf(
  { latitude }: WeatherLocation,
  edition: TauEdition | undefined,
  days: readonly (DesignDayObject | undefined)[],
): OpticalDepths | undefined {
  const [beam, diffuse] = (["tauB", "tauD"] as const).map((name) =>
    withPolarNight(
      days.map((day) => day?.[name]),
      latitude,
    ),
  );
  return beam && diffuse ? { ...(edition ? { edition } : {}), beam, diffuse } : undefined;
}

/**
 * Site for the load method from the monthly design days of a DDY file ("… July 5% Condns DB=>MCWB").
 *
 * @param file a parsed DDY file with monthly design days
 * @param percent percentage of the monthly design dry bulb
 * @param tauEdition edition of the optical depths, for a file that does not name it
 * @returns the site
 * @throws {WeatherFileError} when a month is missing, has no wet bulb or no optical depths, or their edition is not known
 * @throws {OutOfRangeError} when a number of the parsed file is impossible
 * @throws {UnknownNameError} when the percentage or edition is unknown
 * @source ashrae-hof-2017, ch. 14, monthly design conditions
 * @source energyplus-auxiliary, design-day file
 * @example
 * ```ts
 * import { parseDdy, siteFromDdy } from "@org/hvac-core/weather";
 * const location = "! 2021 ASHRAE Handbook\nSite:Location, London, 51.15, -0.19, 0.0, 61.6;";
 * const values = "24, 9, , , Wetbulb, 17, , , , 4, , , , , , , ASHRAETau, , , 0.4, 2.2, ;";
 * const day = (month: number) => `SizingPeriod:DesignDay, M 5% Condns DB=>MCWB, ${month}, 21, SummerDesignDay, ${values}`;
 * const file = parseDdy(location + Array.from({ length: 12 }, (_, m) => day(m + 1)).join("\n"));
 * siteFromDdy(file, "5").months[6]?.dryBulb; // 24
 * ```
 */
export function siteFromDdy(file: DdyFile, percent: MonthlyPercent, tauEdition?: TauEdition): Site {
  const edition = tauEditionOfDdy(file) ?? (tauEdition && requireKnown("tauEdition", tauEdition, tauEditions));
  if (!edition) throw new WeatherFileError("DDY", 0, "the edition of the optical depths is not named; their coefficients cannot be chosen");
  const air = airFromDdy(file, percent);
  const depths = depthsOf(file.location, edition, monthlyDays(file, percent));
  if (!depths) throw new WeatherFileError("DDY", 0, `a design day at ${percent} % has no optical depths`);
  return siteAt(
    file.location,
    edition,
    air.map((month, m) => ({ ...month, tauB: depths.beam[m]!, tauD: depths.diffuse[m]! })),
  );
}
