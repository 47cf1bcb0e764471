import { requireInRange } from "../refusals/errors.ts";
import { condensationYear, type ClimatePeriod } from "./condensationYear.ts";
import type { Films } from "./layers.ts";
import { airPermeability, type VaporLayer } from "./vaporProfile.ts";

/** Element whose year is calculated. */
export interface RetarderInput {
  /** From the outside to the inside. */
  readonly layers: readonly VaporLayer[];
  readonly films: Films;
  readonly periods: readonly ClimatePeriod[];
}

/** Permeance of one perm, gr/(h·ft²·inHg), kg/(m²·s·Pa). */
const perm = 5.721e-11;

/**
 * Permeance of a vapour retarder as it is sold in inch-pound units.
 *
 * @param equivalentThickness s_d, m, 1e-4…1e5
 * @returns perms, gr/(h·ft²·inHg)
 * @throws {OutOfRangeError} when the thickness lies outside its range
 * @source iso-13788, 4.2, permeability of still air; the perm at 0 °C of ASTM E96
 * @example
 * ```ts
 * import { vaporRetarderPerms } from "@org/hvac-core/envelope";
 * vaporRetarderPerms(3.5); // 1
 * ```
 */
export function vaporRetarderPerms(equivalentThickness: number): number {
  return airPermeability / requireInRange("equivalentThickness", equivalentThickness, 1e-4, 1e5, "m") / perm;
}

/** Range of equivalent thicknesses that is searched, m: a coat of paint to a foil. */
const [thinnest, thickest] = [0.01, 1500];
/** Ratio of the bounds at the end of the search; retarders are sold in much coarser steps. */
const tolerance = 1.05;

/**
 * The minimum equivalent thickness of a vapour retarder with which nothing condenses within an element. The retarder is placed inside of the layer with
 * the largest thermal resistance.
 *
 * @param input layers (thermal resistance in m²·K/W, equivalent thickness in m), films in m²·K/W, periods of the year
 * @returns s_d, m, to 5 % and on the safe side; 0 where nothing condenses without a retarder, undefined where none helps
 * @throws {OutOfRangeError} when a value lies outside its range
 * @source iso-13788, clause 6, with the equivalent thickness found by bisection
 * @see {@link condensationYear}
 * @example
 * ```ts
 * import { vaporRetarder } from "@org/hvac-core/envelope";
 * const outside = { temperature: -5, vaporPressure: 321 };
 * const inside = { temperature: 20, vaporPressure: 1168 };
 * const layers = [{ resistance: 0.15, equivalentThickness: 1.9 }, { resistance: 4, equivalentThickness: 0.16 }];
 * vaporRetarder({ layers, films: { outside: 0.04, inside: 0.25 }, periods: [{ days: 90, outside, inside }] }); // 11.8
 * ```
 */
export function vaporRetarder({ layers, films, periods }: RetarderInput): number | undefined {
  const isDry = (all: readonly VaporLayer[]): boolean => condensationYear({ layers: all, films, periods }).outcome === "none";
  if (isDry(layers)) return 0;
  const insulation = layers.reduce((best, layer, index) => (layer.resistance > layers[best]!.resistance ? index : best), 0);
  const isDryWith = (equivalentThickness: number): boolean =>
    isDry(layers.toSpliced(insulation + 1, 0, { resistance: 0, equivalentThickness }));
  let [low, high] = [thinnest, thickest];
  if (!isDryWith(high)) return undefined;
  while (high / low > tolerance) {
    const middle = Math.sqrt(low * high);
    if (isDryWith(middle)) high = middle;
    else low = middle;
  }
  return high;
}
