import type { TauEdition } from "../solar/index.ts";
import { handbookEdition, linesOf, numberWithin, quoted, WeatherFileError, type WeatherLocation } from "./weatherFile.ts";

/** A design day of the file. */
export interface DesignDayObject {
  readonly name: string;
  /** 1…12. */
  readonly month: number;
  /** 1…31. */
  readonly day: number;
  /** As written, such as `SummerDesignDay`. */
  readonly dayType: string;
  /** Highest dry bulb, °C. */
  readonly dryBulb: number;
  /** Daily range, K; 0 if empty. */
  readonly dryBulbRange: number;
  /** Type of the humidity at the highest dry bulb, as written, such as `Wetbulb` or `Dewpoint`. */
  readonly humidityType: string;
  /** Wet bulb or dew point at the highest dry bulb, °C, for the types that have one. */
  readonly humidityTemperature?: number;
  /** kg/kg, for the type `HumidityRatio`. */
  readonly humidityRatio?: number;
  /** J/kg, for the type `Enthalpy`. */
  readonly enthalpy?: number;
  /** K. */
  readonly wetBulbRange?: number;
  /** Pa. */
  readonly pressure?: number;
  /** m/s. */
  readonly windSpeed?: number;
  /** Degrees. */
  readonly windDirection?: number;
  /** As written: `ASHRAEClearSky`, `ASHRAETau` (2009 coefficients in EnergyPlus), `ASHRAETau2017`, … */
  readonly solarModel: string;
  readonly tauB?: number;
  readonly tauD?: number;
}

export interface DdyFile {
  readonly location: WeatherLocation;
  /** Edition of the handbook that the comments name as the source of the conditions and their optical depths. */
  readonly edition?: TauEdition;
  readonly designDays: readonly DesignDayObject[];
  /** Design days that were left out, with line and reason, one sentence each. */
  readonly warnings: readonly string[];
}

interface Field {
  readonly text: string;
  readonly line: number;
}

/** The objects of an input file: comments dropped, fields split at commas, objects at semicolons. */
function objectsOf(text: string): Field[][] {
  const objects: Field[][] = [];
  let fields: Field[] = [];
  // Parts of a field that continues over several lines, and the line of the first.
  let [parts, began]: [string[], number] = [[], 0];
  linesOf("DDY", text).forEach((content, index) => {
    const line = index + 1;
    const [code = ""] = content.split("!", 1);
    for (const part of code.split(/([,;])/)) {
      if (part !== "," && part !== ";") {
        const words = part.trim();
        if (words === "") continue;
        if (parts.length === 0) began = line;
        parts.push(words);
        continue;
      }
      fields.push({ text: parts.join(" "), line: parts.length === 0 ? line : began });
      parts = [];
      if (part === ";") {
        objects.push(fields);
        fields = [];
      }
    }
  });
  if (fields.length > 0)
    throw new WeatherFileError("DDY", fields[0]!.line, `the object ${quoted(fields[0]!.text)} has no closing semicolon`);
  return objects;
}

function required(object: readonly Field[], index: number, name: string, min: number, max: number): number {
  const field = object[index];
  const value = numberWithin(field?.text, min, max);
  if (value === undefined) {
    const line = field?.line ?? object[0]!.line;
    throw new WeatherFileError(
      "DDY",
      line,
      `${name} of ${quoted(object[1]?.text)} is ${quoted(field?.text)}; a number between ${min} and ${max} is expected`,
    );
  }
  return value;
}

function optional(object: readonly Field[], index: number, name: string, min: number, max: number): number | undefined {
  const text = object[index]?.text ?? "";
  return /^($|auto|n[_/]?a$)/i.test(text) ? undefined : required(object, index, name, min, max);
}

function designDayOf(object: readonly Field[]): DesignDayObject {
  const values = {
    humidityTemperature: optional(object, 10, "wet bulb or dew point", -100, 60),
    humidityRatio: optional(object, 12, "humidity ratio", 0, 0.2),
    enthalpy: optional(object, 13, "enthalpy", -100000, 500000),
    wetBulbRange: optional(object, 14, "wet-bulb range", 0, 40),
    pressure: optional(object, 15, "pressure", 31000, 120000),
    windSpeed: optional(object, 16, "wind speed", 0, 113),
    windDirection: optional(object, 17, "wind direction", 0, 360),
    tauB: optional(object, 24, "taub", 0, 2),
    tauD: optional(object, 25, "taud", 0, 5),
  };
  const present = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof typeof values]?: number;
  };
  return {
    name: object[1]?.text ?? "",
    month: required(object, 2, "month", 1, 12),
    day: required(object, 3, "day", 1, 31),
    dayType: object[4]?.text ?? "",
    dryBulb: required(object, 5, "dry bulb", -90, 70),
    dryBulbRange: optional(object, 6, "dry-bulb range", 0, 40) ?? 0,
    humidityType: object[9]?.text ?? "",
    solarModel: object[21]?.text ?? "",
    ...present,
  };
}

/**
 * Reads a design-day file (DDY): the location and the design days, in the order of the file. A design day with an impossible value is left out and named
 * in the warnings.
 *
 * @param text the whole file
 * @returns location, edition of the source named in the comments, design days
 * @throws {WeatherFileError} naming the line, when there is no location or an impossible one, or an object is not closed
 * @source energyplus-input-output, Site:Location and SizingPeriod:DesignDay (fields in their order)
 * @example
 * ```ts
 * import { parseDdy } from "@org/hvac-core/weather";
 * parseDdy("Site:Location, London, 51.15, -0.19, 0.0, 61.6;").location.name; // "London"
 * ```
 */
export function parseDdy(text: string): DdyFile {
  let location: WeatherLocation | undefined;
  const designDays: DesignDayObject[] = [];
  const warnings: string[] = [];
  const stationNumber = /WMO=(\d{1,10})/i.exec(text)?.[1];
  for (const object of objectsOf(text)) {
    const keyword = object[0]!.text.toLowerCase();
    if (keyword === "site:location") {
      location = {
        name: object[1]?.text ?? "",
        latitude: required(object, 2, "latitude", -90, 90),
        longitude: required(object, 3, "longitude", -180, 180),
        timeZone: required(object, 4, "time zone", -12, 14),
        elevation: required(object, 5, "elevation", -1000, 9999.9),
        ...(stationNumber ? { stationNumber } : {}),
      };
    }
    if (keyword !== "sizingperiod:designday") continue;
    try {
      designDays.push(designDayOf(object));
    } catch (error) {
      // One invalid day must not discard more than a hundred others.
      if (!(error instanceof WeatherFileError)) throw error;
      warnings.push(`${error.message}. This design day is left out.`);
    }
  }
  if (!location) throw new WeatherFileError("DDY", 0, "there is no Site:Location");
  const edition = handbookEdition(text);
  return { location, ...(edition ? { edition } : {}), designDays, warnings };
}
