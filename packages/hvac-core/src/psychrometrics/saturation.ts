import { requireInRange } from "../refusals/errors.ts";
import { icePoint } from "./constants.ts";

/** Lowest and highest temperature of the saturation formulation, °C. */
export const lowestTemperature = -100;
export const highestTemperature = 200;

/**
 * Temperature at which the saturation curve passes from ice to liquid water, °C.
 *
 * The handbook prints the switch at 0 °C, where its two equations differ by 0.0097 %. They meet at the triple point (to 6e-9), so
 * the switch lies there: the curve is continuous and can be inverted. PsychroLib made the same choice.
 */
export const triplePoint = 0.01;

/**
 * Coefficients of ln p = c0/T + c1 + c2 T + c3 T² + c4 T³ + c5 T⁴ + c6 ln T (T in K, p in Pa), and of the start of the inverse,
 * t = 0.01 + x (c7 + c8 x) / (1 + c9 x) with x = ln(p / p at the triple point), which lies within 2 mK (water up to 100 °C and ice).
 */
const ice = [
  -5674.5359, 6.3925247, -9.677843e-3, 6.2215701e-7, 2.0747825e-9, -9.484024e-13, 4.1635019, 12.14004, -0.005843, -0.0451253,
] as const;
const water = [-5800.2206, 1.3914993, -4.8640239e-2, 4.1764768e-5, -1.4452093e-8, 0, 6.5459673, 13.767655, -0.069608, -0.0615299] as const;
/** Coefficients at a temperature, °C. */
const curveAt = (t: number) => (t > triplePoint ? water : ice);

/** Natural logarithm of the saturation pressure in Pa, without a range check. */
export function logSaturationPressure(t: number): number {
  const c = curveAt(t);
  const T = t + icePoint;
  return c[0] * (1 / T) + c[1] + T * (c[2] + T * (c[3] + T * (c[4] + T * c[5]))) + c[6] * Math.log(T);
}

/**
 * Derivative of {@link logSaturationPressure} by temperature, 1/K. Its own derivative is within 1.5 % of -2 slope / T over ice and of
 * -2.27 slope / T over water up to 165 °C (4 % at 200 °C).
 */
export function logSlope(t: number): number {
  const c = curveAt(t);
  const T = t + icePoint;
  return (c[6] - c[0] * (1 / T)) * (1 / T) + c[2] + T * (2 * c[3] + T * (3 * c[4] + T * 4 * c[5]));
}

/** Saturation pressure in Pa without a range check, for iterations that may step slightly outside. */
export function saturationPressureUnchecked(t: number): number {
  return Math.exp(logSaturationPressure(t));
}

/**
 * Saturation pressure of water vapour over ice (up to the triple point, 0.01 °C) or liquid water (above).
 *
 * @param temperature temperature of the surface, °C; -100…200
 * @returns saturation pressure, Pa
 * @throws {OutOfRangeError} outside -100…200 °C
 * @source ashrae-hof-2017, ch. 1, eqs. 5 and 6 (Hyland and Wexler 1983)
 * @example
 * ```ts
 * import { saturationPressure } from "@org/hvac-core/psychrometrics";
 * saturationPressure(20); // 2338.80
 * saturationPressure(-10); // 259.90
 * ```
 */
export function saturationPressure(temperature: number): number {
  return saturationPressureUnchecked(requireInRange("temperature", temperature, -100, 200, "°C"));
}

/**
 * Temperature at which water vapour of a pressure saturates: the inverse of {@link saturationPressure}. It is the dew point (or
 * frost point) for a partial pressure, and the boiling point for a total pressure.
 *
 * @param vaporPressure pressure of the vapour, Pa; 0.00140…1 554 900 (the saturation pressures at -100 and 200 °C)
 * @returns temperature, °C
 * @throws {OutOfRangeError} where the result would be outside -100…200 °C
 * @source ashrae-hof-2017, ch. 1, eqs. 5 and 6, solved by Halley's method
 * @see {@link saturationPressure}
 * @example
 * ```ts
 * import { saturationTemperature } from "@org/hvac-core/psychrometrics/quantities";
 * saturationTemperature(1500); // 13.02
 * saturationTemperature(101325); // 99.97
 * ```
 */
export function saturationTemperature(vaporPressure: number): number {
  requireInRange(
    "vaporPressure",
    vaporPressure,
    saturationPressureUnchecked(lowestTemperature),
    saturationPressureUnchecked(highestTemperature),
    "Pa",
  );
  return saturationTemperatureOf(Math.log(vaporPressure));
}

/** Inverse of {@link logSaturationPressure}. */
export function saturationTemperatureOf(y: number): number {
  const x = y - 6.4161716;
  const c = x > 0 ? water : ice;
  let t = triplePoint + (x * (c[7] + c[8] * x)) / (1 + c[9] * x);
  let step: number;
  do {
    const newton = (logSaturationPressure(t) - y) / logSlope(t);
    // Halley's step, with -2.2 slope / T for the curvature of both branches: its error is below 4e-4 of the square of the step, 4e-9 K where the loop ends.
    step = newton - newton * newton * 1.1 * (1 / (t + icePoint));
    t -= step;
  } while (Math.abs(step) > 3e-3);
  return t;
}
