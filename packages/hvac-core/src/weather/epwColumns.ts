import { requireInRange } from "../refusals/errors.ts";
import { numberOf, quoted, WeatherFileError } from "./weatherFile.ts";
import type { WeatherHours } from "./weatherHours.ts";

interface ColumnRule {
  /** Position in a data line. */
  readonly position: number;
  /** Name in messages. */
  readonly title: string;
  /** Value from which the format marks a missing one. */
  readonly missing: number;
  readonly min: number;
  readonly max: number;
  readonly unit: string;
  /** Factor to SI. */
  readonly factor: number;
  /**
   * Values that refuse the file: all impossible ones for the dry bulb, without which nothing can be calculated and which indicate another column or
   * unit; text for other quantities of the air, which indicates a damaged file. Other impossible values are treated as missing.
   */
  readonly refuses?: "values" | "text";
  /** Lowest value that is read as 0: instruments give slightly negative values at night. */
  readonly zeroFrom?: number;
}

const radiation = { missing: 9999, min: 0, max: 2000, unit: "W/m²", factor: 1 } as const;
/** Thermal offsets of pyranometers at night, W/m². */
const nightOffset = -15;

/** Position of each quantity in a data line, the value that marks it as missing, its bounds and the factor to SI. */
const columns = {
  dryBulb: { position: 6, title: "dry bulb", missing: 99.9, min: -90, max: 70, unit: "°C", factor: 1, refuses: "values" },
  dewPoint: { position: 7, title: "dew point", missing: 99.9, min: -100, max: 70, unit: "°C", factor: 1, refuses: "text" },
  relativeHumidity: { position: 8, title: "relative humidity", missing: 999, min: 0, max: 110, unit: "%", factor: 0.01, refuses: "text" },
  pressure: { position: 9, title: "air pressure", missing: 999999, min: 31000, max: 120000, unit: "Pa", factor: 1, refuses: "text" },
  infraredSky: { position: 12, title: "infrared radiation from the sky", ...radiation, max: 1500 },
  globalHorizontal: { position: 13, title: "global horizontal radiation", ...radiation, zeroFrom: nightOffset },
  directNormal: { position: 14, title: "direct normal radiation", ...radiation, zeroFrom: nightOffset },
  diffuseHorizontal: { position: 15, title: "diffuse horizontal radiation", ...radiation, zeroFrom: nightOffset },
  windDirection: { position: 20, title: "wind direction", missing: 999, min: 0, max: 360, unit: "°", factor: 1 },
  windSpeed: { position: 21, title: "wind speed", missing: 999, min: 0, max: 113, unit: "m/s", factor: 1 },
  skyCover: { position: 22, title: "sky cover", missing: 99, min: 0, max: 10, unit: "tenths", factor: 1 },
} as const satisfies Record<string, ColumnRule>;

export type EpwColumn = keyof typeof columns;
export const epwColumnNames = Object.keys(columns) as EpwColumn[];

/** Checks that series are as long as their calendar, and each value missing or in the bounds of the format. */
export function requireColumns(hours: WeatherHours): void {
  const { length } = hours.month;
  for (const name of epwColumnNames) {
    const { min, max, unit, factor }: ColumnRule = columns[name];
    requireInRange(`${name}.length`, hours[name].length, length, length, "");
    for (const value of hours[name])
      if (value !== undefined) requireInRange(name, value, min * factor, max * factor, factor === 1 ? unit : "");
  }
}

/** Whether a number is one that many programs write for a missing value, in any column: −99.9, −999, −9999 and similar. */
const isMissingMark = (value: number): boolean => value === -99.9 || value <= -999;

/** Maximum excess of the dew point over the dry bulb, K: at the format's limit of 110 % relative humidity it is less than 2 K. */
const maxDewPointExcess = 2;

interface Impossible {
  count: number;
  readonly text: string;
  readonly line: number;
}

/** Reads the quantities of data lines and counts impossible values. */
export function columnReader(): {
  /** One quantity of a line in SI, or `undefined` where it is missing. */
  readonly read: (name: EpwColumn, fields: readonly string[], line: number) => number | undefined;
  /** Values that were treated as missing, or as 0, with counts, one sentence each. */
  readonly warnings: () => string[];
} {
  const impossible = new Map<string, Impossible>();
  const offsets = new Map<EpwColumn, number>();
  const leaveOut = (what: string, text: string, line: number): undefined => {
    const before = impossible.get(what);
    if (before) before.count += 1;
    else impossible.set(what, { count: 1, text, line });
  };
  const read = (name: EpwColumn, fields: readonly string[], line: number): number | undefined => {
    const { position, missing, min, max, unit, factor, title, refuses, zeroFrom = 0 }: ColumnRule = columns[name];
    const field = fields[position]?.trim() ?? "";
    if (field === "") return undefined;
    const value = numberOf(field);
    if (
      value === undefined
        ? refuses !== undefined
        : refuses === "values" && !isMissingMark(value) && (value < min || (value > max && value < missing))
    )
      throw new WeatherFileError("EPW", line, `${title} is ${quoted(field)}; a number between ${min} and ${max} ${unit} is expected`);
    const outside = `${title}, outside ${min} to ${max} ${unit}`;
    if (value === undefined || isMissingMark(value)) return leaveOut(outside, field, line);
    if (value >= missing) return undefined;
    if (value < 0 && value >= zeroFrom) {
      offsets.set(name, (offsets.get(name) ?? 0) + 1);
      return 0;
    }
    if (value < min || value > max) return leaveOut(outside, field, line);
    const dryBulb = name === "dewPoint" ? numberOf(fields[columns.dryBulb.position]) : undefined;
    if (dryBulb !== undefined && value > dryBulb + maxDewPointExcess && dryBulb >= columns.dryBulb.min)
      return leaveOut(`${title}, more than ${maxDewPointExcess} K above the dry bulb`, field, line);
    return value * factor;
  };
  const warnings = (): string[] => {
    const missing = [...impossible].map(([what, { count, text, line }]) => `${count} of ${what} (first: ${quoted(text)} in line ${line})`);
    const zero = [...offsets].map(([name, count]) => `${count} of ${columns[name].title}`);
    return [
      ...(missing.length > 0 ? [`Impossible values are treated as missing: ${missing.join("; ")}.`] : []),
      ...(zero.length > 0 ? [`Slightly negative radiation, as instruments give at night, is treated as 0: ${zero.join("; ")}.`] : []),
    ];
  };
  return { read, warnings };
}
