import { OutOfRangeError } from "../refusals/errors.ts";
import { bridgeGaps, type BridgedSeries } from "./bridgeGaps.ts";
import { commonYear, yearHours } from "./calendar.ts";
import type { EpwFile } from "./epw.ts";
import { packWeather, type YearHours } from "./packedWeather.ts";
import { skyInfrared } from "./skyRadiation.ts";
import type { WeatherHours } from "./weatherHours.ts";

/** A year of hours for the energy of buildings. */
export interface EnergyYear {
  /** Dry bulbs of 8760 hours, °C. */
  readonly dryBulb: readonly number[];
  /** Number of hours whose dry bulb the file lacks and that were interpolated. */
  readonly filled: number;
  /** Everything that the hourly method reads, packed into a line of text by `packWeather`. */
  readonly packed?: string;
  /** Reason why the hours are not packed. */
  readonly lack?: string;
}

/** Longest gap that a straight line closes, h: weather changes within longer ones. */
const maxGap = 6;

type NeededName = Exclude<keyof YearHours, "infraredSky">;

const quantities = {
  dryBulb: "dry bulb temperature",
  relativeHumidity: "relative humidity",
  pressure: "air pressure",
  directNormal: "direct radiation",
  diffuseHorizontal: "diffuse radiation",
  windSpeed: "wind speed",
} as const satisfies Record<NeededName, string>;

const names = Object.keys(quantities) as NeededName[];

/** Infrared radiation of the sky as the file has it, or by its dew points and clouds; `undefined` where it has neither. */
function skyOf(
  year: Pick<WeatherHours, "hour" | "infraredSky" | "dryBulb" | "dewPoint" | "pressure" | "skyCover">,
): readonly number[] | undefined {
  const infrared = bridgeGaps(year.infraredSky, maxGap);
  // Files without it have zeros.
  if ("values" in infrared && infrared.values.every((value) => value > 0)) return infrared.values;
  const series = (["dryBulb", "dewPoint", "pressure", "skyCover"] as const).map((name) => bridgeGaps(year[name], maxGap));
  const [dryBulb, dewPoint, pressure, cover] = series.map((bridged) => ("values" in bridged ? bridged.values : undefined));
  if (!dryBulb || !dewPoint || !pressure || !cover) return undefined;
  return dryBulb.map((air, hour) =>
    skyInfrared({ dryBulb: air, dewPoint: dewPoint[hour]!, pressure: pressure[hour]! }, year.hour[hour]! % 24, cover[hour]! / 10),
  );
}

/** The packed hours, or the quantities that the file lacks for them. */
function packed(
  { location, source }: Pick<EpwFile, "location" | "source">,
  hours: Readonly<Record<NeededName, BridgedSeries>>,
  infraredSky: readonly number[] | undefined,
): Pick<EnergyYear, "packed" | "lack"> {
  const lacking = names.filter((name) => "missing" in hours[name]).map((name) => quantities[name]);
  if (lacking.length > 0) return { lack: `it lacks hours of ${lacking.join(", ")}` };
  const whole = Object.fromEntries(
    Object.entries(hours).map(([name, series]) => [name, "values" in series ? series.values : []]),
  ) as Record<NeededName, readonly number[]>;
  try {
    return { packed: packWeather({ location, source, hours: { ...whole, ...(infraredSky && { infraredSky }) } }) };
  } catch (error) {
    if (!(error instanceof OutOfRangeError)) throw error;
    return { lack: error.message };
  }
}

/**
 * A year of a weather file for the energy of buildings: a common year from 1 January on, in which gaps of up to six hours are interpolated.
 *
 * @param epw a weather file, as `parseEpw` reads it
 * @returns the dry bulbs, and all hours packed where the file has every quantity that the hourly method reads
 * @throws {OutOfRangeError} when the hours are not a whole year, or dry bulbs are missing in longer gaps; the reason says which
 * @source mathematics
 * @example
 * ```ts
 * import { energyYear, parseEpw } from "@org/hvac-core/weather";
 * const hour = (i: number) => `${new Date(Date.UTC(2021, 0, 1, i)).toISOString().slice(0, 10).replaceAll("-", ",")},${(i % 24) + 1}`;
 * const data = Array.from({ length: 8760 }, (_, i) => `${hour(i)},0,?,${i === 9 ? 99.9 : 15},10,72,101325,0,0,300,0,0,0,0,0,0,0,180,3,5`);
 * const year = energyYear(parseEpw(["LOCATION,Town,-,GBR,AMY,0,51,0,0,20", ...data].join("\n")));
 * year.dryBulb[9]; // 15
 * year.filled; // 1
 * ```
 */
export function energyYear(epw: Pick<EpwFile, "location" | "source" | "hours">): EnergyYear {
  const year = commonYear(epw.hours);
  const hours = Object.fromEntries(names.map((name) => [name, bridgeGaps(year[name], maxGap)])) as unknown as Record<
    NeededName,
    BridgedSeries
  >;
  const { dryBulb } = hours;
  if ("missing" in dryBulb)
    throw new OutOfRangeError({
      parameter: "dryBulb",
      value: Number.NaN,
      min: yearHours,
      max: yearHours,
      unit: "h",
      reason: `It lacks the dry bulb temperature of ${dryBulb.missing} hours in gaps of more than ${maxGap}.`,
    });
  return { dryBulb: dryBulb.values, filled: dryBulb.filled, ...packed(epw, hours, skyOf(year)) };
}
