import { dateText, spanOf, turnedHours } from "./calendar.ts";
import { EpwHours } from "./epwHours.ts";
import { exceededValues } from "./hourlyShares.ts";
import { designConditionsOf, headerFields, locationOf, type PrintedConditions } from "./epwHeader.ts";
import { linesOf, numberOf, WeatherFileError, type WeatherLocation } from "./weatherFile.ts";
import type { WeatherHours } from "./weatherHours.ts";

export interface EpwFile {
  readonly location: WeatherLocation;
  /** Origin of the data, such as TMY3. */
  readonly source: string;
  /** Design conditions printed in the header. */
  readonly designConditions?: PrintedConditions;
  readonly comments: readonly string[];
  /** Changes made to read the file, and data that it lacks, one sentence each. */
  readonly warnings: readonly string[];
  readonly hours: WeatherHours;
}

const headerKeywords = /^(TYPICAL\/EXTREME PERIODS|GROUND TEMPERATURES|HOLIDAYS\/DAYLIGHT SAVINGS?)$/;

/** Lines between two reports of progress. */
const progressLines = 500;

/** Coldest and hottest month by the mean of their hours. */
function extremeMonths({ month, dryBulb }: WeatherHours): { coldestMonth: number; hottestMonth: number } {
  const means = Array.from({ length: 12 }, (_, m) => {
    const values = dryBulb.filter((value, index): value is number => value !== undefined && month[index] === m + 1);
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  });
  const present = means.filter((mean) => !Number.isNaN(mean));
  return { coldestMonth: means.indexOf(Math.min(...present)) + 1, hottestMonth: means.indexOf(Math.max(...present)) + 1 };
}

/** Usual difference of printed design dry bulbs from those of a year of hours, K: among 151 public files at most 3.9 K in summer and 7.5 K in winter. */
const usualDifference = { summer: 6, winter: 10 };

/** Warning that design conditions of a header may be those of another place, or `undefined`. */
function placeWarning({ heating, cooling }: PrintedConditions, { dryBulb }: WeatherHours): string | undefined {
  const [hot, cold] = exceededValues(dryBulb, [0.004, 0.996]) as [number, number];
  const compared = [
    ["0.4 % cooling", cooling.dryBulb004, hot, usualDifference.summer],
    ["99.6 % heating", heating.dryBulb996, cold, usualDifference.winter],
  ] as const;
  const different = compared.find(([, printed, ofHours, limit]) => Math.abs(printed - ofHours) > limit);
  if (!different) return undefined;
  const [name, printed, ofHours] = different;
  return `The design conditions in the header may be of another place: their ${name} dry bulb is ${printed} °C, that of the hours ${ofHours.toFixed(1)} °C.`;
}

/**
 * Reads an EnergyPlus weather file (EPW).
 *
 * Header lines are recognised by their keyword, in any order and any case; only LOCATION is required. Values that are the format's mark for missing
 * data, −99.9, −999, −9999 or empty are `undefined`; so are impossible ones of quantities other than the dry bulb, which are counted in the
 * warnings. Several records of an hour are averaged. The hours must be consecutive, for one year at most, with or without 29 February; a whole year
 * that begins on another date is rotated to begin on 1 January. Impossible design conditions of the header are left out and named in the warnings.
 *
 * @param text the whole file
 * @param onProgress called every few hundred lines with the share of the file that was read, 0…1
 * @returns location, printed design conditions and the hours in SI units
 * @throws {WeatherFileError} naming the line, when it is not an EPW, has more than a year, an hour, a day or a record of an hour is missing, duplicate or
 * out of order, or a dry bulb is impossible
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
  const hours = new EpwHours();
  let location: WeatherLocation | undefined;
  let designFields: readonly string[] = [];
  let source = "";
  const comments: string[] = [];
  let begun = false;
  lines.forEach((content, index) => {
    const line = index + 1;
    if (line % progressLines === 0) onProgress?.(line / lines.length);
    if (content.trim() === "") return;
    const fields = content.split(",");
    const keyword = fields[0]!.trim().toUpperCase();
    if (/^\d{4}$/.test(keyword)) {
      begun = true;
      hours.add(fields, line);
    } else if (keyword === "LOCATION") {
      const header = headerFields(content);
      location = locationOf(header, line);
      source = header[4] ?? "";
    } else if (keyword === "DESIGN CONDITIONS") {
      designFields = headerFields(content);
    } else if (keyword.startsWith("COMMENTS")) {
      comments.push(fields.slice(1).join(",").trim());
    } else if (keyword === "DATA PERIODS") {
      hours.recordsPerHour = recordsPerHourOf(fields[2], line);
      begun = true;
    } else if (/^LOCATION\s*[;\t]/.test(keyword)) {
      const problem = "fields are separated by another character than commas, as spreadsheets save them; use the original file";
      throw new WeatherFileError("EPW", line, problem);
    } else if (!headerKeywords.test(keyword) && (begun || /^\d/.test(keyword))) {
      throw new WeatherFileError("EPW", line, `"${keyword.slice(0, 20)}" where an hour is expected`);
    }
  });
  hours.endHour(lines.length);
  if (!location) throw new WeatherFileError("EPW", 0, "there is no LOCATION line");
  if (hours.month.length === 0) throw new WeatherFileError("EPW", 0, "there are no hours");
  return { location, source, comments, ...yearOf(hours, designFields) };
}

function recordsPerHourOf(field: string | undefined, line: number): number {
  const recordsPerHour = numberOf(field) ?? 1;
  if (!Number.isInteger(recordsPerHour) || recordsPerHour < 1 || recordsPerHour > 60)
    throw new WeatherFileError("EPW", line, `${recordsPerHour} records per hour; a whole number from 1 to 60 is expected`);
  return recordsPerHour;
}

/** Hours from 1 January on, design conditions that suit them, and warnings. */
function yearOf(read: EpwHours, designFields: readonly string[]): Pick<EpwFile, "hours" | "designConditions" | "warnings"> {
  const { recordsPerHour, month, day } = read;
  const { start, lack } = spanOf(read);
  const hours = turnedHours(read.all(), start);
  const design = designConditionsOf(designFields, lack === undefined ? extremeMonths(hours) : undefined);
  const isUsed = design !== undefined && !("problem" in design);
  const isComparable = isUsed && lack === undefined && hours.dryBulb.some((each) => each !== undefined);
  const doubt = isComparable ? placeWarning(design, hours) : undefined;
  return {
    ...(isUsed ? { designConditions: design } : {}),
    warnings: [
      ...(recordsPerHour > 1 ? [`The ${recordsPerHour} records of each hour are averaged.`] : []),
      ...(start > 0 ? [`The hours begin on ${dateText({ month: month[0]!, day: day[0]! })}; they are sorted to begin on 1 January.`] : []),
      ...(lack === undefined ? [] : [`${lack.charAt(0).toUpperCase()}${lack.slice(1)}.`]),
      ...(design && "problem" in design ? [design.problem] : []),
      ...(doubt === undefined ? [] : [doubt]),
      ...read.warnings(),
    ],
    hours,
  };
}
