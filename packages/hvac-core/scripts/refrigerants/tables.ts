import { TABLE_UNIT, tableSpan } from "../../src/refrigerants/chebyshev.ts";
import { densityInBracket } from "../../src/refrigerants/density.ts";
import { coexistenceAtTemperature } from "../../src/refrigerants/equilibrium.ts";
import type { HelmholtzModel } from "../../src/refrigerants/helmholtz.ts";
import { type Ancillary, evaluateAncillary, type FluidSource } from "./source.ts";

const NODES = 96;

/** Saturation at one temperature: Pa and mol/m³. */
export interface Sample {
  readonly bubble: number;
  readonly dew: number;
  readonly liquid: number;
  readonly vapor: number;
}

export interface Tables {
  readonly bubble: number[];
  readonly dew: number[];
  readonly liquid: number[];
  readonly vapor: number[];
}

/** Chebyshev nodes of a span, from cold to hot, as temperatures. */
export function nodeTemperatures(minimum: number, critical: number): number[] {
  const [low, high] = tableSpan(minimum, critical);
  return Array.from({ length: NODES }, (_, k) => {
    const y = 0.5 * (low + high) + 0.5 * (high - low) * Math.cos((Math.PI * (k + 0.5)) / NODES);
    return critical * (1 - y * y);
  });
}

/** Interpolates node values and drops the tail whose sum stays below `tolerance`, in ln y. */
export function fitTable(values: readonly number[], tolerance: number): number[] {
  const digits = tolerance < 5e-8 ? 10 : 1;
  const coefficients = Array.from({ length: NODES }, (_, j) => {
    const sum = values.reduce((total, value, k) => total + value * Math.cos((Math.PI * j * (k + 0.5)) / NODES), 0);
    return (sum * (j === 0 ? 1 : 2)) / NODES;
  });
  let size = NODES;
  let tail = 0;
  while (size > 1 && tail + Math.abs(coefficients[size - 1]!) < tolerance) tail += Math.abs(coefficients[--size]!);
  return coefficients.slice(0, size).map((value) => Math.round((value * digits) / TABLE_UNIT) / digits);
}

/** Fits the four saturation curves from samples at `nodeTemperatures`. */
export function fitTables(
  samples: readonly Sample[],
  temperatures: readonly number[],
  critical: readonly [number, number, number],
  tolerance: { readonly pressure: number; readonly density: number },
): Tables {
  const reduced = (key: keyof Sample, criticalValue: number) =>
    samples.map((sample, i) => (temperatures[i]! / critical[0]) * Math.log(sample[key] / criticalValue));
  return {
    bubble: fitTable(reduced("bubble", critical[1]), tolerance.pressure),
    dew: fitTable(reduced("dew", critical[1]), tolerance.pressure),
    liquid: fitTable(reduced("liquid", critical[2]), tolerance.density),
    vapor: fitTable(reduced("vapor", critical[2]), tolerance.density),
  };
}

/** Maxwell's criterion at every node, from the published ancillary curves or, where these fail, from the colder neighbour. */
export function samplePure(model: HelmholtzModel, { ancillaries }: FluidSource, temperatures: readonly number[]): Sample[] {
  let last: { liquid: number; vapor: number } | undefined;
  return temperatures.map((temperature) => {
    const starts = [
      { liquid: evaluateAncillary(ancillaries["rhoL"]!, temperature), vapor: evaluateAncillary(ancillaries["rhoV"]!, temperature) },
      ...(last ? [last] : []),
    ];
    for (const { liquid, vapor } of starts) {
      try {
        const coexistence = coexistenceAtTemperature(model, { temperature, liquid, vapor });
        last = coexistence;
        return { bubble: coexistence.pressure, dew: coexistence.pressure, liquid: coexistence.liquid, vapor: coexistence.vapor };
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
      }
    }
    throw new Error(`no phase equilibrium at ${temperature} K`);
  });
}

/** Pseudo-pure fluids: bubble and dew pressures are the published curves, the densities the roots of the equation on them. */
export function samplePseudoPure(model: HelmholtzModel, { ancillaries }: FluidSource, temperatures: readonly number[]): Sample[] {
  const ancillaryAt = (key: string, temperature: number) => evaluateAncillary(ancillaries[key] as Ancillary, temperature);
  return temperatures.map((temperature) => {
    const bubble = ancillaryAt("pL", temperature);
    const dew = ancillaryAt("pV", temperature);
    model.setTemperature(temperature);
    const liquid = densityInBracket(model, {
      pressure: bubble,
      low: 0.93 * ancillaryAt("rhoL", temperature),
      high: 1.07 * ancillaryAt("rhoL", temperature),
    });
    const vapor = densityInBracket(model, { pressure: dew, low: 0, high: 1.05 * ancillaryAt("rhoV", temperature) });
    return { bubble, dew, liquid, vapor };
  });
}
