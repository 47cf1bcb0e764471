import { requireInRange } from "../refusals/errors.ts";
import { surfaceDewPoint } from "./indoorVapor.ts";

/** Inside surface resistance for the surface of opaque elements, as behind furniture and curtains, m²·K/W. */
export const shelteredSurfaceResistance = 0.25;

/** Relative humidity at a surface above which mould grows, and at which water condenses. */
export const criticalSurfaceHumidity = { mould: 0.8, condensation: 1 } as const;

/**
 * Temperature factor of a plane element: position of its inside surface temperature between those of the air outside and inside, 0…1.
 *
 * @param resistance resistance of the layers without films, m²·K/W, 0…1000
 * @param films surface resistances, m²·K/W, 0…10; inside 0.25 for opaque elements, 0.13 for windows
 * @returns f_Rsi, 0…1
 * @throws {OutOfRangeError} when a value lies outside its range or the total resistance is zero
 * @source iso-13788, 4.3.1 and 4.4.1
 * @example
 * ```ts
 * import { temperatureFactor } from "@org/hvac-core/envelope";
 * temperatureFactor(1.21, { outside: 0.04, inside: 0.25 }); // 0.833
 * ```
 */
export function temperatureFactor(resistance: number, films: { readonly outside: number; readonly inside: number }): number {
  const inside = requireInRange("films.inside", films.inside, 0, 10, "m²·K/W");
  const layers = requireInRange("resistance", resistance, 0, 1000, "m²·K/W");
  const rest = layers + requireInRange("films.outside", films.outside, 0, 10, "m²·K/W");
  return rest / requireInRange("total resistance", rest + inside, 1e-6, Infinity, "m²·K/W");
}

/** Air on both sides of an element in one month. */
export interface SurfaceMonth {
  /** °C, -80…80. */
  readonly outsideTemperature: number;
  /** °C, -80…80. */
  readonly insideTemperature: number;
  /** Vapour pressure of the indoor air, Pa, 1…20 000. */
  readonly insideVaporPressure: number;
}

/**
 * Temperature factor that keeps the humidity at the inside surface of an element below a critical one, month by month.
 *
 * @param months air on both sides
 * @param criticalHumidity at the surface, 0.1…1; 0.8 for mould, 1 for condensation
 * @returns the factor of each month, `undefined` where the room is less than 1 K warmer than outside and no surface is at risk from the cold;
 * and the critical month, counted from 0, which is `undefined` if no month is critical
 * @throws {OutOfRangeError} when a value lies outside its range
 * @source iso-13788, 5.3
 * @example
 * ```ts
 * import { requiredTemperatureFactor } from "@org/hvac-core/envelope";
 * const february = { outsideTemperature: -1.8, insideTemperature: 20, insideVaporPressure: 1168.5 };
 * requiredTemperatureFactor([february], 0.8).largest; // 0.662
 * ```
 */
export function requiredTemperatureFactor(
  months: readonly SurfaceMonth[],
  criticalHumidity: number,
): { readonly months: readonly (number | undefined)[]; readonly largest: number | undefined; readonly criticalMonth: number | undefined } {
  requireInRange("criticalHumidity", criticalHumidity, 0.1, 1, "");
  const factors = months.map((month, index) => {
    const outside = requireInRange(`months[${index}].outsideTemperature`, month.outsideTemperature, -80, 80, "°C");
    const inside = requireInRange(`months[${index}].insideTemperature`, month.insideTemperature, -80, 80, "°C");
    const pressure = requireInRange(`months[${index}].insideVaporPressure`, month.insideVaporPressure, 1, 20_000, "Pa");
    if (inside - outside < 1) return undefined;
    return (surfaceDewPoint(pressure / criticalHumidity) - outside) / (inside - outside);
  });
  const required = factors.filter((factor) => factor !== undefined);
  const largest = required.length > 0 ? Math.max(...required) : undefined;
  return { months: factors, largest, criticalMonth: largest === undefined ? undefined : factors.indexOf(largest) };
}
