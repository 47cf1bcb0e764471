import { requireInRange, requireKnown } from "../refusals/errors.ts";

const freezing = 610.5;

/**
 * Saturation pressure by the standard of condensation, over ice below 0 °C. It is within 0.2 % of the handbook's, and used so that results compare
 * with published ones.
 *
 * @param temperature °C, -80…100
 * @returns Pa
 * @throws {OutOfRangeError} when the temperature lies outside its range
 * @source iso-13788, Annex E, eqs. E.7 and E.8
 * @example
 * ```ts
 * import { surfaceSaturationPressure } from "@org/hvac-core/envelope";
 * surfaceSaturationPressure(20); // 2337
 * surfaceSaturationPressure(-5); // 401.2
 * ```
 */
export function surfaceSaturationPressure(temperature: number): number {
  const t = requireInRange("temperature", temperature, -80, 100, "°C");
  return freezing * Math.exp(t >= 0 ? (17.269 * t) / (237.3 + t) : (21.875 * t) / (265.5 + t));
}

/**
 * Temperature of a surface at which air of a vapour pressure is saturated: the inverse of {@link surfaceSaturationPressure}.
 *
 * @param vaporPressure Pa, 0.05…100 000
 * @returns °C
 * @throws {OutOfRangeError} when the pressure lies outside its range
 * @source iso-13788, Annex E, eqs. E.9 and E.10
 * @example
 * ```ts
 * import { surfaceDewPoint } from "@org/hvac-core/envelope";
 * surfaceDewPoint(1168); // 9.26
 * ```
 */
export function surfaceDewPoint(vaporPressure: number): number {
  const x = Math.log(requireInRange("vaporPressure", vaporPressure, 0.05, 1e5, "Pa") / freezing);
  return x >= 0 ? (237.3 * x) / (17.269 - x) : (265.5 * x) / (21.875 - x);
}

/**
 * Relative humidity of air by the standard of condensation: that of a month, for `climateYear`, from its mean temperature and vapour pressure.
 *
 * @param air temperature, °C (-80…80), and vapour pressure, Pa (0…20 000)
 * @returns vapour pressure over that of saturation; above 1 for means of months that no hour of the month need have
 * @throws {OutOfRangeError} when a value lies outside its range
 * @source iso-13788, Annex E, eqs. E.7 and E.8
 * @see {@link climateYear}
 * @example
 * ```ts
 * import { surfaceHumidity } from "@org/hvac-core/envelope";
 * surfaceHumidity({ temperature: 20, vaporPressure: 1168 }); // 0.4998
 * ```
 */
export function surfaceHumidity({ temperature, vaporPressure }: { readonly temperature: number; readonly vaporPressure: number }): number {
  requireInRange("temperature", temperature, -80, 80, "°C");
  return requireInRange("vaporPressure", vaporPressure, 0, 20_000, "Pa") / surfaceSaturationPressure(temperature);
}

/** Excess of a room's vapour pressure over that outside at 0 °C and below, Pa: the upper bound of each class. */
const classExcess = { 1: 270, 2: 540, 3: 810, 4: 1080 } as const;

/** Humidity class of a room: 1 storage, 2 offices and dwellings with normal use and ventilation, 3 of unknown use, 4 sports halls, kitchens and canteens. */
export type HumidityClass = keyof typeof classExcess;

/**
 * Vapour pressure of the air in a room by its humidity class: that outside plus an excess, which falls from its full value at 0 °C to zero at
 * 20 °C outside, with a margin of a tenth. Class 5 (laundries, pools) has no upper bound: give the room's pressure.
 *
 * @param humidityClass 1…4
 * @param outside monthly mean temperature, °C (-80…80), and vapour pressure, Pa (0…20 000)
 * @returns Pa
 * @throws {OutOfRangeError} when a value lies outside its range
 * @throws {UnknownNameError} when the class is unknown
 * @source iso-13788, Annex A
 * @example
 * ```ts
 * import { classVaporPressure } from "@org/hvac-core/envelope";
 * classVaporPressure(3, { temperature: -0.1, vaporPressure: 561 }); // 1452
 * ```
 */
export function classVaporPressure(
  humidityClass: HumidityClass,
  outside: { readonly temperature: number; readonly vaporPressure: number },
): number {
  requireKnown("humidityClass", String(humidityClass), Object.keys(classExcess));
  const temperature = requireInRange("outside.temperature", outside.temperature, -80, 80, "°C");
  const vaporPressure = requireInRange("outside.vaporPressure", outside.vaporPressure, 0, 20_000, "Pa");
  const share = Math.min(1, Math.max(0, 1 - temperature / 20));
  return vaporPressure + 1.1 * classExcess[humidityClass] * share;
}
