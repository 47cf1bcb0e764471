import { requireKnown } from "../kernel/errors.ts";
import type { DesignMonth, Site } from "../loads/designDay.ts";
import { tauEditions, type TauEdition } from "../solar/clearSky.ts";
import type { DdyFile, DesignDayObject } from "./ddy.ts";
import { percents, type MonthlyPercent } from "./stat.ts";
import { siteAt, WeatherFileError, type AnnualDesignConditions } from "./weatherFile.ts";

/**
 * Annual design conditions from the design days of a DDY file, found by the names that the weather converter gives them.
 *
 * @param file a parsed DDY file
 * @returns the conditions, or `undefined` when one of the five design days is missing or its humidity is no wet bulb
 * @source energyplus-auxiliary, weather converter: design-day file, "Ann Htg 99.6% Condns DB" and "Ann Clg .4% Condns DB=>MWB"
 * @example
 * ```ts
 * import { annualConditionsFromDdy, parseDdy } from "@org/hvac-core/weather";
 * annualConditionsFromDdy(parseDdy("Site:Location, London, 51.15, -0.19, 0.0, 61.6;")) === undefined; // true
 * ```
 */
export function annualConditionsFromDdy(file: DdyFile): AnnualDesignConditions | undefined {
  const day = (pattern: RegExp): DesignDayObject | undefined => file.designDays.find(({ name }) => pattern.test(name));
  const [heating996, heating990] = [day(/Htg 99\.6% Condns DB$/i), day(/Htg 99(\.0)?% Condns DB$/i)];
  const cooling = ["0?\\.4", "1(\\.0)?", "2(\\.0)?"].map((percent) => day(new RegExp(`Ann Clg ${percent}% Condns DB=>MC?WB$`, "i")));
  const [at004, at010, at020] = cooling;
  if (!heating996 || !heating990 || !at004 || !at010 || !at020) return undefined;
  const [wetBulb004, wetBulb010, wetBulb020] = [at004, at010, at020].map(({ humidityTemperature }) => humidityTemperature);
  if (wetBulb004 === undefined || wetBulb010 === undefined || wetBulb020 === undefined) return undefined;
  return {
    coldestMonth: heating996.month,
    heating: { dryBulb996: heating996.dryBulb, dryBulb990: heating990.dryBulb },
    hottestMonth: at004.month,
    dryBulbRange: at004.dryBulbRange,
    cooling: { dryBulb004: at004.dryBulb, wetBulb004, dryBulb010: at010.dryBulb, wetBulb010, dryBulb020: at020.dryBulb, wetBulb020 },
  };
}

/**
 * Edition of the optical depths in a DDY file: the one its comments name, else what the solar model of its design days implies.
 * `ASHRAETau2017` stands for depths of 2013 and later; the bare `ASHRAETau` says nothing by itself.
 *
 * @param file a parsed DDY file
 * @returns the edition, or `undefined` when the file does not tell
 * @throws {UnknownNameError} when the parsed file holds an edition that does not exist
 * @source energyplus-input-output, SizingPeriod:DesignDay, Solar Model Indicator
 * @example
 * ```ts
 * import { parseDdy, tauEditionOfDdy } from "@org/hvac-core/weather";
 * const location = "Site:Location, London, 51.15, -0.19, 0.0, 61.6;";
 * tauEditionOfDdy(parseDdy(`! 2021 ASHRAE Handbook\n${location}`)); // "2021"
 * ```
 */
export function tauEditionOfDdy(file: DdyFile): TauEdition | undefined {
  if (file.edition !== undefined) return requireKnown("edition", file.edition, tauEditions);
  return file.designDays.some(({ solarModel }) => /^ASHRAETau2017$/i.test(solarModel)) ? "2017" : undefined;
}

/**
 * The site that the load method needs, from the monthly design days of a DDY file ("… July 5% Condns DB=>MCWB").
 *
 * @param file a parsed DDY file with monthly design days
 * @param percent which monthly design dry bulb to take
 * @returns the site
 * @throws {WeatherFileError} when a month is missing, has no wet bulb or no optical depths, or their edition is not known
 * @throws {OutOfRangeError} when a number of the parsed file cannot be
 * @throws {UnknownNameError} for another percentage or edition
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
export function siteFromDdy(file: DdyFile, percent: MonthlyPercent): Site {
  requireKnown("percent", percent, percents);
  const tauEdition = tauEditionOfDdy(file);
  if (!tauEdition)
    throw new WeatherFileError("DDY", 0, "the edition of the optical depths is not named; their coefficients cannot be chosen");
  const pattern = new RegExp(`\\s0?${percent.replace(/^0/, "").replace(".", "\\.")}(\\.0?)?% Condns DB=>MCWB$`, "i");
  const months = Array.from({ length: 12 }, (_, m): DesignMonth => {
    const day = file.designDays.find(({ name, month }) => month === m + 1 && pattern.test(name));
    if (!day) throw new WeatherFileError("DDY", 0, `there is no design day at ${percent} % for month ${m + 1}`);
    const { humidityTemperature: wetBulb, tauB, tauD, wetBulbRange, dryBulb, dryBulbRange } = day;
    if (wetBulb === undefined || !/^wet-?bulb/i.test(day.humidityType))
      throw new WeatherFileError("DDY", 0, `"${day.name}" has no wet bulb`);
    if (tauB === undefined || tauD === undefined) throw new WeatherFileError("DDY", 0, `"${day.name}" has no optical depths`);
    return { dryBulb, wetBulb, dryBulbRange, ...(wetBulbRange === undefined ? {} : { wetBulbRange }), tauB, tauD };
  });
  return siteAt(file.location, tauEdition, months);
}
