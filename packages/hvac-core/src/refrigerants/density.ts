import { OutOfRangeError } from "../refusals/errors.ts";
import type { HelmholtzModel } from "./helmholtz.ts";

const CONVERGED = 1e-11;
/** Relative step after which Newton's method has converged: the next would be below 1e-11. */
const LAST_STEP = 1e-6;

/** Longest step of Newton's method, relative to the density. */
const LONGEST_STEP = 0.3;

/**
 * Newton's method for ρ(T, p) from a start on the required side of the two-phase region, on the isotherm of the
 * model. p(ρ) is concave along the vapour and convex along the liquid, so a start between the saturation line and the
 * root, or at the ideal gas, runs to the root without leaving its branch.
 *
 * @returns the density in mol/m³, or `undefined` when the step left the stable branch or did not converge
 */
export function densityByNewton(model: HelmholtzModel, pressure: number, start: number): number | undefined {
  let density = start;
  for (let i = 0; i < 60; i++) {
    model.setDensity(density);
    const slope = model.pressureByDensity;
    if (!(slope > 0)) return undefined;
    const step = (pressure - model.pressure) / slope;
    const limit = LONGEST_STEP * density;
    density += step > limit ? limit : step < -limit ? -limit : step;
    if (Math.abs(step) < LAST_STEP * density) return density;
  }
  return undefined;
}

/** Search for a density. */
export interface DensitySearch {
  /** Pa */
  readonly pressure: number;
  /** Density in mol/m³ where p(ρ) is below the pressure */
  readonly low: number;
  /** First upper bound of the density in mol/m³; it is raised until p(ρ) exceeds the pressure */
  readonly high: number;
  /** Density in mol/m³ within the bracket to take the first step from; `high` when absent */
  readonly start?: number;
}

/** Factor by which the bracket is raised, and multiple of the reducing density up to which: no equation here applies to denser fluids. */
const RAISE = 1.15;
const DENSEST = 6;

/**
 * ρ(T, p) on an isotherm that rises throughout the bracket: Newton in ρ, with bisection whenever it leaves the bracket.
 *
 * @param model the equation, set to the temperature
 * @returns the density in mol/m³
 * @throws {OutOfRangeError} when no density up to six times the reducing density gives the pressure
 */
export function densityInBracket(model: HelmholtzModel, { pressure, low, high, start = high }: DensitySearch): number {
  let floor = low;
  let ceiling = high;
  for (model.setDensity(ceiling); model.pressure < pressure; model.setDensity(ceiling)) {
    floor = ceiling;
    ceiling *= RAISE;
    if (ceiling > DENSEST * model.reducingDensity) {
      throw new OutOfRangeError({
        parameter: "pressure",
        value: pressure,
        min: 0,
        max: model.pressure,
        unit: "Pa",
        reason: "the equation has no density for it",
      });
    }
  }
  let density = start > floor && start < ceiling ? start : ceiling;
  let before = Infinity;
  for (let i = 0; i < 200; i++) {
    model.setDensity(density);
    const miss = pressure - model.pressure;
    if (miss > 0) floor = density;
    else ceiling = density;
    let next = density + miss / model.pressureByDensity;
    const slow = Math.abs(next - density) > 0.5 * before;
    if (!(next > floor && next < ceiling) || slow) next = 0.5 * (floor + ceiling);
    before = Math.abs(next - density);
    density = next;
    if (before <= CONVERGED * density) break;
  }
  return density;
}
