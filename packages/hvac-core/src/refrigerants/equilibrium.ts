import { OutOfRangeError } from "../refusals/errors.ts";
import type { HelmholtzModel } from "./helmholtz.ts";
import { icePoint } from "../psychrometrics/internal.ts";

/** Coexisting densities in mol/m³ at a temperature in K and pressure in Pa. */
export interface Coexistence {
  readonly temperature: number;
  readonly pressure: number;
  readonly liquid: number;
  readonly vapor: number;
}

/** A point to start from, near the saturation line: K, mol/m³. */
export interface CoexistenceStart {
  readonly temperature: number;
  readonly liquid: number;
  readonly vapor: number;
}

/** Relative step at which Newton's method has converged: its error is then below 1e-11. */
const SETTLED = 1e-6;

function notConverged(parameter: string, value: number, unit: string): never {
  throw new OutOfRangeError({ parameter, value, min: -Infinity, max: Infinity, unit, reason: "the phase equilibrium did not converge" });
}

/**
 * Phase equilibrium of a pure fluid at a temperature: equal pressure and equal Gibbs energy (Maxwell's criterion), by
 * Newton on both densities. Linearizing g = v dp on each side gives the new pressure in closed form.
 *
 * @param model the fluid's equation
 * @param start the temperature in K, and densities in mol/m³ to start from
 */
export function coexistenceAtTemperature(model: HelmholtzModel, { temperature, ...start }: CoexistenceStart): Coexistence {
  let { liquid, vapor } = start;
  const thermal = model.gasConstant * temperature;
  model.setTemperature(temperature);
  for (let i = 0; i < 40; i++) {
    model.setDensity(liquid);
    const liquidPressure = model.pressure;
    const liquidSlope = model.pressureByDensity;
    const liquidGibbs = model.reducedGibbs;
    model.setDensity(vapor);
    const vaporPressure = model.pressure;
    const vaporSlope = model.pressureByDensity;
    const pressure =
      (thermal * (model.reducedGibbs - liquidGibbs) + liquidPressure / liquid - vaporPressure / vapor) / (1 / liquid - 1 / vapor);
    const liquidStep = (pressure - liquidPressure) / liquidSlope / liquid;
    const vaporStep = (pressure - vaporPressure) / vaporSlope / vapor;
    liquid *= 1 + liquidStep;
    vapor *= 1 + vaporStep;
    if (Math.abs(liquidStep) < SETTLED && Math.abs(vaporStep) < SETTLED) return { temperature, pressure, liquid, vapor };
    if (!(liquid > vapor && vapor > 0)) break;
  }
  return notConverged("temperature", temperature - icePoint, "°C");
}

/**
 * Phase equilibrium of a pure fluid at a pressure: the same criterion with the temperature as third unknown. Along the
 * line dg = v dp - s dT on each side, hence the temperature step; the densities follow.
 *
 * @param start a point near the line: temperature in K, densities in mol/m³
 */
export function coexistenceAtPressure(model: HelmholtzModel, pressure: number, start: CoexistenceStart): Coexistence {
  let { temperature, liquid, vapor } = start;
  for (let i = 0; i < 40; i++) {
    const thermal = model.gasConstant * temperature;
    model.setPoint(temperature, liquid);
    const liquidMiss = pressure - model.pressure;
    const liquidSlope = model.pressureByDensity;
    const liquidHeating = model.pressureByTemperature;
    const liquidGibbs = thermal * model.reducedGibbs;
    const liquidEntropy = model.reducedEntropy;
    model.setDensity(vapor);
    const vaporMiss = pressure - model.pressure;
    const step =
      (liquidGibbs + liquidMiss / liquid - thermal * model.reducedGibbs - vaporMiss / vapor) /
      (model.gasConstant * (liquidEntropy - model.reducedEntropy));
    const liquidStep = (liquidMiss - liquidHeating * step) / liquidSlope / liquid;
    const vaporStep = (vaporMiss - model.pressureByTemperature * step) / model.pressureByDensity / vapor;
    temperature += step;
    liquid *= 1 + liquidStep;
    vapor *= 1 + vaporStep;
    if (Math.abs(step) < SETTLED * temperature && Math.abs(liquidStep) < SETTLED && Math.abs(vaporStep) < SETTLED) {
      return { temperature, pressure, liquid, vapor };
    }
    if (!(liquid > vapor && vapor > 0)) break;
  }
  return notConverged("pressure", pressure, "Pa");
}
