import { OutOfRangeError, requireInRange } from "../refusals/errors.ts";
import { yearHours } from "./calendar.ts";
import { numberWithin, type WeatherLocation } from "./weatherFile.ts";
import type { HourlySeries } from "./weatherHours.ts";

/** Packed quantities with their steps; limits are those of weather files. */
const columns = {
  dryBulb: { step: 0.1, min: -90, max: 70, unit: "°C" },
  relativeHumidity: { step: 0.01, min: 0, max: 1.1, unit: "" },
  pressure: { step: 1, min: 31_000, max: 120_000, unit: "Pa" },
  directNormal: { step: 1, min: 0, max: 2000, unit: "W/m²" },
  diffuseHorizontal: { step: 1, min: 0, max: 2000, unit: "W/m²" },
  windSpeed: { step: 0.1, min: 0, max: 113, unit: "m/s" },
  infraredSky: { step: 1, min: 0, max: 1500, unit: "W/m²" },
} as const;

type Column = keyof typeof columns;
/** Quantities that every packed year has; the last is that of the sky, which files may lack. */
type NeededColumn = Exclude<Column, "infraredSky">;
const neededNames = (Object.keys(columns) as Column[]).filter((name): name is NeededColumn => name !== "infraredSky");

/** Series of a year; the infrared radiation of the sky is optional. */
type Year<Series> = { readonly [Name in NeededColumn]: Series } & { readonly infraredSky?: Series };

/** Hours of a year for the calculation of buildings and plants, from its first hour on. */
export type YearHours = Year<HourlySeries>;

/** A year of weather at a place. */
export interface YearOfWeather {
  readonly location: WeatherLocation;
  /** Origin of the data, such as TMY3. */
  readonly source: string;
  /** Whether all days of a month are its mean day. */
  readonly meanDays?: true;
  readonly hours: Year<readonly number[]>;
}

/** Beginning of the text; another layout gets another number. */
const marks = { hours: "weather1", meanDays: "meandays1", hoursWithSky: "weather2" } as const;
/** Hours of twelve days. */
const meanDayHours = 288;
const monthDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** Bytes of whole numbers: differences to the number before, small ones in one byte, the sign in the lowest bit. */
function writeDifferences(values: readonly number[], bytes: number[]): void {
  let before = 0;
  for (const value of values) {
    const difference = value - before;
    before = value;
    let rest = difference < 0 ? -2 * difference - 1 : 2 * difference;
    while (rest > 127) {
      bytes.push((rest % 128) + 128);
      rest = Math.floor(rest / 128);
    }
    bytes.push(rest);
  }
}

/** A checksum of a text: FNV-1a of 32 bits, in eight digits. */
function checksumOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}

/** Refuses text that is not packed weather. */
function refuseText(reason: string): never {
  throw new OutOfRangeError({ parameter: "weather", value: Number.NaN, min: -Infinity, max: Infinity, unit: "", reason });
}

/**
 * Packs a year of weather into one line of text of about 80,000 characters, for files and documents.
 *
 * Weather files have temperatures and wind in tenths, humidity in percent, radiation in W/m² and pressure in pascals: such numbers are packed without
 * loss. Finer ones are rounded to these steps. Of the mean day of each month, the 24 hours apply to all days of the month: 288 hours, in some 3000
 * characters. Infrared radiation of the sky adds some 15,000 characters to a year.
 *
 * @param weather place, origin and the 8760 hours of a year, or the 288 of twelve mean days; none may be missing, but for all of `infraredSky`, W/m², 0…1500, which
 * mean days have not. `dryBulb` °C, −90…70; `relativeHumidity` 0…1.1; `pressure` Pa,
 * 31,000…120,000; `directNormal` and `diffuseHorizontal` W/m², 0…2000; `windSpeed` m/s, 0…113
 * @returns the text, with a checksum
 * @throws {OutOfRangeError} when there are neither 8760 nor 288 hours, or one is missing or outside its range
 * @source mathematics
 * @see {@link unpackWeather}
 * @example
 * ```ts
 * import { packWeather, unpackWeather } from "@org/hvac-core/weather";
 * const rest = (value: number) => Array<number>(288).fill(value); // twelve mean days
 * const air = { dryBulb: rest(12.3), relativeHumidity: rest(0.8), pressure: rest(101325), windSpeed: rest(3) };
 * const location = { name: "Here", latitude: 52, longitude: 13, timeZone: 1, elevation: 40 };
 * const text = packWeather({ location, source: "made up", hours: { ...air, directNormal: rest(0), diffuseHorizontal: rest(90) } });
 * unpackWeather(text).hours.dryBulb[8759]; // 12.3
 * ```
 */
export function packWeather(weather: { readonly location: WeatherLocation; readonly source: string; readonly hours: YearHours }): string {
  const { name, latitude, longitude, timeZone, elevation, stationNumber = "" } = weather.location;
  requireInRange("latitude", latitude, -90, 90, "°");
  requireInRange("longitude", longitude, -180, 180, "°");
  requireInRange("timeZone", timeZone, -12, 14, "h");
  requireInRange("elevation", elevation, -1000, 9999.9, "m");
  const bytes: number[] = [];
  const count = weather.hours.dryBulb.length === meanDayHours ? meanDayHours : yearHours;
  const { infraredSky } = weather.hours;
  const hasSky = infraredSky !== undefined && count === yearHours;
  for (const column of hasSky ? [...neededNames, "infraredSky" as const] : neededNames) {
    const { step, min, max, unit } = columns[column];
    const series = weather.hours[column] ?? [];
    requireInRange(`hours of ${column}`, series.length, count, count, "");
    const whole = Array.from(series, (value, hour) => {
      if (value === undefined)
        throw new OutOfRangeError({
          parameter: column,
          value: Number.NaN,
          min,
          max,
          unit,
          reason: `hour ${hour + 1} of the year is missing`,
        });
      return Math.round(requireInRange(`${column} in hour ${hour + 1}`, value, min, max, unit) / step);
    });
    writeDifferences(whole, bytes);
  }
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  const place = [name, latitude, longitude, timeZone, elevation, stationNumber, weather.source].map((part) => encodeURIComponent(part));
  const body = [count !== yearHours ? marks.meanDays : hasSky ? marks.hoursWithSky : marks.hours, ...place, btoa(binary)].join("|");
  return `${body}|${checksumOf(body)}`;
}

/**
 * Reads a year of weather that {@link packWeather} packed.
 *
 * @param text the text
 * @returns place, origin and hours, as they were; twelve mean days as a year of them
 * @throws {OutOfRangeError} when the text is not packed weather, is truncated, or was changed; the reason says which
 * @source mathematics
 * @example
 * ```ts
 * import { packWeather, unpackWeather } from "@org/hvac-core/weather";
 * const rest = (value: number) => Array<number>(288).fill(value); // twelve mean days
 * const air = { dryBulb: rest(-4.5), relativeHumidity: rest(0.8), pressure: rest(101325), windSpeed: rest(3) };
 * const location = { name: "Here", latitude: 52, longitude: 13, timeZone: 1, elevation: 40 };
 * const text = packWeather({ location, source: "made up", hours: { ...air, directNormal: rest(0), diffuseHorizontal: rest(90) } });
 * unpackWeather(text).location.name; // "Here"
 * unpackWeather(text.slice(0, 100)); // throws, for the text is cut off
 * ```
 */
export function unpackWeather(text: string): YearOfWeather {
  const mark = typeof text === "string" ? text.slice(0, text.indexOf("|")) : "";
  const isMeanDays = mark === marks.meanDays;
  const hasSky = mark === marks.hoursWithSky;
  if (mark !== marks.hours && !hasSky && !isMeanDays) refuseText("it is no packed weather");
  const parts = text.split("|");
  if (parts.length !== 10) refuseText("it is cut off");
  const end = text.lastIndexOf("|");
  if (checksumOf(text.slice(0, end)) !== text.slice(end + 1)) refuseText("it was changed or is cut off");
  const [, name, latitude, longitude, timeZone, elevation, stationNumber, source, packed] = parts.map((part, index) =>
    index > 0 && index < 8 ? decoded(part, decodeURIComponent) : part,
  ) as [string, string, string, string, string, string, string, string, string];
  const number = (text: string, min: number, max: number): number =>
    numberWithin(text, min, max) ?? refuseText("its place is not on earth");
  const hours = readColumns(decoded(packed, atob), isMeanDays, hasSky);
  return {
    location: {
      name,
      latitude: number(latitude, -90, 90),
      longitude: number(longitude, -180, 180),
      timeZone: number(timeZone, -12, 14),
      elevation: number(elevation, -1000, 9999.9),
      ...(stationNumber !== "" && { stationNumber }),
    },
    source,
    ...(isMeanDays && { meanDays: true as const }),
    hours,
  };
}

/** Decodes a part of the text, which may be invalid despite a right checksum. */
function decoded(part: string, decode: (text: string) => string): string {
  try {
    return decode(part);
  } catch (error) {
    if (error instanceof URIError || error instanceof DOMException) return refuseText("a part of it cannot be decoded");
    throw error;
  }
}

/** A year in which every day of a month is its mean day. */
const yearOfDays = (days: readonly number[]): number[] =>
  monthDays.flatMap((count, month) => Array.from({ length: count }, () => days.slice(24 * month, 24 * month + 24)).flat());

function readColumns(binary: string, isMeanDays: boolean, hasSky: boolean): YearOfWeather["hours"] {
  let position = 0;
  const read = (): number => {
    let value = 0;
    let scale = 1;
    for (;;) {
      const byte = binary.charCodeAt(position++);
      if (!(byte >= 0)) refuseText("hours are missing");
      value += (byte % 128) * scale;
      if (byte < 128) break;
      scale *= 128;
    }
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  };
  const series = (column: Column): number[] => {
    const { step, min, max } = columns[column];
    const perUnit = Math.round(1 / step);
    let sum = 0;
    // Tenths by division, so that 12.3 is exactly 12.3.
    const values = Array.from({ length: isMeanDays ? meanDayHours : yearHours }, () => (sum += read()) / perUnit);
    if (values.some((value) => !(value >= min && value <= max))) refuseText(`a value of ${column} cannot be`);
    return isMeanDays ? yearOfDays(values) : values;
  };
  const all = Object.fromEntries(neededNames.map((column) => [column, series(column)])) as Record<NeededColumn, number[]>;
  return hasSky ? { ...all, infraredSky: series("infraredSky") } : all;
}
