import { withPolarNight } from "./polarNight.ts";
import { annualConditionsOf, annualHumidOf, type AnnualHumidConditions } from "./statAnnual.ts";
import {
  handbookEdition,
  linesOf,
  numberOf,
  numberWithin,
  quoted,
  WeatherFileError,
  type AnnualDesignConditions,
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

/** Design conditions of a statistics file of the EnergyPlus weather converter. */
export interface StatFile {
  readonly location: WeatherLocation;
  /** Publication of the design conditions, as the file names it. */
  readonly source?: string;
  readonly designConditions?: AnnualDesignConditions;
  /** Optical depths; the edition is that of their heading, and `undefined` when it names none. */
  readonly tau?: OpticalDepths;
  readonly monthlyDesign: Partial<Record<MonthlyPercent, MonthlyDesign>>;
  /** Design wet bulbs of the months with their mean coincident dry bulbs, °C. */
  readonly monthlyHumid?: Partial<Record<MonthlyPercent, MonthlyDesign>>;
  readonly annualHumid?: AnnualHumidConditions;
  /** Mean daily ranges of days at the 5 % design dry bulb, K. */
  readonly dryBulbRange?: readonly number[];
  readonly wetBulbRange?: readonly number[];
  readonly degreeDays: readonly DegreeDayRow[];
  /** Rows that were left out, with line and reason, one sentence each. */
  readonly warnings?: readonly string[];
}

export const percents: readonly MonthlyPercent[] = ["0.4", "2", "5", "10"];

/** Maximum length of a group of coordinates, such as `{N 36° 33.6'}`, with room for another encoding of the degree sign. */
const maxCoordinateLength = 60;

/** Degrees of `N 36° 4'`, north and east positive; `undefined` if it is not an angle. Files have several encodings of the degree sign, so any is accepted. */
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

/** Maximum heating or cooling degree days of a month, K·d: 31 days at 100 K. */
const maxDegreeDays = 3100;

/** Twelve numbers of a row, and its line. */
interface StatRow {
  readonly values: readonly number[];
  readonly line: number;
}

/** Twelve numbers after a row's label, or `undefined` when the row is a legend or incomplete. */
function twelve(cells: readonly string[]): number[] | undefined {
  const values = cells.slice(0, 12).map(numberOf);
  return values.length === 12 && values.every((value) => value !== undefined) ? values : undefined;
}

/**
 * Reads the statistics file (STAT) that the EnergyPlus weather converter writes for an EPW: place, annual and monthly design
 * conditions, optical depths with their edition, degree days. A row with an impossible value is left out and named in the warnings.
 *
 * @param text the whole file
 * @returns contents of the file; parts that a file lacks are absent
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
  const contents = new StatContents();
  linesOf("STAT", text).forEach((content, index) => {
    contents.readHeading(content.trim(), index + 1);
    contents.readRow(content, index + 1);
  });
  const { name, place, elevation, stationNumber, source, tauTitle, heating, cooling, degreeDays, warnings } = contents;
  if (!place) throw new WeatherFileError("STAT", 0, "there is no location");
  if (elevation === undefined) throw new WeatherFileError("STAT", 0, "there is no elevation");
  const [beam, diffuse] = ["taub", "taud"].map((depth) => {
    const values = contents.depths.get(depth);
    return values && withPolarNight(values, place.latitude);
  });
  const edition = handbookEdition(tauTitle ?? source ?? "");
  const monthly = monthlyConditionsOf(contents);
  const dryBulbRange = contents.row(/^Drybulb range - DB 5%/i, 0, 40);
  const wetBulbRange = contents.row(/^Wetbulb range - DB 5%/i, 0, 40);
  const designConditions = annualConditionsOf(heating ?? [], cooling ?? []);
  const annualHumid = annualHumidOf(cooling ?? []);
  return {
    location: { name, ...place, elevation, ...(stationNumber ? { stationNumber } : {}) },
    ...(source ? { source } : {}),
    ...(designConditions ? { designConditions } : {}),
    ...(beam && diffuse ? { tau: { ...(edition ? { edition } : {}), beam, diffuse } } : {}),
    ...monthly,
    ...(annualHumid ? { annualHumid } : {}),
    ...(dryBulbRange ? { dryBulbRange } : {}),
    ...(wetBulbRange ? { wetBulbRange } : {}),
    degreeDays,
    ...(warnings.length > 0 ? { warnings } : {}),
  };
}

/** Contents of a statistics file, read line by line; the first of repeated headings and rows is used. */
class StatContents {
  name = "";
  place: Pick<WeatherLocation, "latitude" | "longitude" | "timeZone"> | undefined;
  elevation: number | undefined;
  stationNumber: string | undefined;
  source: string | undefined;
  tauTitle: string | undefined;
  heating: readonly string[] | undefined;
  cooling: readonly string[] | undefined;
  readonly depths = new Map<string, readonly (number | undefined)[]>();
  readonly degreeDays: DegreeDayRow[] = [];
  readonly warnings: string[] = [];
  readonly #rows = new Map<string, StatRow>();

  /** Reads place, station and sources. */
  readHeading(content: string, line: number): void {
    if (/^Location --/i.test(content)) this.name = content.slice("Location --".length).split("{", 1)[0]!.trim();
    if (!this.place && /\{[NS]\s*\d/i.test(content)) this.place = coordinates(content, line);
    const height = /^Elevation --\s*([-\d.]+)\s*m\s*(above|below)?/i.exec(content);
    if (height) {
      const size = numberWithin(height[1], -1000, 9999.9);
      if (size === undefined)
        throw new WeatherFileError("STAT", line, `elevation is ${quoted(height[1])}; a number between -1000 and 9999.9 is expected`);
      this.elevation = size * (height[2]?.toLowerCase() === "below" ? -1 : 1);
    }
    this.stationNumber ??= /^WMO Station\s+(\S{1,10})/i.exec(content)?.[1];
    const title = /"([^"]+)"/.exec(content)?.[1];
    if (/^- Displaying Design Conditions/i.test(content)) this.source ??= title;
    if (/^- Displaying Monthly Design Conditions/i.test(content)) this.tauTitle ??= title;
  }

  /** Reads a row of a table. */
  readRow(content: string, line: number): void {
    const all = content.split("\t").map((cell) => cell.trim());
    const first = all.findIndex((cell) => cell !== "");
    if (first < 0) return;
    const [label, cells] = [all[first]!, all.slice(first + 1)];
    if (label === "Heating") this.heating ??= cells;
    if (label === "Cooling") this.cooling ??= cells;
    const depth = /^(taub|taud)\b/i.exec(label)?.[1]?.toLowerCase();
    if (depth !== undefined && cells.length >= 12 && !this.depths.has(depth))
      this.depths.set(
        depth,
        cells.slice(0, 12).map((cell) => numberWithin(cell, 0, depth === "taub" ? 2 : 5)),
      );
    const values = twelve(cells);
    if (!values) return;
    const degrees = /^(HDD|CDD) base\s*([\d.]+)/i.exec(label);
    if (!degrees) {
      if (!this.#rows.has(label)) this.#rows.set(label, { values, line });
      return;
    }
    const kind = degrees[1]!.toUpperCase() === "HDD" ? "heating" : "cooling";
    const base = numberWithin(degrees[2], 0, 50);
    const months = this.#bounded(label.slice(0, 3), { values, line }, 0, maxDegreeDays);
    if (base !== undefined && months) this.degreeDays.push({ kind, base, months });
  }

  /** Values of the first row whose label matches. */
  row(pattern: RegExp, min: number, max: number): readonly number[] | undefined {
    for (const [label, row] of this.#rows) if (pattern.test(label)) return this.#bounded(label, row, min, max);
    return undefined;
  }

  /** Values of a row within bounds; a row with another value is left out, with a warning. */
  #bounded(label: string, { values, line }: StatRow, min: number, max: number): readonly number[] | undefined {
    const outside = values.find((value) => value < min || value > max);
    if (outside === undefined) return values;
    this.warnings.push(`STAT line ${line}: ${label} is ${outside}; a number between ${min} and ${max} is expected. This row is left out.`);
    return undefined;
  }
}

function monthlyConditionsOf(contents: StatContents): Pick<StatFile, "monthlyDesign" | "monthlyHumid"> {
  const temperatures = (pattern: string): readonly number[] | undefined => contents.row(new RegExp(pattern, "i"), -90, 70);
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
  return { monthlyDesign, monthlyHumid };
}
