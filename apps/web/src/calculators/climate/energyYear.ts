import { commonYear, packWeather, type EpwFile, type HourlySeries, type WeatherHours, type YearHours } from "@org/hvac-core/weather";
import { OutOfRangeError } from "@org/hvac-core/kernel";
import type { EnergyYear } from "./openEpw.ts";

/** Gaps up to so many hours are bridged by a straight line; weather changes within longer ones. */
const bridged = 6;

/** Hours without short gaps, or how many hours are missing in longer ones. */
export function withoutGaps(
  series: HourlySeries,
): { readonly values: readonly number[]; readonly filled: number } | { readonly missing: number } {
  const values = [...series];
  let [filled, missing] = [0, 0];
  for (let hour = 0; hour < values.length; hour++) {
    if (values[hour] !== undefined) continue;
    let end = hour;
    while (end < values.length && values[end] === undefined) end++;
    const [before, after] = [values[hour - 1], values[end]];
    if (end - hour > bridged || (before ?? after) === undefined) missing += end - hour;
    else {
      const [from, to] = [before ?? after!, after ?? before!];
      for (let gap = hour; gap < end; gap++) values[gap] = from + ((to - from) * (gap - hour + 1)) / (end - hour + 1);
      filled += end - hour;
    }
    hour = end;
  }
  return missing > 0 ? { missing } : { values: values as number[], filled };
}

const quantities = {
  dryBulb: "dry bulb temperature",
  relativeHumidity: "relative humidity",
  pressure: "air pressure",
  directNormal: "direct radiation",
  diffuseHorizontal: "diffuse radiation",
  windSpeed: "wind speed",
} as const satisfies Record<keyof YearHours, string>;

/** The hours packed into a line of text, or what the file lacks for it. */
function packed(
  { location, source }: EpwFile,
  hours: Readonly<Record<keyof YearHours, ReturnType<typeof withoutGaps>>>,
): Pick<EnergyYear, "packed" | "lack"> {
  const lacking = (Object.keys(quantities) as (keyof YearHours)[])
    .filter((name) => "missing" in hours[name])
    .map((name) => quantities[name]);
  if (lacking.length > 0) return { lack: `it lacks hours of ${lacking.join(", ")}` };
  const whole = Object.fromEntries(
    Object.entries(hours).map(([name, series]) => [name, "values" in series ? series.values : []]),
  ) as unknown as YearHours;
  try {
    return { packed: packWeather({ location, source, hours: whole }) };
  } catch (error) {
    if (!(error instanceof OutOfRangeError)) throw error;
    return { lack: error.message };
  }
}

/** A year of a weather file for the energy of buildings, or in words why it holds none. */
export function energyYearOf(epw: EpwFile): EnergyYear | { readonly problem: string } {
  let year: WeatherHours;
  try {
    year = commonYear(epw.hours);
  } catch (error) {
    if (!(error instanceof OutOfRangeError)) throw error;
    return { problem: error.reason ?? error.message };
  }
  const hours = Object.fromEntries(
    Object.keys(quantities).map((name) => [name, withoutGaps(year[name as keyof YearHours])]),
  ) as unknown as Record<keyof YearHours, ReturnType<typeof withoutGaps>>;
  const { dryBulb } = hours;
  if ("missing" in dryBulb)
    return { problem: `It lacks the dry bulb temperature of ${dryBulb.missing} hours in gaps of more than ${bridged}.` };
  const { location, source, warnings } = epw;
  return { location, source, warnings, dryBulb: dryBulb.values, filled: dryBulb.filled, ...packed(epw, hours) };
}
