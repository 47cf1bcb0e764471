import { requireInRange, requireKnown } from "../refusals/errors.ts";

/** COP of a chiller or unit at 100, 75, 50 and 25 % load under the rating standard's conditions. */
export interface RatedPerformance {
  readonly full: number;
  readonly threeQuarter: number;
  readonly half: number;
  readonly quarter: number;
}

/**
 * Integrated part-load value: 0.01·A + 0.42·B + 0.45·C + 0.12·D of the COPs at 100, 75, 50 and 25 % load.
 *
 * @param cop COPs, each 0.05…40. Powers per cooling (kW/ton) are averaged harmonically instead: convert them to COP first
 * @returns IPLV (or NPLV at other conditions) as a COP
 * @throws {OutOfRangeError} when a COP is outside its range
 * @source ahri-550-590, integrated part-load value
 * @example
 * ```ts
 * import { integratedPartLoadValue } from "@org/hvac-core/energy";
 * integratedPartLoadValue({ full: 5, threeQuarter: 6, half: 7, quarter: 6 }); // 6.44
 * ```
 */
export function integratedPartLoadValue(cop: RatedPerformance): number {
  return weighted(cop, 0.01, 0.42, 0.45, 0.12);
}

/**
 * Integrated energy efficiency ratio of unitary equipment: 0.020·A + 0.617·B + 0.238·C + 0.125·D.
 *
 * @param cop COPs, each 0.05…40, at 100, 75, 50 and 25 % load
 * @returns IEER as a COP; times 3.412 it is Btu/(W·h)
 * @throws {OutOfRangeError} when a COP is outside its range
 * @source ahri-340-360, integrated energy efficiency ratio
 * @example
 * ```ts
 * import { integratedEnergyEfficiency } from "@org/hvac-core/energy";
 * integratedEnergyEfficiency({ full: 3, threeQuarter: 4, half: 5, quarter: 4 }); // 4.218
 * ```
 */
export function integratedEnergyEfficiency(cop: RatedPerformance): number {
  return weighted(cop, 0.02, 0.617, 0.238, 0.125);
}

function weighted({ full, threeQuarter, half, quarter }: RatedPerformance, a: number, b: number, c: number, d: number): number {
  const check = (name: string, value: number) => requireInRange(name, value, 0.05, 40, "");
  return a * check("full", full) + b * check("threeQuarter", threeQuarter) + c * check("half", half) + d * check("quarter", quarter);
}

/** How a small air conditioner or heat pump is built. */
export type UnitaryKind = "split" | "packaged" | "small-duct" | "space-constrained";

/** Seasonal ratings of a unit, as seasonal COP; times 3.412 they are Btu/(W·h). */
export interface SeasonalRatings {
  /** SEER or SEER2. */
  readonly cooling: number;
  /** HSPF or HSPF2; absent for a cooling-only unit. */
  readonly heating?: number;
}

/* SEER2 over SEER and HSPF2 over HSPF. */
const newOverOld: Readonly<Record<UnitaryKind, readonly [cooling: number, heating: number]>> = {
  split: [0.95, 0.85],
  packaged: [0.96, 0.84],
  "small-duct": [1, 0.85],
  "space-constrained": [0.99, 0.85],
};

/**
 * SEER2 and HSPF2 that a unit rated by the procedure before 2023 would about have. The newer procedure blows against a higher external pressure
 * and loads the heating season differently; an estimate over many units, good to some 2 %: the certificate replaces it.
 *
 * @param ratings SEER and HSPF as seasonal COP, each 0.5…15 (divide Btu/(W·h) by 3.412)
 * @param kind ducted split, single package, small duct with high velocity, or space-constrained; ductless units have no agreed factor
 * @returns SEER2 and HSPF2 as seasonal COP
 * @throws {OutOfRangeError} when a rating lies outside its range
 * @throws {UnknownNameError} for another kind
 * @source resnet-addendum-71, conversion factors
 * @source 10-cfr-430, 430.32(c): 14 SEER corresponds to 13.4 SEER2, 8.8 HSPF to 7.5 HSPF2 (split)
 * @example
 * ```ts
 * import { seasonalRatings2023 } from "@org/hvac-core/energy";
 * seasonalRatings2023({ cooling: 14 / 3.412, heating: 8.8 / 3.412 }, "split").cooling * 3.412; // 13.3
 * ```
 */
export function seasonalRatings2023(ratings: SeasonalRatings, kind: UnitaryKind): SeasonalRatings {
  const factors = newOverOld[requireKnown("kind", kind, newOverOld)];
  const cooling = requireInRange("cooling", ratings.cooling, 0.5, 15, "") * factors[0];
  return ratings.heating === undefined
    ? { cooling }
    : { cooling, heating: requireInRange("heating", ratings.heating, 0.5, 15, "") * factors[1] };
}

/** Coefficients of a chiller or unit as energy simulation programs write them; temperatures in °C. */
export interface PerformanceCurves {
  /** Capacity over rated: a + b·x + c·x² + d·y + e·y² + f·x·y. */
  readonly capacityByTemperature: readonly [number, number, number, number, number, number];
  /** Energy input ratio over rated: the same form. */
  readonly inputByTemperature: readonly [number, number, number, number, number, number];
  /** Energy input ratio over full-load at a part-load ratio: a + b·r + c·r². */
  readonly inputByPartLoad: readonly [number, number, number];
}

/** Performance of a machine in one condition. */
export interface MachineState {
  /** Capacity there, W. */
  readonly capacity: number;
  /** Electric power, W. */
  readonly power: number;
  /** COP there. */
  readonly performance: number;
  /** Load over capacity. */
  readonly partLoadRatio: number;
}

/**
 * Power of a machine at a load and two temperatures: P = (Q_rated·CAPFT/COP_rated)·EIRFT·EIRFPLR.
 *
 * x is the leaving chilled-water (or entering wet-bulb) temperature, y the entering condenser temperature, as the curves were fitted.
 *
 * @param machine rated `capacity`, W, 1…1e9, and `performance` (COP), 0.05…40, with their curves
 * @param condition `load`, W, from 0 to the capacity there; `x` and `y`, °C, −50…80
 * @returns capacity, power, W, COP and part-load ratio
 * @throws {OutOfRangeError} when an input is outside its range, or a curve leaves what a machine can do (ratio 0.05…3)
 * @source energyplus, electric chiller based on condenser entering temperature (EIR model of DOE-2)
 * @example
 * ```ts
 * import { machineState } from "@org/hvac-core/energy";
 * const flat = [1, 0, 0, 0, 0, 0] as const;
 * const curves = { capacityByTemperature: flat, inputByTemperature: flat, inputByPartLoad: [0, 1, 0] as const };
 * machineState({ capacity: 100_000, performance: 5, curves }, { load: 50_000, x: 7, y: 30 }).power; // 10000
 * ```
 */
export function machineState(
  machine: { readonly capacity: number; readonly performance: number; readonly curves: PerformanceCurves },
  condition: { readonly load: number; readonly x: number; readonly y: number },
): MachineState {
  const x = requireInRange("x", condition.x, -50, 80, "°C");
  const y = requireInRange("y", condition.y, -50, 80, "°C");
  const surface = ([a, b, c, d, e, f]: PerformanceCurves["capacityByTemperature"]) => a + b * x + c * x * x + d * y + e * y * y + f * x * y;
  const capacityRatio = requireInRange("capacity ratio of the curve", surface(machine.curves.capacityByTemperature), 0.05, 3, "");
  const inputRatio = requireInRange("input ratio of the curve", surface(machine.curves.inputByTemperature), 0.05, 3, "");
  const capacity = requireInRange("capacity", machine.capacity, 1, 1e9, "W") * capacityRatio;
  const load = requireInRange("load", condition.load, 0, capacity, "W");
  const fullPower = (capacity * inputRatio) / requireInRange("performance", machine.performance, 0.05, 40, "");
  const partLoadRatio = load / capacity;
  if (load === 0) return { capacity, power: 0, performance: capacity / fullPower, partLoadRatio };
  const [a, b, c] = machine.curves.inputByPartLoad;
  const power = fullPower * requireInRange("part-load ratio of the curve", a + b * partLoadRatio + c * partLoadRatio ** 2, 1e-6, 3, "");
  return { capacity, power, performance: load / power, partLoadRatio };
}
