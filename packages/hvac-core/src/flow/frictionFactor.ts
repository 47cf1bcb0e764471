import { requireInRange } from "../refusals/errors.ts";

/** Reynolds numbers between which laminar and turbulent friction are blended (the critical zone of Moody's chart). */
export const frictionTransition = { laminarBelow: 2300, turbulentFrom: 4000 } as const;
const { laminarBelow, turbulentFrom } = frictionTransition;

/** Scratch space to read the bits of a number in, written before each reading. */
const bits = new DataView(new ArrayBuffer(8));

/**
 * Darcy friction factor of turbulent flow: the Colebrook-White equation solved to machine precision.
 *
 * 1/√f = −2 log₁₀(ε/(3.7 D) + 2.51/(Re √f)). With x = 1/√f · ln10/2 it becomes x + ln(a + x) = ln k (Clamond), k = Re · ln10/5.02,
 * which one step of the fifth order from a start within 0.5 % solves to 1e-14 over the whole range, with a single logarithm. Its budget is 50 ns
 * (bench/flow.bench.ts: sizing by trial calls it a thousand times for one duct): it takes 30 ns, Clamond's own two steps of three logarithms 80 ns.
 *
 * Valid from Re 4000. Below, it returns the equation's own extrapolation, which pipes do not follow: use {@link frictionFactor}.
 *
 * @equation 1 / sqrt(f) = -2 * log10(ε / (3.7 * D) + 2.51 / (Re * sqrt(f)))
 * @param reynolds Reynolds number, 1e3…1e12
 * @param relativeRoughness roughness / inside diameter, 0…0.1 (Moody's chart ends at 0.05; beyond 0.1 walls are obstacles)
 * @returns Darcy friction factor
 * @throws {OutOfRangeError} when an argument is outside its range
 * @source colebrook, turbulent friction
 * @source clamond-2009, the substitution
 * @example
 * ```ts
 * import { colebrookFrictionFactor } from "@org/hvac-core/flow";
 * colebrookFrictionFactor(100000, 0.0002); // 0.019005435222
 * ```
 */
export function colebrookFrictionFactor(reynolds: number, relativeRoughness: number): number {
  if (!(reynolds >= 1e3 && reynolds <= 1e12)) requireInRange("reynolds", reynolds, 1e3, 1e12, "");
  if (!(relativeRoughness >= 0 && relativeRoughness <= 0.1)) requireInRange("relativeRoughness", relativeRoughness, 0, 0.1, "");
  const k = reynolds * (Math.LN10 / 5.02);
  const a = relativeRoughness * k * (5.02 / 18.574);
  // The first half of a floating-point number, read as an integer, is its logarithm to base 2 with straight lines between the powers.
  bits.setFloat64(0, k);
  const logarithm = bits.getInt32(0) * (Math.LN2 / 2 ** 20) - (1023 * Math.LN2 - 0.0298);
  // s = a + x solves s + ln s = z. Here ln s is a hyperbola in z, which with that logarithm leaves less than 0.5 % of 1 + s.
  const z = a + logarithm;
  const x0 = logarithm - (0.38857487 * z - 0.07224084) / (1 + 0.08345723 * z);
  const s = a + x0;
  // (1 + s) h = −r + h − ln(1 + h) where s (1 + h) is exact and r what the equation leaves at s: a series in −r/(1 + s).
  const t = 1 / (1 + s);
  const h = -(x0 + Math.log(s * (5.02 / Math.LN10 / reynolds))) * t;
  const h2 = h * h;
  const more = t * h2 * (0.5 + h * (0.5 * t - 1 / 3) + h2 * (0.25 + t * (0.625 * t - 5 / 6) - h * (0.2 + t * (1.5 * t - 13 / 12))));
  const x = x0 + (h + more) * s;
  return (Math.LN10 * Math.LN10) / 4 / (x * x);
}

/**
 * Darcy friction factor for any Reynolds number.
 *
 * Laminar below Re 2300: 64/Re. Turbulent from Re 4000: exact Colebrook. Between, the two are blended with the weight w²(3−2w),
 * w = (Re − 2300)/1700, so that the factor and its slope are continuous. No correlation is reliable in that zone; the blend is a
 * convention, and peers differ (CalebBell/fluids jumps from 64/Re to Colebrook at Re 2040).
 *
 * @param reynolds Reynolds number, 1e-6…1e12
 * @param relativeRoughness roughness / inside (or hydraulic) diameter, 0…0.1
 * @returns Darcy friction factor (four times the Fanning factor)
 * @throws {OutOfRangeError} when an argument is outside its range
 * @source colebrook, turbulent friction
 * @source moody, laminar flow
 * @see {@link colebrookFrictionFactor}
 * @example
 * ```ts
 * import { frictionFactor } from "@org/hvac-core/flow";
 * frictionFactor(10000, 0.005); // 0.0376298619756
 * frictionFactor(1000, 0.005); // 0.064
 * ```
 */
export function frictionFactor(reynolds: number, relativeRoughness: number): number {
  if (reynolds >= turbulentFrom) return colebrookFrictionFactor(reynolds, relativeRoughness);
  requireInRange("reynolds", reynolds, 1e-6, 1e12, "");
  requireInRange("relativeRoughness", relativeRoughness, 0, 0.1, "");
  const laminar = 64 / reynolds;
  if (reynolds <= laminarBelow) return laminar;
  const w = (reynolds - laminarBelow) / (turbulentFrom - laminarBelow);
  return laminar + w * w * (3 - 2 * w) * (colebrookFrictionFactor(reynolds, relativeRoughness) - laminar);
}
