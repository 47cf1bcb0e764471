import { requireKnown } from "../refusals/errors.ts";
import type { Site } from "../loads/index.ts";
import type { TauEdition } from "../solar/index.ts";
import { withPolarNight } from "./polarNight.ts";
import {
  handbookEdition,
  implausibleConditions,
  linesOf,
  numberOf,
  numberWithin,
  quoted,
  requireAir,
  siteAt,
  WeatherFileError,
  type AnnualDesignConditions,
  type DesignAir,
  type OpticalDepths,
  type WeatherLocation,
} from "./weatherFile.ts";

/** Share of the month's hours, in percent, for which the design dry bulb is exceeded. */
export type MonthlyPercent = "0.4" | "2" | "5" | "10";

export interface MonthlyDesign {
  /** °C, January to December. */
  readonly dryBulb: readonly number[];
  /** Mean coincident wet bulb, °C. */
  readonly wetBulb: readonly number[];
}

export interface DegreeDayRow {
  readonly kind: "heating" | "cooling";
  /** °C. */
  readonly base: number;
  /** K·d, January to December. */
  readonly months: readonly number[];
}

/** What a statistics file of the EnergyPlus weather converter says about design. */
export interface StatFile {
  readonly location: WeatherLocation;
  /** Publication of the design conditions, as the file names it. */
  readonly source?: string;
  readonly designConditions?: AnnualDesignConditions;
  /** Optical depths; the edition is that of their own heading, and `undefined` when it names none. */
  readonly tau?: OpticalDepths;
  readonly monthlyDesign: Partial<Record<MonthlyPercent, MonthlyDesign>>;
  /** Design wet bulbs of the months with their mean coincident dry bulbs, °C. */
  readonly monthlyHumid?: Partial<Record<MonthlyPercent, MonthlyDesign>>;
  readonly annualHumid?: AnnualHumidConditions;
  /** Mean daily ranges of days at the 5 % design dry bulb, K. */
  readonly dryBulbRange?: readonly number[];
  readonly wetBulbRange?: readonly number[];
  readonly degreeDays: readonly DegreeDayRow[];
  /** Rows that were left out, with line and reason: a sentence each. */
  readonly warnings?: readonly string[];
}

export const percents: readonly MonthlyPercent[] = ["0.4", "2", "5", "10"];

/** Characters of the longest group of coordinates, `{N 36° 33.6'}`, with room for another encoding of the degree sign. */
const maxCoordinateLength = 60;

/** Degrees of `N 36° 4'`, north and east positive; `undefined` where it is no angle. The degree sign is written in several encodings: any sign is accepted. */
function angleOf(text: string, signs: "NS" | "EW", max: number): number | undefined {
  const [, sign = "", degrees, minutes] = /^([NSEW])\s*(\d{1,3})[^\d.]+(\d[\d.]*)/i.exec(text) ?? [];
  const [whole, part] = [numberWithin(degrees, 0, max), numberWithin(minutes, 0, 60)];
  if (whole === undefined || part === undefined || !signs.includes(sign.toUpperCase())) return undefined;
  const angle = whole + part / 60;
  return angle > max ? undefined : angle * (/[SW]/i.test(sign) ? -1 : 1);
}

function coordinates(text: string, line: number): Pick<WeatherLocation, "latitude" | "longitude" | "timeZone"> {
  const groups = Array.from(text.matchAll(/\{([^{}]*)\}/g), ([, group = ""]) => group.slice(0, maxCoordinateLength));
  const [north = "", east = "", zone = ""] = groups.slice(
    Math.max(
      0,
      groups.findIndex((group) => /^[NS]\s*\d/i.test(group)),
    ),
  );
  const latitude = angleOf(north, "NS", 90);
  const longitude = angleOf(east, "EW", 180);
  const timeZone = numberWithin(/^GMT\s*([-+]?[\d.]+)/i.exec(zone)?.[1], -12, 14);
  if (latitude === undefined || longitude === undefined || timeZone === undefined)
    throw new WeatherFileError(
      "STAT",
      line,
      "the coordinates are not in the form {N 36° 4'} {W 115° 9'} {GMT -8.0 Hours}, or not of a place on earth",
    );
  return { latitude, longitude, timeZone };
}

/** Heating or cooling degree days of a month, K·d: 31 days at 100 K. */
const maxDegreeDays = 3100;

/** Twelve numbers of a row with what stands before them, and the line. */
interface StatRow {
  readonly values: readonly number[];
  readonly line: number;
}

/** Twelve numbers after a row's label, or `undefined` when the row is a legend or cut short. */
function twelve(cells: readonly string[]): number[] | undefined {
  const values = cells.slice(0, 12).map(numberOf);
  return values.length === 12 && values.every((value) => value !== undefined) ? values : undefined;
}

/**
 * Annual conditions from the rows "Heating" and "Cooling". The converters have renamed and merged their column headings over the
 * years, but kept the order: month, 99.6 %, 99 %; and month, range, then dry and wet bulb at 0.4, 1 and 2 %. Numbers that cannot be such conditions belong
 * to a file with other columns, and are none.
 */
function conditionsOf(heating: readonly string[], cooling: readonly string[]): AnnualDesignConditions | undefined {
  const all = [...heating.slice(0, 3), ...cooling.slice(0, 8)].map(numberOf);
  if (all.length < 11 || !all.every((value) => value !== undefined)) return undefined;
  const [
    coldestMonth,
    dryBulb996,
    dryBulb990,
    hottestMonth,
    dryBulbRange,
    dryBulb004,
    wetBulb004,
    dryBulb010,
    wetBulb010,
    dryBulb020,
    wetBulb020,
  ] = all as [number, number, number, number, number, number, number, number, number, number, number];
  const conditions = {
    coldestMonth,
    heating: { dryBulb996, dryBulb990 },
    hottestMonth,
    dryBulbRange,
    cooling: { dryBulb004, wetBulb004, dryBulb010, wetBulb010, dryBulb020, wetBulb020 },
  };
  return implausibleConditions(conditions) === undefined ? conditions : undefined;
}

/** Share of the year's hours, in percent, for which an annual cooling condition is exceeded. */
export type AnnualPercent = "0.4" | "1" | "2";

/** A humid extreme with its mean coincident dry bulb, °C. */
export interface HumidExtreme {
  readonly extreme: number;
  readonly dryBulb: number;
}

/** Annual design wet bulbs and dew points. */
export interface AnnualHumidConditions {
  /** Hottest month, 1…12. */
  readonly month: number;
  readonly wetBulb: Partial<Record<AnnualPercent, HumidExtreme>>;
  readonly dewPoint: Partial<Record<AnnualPercent, HumidExtreme>>;
}

const annualPercents: readonly AnnualPercent[] = ["0.4", "1", "2"];

/**
 * Annual wet bulbs and dew points from the row "Cooling", which goes on, behind the wind, with dew point, humidity ratio and dry bulb at each
 * percentage. What cannot be such a pair belongs to a file with other columns, and is left out.
 */
function humidConditionsOf(cooling: readonly string[]): AnnualHumidConditions | undefined {
  const values = cooling.map(numberOf);
  const month = values[0];
  if (month === undefined || !Number.isInteger(month) || month < 1 || month > 12) return undefined;
  const pairs = (first: number, step: number, beyond: number): Partial<Record<AnnualPercent, HumidExtreme>> =>
    Object.fromEntries(
      annualPercents.flatMap((percent, i) => {
        const [extreme, dryBulb] = [values[first + step * i], values[first + step * i + beyond]];
        const isPair = extreme !== undefined && dryBulb !== undefined && extreme <= dryBulb && extreme > -60 && dryBulb < 60;
        return isPair ? [[percent, { extreme, dryBulb }]] : [];
      }),
    );
  return { month, wetBulb: pairs(8, 2, 1), dewPoint: pairs(16, 3, 2) };
}

/**
 * Reads the statistics file (STAT) that the EnergyPlus weather converter writes beside an EPW: place, annual and monthly design
 * conditions, optical depths with the edition they belong to, degree days. A row with an impossible value is left out and named in the warnings.
 *
 * @param text the whole file
 * @returns what the file holds; parts that a file lacks are left out
 * @throws {WeatherFileError} naming the line, when the location is missing, unreadable or not on earth
 * @source energyplus-auxiliary, weather converter: statistical report (.stat)
 * @example
 * ```ts
 * import { parseStat } from "@org/hvac-core/weather";
 * const text = " Location -- Las Vegas NV USA\n {N 36° 4'} {W 115° 9'} {GMT -8.0 Hours}\n Elevation -- 648m above sea level";
 * parseStat(text).location.elevation; // 648
 * ```
 */
export function parseStat(text: string): StatFile {
  let place: Pick<WeatherLocation, "latitude" | "longitude" | "timeZone"> | undefined;
  let [name, elevation, stationNumber, source, tauTitle]: [
    string,
    number | undefined,
    string | undefined,
    string | undefined,
    string | undefined,
  ] = ["", undefined, undefined, undefined, undefined];
  let [heating, cooling]: [string[] | undefined, string[] | undefined] = [undefined, undefined];
  const rows = new Map<string, StatRow>();
  const depths = new Map<string, readonly (number | undefined)[]>();
  const degreeDays: DegreeDayRow[] = [];
  const warnings: string[] = [];
  /** The numbers of a row that lie between bounds; a row with another is left out and named. */
  const bounded = (label: string, { values, line }: StatRow, min: number, max: number): readonly number[] | undefined => {
    const outside = values.find((value) => value < min || value > max);
    if (outside === undefined) return values;
    warnings.push(`STAT line ${line}: ${label} is ${outside}; a number between ${min} and ${max} is expected. This row is left out.`);
    return undefined;
  };

  linesOf("STAT", text).forEach((content, index) => {
    const line = index + 1;
    const trimmed = content.trim();
    if (/^Location --/i.test(trimmed)) name = trimmed.slice("Location --".length).split("{", 1)[0]!.trim();
    if (!place && /\{[NS]\s*\d/i.test(trimmed)) place = coordinates(trimmed, line);
    const height = /^Elevation --\s*([-\d.]+)\s*m\s*(above|below)?/i.exec(trimmed);
    if (height) {
      const size = numberWithin(height[1], -1000, 9999.9);
      if (size === undefined)
        throw new WeatherFileError("STAT", line, `elevation is ${quoted(height[1])}; a number between -1000 and 9999.9 is expected`);
      elevation = size * (height[2]?.toLowerCase() === "below" ? -1 : 1);
    }
    stationNumber ??= /^WMO Station\s+(\S{1,10})/i.exec(trimmed)?.[1];
    const title = /"([^"]+)"/.exec(trimmed)?.[1];
    if (/^- Displaying Design Conditions/i.test(trimmed)) source ??= title;
    if (/^- Displaying Monthly Design Conditions/i.test(trimmed)) tauTitle ??= title;

    const all = content.split("\t").map((cell) => cell.trim());
    const first = all.findIndex((cell) => cell !== "");
    if (first < 0) return;
    const [label, cells] = [all[first]!, all.slice(first + 1)];
    if (label === "Heating") heating ??= cells;
    if (label === "Cooling") cooling ??= cells;
    const depth = /^(taub|taud)\b/i.exec(label)?.[1]?.toLowerCase();
    if (depth !== undefined && cells.length >= 12 && !depths.has(depth))
      depths.set(
        depth,
        cells.slice(0, 12).map((cell) => numberWithin(cell, 0, depth === "taub" ? 2 : 5)),
      );
    const values = twelve(cells);
    if (!values) return;
    const degrees = /^(HDD|CDD) base\s*([\d.]+)/i.exec(label);
    if (!degrees) {
      if (!rows.has(label)) rows.set(label, { values, line });
      return;
    }
    const base = numberWithin(degrees[2], 0, 50);
    const months = bounded(label.slice(0, 3), { values, line }, 0, maxDegreeDays);
    if (base !== undefined && months) degreeDays.push({ kind: degrees[1]!.toUpperCase() === "HDD" ? "heating" : "cooling", base, months });
  });

  if (!place) throw new WeatherFileError("STAT", 0, "there is no location");
  if (elevation === undefined) throw new WeatherFileError("STAT", 0, "there is no elevation");
  const row = (pattern: RegExp, min: number, max: number): readonly number[] | undefined => {
    const found = [...rows].find(([label]) => pattern.test(label));
    return found && bounded(found[0], found[1], min, max);
  };
  const temperatures = (pattern: string): readonly number[] | undefined => row(new RegExp(pattern, "i"), -90, 70);
  const { latitude } = place;
  const [beam, diffuse] = [depths.get("taub"), depths.get("taud")].map((values) => values && withPolarNight(values, latitude));
  const edition = handbookEdition(tauTitle ?? source ?? "");
  const monthlyDesign: Partial<Record<MonthlyPercent, MonthlyDesign>> = {};
  const monthlyHumid: Partial<Record<MonthlyPercent, MonthlyDesign>> = {};
  for (const percent of percents) {
    // Printed "0.4%", "2.0%", "5.0%" and "10.%".
    const number = `${percent.replace(".", "\\.")}(\\.0?)?%`;
    const [dryBulb, wetBulb] = [temperatures(`^Drybulb ${number}`), temperatures(`^Coincident Wetbulb ${number}`)];
    if (dryBulb && wetBulb) monthlyDesign[percent] = { dryBulb, wetBulb };
    const humid = { wetBulb: temperatures(`^Wetbulb ${number}`), dryBulb: temperatures(`^Coincident Drybulb ${number}`) };
    if (humid.wetBulb && humid.dryBulb) monthlyHumid[percent] = { wetBulb: humid.wetBulb, dryBulb: humid.dryBulb };
  }
  const dryBulbRange = row(/^Drybulb range - DB 5%/i, 0, 40);
  const wetBulbRange = row(/^Wetbulb range - DB 5%/i, 0, 40);
  const designConditions = conditionsOf(heating ?? [], cooling ?? []);
  const annualHumid = humidConditionsOf(cooling ?? []);
  return {
    location: { name, ...place, elevation, ...(stationNumber ? { stationNumber } : {}) },
    ...(source ? { source } : {}),
    ...(designConditions ? { designConditions } : {}),
    ...(beam && diffuse ? { tau: { ...(edition ? { edition } : {}), beam, diffuse } } : {}),
    monthlyDesign,
    monthlyHumid,
    ...(annualHumid ? { annualHumid } : {}),
    ...(dryBulbRange ? { dryBulbRange } : {}),
    ...(wetBulbRange ? { wetBulbRange } : {}),
    degreeDays,
    ...(warnings.length > 0 ? { warnings } : {}),
  };
}

/**
 * Design air of the months from a statistics file, which may lack optical depths or their edition.
 *
 * @param stat a parsed statistics file
 * @param percent which monthly design dry bulb to take
 * @returns twelve months: dry bulb and mean coincident wet bulb (°C), daily ranges (K)
 * @throws {WeatherFileError} when the file lacks monthly design conditions or ranges
 * @throws {OutOfRangeError} when a number of the parsed file cannot be
 * @throws {UnknownNameError} for another percentage
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
 * The site that the load method needs, from a statistics file: monthly design temperatures, ranges and optical depths.
 *
 * @param stat a parsed statistics file
 * @param percent which monthly design dry bulb to take
 * @param tauEdition edition of the optical depths, for a file that does not name it
 * @returns the site
 * @throws {WeatherFileError} when the file lacks monthly design conditions, ranges, or optical depths with a known edition
 * @throws {OutOfRangeError} when a number of the parsed file cannot be
 * @throws {UnknownNameError} for another percentage or edition
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
