import { requireInRange, requireKnown } from "../refusals/errors.ts";
import { radiansPerDegree } from "./angles.ts";

interface AngularCurve {
  readonly label: string;
  /** Coefficients of cos⁰ to cos⁴ of the angle of incidence in the solar transmittance relative to normal incidence. */
  readonly transmittance: readonly [number, number, number, number, number];
}

/**
 * Solar transmittance over the angle of incidence of glazings by their make-up; the letter is the
 * name of the curve in the publication. The fits reach 1 at normal incidence within 1.1 % and are normalised to it here.
 *
 * @source arasteh-2804e, angular dependence
 * @source energyplus, simple window model
 */
export const angularCurves = {
  singleClear: { label: "Single, clear (A)", transmittance: [-0.001474, 3.355, -3.852, 1.486, 0.014703] },
  singleTinted: { label: "Single, tinted or absorbing (B)", transmittance: [-0.002037, 2.831, -2.416, 0.03563, 0.5546] },
  singleCoated: { label: "Single, reflective or low-e (D)", transmittance: [-0.0002804, 2.845, -2.582, 0.3963, 0.3462] },
  doubleClear: { label: "Double, clear (E)", transmittance: [-0.002577, 1.51, 2.489, -5.873, 2.883] },
  doubleLowE: { label: "Double, tinted or solar-control low-e (F)", transmittance: [-0.001367, 1.213, 3.137, -6.366, 3.025] },
  tripleLowE: { label: "Triple, low-e (J)", transmittance: [0.0004825, 0.08407, 6.018, -8.836, 3.744] },
} as const satisfies Record<string, AngularCurve>;

export type GlazingType = keyof typeof angularCurves;

/**
 * Make-up whose angular curve suits a window given by its U and SHGC: the regions of the publication without its
 * blending between neighbours. Between single and double glazing it blends in the band U 3.41…4.54 W/(m²·K); the border
 * here is the middle of it.
 *
 * @param uFactor U-factor of the whole window, 0.1…10 W/(m²·K)
 * @param shgc solar heat gain coefficient of the whole window at normal incidence, 0…1
 * @returns key of the curve
 * @throws {OutOfRangeError} when an argument lies outside its range
 * @source arasteh-2804e, choice of the curve
 * @source energyplus, simple window model, step 7
 * @example
 * ```ts
 * import { glazingForWindow } from "@org/hvac-core/solar";
 * glazingForWindow(2, 0.3); // "doubleLowE"
 * ```
 */
export function glazingForWindow(uFactor: number, shgc: number): GlazingType {
  requireInRange("uFactor", uFactor, 0.1, 10, "W/(m²·K)");
  requireInRange("shgc", shgc, 0, 1, "");
  if (uFactor > 3.98) return shgc > 0.625 ? "singleClear" : shgc > 0.3 ? "singleTinted" : "singleCoated";
  if (uFactor > 1.56) return shgc > 0.525 ? "doubleClear" : "doubleLowE";
  return shgc > 0.4 ? "doubleClear" : "tripleLowE";
}

/**
 * Solar heat gain at an angle of incidence relative to normal incidence. The heat that the panes absorb and release inwards is
 * taken as proportional to the transmittance.
 *
 * @param glazing make-up of the glazing
 * @param incidenceAngle angle of incidence, 0…180 degrees; at and above 90 nothing enters
 * @returns ratio to normal incidence, 0…1
 * @throws {OutOfRangeError} when the angle lies outside 0…180
 * @source arasteh-2804e, angular dependence
 * @example
 * ```ts
 * import { angularFactor } from "@org/hvac-core/solar";
 * angularFactor("doubleClear", 0); // 1
 * angularFactor("doubleClear", 90); // 0
 * ```
 */
export function angularFactor(glazing: GlazingType, incidenceAngle: number): number {
  requireKnown("glazing", glazing, angularCurves);
  requireInRange("incidenceAngle", incidenceAngle, 0, 180, "°");
  return incidenceAngle >= 90 ? 0 : angularFactorOfCosine(glazing, Math.cos(incidenceAngle * radiansPerDegree));
}

/** {@link angularFactor} of the cosine of the angle, 0…1, without its checks. */
export function angularFactorOfCosine(glazing: GlazingType, c: number): number {
  const [a0, a1, a2, a3, a4] = angularCurves[glazing].transmittance;
  // The fits end some thousandths above or below zero at grazing incidence; a transmittance is not negative.
  return Math.max(0, (a0 + c * (a1 + c * (a2 + c * (a3 + c * a4)))) / (a0 + a1 + a2 + a3 + a4));
}

/**
 * Solar heat gain of uniform diffuse irradiance relative to normal incidence: the hemispherical mean 2∫τ(θ) cosθ sinθ dθ,
 * which for a polynomial in cosθ is 2Σaᵢ/(i+2).
 *
 * @param glazing make-up of the glazing
 * @returns ratio to normal incidence, 0…1
 * @source mathematics, the integral of the angular curve; the grazing end that {@link angularFactor} holds at zero gives below 1e-5
 * @example
 * ```ts
 * import { diffuseFactor } from "@org/hvac-core/solar";
 * diffuseFactor("doubleClear"); // 0.8549
 * ```
 */
export function diffuseFactor(glazing: GlazingType): number {
  const [a0, a1, a2, a3, a4] = angularCurves[requireKnown("glazing", glazing, angularCurves)].transmittance;
  return (2 * (a0 / 2 + a1 / 3 + a2 / 4 + a3 / 5 + a4 / 6)) / (a0 + a1 + a2 + a3 + a4);
}

/**
 * Solar heat gain coefficient at an angle of incidence.
 *
 * @param shgc coefficient of the whole window at normal incidence, 0…1
 * @param glazing make-up of the glazing
 * @param incidenceAngle angle of incidence, 0…180 degrees
 * @returns SHGC(θ), 0…1
 * @throws {OutOfRangeError} when an argument lies outside its range
 * @source arasteh-2804e, angular dependence
 * @source ashrae-hof-2017, ch. 15, solar heat gain coefficient
 * @example
 * ```ts
 * import { solarHeatGainCoefficient } from "@org/hvac-core/solar";
 * solarHeatGainCoefficient(0.4, "doubleClear", 0); // 0.4
 * ```
 */
export function solarHeatGainCoefficient(shgc: number, glazing: GlazingType, incidenceAngle: number): number {
  return requireInRange("shgc", shgc, 0, 1, "") * angularFactor(glazing, incidenceAngle);
}

/**
 * Solar heat gain coefficient for diffuse irradiance from sky and ground.
 *
 * @param shgc coefficient of the whole window at normal incidence, 0…1
 * @param glazing make-up of the glazing
 * @returns ⟨SHGC⟩_D, 0…1
 * @throws {OutOfRangeError} when `shgc` lies outside 0…1
 * @source ashrae-hof-2017, ch. 15, hemispherical average of the SHGC
 * @example
 * ```ts
 * import { diffuseSolarHeatGainCoefficient } from "@org/hvac-core/solar";
 * diffuseSolarHeatGainCoefficient(1, "doubleClear"); // 0.8549
 * ```
 */
export function diffuseSolarHeatGainCoefficient(shgc: number, glazing: GlazingType): number {
  return requireInRange("shgc", shgc, 0, 1, "") * diffuseFactor(glazing);
}
