import { requireInRange, requireKnown } from "../refusals/errors.ts";
import type { DesignMonth, Site } from "../loads/index.ts";
import { tauEditions } from "../solar/internal.ts";
import type { TauEdition } from "../solar/index.ts";

export type WeatherFileKind = "EPW" | "STAT" | "DDY";

/** A weather file that cannot be read; the message names the file format and the line. */
export class WeatherFileError extends SyntaxError {
  readonly kind: WeatherFileKind;
  /** Counted from 1; 0 for the whole file. */
  readonly line: number;

  constructor(kind: WeatherFileKind, line: number, problem: string) {
    super(line > 0 ? `${kind} line ${line}: ${problem}` : `${kind}: ${problem}`);
    this.name = "WeatherFileError";
    this.kind = kind;
    this.line = line;
  }
}

/** Location of a weather file. */
export interface WeatherLocation {
  readonly name: string;
  /** Degrees, north positive. */
  readonly latitude: number;
  /** Degrees, east positive. */
  readonly longitude: number;
  /** Hours ahead of UTC, standard time. */
  readonly timeZone: number;
  /** m above sea level. */
  readonly elevation: number;
  /** World Meteorological Organization number, as printed. */
  readonly stationNumber?: string;
}

/** Annual design conditions as published or as computed from hourly data, °C. */
export interface AnnualDesignConditions {
  /** 1…12. */
  readonly coldestMonth: number;
  readonly heating: { readonly dryBulb996: number; readonly dryBulb990: number };
  /** 1…12. */
  readonly hottestMonth: number;
  /** Mean daily range of the hottest month, K. */
  readonly dryBulbRange: number;
  /** Dry bulb exceeded for 0.4, 1 and 2 % of the hours with its mean coincident wet bulb. */
  readonly cooling: {
    readonly dryBulb004: number;
    readonly wetBulb004: number;
    readonly dryBulb010: number;
    readonly wetBulb010: number;
    readonly dryBulb020: number;
    readonly wetBulb020: number;
  };
}

/** Annual conditions, of which a file may have only some. */
export interface PartialDesignConditions {
  /** 1…12. */
  readonly coldestMonth?: number;
  readonly heating: Partial<AnnualDesignConditions["heating"]>;
  /** 1…12. */
  readonly hottestMonth?: number;
  /** Mean daily range of the hottest month, K. */
  readonly dryBulbRange?: number;
  readonly cooling: Partial<AnnualDesignConditions["cooling"]>;
}

const isMonth = (month: number): boolean => Number.isInteger(month) && month >= 1 && month <= 12;

/**
 * Reason why annual design conditions are impossible: a file may be of another edition with other columns, or damaged.
 *
 * @returns the reason; `undefined` where they are plausible
 */
export function implausibleConditions(conditions: PartialDesignConditions): string | undefined {
  const { coldestMonth, hottestMonth, dryBulbRange } = conditions;
  const { dryBulb996, dryBulb990 } = conditions.heating;
  const { dryBulb004, wetBulb004, dryBulb010, wetBulb010, dryBulb020, wetBulb020 } = conditions.cooling;
  if (coldestMonth !== undefined && !isMonth(coldestMonth)) return `the coldest month is ${coldestMonth}`;
  if (hottestMonth !== undefined && !isMonth(hottestMonth)) return `the hottest month is ${hottestMonth}`;
  if (dryBulbRange !== undefined && !(dryBulbRange > 0 && dryBulbRange <= 40)) return `the daily range is ${dryBulbRange} K`;
  const rising = [
    ["99.6 % heating dry bulb", dryBulb996],
    ["99 % heating dry bulb", dryBulb990],
    ["2 % cooling dry bulb", dryBulb020],
    ["1 % cooling dry bulb", dryBulb010],
    ["0.4 % cooling dry bulb", dryBulb004],
  ].filter((each): each is [string, number] => each[1] !== undefined);
  for (const [index, [name, value]] of rising.entries()) {
    if (!(value >= -90 && value <= 70)) return `the ${name} is ${value} °C`;
    const before = rising[index - 1];
    if (before && before[1] > value) return `the ${before[0]}, ${before[1]} °C, is above the ${name}, ${value} °C`;
  }
  for (const [percent, dryBulb, wetBulb] of [
    ["0.4", dryBulb004, wetBulb004],
    ["1", dryBulb010, wetBulb010],
    ["2", dryBulb020, wetBulb020],
  ] as const) {
    if (wetBulb !== undefined && !(wetBulb >= -90 && wetBulb <= (dryBulb ?? wetBulb)))
      return `the wet bulb at ${percent} %, ${wetBulb} °C, is above its dry bulb, ${dryBulb} °C`;
  }
  return undefined;
}

/** Design air of a month, without sun. */
export type DesignAir = Omit<DesignMonth, "tauB" | "tauD">;

/** Checks the design air of a month: a parsed file may have been stored and read back. */
export function requireAir({ dryBulb, wetBulb, dryBulbRange, wetBulbRange }: DesignAir): DesignAir {
  return {
    dryBulb: requireInRange("dryBulb", dryBulb, -90, 70, "°C"),
    wetBulb: requireInRange("wetBulb", wetBulb, -90, 60, "°C"),
    dryBulbRange: requireInRange("dryBulbRange", dryBulbRange, 0, 40, "K"),
    ...(wetBulbRange === undefined ? {} : { wetBulbRange: requireInRange("wetBulbRange", wetBulbRange, 0, 40, "K") }),
  };
}

/** Clear-sky optical depths, January to December. */
export interface OpticalDepths {
  /** Edition of their coefficients; `undefined` when the file names none. */
  readonly edition?: TauEdition;
  readonly beam: readonly number[];
  readonly diffuse: readonly number[];
}

/** Site for the load method, checked. */
export function siteAt(
  { latitude, longitude, timeZone, elevation }: WeatherLocation,
  tauEdition: TauEdition,
  months: readonly DesignMonth[],
): Site {
  return {
    latitude: requireInRange("latitude", latitude, -90, 90, "°"),
    longitude: requireInRange("longitude", longitude, -180, 180, "°"),
    timeZone: requireInRange("timeZone", timeZone, -12, 14, "h"),
    altitude: requireInRange("elevation", elevation, -1000, 9999.9, "m"),
    tauEdition: requireKnown("tauEdition", tauEdition, tauEditions),
    months: months.map(({ tauB, tauD, ...air }) => ({
      ...requireAir(air),
      tauB: requireInRange("tauB", tauB, 0, 2, ""),
      tauD: requireInRange("tauD", tauD, 0, 5, ""),
    })),
  };
}

/** Maximum length of a line, ten times that of the longest in published files (lists of holidays and comments). */
const maxLineLength = 10_000;

/** Lines of a text with any line endings, without a byte order mark. */
export function linesOf(kind: WeatherFileKind, text: string): string[] {
  if (typeof text !== "string") throw new WeatherFileError(kind, 0, "it must be text");
  if (text.slice(0, 100).includes("\0"))
    throw new WeatherFileError(kind, 0, "the file is UTF-16 text without a byte order mark; save it as UTF-8");
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/);
  const long = lines.findIndex(({ length }) => length > maxLineLength);
  if (long >= 0)
    throw new WeatherFileError(kind, long + 1, `the line has ${lines[long]!.length} characters; maximum ${maxLineLength} are read`);
  return lines;
}

/** Maximum length of a field in messages. */
const maxQuotedLength = 40;

/** A field of a file in quotes, shortened for messages. */
export function quoted(field: string | undefined): string {
  const text = field?.trim() ?? "";
  return `"${text.length > maxQuotedLength ? `${text.slice(0, maxQuotedLength)}…` : text}"`;
}

/** A number of a weather file, or `undefined` when the field is empty, not a number, or not finite. */
export function numberOf(field: string | undefined): number | undefined {
  const trimmed = field?.trim() ?? "";
  if (!/^[-+]?(\d+(?:\.\d*)?|\.\d+)(e[-+]?\d+)?$/i.test(trimmed)) return undefined;
  const value = Number(trimmed);
  return Number.isFinite(value) ? value : undefined;
}

/** A number between two bounds, or `undefined`. */
export function numberWithin(field: string | undefined, min: number, max: number): number | undefined {
  const value = numberOf(field);
  return value !== undefined && value >= min && value <= max ? value : undefined;
}

/**
 * Edition of the ASHRAE handbook that a text names as the source of its design conditions.
 *
 * @param text such as `Climate Design Data 2009 ASHRAE Handbook`
 * @returns the edition, or `undefined` when none with optical depths is named
 * @source energyplus-auxiliary, weather converter reports
 */
export function handbookEdition(text: string): TauEdition | undefined {
  const year = /\b(20\d\d)\s+ASHRAE/i.exec(text)?.[1] ?? /ASHRAE\s+(?:Handbook|HOF)\D{0,40}(20\d\d)/i.exec(text)?.[1];
  return tauEditions.find((edition) => edition === year);
}
