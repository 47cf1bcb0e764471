import { requireInRange } from "../refusals/errors.ts";
import type { ClimatePeriod } from "./condensationYear.ts";
import { classVaporPressure, surfaceSaturationPressure, type HumidityClass } from "./indoorVapor.ts";

/** Monthly means outdoors, and the air of a room. */
export interface ClimateYearInput {
  /** Twelve monthly means, °C, −80…80. */
  readonly temperatures: readonly number[];
  /** Twelve monthly means, 0…1. */
  readonly relativeHumidities: readonly number[];
  /** °C, −80…100. */
  readonly insideTemperature: number;
  /** Humidity of the room: by a class, or the same relative humidity in each month, 0…1. */
  readonly indoor: { readonly humidityClass: HumidityClass } | { readonly relativeHumidity: number };
}

const monthDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/**
 * The months of a year for condensation and mould, from monthly means.
 *
 * @param input climate and room
 * @returns twelve periods: days, temperatures in °C and vapour pressures in Pa on both sides
 * @throws {OutOfRangeError} when there are not twelve months, or a value lies outside its range
 * @throws {UnknownNameError} when the humidity class is unknown
 * @source iso-13788, clause 4.3
 * @see {@link condensationYear}
 * @example
 * ```ts
 * import { climateYear } from "@org/hvac-core/envelope";
 * const months = climateYear({
 *   temperatures: Array<number>(12).fill(0),
 *   relativeHumidities: Array<number>(12).fill(0.8),
 *   insideTemperature: 20,
 *   indoor: { relativeHumidity: 0.5 },
 * });
 * months[1]?.days; // 28
 * months[1]?.inside.vaporPressure; // 1168
 * ```
 */
export function climateYear({ temperatures, relativeHumidities, insideTemperature, indoor }: ClimateYearInput): readonly ClimatePeriod[] {
  requireInRange("temperatures.length", temperatures.length, 12, 12, "");
  requireInRange("relativeHumidities.length", relativeHumidities.length, 12, 12, "");
  return temperatures.map((temperature, month) => {
    const humidity = requireInRange(`relativeHumidities[${month}]`, relativeHumidities[month]!, 0, 1, "");
    const outside = { temperature, vaporPressure: humidity * surfaceSaturationPressure(temperature) };
    const vaporPressure =
      "relativeHumidity" in indoor
        ? requireInRange("relativeHumidity", indoor.relativeHumidity, 0, 1, "") * surfaceSaturationPressure(insideTemperature)
        : classVaporPressure(indoor.humidityClass, outside);
    return { days: monthDays[month]!, outside, inside: { temperature: insideTemperature, vaporPressure } };
  });
}
