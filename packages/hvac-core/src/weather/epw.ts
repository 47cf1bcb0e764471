import { calendarCheck, dateText, longestMonths, spanOf, turnedHours, type CalendarHour } from "./calendar.ts";
import { exceededValues } from "./hourlyShares.ts";
import { columnReader, epwColumnNames, type EpwColumn } from "./epwColumns.ts";
import { designConditionsOf, headerFields, locationOf, requireNumber, type PrintedConditions } from "./epwHeader.ts";
import { linesOf, numberOf, quoted, WeatherFileError, type WeatherLocation } from "./weatherFile.ts";
import type { WeatherHours } from "./weatherHours.ts";

export interface EpwFile {
  readonly location: WeatherLocation;
  /** Where the data come from, such as TMY3. */
  readonly source: string;
  /** Design conditions printed in the header, when there are any. */
  readonly designConditions?: PrintedConditions;
  readonly comments: readonly string[];
  /** What was done to read the file, and what it lacks: a sentence each. */
  readonly warnings: readonly string[];
  readonly hours: WeatherHours;
}

function requireWhole(line: number, name: string, field: string | undefined, max: number): number {
  const value = requireNumber(line, name, field, 1, max);
  if (!Number.isInteger(value)) throw new WeatherFileError("EPW", line, `${name} is ${quoted(field)}; a whole number is expected`);
  return value;
}

const headerKeywords = /^(TYPICAL\/EXTREME PERIODS|GROUND TEMPERATURES|HOLIDAYS\/DAYLIGHT SAVINGS?)$/;

/** Between two reports of progress. */
const progressLines = 500;

/** The date and hour of a data line, which must exist. */
function clockOf(fields: readonly string[], line: number): CalendarHour {
  const month = requireWhole(line, "month", fields[1], 12);
  const day = requireWhole(line, "day", fields[2], longestMonths[month - 1]!);
  if (numberOf(fields[3]) === 0)
    throw new WeatherFileError("EPW", line, 'hour is "0"; hours of the format are numbered 1 to 24, each by its end');
  return { month, day, hour: requireWhole(line, "hour", fields[3], 24) };
}

/** A line of data: one of an hour, or of a part of it. */
interface HourRecord {
  readonly clock: CalendarHour;
  readonly line: number;
  readonly values: Readonly<Record<EpwColumn, number | undefined>>;
}

const isSameHour = (a: CalendarHour, b: CalendarHour): boolean => a.month === b.month && a.day === b.day && a.hour === b.hour;

/** The mean of a quantity over the records of an hour that have it; directions of the wind as those of vectors. */
function meanOf(name: EpwColumn, records: readonly HourRecord[]): number | undefined {
  const values = records.flatMap(({ values: own }) => own[name] ?? []);
  const [first] = values;
  if (first === undefined || values.length === 1) return first;
  if (name !== "windDirection") return values.reduce((sum, value) => sum + value, 0) / values.length;
  const [east, north] = [Math.sin, Math.cos].map((part) => values.reduce((sum, value) => sum + part((value * Math.PI) / 180), 0)) as [
    number,
    number,
  ];
  // Winds against one another have no mean direction.
  if (Math.hypot(east, north) < 1e-9 * values.length) return undefined;
  const direction = (Math.atan2(east, north) * 180) / Math.PI;
  return direction < 0 ? direction + 360 : direction;
}

/** The coldest and the hottest month by the mean of their hours. */
function extremeMonths({ month, dryBulb }: WeatherHours): { coldestMonth: number; hottestMonth: number } {
  const means = Array.from({ length: 12 }, (_, m) => {
    const values = dryBulb.filter((value, index): value is number => value !== undefined && month[index] === m + 1);
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  });
  const present = means.filter((mean) => !Number.isNaN(mean));
  return { coldestMonth: means.indexOf(Math.min(...present)) + 1, hottestMonth: means.indexOf(Math.max(...present)) + 1 };
}

/** How far printed design dry bulbs may be from those of a year of hours, K: among 151 public files 3.9 K in summer and 7.5 K in winter at most. */
const usualDifference = { summer: 6, winter: 10 };

/** Whether design conditions of a header are those of another place: the reason in words, or `undefined`. */
function unlikePlace({ heating, cooling }: PrintedConditions, { dryBulb }: WeatherHours): string | undefined {
  const [hot, cold] = exceededValues(dryBulb, [0.004, 0.996]) as [number, number];
  const compared = [
    ["0.4 % cooling", cooling.dryBulb004, hot, usualDifference.summer],
    ["99.6 % heating", heating.dryBulb996, cold, usualDifference.winter],
  ] as const;
  const off = compared.find(([, printed, own, limit]) => Math.abs(printed - own) > limit);
  if (!off) return undefined;
  const [name, printed, own] = off;
  return `The design conditions in the header may be of another place: their ${name} dry bulb is ${printed} °C, that of the hours ${own.toFixed(1)} °C.`;
}

/**
 * Reads an EnergyPlus weather file (EPW).
 *
 * Header lines are recognised by their keyword, in any order and any case; of them only LOCATION must be there. Values that carry
 * the format's mark for missing data, −99.9, −999 or −9999, or that are empty, come out as `undefined`; so do impossible ones of quantities other than the dry bulb, which
 * are counted in the warnings. Several records of an hour are averaged. The hours must follow on one another in the calendar, for one year at most, with or without 29 February; a whole year that
 * begins on another date is turned, so that 1 January is the first. Design conditions of the header that cannot be are left out and named in the warnings.
 *
 * @param text the whole file
 * @param onProgress called now and then with the share of the file that was read, 0…1
 * @returns location, printed design conditions and the hours in SI units
 * @throws {WeatherFileError} naming the line, when it is no EPW, holds more than a year, an hour, a day or a record of an hour is missing, doubled or out of order, or a dry bulb cannot be
 * @source energyplus-auxiliary, EnergyPlus Weather File (EPW) Data Dictionary: header keywords, fields N1…N35, missing values and bounds
 * @example
 * ```ts
 * import { parseEpw } from "@org/hvac-core/weather";
 * const data = "1999,7,21,15,0,?9?9?9?9E0,33.0,20.5,48,98500,0,0,400,700,750,120,0,0,0,0,270,3.1,2,2";
 * const file = parseEpw(`LOCATION,Town,GA,USA,TMY3,722190,33.63,-84.43,-5.0,313\n${data}`);
 * file.location.latitude; // 33.63
 * file.hours.dryBulb[0]; // 33
 * file.warnings.length; // 1
 * ```
 */
export function parseEpw(text: string, onProgress?: (share: number) => void): EpwFile {
  const lines = linesOf("EPW", text);
  let location: WeatherLocation | undefined;
  let designFields: readonly string[] = [];
  let source = "";
  const comments: string[] = [];
  const series = Object.fromEntries(epwColumnNames.map((name) => [name, []])) as unknown as Record<EpwColumn, Array<number | undefined>>;
  const [month, day, hour]: [number[], number[], number[]] = [[], [], []];
  const { read, warnings } = columnReader();
  const problemOf = calendarCheck();
  let begun = false;

  let recordsPerHour = 1;
  let records: HourRecord[] = [];

  /** An hour whose records are all there. */
  const endHour = (line: number): void => {
    const [first] = records;
    if (!first) return;
    if (records.length !== recordsPerHour)
      throw new WeatherFileError(
        "EPW",
        line,
        `hour ${first.clock.hour} of ${dateText(first.clock)} has ${records.length} of its ${recordsPerHour} records`,
      );
    const problem = problemOf(first.clock);
    if (problem !== undefined) throw new WeatherFileError("EPW", first.line, problem);
    month.push(first.clock.month);
    day.push(first.clock.day);
    hour.push(first.clock.hour);
    for (const name of epwColumnNames) series[name].push(meanOf(name, records));
    records = [];
  };
  const addRecord = (fields: readonly string[], line: number): void => {
    if (fields.length < 22)
      throw new WeatherFileError("EPW", line, `${fields.length} fields; an hour has at least 22, up to the wind speed`);
    const clock = clockOf(fields, line);
    const before = records.at(-1)?.clock;
    if (records.length === recordsPerHour || (before && !isSameHour(before, clock))) endHour(line);
    const values = Object.fromEntries(epwColumnNames.map((name) => [name, read(name, fields, line)]));
    records.push({ clock, line, values: values as HourRecord["values"] });
  };
  lines.forEach((content, index) => {
    const line = index + 1;
    if (line % progressLines === 0) onProgress?.(line / lines.length);
    if (content.trim() === "") return;
    const fields = content.split(",");
    const keyword = fields[0]!.trim().toUpperCase();
    if (/^\d{4}$/.test(keyword)) {
      begun = true;
      addRecord(fields, line);
    } else if (keyword === "LOCATION") {
      const header = headerFields(content);
      location = locationOf(header, line);
      source = header[4] ?? "";
    } else if (keyword === "DESIGN CONDITIONS") {
      designFields = headerFields(content);
    } else if (keyword.startsWith("COMMENTS")) {
      comments.push(fields.slice(1).join(",").trim());
    } else if (keyword === "DATA PERIODS") {
      recordsPerHour = numberOf(fields[2]) ?? 1;
      if (!Number.isInteger(recordsPerHour) || recordsPerHour < 1 || recordsPerHour > 60)
        throw new WeatherFileError("EPW", line, `${recordsPerHour} records per hour; a whole number from 1 to 60 is expected`);
      begun = true;
    } else if (/^LOCATION\s*[;\t]/.test(keyword)) {
      throw new WeatherFileError(
        "EPW",
        line,
        "fields are separated by another character than commas, as spreadsheets save them; use the original file",
      );
    } else if (!headerKeywords.test(keyword) && (begun || /^\d/.test(keyword))) {
      throw new WeatherFileError("EPW", line, `"${keyword.slice(0, 20)}" where an hour is expected`);
    }
  });
  endHour(lines.length);
  if (!location) throw new WeatherFileError("EPW", 0, "there is no LOCATION line");
  if (month.length === 0) throw new WeatherFileError("EPW", 0, "there are no hours");
  const { start, lack } = spanOf({ month, day, hour });
  const hours = turnedHours({ month, day, hour, ...series }, start);
  const design = designConditionsOf(designFields, lack === undefined ? extremeMonths(hours) : undefined);
  const isUsed = design !== undefined && !("problem" in design);
  const unlike = isUsed && lack === undefined && hours.dryBulb.some((each) => each !== undefined) ? unlikePlace(design, hours) : undefined;
  return {
    location,
    source,
    ...(isUsed ? { designConditions: design } : {}),
    comments,
    warnings: [
      ...(recordsPerHour > 1 ? [`The ${recordsPerHour} records of each hour are averaged.`] : []),
      ...(start > 0 ? [`The hours begin on ${dateText({ month: month[0]!, day: day[0]! })}; they are sorted to begin on 1 January.`] : []),
      ...(lack === undefined ? [] : [`${lack.charAt(0).toUpperCase()}${lack.slice(1)}.`]),
      ...(design && "problem" in design ? [design.problem] : []),
      ...(unlike === undefined ? [] : [unlike]),
      ...warnings(),
    ],
    hours,
  };
}
