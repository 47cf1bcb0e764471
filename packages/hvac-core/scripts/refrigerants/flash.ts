import { coexistenceAtTemperature } from "../../src/refrigerants/equilibrium.ts";
import { fluidModel } from "../../src/refrigerants/pureFluid.ts";
import { dataOf } from "./equation.ts";
import type { Mixture, PhasePoint } from "./mixture.ts";
import { evaluateAncillary } from "./source.ts";

/** Two phases in equilibrium: K, Pa, mol/m³, mole fractions of liquid x and vapour y. */
export interface Equilibrium {
  readonly temperature: number;
  readonly pressure: number;
  readonly liquid: number;
  readonly vapor: number;
  readonly x: readonly number[];
  readonly y: readonly number[];
}

/** The fixed values: temperature or pressure, and the vapour's share of the mass. */
export interface Specification {
  readonly temperature?: number;
  readonly pressure?: number;
  readonly quality: number;
}

function mean(fractions: readonly number[], values: readonly number[]): number {
  return fractions.reduce((sum, fraction, i) => sum + fraction * values[i]!, 0);
}

function solveLinear(matrix: number[][], right: number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i]!]);
  const n = rows.length;
  for (let k = 0; k < n; k++) {
    const pivot = rows.slice(k).reduce((best, row, i) => (Math.abs(row[k]!) > Math.abs(rows[best]![k]!) ? k + i : best), k);
    [rows[k], rows[pivot]] = [rows[pivot]!, rows[k]!];
    for (let i = k + 1; i < n; i++) {
      const factor = rows[i]![k]! / rows[k]![k]!;
      for (let j = k; j <= n; j++) rows[i]![j]! -= factor * rows[k]![j]!;
    }
  }
  const result = rows.map(() => 0);
  for (let i = n - 1; i >= 0; i--) result[i] = (rows[i]![n]! - mean(result, rows[i]!.slice(0, n))) / rows[i]![i]!;
  return result;
}

/**
 * Equilibrium of the whole composition z at a temperature or pressure and a vapour mass fraction: equal pressure and
 * fugacities, material balance. Newton over ln T or ln p, both ln ρ and all mole fractions, derivatives by central differences.
 */
export function flash(mixture: Mixture, z: readonly number[], wanted: Specification, start: Equilibrium): Equilibrium {
  const size = z.length;
  const { temperature: heldTemperature, pressure: heldPressure = 0 } = wanted;
  const byTemperature = heldTemperature !== undefined;
  const unpack = (u: readonly number[]): Equilibrium => ({
    temperature: heldTemperature ?? Math.exp(u[0]!),
    pressure: byTemperature ? Math.exp(u[0]!) : heldPressure,
    liquid: Math.exp(u[1]!),
    vapor: Math.exp(u[2]!),
    x: u.slice(3, 3 + size).map(Math.exp),
    y: u.slice(3 + size).map(Math.exp),
  });
  const normal = (fractions: readonly number[]) => {
    const sum = fractions.reduce((total, value) => total + value, 0);
    return fractions.map((value) => value / sum);
  };
  const residual = (u: readonly number[]): number[] => {
    const { temperature, pressure, liquid, vapor, x, y } = unpack(u);
    const cold: PhasePoint = mixture.evaluate(temperature, liquid, normal(x));
    const warm: PhasePoint = mixture.evaluate(temperature, vapor, normal(y));
    const heavy = wanted.quality / mean(normal(y), mixture.molarMasses);
    const share = heavy / (heavy + (1 - wanted.quality) / mean(normal(x), mixture.molarMasses));
    return [
      (cold.pressure - pressure) / (liquid * cold.slope),
      (warm.pressure - pressure) / (vapor * warm.slope),
      ...cold.logFugacities.map((value, i) => value - warm.logFugacities[i]!),
      ...z.map((whole, i) => ((1 - share) * x[i]! + share * y[i]!) / whole - 1),
      x.reduce((sum, value) => sum + value, 0) - y.reduce((sum, value) => sum + value, 0),
    ];
  };
  let u = [
    Math.log(byTemperature ? start.pressure : start.temperature),
    Math.log(start.liquid),
    Math.log(start.vapor),
    ...[...start.x, ...start.y].map(Math.log),
  ];
  for (let i = 0; i < 80; i++) {
    const miss = residual(u);
    const step = 1e-6;
    const columns = u.map((_, k) => {
      const up = residual(u.map((value, j) => (j === k ? value + step : value)));
      const down = residual(u.map((value, j) => (j === k ? value - step : value)));
      return up.map((value, j) => (value - down[j]!) / (2 * step));
    });
    const change = solveLinear(
      miss.map((_, row) => columns.map((column) => column[row]!)),
      miss.map((value) => -value),
    );
    const largest = Math.max(...change.map(Math.abs));
    if (!Number.isFinite(largest)) break;
    const damping = Math.min(1, 0.2 / largest);
    u = u.map((value, k) => value + damping * change[k]!);
    if (largest < 1e-10) {
      const equilibrium = unpack(u);
      if (equilibrium.liquid / equilibrium.vapor < 1.02) break;
      return equilibrium;
    }
  }
  throw new Error(`no equilibrium at ${JSON.stringify(wanted)}`);
}

/** An ideal-solution estimate to start from, at a temperature below every component's critical one. */
export function raoult(mixture: Mixture, z: readonly number[], temperature: number): Equilibrium {
  const pure = mixture.fluids.map((fluid) =>
    coexistenceAtTemperature(fluidModel(dataOf(fluid)), {
      temperature,
      liquid: evaluateAncillary(fluid.ancillaries["rhoL"]!, temperature),
      vapor: evaluateAncillary(fluid.ancillaries["rhoV"]!, temperature),
    }),
  );
  const pressure = mean(
    z,
    pure.map((fluid) => fluid.pressure),
  );
  return {
    temperature,
    pressure,
    liquid:
      1 /
      mean(
        z,
        pure.map((fluid) => 1 / fluid.liquid),
      ),
    vapor: pressure / (mixture.gasConstant * temperature),
    x: z,
    y: z.map((share, i) => (share * pure[i]!.pressure) / pressure),
  };
}
