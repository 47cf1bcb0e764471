import { requireInRange } from "../refusals/errors.ts";

/** A space of one concentration, with a constant source in it and clean air through it. */
export interface DilutedSpace {
  /** Concentration at time 0, a fraction by volume. */
  readonly start: number;
  /** In the air supplied, as a fraction by volume. */
  readonly outdoor: number;
  /** Pure contaminant given off, m³/s. */
  readonly source: number;
  /** Outdoor air that reaches the space, m³/s. */
  readonly airflow: number;
  /** m³ */
  readonly volume: number;
}

/**
 * Concentration of a contaminant in a well-mixed space, a time after a constant source began.
 *
 * C(t) = C_o + (C_s − C_o)·e^(−Q t/V) + (G/V)·t·(1 − e^(−Q t/V))/(Q t/V). The last factor is 1 without airflow, where the concentration
 * rises without limit. The volume of the source is neglected.
 *
 * @param time s (0…1e9)
 * @param space fractions (0…1), source and airflow (m³/s, at least 0), volume (m³, above 0)
 * @returns fraction by volume
 * @throws {OutOfRangeError} when an argument is outside its range
 * @source mathematics, solution of the mass balance V dC/dt = G − Q (C − C_o)
 * @example
 * ```ts
 * import { concentrationAfter } from "@org/hvac-core/ventilation";
 * // One air change an hour, after one hour: 63.2 % of the rise of 0.001.
 * concentrationAfter(3600, { start: 0.0004, outdoor: 0.0004, source: 1e-4, airflow: 0.1, volume: 360 }); // 0.00103212
 * ```
 */
export function concentrationAfter(time: number, { start, outdoor, source, airflow, volume }: DilutedSpace): number {
  requireInRange("time", time, 0, 1e9, "s");
  requireInRange("start", start, 0, 1, "");
  requireInRange("outdoor", outdoor, 0, 1, "");
  requireInRange("source", source, 0, 1e6, "m³/s");
  requireInRange("airflow", airflow, 0, 1e9, "m³/s");
  requireInRange("volume", volume, 1e-9, 1e12, "m³");
  const changes = (airflow * time) / volume;
  const risen = changes > 0 ? -Math.expm1(-changes) / changes : 1;
  return outdoor + (start - outdoor) * Math.exp(-changes) + (source / volume) * time * risen;
}

/** Concentration in supply air that within each hour of a day changes exponentially from one value towards another, like that of a mixed space. */
export interface SupplyOverDay {
  /** At the start of each hour, 24 fractions by volume. */
  readonly starts: readonly number[];
  /** Final values of the hours, 24 fractions by volume. */
  readonly towards: readonly number[];
  /** Air changes of that space, 1/s. */
  readonly changes: number;
}

/** A space whose occupancy changes by the hour and repeats every day. */
export interface OccupiedSpace {
  /** Share of the people in each hour of a day, 24 of 0…1. */
  readonly shares: readonly number[];
  /** In the air supplied, as a fraction by volume: the same all day, or changing over it. */
  readonly supplied: number | SupplyOverDay;
  /** Final rise by all people: their source over the airflow, a fraction by volume. */
  readonly rise: number;
  /** Airflow that reaches the space by its volume, 1/s. */
  readonly changes: number;
}

/**
 * Concentration at the end of each hour of a day that repeats. Within an hour it follows the exponential exactly, and the first hour
 * continues from the last: C_h = C_∞h + (C_(h−1) − C_∞h)·k + (C_0h − C_in,h)·f with C_∞h = C_in,h + s_h·ΔC and k = e^(−3600 n). The last
 * term is for supply air that changes from C_0h towards C_in,h with the air changes m: f = n·(e^(−3600 m) − k)/(n − m).
 *
 * @param space shares (24 of 0…1), concentrations as fractions (0…1e6), changes (1/s, above 1e-10)
 * @returns 24 fractions by volume
 * @throws {OutOfRangeError} when a value is outside its range
 * @source mathematics, solution of the mass balance V dC/dt = G − Q (C − C_in), periodic over 24 h
 * @example
 * ```ts
 * import { concentrationsOverDay } from "@org/hvac-core/ventilation";
 * const shares = Array.from({ length: 24 }, (_, hour) => (hour >= 8 && hour < 18 ? 1 : 0));
 * concentrationsOverDay({ shares, supplied: 420e-6, rise: 610e-6, changes: 2 / 3600 })[17]; // 0.00103
 * ```
 */
export function concentrationsOverDay({ shares, supplied, rise, changes }: OccupiedSpace): number[] {
  requireInRange("shares", shares.length, 24, 24, "");
  for (const share of shares) requireInRange("share", share, 0, 1, "");
  const supply = changesOverDay(supplied) ? supplied : steady(requireInRange("supplied", supplied, 0, 1e6, ""));
  for (const concentrations of [supply.starts, supply.towards]) {
    requireInRange("supplied", concentrations.length, 24, 24, "");
    for (const each of concentrations) requireInRange("supplied", each, 0, 1e6, "");
  }
  requireInRange("supply changes", supply.changes, 0, 1e6, "1/s");
  requireInRange("rise", rise, 0, 1e6, "");
  requireInRange("changes", changes, 1e-10, 1e6, "1/s");
  const persistence = Math.exp(-3600 * changes);
  const settled = -Math.expm1(-3600 * changes);
  const remainder = supplyRemainder(changes, supply.changes);
  const added = shares.map((share, hour) => {
    const towards = supply.towards[hour]!;
    return (towards + share * rise) * settled + (supply.starts[hour]! - towards) * remainder;
  });
  // Remainder of each hour's addition at the end of the day.
  let left = 0;
  for (const each of added) left = each + left * persistence;
  // Divided by 1 − k²⁴, exact for small air changes too.
  let concentration = left / -Math.expm1(-86400 * changes);
  return added.map((each) => {
    concentration = each + concentration * persistence;
    return concentration;
  });
}

function changesOverDay(supplied: number | SupplyOverDay): supplied is SupplyOverDay {
  const { starts, towards }: Partial<SupplyOverDay> = Object(supplied);
  return Array.isArray(starts) && Array.isArray(towards);
}

function steady(concentration: number): SupplyOverDay {
  const all = Array.from({ length: 24 }, () => concentration);
  return { starts: all, towards: all, changes: 0 };
}

/** Part of a fading difference in the supply air that remains in the space after an hour: n·(e^(−3600 m) − e^(−3600 n))/(n − m). */
export function supplyRemainder(changes: number, ofSupply: number): number {
  const difference = 3600 * Math.abs(changes - ofSupply);
  return 3600 * changes * Math.exp(-3600 * Math.min(changes, ofSupply)) * (difference > 0 ? -Math.expm1(-difference) / difference : 1);
}

/** A space without sources that is flushed. */
export interface FlushedSpace {
  /** At the start, as a fraction by volume. */
  readonly from: number;
  /** At the end, as a fraction by volume. */
  readonly to: number;
  /** In the air supplied, as a fraction by volume. */
  readonly supplied: number;
  /** Airflow that reaches the space by its volume, 1/s. */
  readonly changes: number;
}

/**
 * Time in which clean air brings a space from one concentration to a lower one.
 *
 * @equation t = V / Q * ln((C_1 - C_in) / (C_2 - C_in))
 * @param space fractions (0…1), each larger than the next of from, to and supplied; changes (1/s, above 1e-10)
 * @returns s
 * @throws {OutOfRangeError} when a value is outside its range, or the target is not between the start and the air supplied
 * @source mathematics, solution of the mass balance V dC/dt = −Q (C − C_in)
 * @example
 * ```ts
 * import { purgeTime } from "@org/hvac-core/ventilation";
 * // To a tenth at six air changes an hour.
 * purgeTime({ from: 0.001, to: 0.0001, supplied: 0, changes: 6 / 3600 }); // 1381.55
 * ```
 */
export function purgeTime({ from, to, supplied, changes }: FlushedSpace): number {
  requireInRange("from", from, 0, 1, "");
  requireInRange("supplied", supplied, 0, 1, "");
  requireInRange("changes", changes, 1e-10, 1e6, "1/s");
  requireInRange("to", to, supplied + 1e-9, from, "");
  return Math.log((from - supplied) / (to - supplied)) / changes;
}

/**
 * Hours at whose end a concentration is above a limit, as a time. By convention the concentration at the end of an hour
 * decides for the whole hour.
 *
 * @param limit fraction by volume (0…1e6)
 * @param concentrations at the end of each hour, fractions by volume (0…1e6)
 * @returns s
 * @throws {OutOfRangeError} when a number is outside its range
 * @source mathematics, hours counted
 * @example
 * ```ts
 * import { timeAbove } from "@org/hvac-core/ventilation";
 * timeAbove(0.001, 0.0008, 0.0012, 0.0011); // 7200
 * ```
 */
export function timeAbove(limit: number, ...concentrations: readonly number[]): number {
  requireInRange("limit", limit, 0, 1e6, "");
  let hours = 0;
  for (const each of concentrations) {
    requireInRange("concentrations", each, 0, 1e6, "");
    if (each > limit) hours++;
  }
  return 3600 * hours;
}
