import { requireInRange, requireKnown } from "../refusals/errors.ts";
import { standardPressure, dewPoint as dewPointOf, humidityRatioFromRelativeHumidity } from "../psychrometrics/internal.ts";
import type { DdyFile, DesignDayObject } from "./ddy.ts";
import { hourlyWetBulbs, quantile, sortedOf, type AirHours } from "./hourlyStatistics.ts";
import { percents, type MonthlyPercent, type StatFile } from "./stat.ts";
import type { AnnualPercent, HumidExtreme } from "./statAnnual.ts";

/** A temperature of each month, January to December, °C; `null` for months without one. */
type Months = readonly (number | null)[];

/** Humid design conditions of the months: design wet bulb and design dew point, each with its mean coincident dry bulb, °C. */
export interface HumidDesign {
  readonly designWetBulb: Months;
  readonly wetBulbDryBulb: Months;
  readonly designDewPoint: Months;
  readonly dewPointDryBulb: Months;
}

/** Annual condition for a monthly one: about as many hours exceed it in a year as in the hottest months. */
const annualPercents: Readonly<Record<MonthlyPercent, AnnualPercent>> = { "0.4": "0.4", "2": "0.4", "5": "1", "10": "2" };

function humidDesign(wetBulb: (m: number) => HumidExtreme | undefined, dewPoint: (m: number) => HumidExtreme | undefined): HumidDesign {
  const months = (conditionOf: (m: number) => HumidExtreme | undefined, key: keyof HumidExtreme): Months =>
    Array.from({ length: 12 }, (_, m) => conditionOf(m)?.[key] ?? null);
  return {
    designWetBulb: months(wetBulb, "extreme"),
    wetBulbDryBulb: months(wetBulb, "dryBulb"),
    designDewPoint: months(dewPoint, "extreme"),
    dewPointDryBulb: months(dewPoint, "dryBulb"),
  };
}

/**
 * Humid design conditions of a statistics file. Design wet bulbs are monthly; annual ones, where the file has no others, and dew points,
 * which are published by year, are assigned to the hottest month.
 *
 * @param stat a parsed statistics file
 * @param percent share of the month's hours that exceed the condition
 * @returns twelve months, `null` where the file has no condition
 * @throws {UnknownNameError} when the percentage is unknown
 * @source ashrae-hof-2017, ch. 14, monthly design wet bulb and dehumidification conditions
 * @example
 * ```ts
 * import { humidDesignFromStat, parseStat } from "@org/hvac-core/weather";
 * const text = " Location -- Las Vegas NV USA\n {N 36° 4'} {W 115° 9'} {GMT -8.0 Hours}\n Elevation -- 648m above sea level";
 * humidDesignFromStat(parseStat(text), "2").designWetBulb[6]; // null
 * ```
 */
export function humidDesignFromStat(
  { monthlyHumid, annualHumid }: Pick<StatFile, "monthlyHumid" | "annualHumid">,
  percent: MonthlyPercent,
): HumidDesign {
  const monthly = monthlyHumid?.[requireKnown("percent", percent, percents)];
  const annual = (kind: "wetBulb" | "dewPoint", m: number): HumidExtreme | undefined =>
    annualHumid?.month === m + 1 ? annualHumid[kind][annualPercents[percent]] : undefined;
  return humidDesign(
    (m) => (monthly ? { extreme: monthly.wetBulb[m]!, dryBulb: monthly.dryBulb[m]! } : annual("wetBulb", m)),
    (m) => annual("dewPoint", m),
  );
}

/**
 * Humid design conditions of a DDY file, identified by the names that the weather converter gives its design days: "… July 2% Condns WB=>MCDB", and by
 * year "… Ann Clg 1% Condns WB=>MDB" and "DP=>MDB".
 *
 * @param file a parsed DDY file
 * @param percent share of the month's hours that exceed the condition
 * @returns twelve months, `null` where the file has no such day
 * @throws {UnknownNameError} when the percentage is unknown
 * @throws {OutOfRangeError} when a number of the parsed file is impossible
 * @source energyplus-auxiliary, design-day file
 * @example
 * ```ts
 * import { humidDesignFromDdy, parseDdy } from "@org/hvac-core/weather";
 * const day = "SizingPeriod:DesignDay, X July 2% Condns WB=>MCDB, 7, 21, SummerDesignDay, 27, 9, , , Wetbulb, 21;";
 * const file = parseDdy(`Site:Location, London, 51.15, -0.19, 0.0, 61.6;\n${day}`);
 * humidDesignFromDdy(file, "2").designWetBulb[6]; // 21
 * ```
 */
export function humidDesignFromDdy({ designDays }: DdyFile, percent: MonthlyPercent): HumidDesign {
  requireKnown("percent", percent, percents);
  const named = (share: string): string => `${share.replace(/^0/, "0?").replace(".", "\\.")}(\\.0?)?% Condns`;
  const find = (pattern: RegExp, type: RegExp, m: number): HumidExtreme | undefined => {
    const isMeant = ({ name, month, humidityType }: DesignDayObject): boolean =>
      month === m + 1 && pattern.test(name) && type.test(humidityType);
    const day = designDays.find(isMeant);
    if (day?.humidityTemperature === undefined) return undefined;
    return {
      extreme: requireInRange("humidityTemperature", day.humidityTemperature, -100, 60, "°C"),
      dryBulb: requireInRange("dryBulb", day.dryBulb, -90, 70, "°C"),
    };
  };
  const monthly = new RegExp(`(?<!Ann Clg)\\s${named(percent)} WB=>MC?DB$`, "i");
  const annual = (humid: "WB" | "DP"): RegExp => new RegExp(`Ann Clg ${named(annualPercents[percent])} ${humid}=>MC?DB$`, "i");
  const hasMonths = designDays.some(({ name }) => monthly.test(name));
  return humidDesign(
    (m) => find(hasMonths ? monthly : annual("WB"), /^wet-?bulb/i, m),
    (m) => find(annual("DP"), /^dew-?point/i, m),
  );
}

/** Dew point of every hour, °C, from the file, or else from its relative humidity; at most the dry bulb. */
function hourlyDewPoints({ dryBulb, dewPoint, relativeHumidity, pressure }: AirHours, standard: number): (number | undefined)[] {
  return dryBulb.map((dry, i) => {
    if (dry === undefined) return undefined;
    const [fileDewPoint, humidity] = [dewPoint?.[i], relativeHumidity?.[i]];
    if (fileDewPoint !== undefined) return Math.min(fileDewPoint, dry);
    if (humidity === undefined || humidity === 0) return undefined;
    const p = pressure?.[i] ?? standard;
    return humidity >= 1 ? dry : dewPointOf(humidityRatioFromRelativeHumidity(dry, humidity, p), p);
  });
}

/** Distance from an extreme within which hours coincide with it, K; the nearest hour always does. */
const coincidence = 0.5;

/** Value that a share of a month's hours exceed, with the mean dry bulb of its coincident hours. */
function extremeOf(hours: AirHours, values: readonly (number | undefined)[], m: number, exceeded: number): HumidExtreme | undefined {
  const ofMonth = values.map((value, i) => (hours.month[i] === m + 1 ? value : undefined));
  const sorted = sortedOf(ofMonth);
  if (sorted.length === 0) return undefined;
  const extreme = quantile(sorted, 1 - exceeded);
  const reach = Math.max(coincidence, Math.min(...Array.from(sorted, (value) => Math.abs(value - extreme))));
  const dryBulbs = ofMonth.flatMap((value, i) => (value !== undefined && Math.abs(value - extreme) <= reach ? [hours.dryBulb[i]!] : []));
  return { extreme, dryBulb: Math.max(extreme, dryBulbs.reduce((sum, each) => sum + each, 0) / dryBulbs.length) };
}

/**
 * Humid design conditions of the months from a year of hours: wet bulb and dew point that a share of each month's hours exceed, with the mean dry
 * bulb of the hours within half a kelvin of them.
 *
 * @param hours a year of hours, such as those of `parseEpw`
 * @param exceeded share of the month's hours above the condition, 0…0.5
 * @param pressure Pa, for hours without one
 * @returns twelve months, `null` where no hour has a humidity
 * @throws {OutOfRangeError} when a value lies outside the range of psychrometrics
 * @source ashrae-hof-2017, ch. 14, monthly design conditions
 * @example
 * ```ts
 * import { humidDesignConditions } from "@org/hvac-core/weather";
 * const hour = Array.from({ length: 24 }, (_, i) => i);
 * const hours = { month: hour.map(() => 7), day: hour.map(() => 1), dryBulb: hour.map(() => 30), dewPoint: hour.map(() => 20) };
 * humidDesignConditions(hours, 0.02).designDewPoint[6]; // 20
 * ```
 */
export function humidDesignConditions(hours: AirHours, exceeded: number, pressure = standardPressure): HumidDesign {
  requireInRange("exceeded", exceeded, 0, 0.5, "");
  const [wetBulbs, dewPoints] = [hourlyWetBulbs(hours, pressure), hourlyDewPoints(hours, pressure)];
  return humidDesign(
    (m) => extremeOf(hours, wetBulbs, m, exceeded),
    (m) => extremeOf(hours, dewPoints, m, exceeded),
  );
}
