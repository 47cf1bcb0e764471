import type { TauEdition } from "../solar/clearSky.ts";
import { handbookEdition, linesOf, numberOf, WeatherFileError, type AnnualDesignConditions, type WeatherLocation } from "./weatherFile.ts";

/** One quantity at every hour; `undefined` where the file marks it as missing. */
export type HourlySeries = ReadonlyArray<number | undefined>;

/** The hours of a weather file in their order, SI. The hour 1 of a day ends at 1 o'clock local standard time. */
export interface WeatherHours {
  readonly month: readonly number[];
  readonly day: readonly number[];
  readonly hour: readonly number[];
  /** °C. */
  readonly dryBulb: HourlySeries;
  /** °C. */
  readonly dewPoint: HourlySeries;
  /** 0…1.1. */
  readonly relativeHumidity: HourlySeries;
  /** Pa. */
  readonly pressure: HourlySeries;
  /** Horizontal infrared radiation from the sky, W/m². */
  readonly infraredSky: HourlySeries;
  /** W/m². */
  readonly globalHorizontal: HourlySeries;
  /** W/m². */
  readonly directNormal: HourlySeries;
  /** W/m². */
  readonly diffuseHorizontal: HourlySeries;
  /** Degrees, clockwise from north. */
  readonly windDirection: HourlySeries;
  /** m/s. */
  readonly windSpeed: HourlySeries;
  /** Tenths, 0…10. */
  readonly skyCover: HourlySeries;
}

export interface EpwFile {
  readonly location: WeatherLocation;
  /** Where the data come from, such as TMY3. */
  readonly source: string;
  /** Design conditions printed in the header, when there are any. */
  readonly designConditions?: AnnualDesignConditions & { readonly source: string; readonly edition?: TauEdition };
  readonly comments: readonly string[];
  readonly hours: WeatherHours;
}

/** Position of each quantity in a data line, the value that marks it as missing, its bounds and the factor to SI. */
const columns = {
  dryBulb: { at: 6, missing: 99.9, min: -90, max: 70, factor: 1 },
  dewPoint: { at: 7, missing: 99.9, min: -100, max: 70, factor: 1 },
  relativeHumidity: { at: 8, missing: 999, min: 0, max: 110, factor: 0.01 },
  pressure: { at: 9, missing: 999999, min: 31000, max: 120000, factor: 1 },
  infraredSky: { at: 12, missing: 9999, min: 0, max: 1500, factor: 1 },
  globalHorizontal: { at: 13, missing: 9999, min: 0, max: 2000, factor: 1 },
  directNormal: { at: 14, missing: 9999, min: 0, max: 2000, factor: 1 },
  diffuseHorizontal: { at: 15, missing: 9999, min: 0, max: 2000, factor: 1 },
  windDirection: { at: 20, missing: 999, min: 0, max: 360, factor: 1 },
  windSpeed: { at: 21, missing: 999, min: 0, max: 113, factor: 1 },
  skyCover: { at: 22, missing: 99, min: 0, max: 10, factor: 1 },
} as const;

type Column = keyof typeof columns;
const columnNames = Object.keys(columns) as Column[];

function requireNumber(line: number, name: string, field: string | undefined, min: number, max: number): number {
  const value = numberOf(field);
  if (value === undefined || value < min || value > max) {
    throw new WeatherFileError("EPW", line, `${name} is "${field?.trim() ?? ""}"; a number between ${min} and ${max} is expected`);
  }
  return value;
}

function requireWhole(line: number, name: string, field: string | undefined, max: number): number {
  const value = requireNumber(line, name, field, 1, max);
  if (!Number.isInteger(value)) throw new WeatherFileError("EPW", line, `${name} is "${field!.trim()}"; a whole number is expected`);
  return value;
}

/** Days of the months of a leap year. */
const longestMonths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

const headerKeywords = /^(TYPICAL\/EXTREME PERIODS|GROUND TEMPERATURES|HOLIDAYS\/DAYLIGHT SAVINGS?)$/;

/** Between two reports of progress. */
const progressLines = 500;

interface Clock {
  readonly month: number;
  readonly day: number;
  readonly hour: number;
}

/** The date and hour of a data line, which must exist and follow on the hour before: a gap or a doubled line would shift every statistic after it. */
function clockOf(fields: readonly string[], line: number, before: Clock | undefined): Clock {
  const month = requireWhole(line, "month", fields[1], 12);
  const clock = {
    month,
    day: requireWhole(line, "day", fields[2], longestMonths[month - 1]!),
    hour: requireWhole(line, "hour", fields[3], 24),
  };
  if (before) {
    const sameDay = before.month === month && before.day === clock.day;
    if (clock.hour !== (before.hour % 24) + 1 || sameDay === (clock.hour === 1)) {
      throw new WeatherFileError(
        "EPW",
        line,
        `hour ${clock.hour} of ${month}/${clock.day} follows hour ${before.hour} of ${before.month}/${before.day}; an hour is missing or doubled`,
      );
    }
  }
  return clock;
}

function locationOf(fields: readonly string[], line: number): WeatherLocation {
  const name = fields
    .slice(1, 4)
    .map((part) => part.replaceAll('"', "").trim())
    .filter((part) => part !== "" && part !== "-")
    .join(", ");
  const stationNumber = fields[5]?.trim();
  return {
    name,
    latitude: requireNumber(line, "latitude", fields[6], -90, 90),
    longitude: requireNumber(line, "longitude", fields[7], -180, 180),
    timeZone: requireNumber(line, "time zone", fields[8], -12, 14),
    elevation: requireNumber(line, "elevation", fields[9], -1000, 9999.9),
    ...(stationNumber ? { stationNumber } : {}),
  };
}

/** Reads the annual design conditions of the header; an incomplete or empty block gives none. */
function designConditionsOf(fields: readonly string[]): EpwFile["designConditions"] {
  const block = (name: string): Array<number | undefined> => {
    const at = fields.findIndex((field) => field.trim().toLowerCase() === name);
    return at < 0 ? [] : fields.slice(at + 1, at + 9).map(numberOf);
  };
  const [coldestMonth, dryBulb996, dryBulb990] = block("heating");
  const [hottestMonth, dryBulbRange, dryBulb004, wetBulb004, dryBulb010, wetBulb010, dryBulb020, wetBulb020] = block("cooling");
  if (coldestMonth === undefined || dryBulb996 === undefined || dryBulb990 === undefined) return undefined;
  if (hottestMonth === undefined || dryBulbRange === undefined || dryBulb004 === undefined || wetBulb004 === undefined) return undefined;
  if (dryBulb010 === undefined || wetBulb010 === undefined || dryBulb020 === undefined || wetBulb020 === undefined) return undefined;
  const source = fields[2]?.trim() ?? "";
  const edition = handbookEdition(source);
  return {
    source,
    ...(edition ? { edition } : {}),
    coldestMonth,
    heating: { dryBulb996, dryBulb990 },
    hottestMonth,
    dryBulbRange,
    cooling: { dryBulb004, wetBulb004, dryBulb010, wetBulb010, dryBulb020, wetBulb020 },
  };
}

/**
 * Reads an EnergyPlus weather file (EPW).
 *
 * Header lines are recognised by their keyword, in any order and any case; of them only LOCATION must be there. Values that carry
 * the format's mark for missing data, or that are left blank, come out as `undefined`. The hours must follow on one another.
 *
 * @param text the whole file
 * @param onProgress called now and then with the share of the file that was read, 0…1
 * @returns location, printed design conditions and the hours in SI units
 * @throws {WeatherFileError} naming the line, when it is no EPW, holds several records per hour, an hour is missing or doubled, or a value cannot be
 * @source energyplus-auxiliary, EnergyPlus Weather File (EPW) Data Dictionary: header keywords, fields N1…N35, missing values and bounds
 * @example
 * ```ts
 * import { parseEpw } from "@org/hvac-core/weather";
 * const data = "1999,7,21,15,0,?9?9?9?9E0,33.0,20.5,48,98500,0,0,400,700,750,120,0,0,0,0,270,3.1,2,2";
 * const file = parseEpw(`LOCATION,Town,GA,USA,TMY3,722190,33.63,-84.43,-5.0,313\n${data}`);
 * file.location.latitude; // 33.63
 * file.hours.dryBulb[0]; // 33
 * ```
 */
export function parseEpw(text: string, onProgress?: (share: number) => void): EpwFile {
  const lines = linesOf("EPW", text);
  let location: WeatherLocation | undefined;
  let designConditions: EpwFile["designConditions"];
  let source = "";
  const comments: string[] = [];
  const series = Object.fromEntries(columnNames.map((name) => [name, []])) as unknown as Record<Column, Array<number | undefined>>;
  const [months, days, hours]: [number[], number[], number[]] = [[], [], []];
  let last: Clock | undefined;
  let begun = false;

  lines.forEach((content, index) => {
    const line = index + 1;
    if (line % progressLines === 0) onProgress?.(line / lines.length);
    if (content.trim() === "") return;
    const fields = content.split(",");
    const keyword = fields[0]!.trim().toUpperCase();
    if (/^\d{4}$/.test(keyword)) {
      if (fields.length < 22)
        throw new WeatherFileError("EPW", line, `${fields.length} fields; an hour has at least 22, up to the wind speed`);
      last = clockOf(fields, line, last);
      months.push(last.month);
      days.push(last.day);
      hours.push(last.hour);
      for (const name of columnNames) {
        const { at, missing, min, max, factor } = columns[name];
        const field = fields[at]?.trim() ?? "";
        const blank = field === "" || (numberOf(field) ?? 0) >= missing;
        series[name].push(blank ? undefined : requireNumber(line, name, field, min, max) * factor);
      }
      return;
    }
    if (keyword === "LOCATION") {
      location = locationOf(fields, line);
      source = fields[4]?.trim() ?? "";
    } else if (keyword === "DESIGN CONDITIONS") {
      designConditions = designConditionsOf(fields);
    } else if (keyword.startsWith("COMMENTS")) {
      comments.push(fields.slice(1).join(",").trim());
    } else if (keyword === "DATA PERIODS") {
      const records = numberOf(fields[2]);
      if (records !== undefined && records !== 1)
        throw new WeatherFileError("EPW", line, `${records} records per hour; only hourly files are read`);
      begun = true;
    } else if (!headerKeywords.test(keyword) && (begun || last || /^\d/.test(keyword))) {
      throw new WeatherFileError("EPW", line, `"${keyword.slice(0, 20)}" where an hour is expected`);
    }
  });
  if (!location) throw new WeatherFileError("EPW", 0, "there is no LOCATION line");
  if (!last) throw new WeatherFileError("EPW", 0, "there are no hours");
  return {
    location,
    source,
    ...(designConditions ? { designConditions } : {}),
    comments,
    hours: { month: months, day: days, hour: hours, ...series },
  };
}
