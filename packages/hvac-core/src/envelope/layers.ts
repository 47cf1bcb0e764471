import { OutOfRangeError, requireInRange } from "../refusals/errors.ts";

/** A layer of a plane construction. */
export type Layer =
  | {
      /** m, > 0. */
      readonly thickness: number;
      /** W/(m·K), > 0. */
      readonly conductivity: number;
      /** kg/m³, ≥ 0. */
      readonly density: number;
      /** J/(kg·K), ≥ 0. */
      readonly specificHeat: number;
    }
  | {
      /** Resistance of a layer without mass, such as an air gap, m²·K/W, ≥ 0. */
      readonly resistance: number;
    };

/** Resistances between the surfaces and the air, m²·K/W. */
export interface Films {
  readonly outside: number;
  readonly inside: number;
}

/**
 * Films of the construction tables for summer: outside 0.044, inside 0.12 m²·K/W.
 *
 * @source ashrae-hof-2021, ch. 18, Table 18, F01 and F02; the outdoor one as earlier editions print it
 */
export const summerFilms: Films = { outside: 0.044, inside: 0.12 };

/** Thermal properties of a layer after checking: resistance (m²·K/W) and heat capacity (J/(m²·K)). */
export interface Slab {
  readonly resistance: number;
  readonly capacity: number;
}

export function slabsOf(layers: readonly Layer[], films: Films): Slab[] {
  const film = (name: string, resistance: number): Slab => ({
    resistance: requireInRange(name, resistance, 0, 100, "m²·K/W"),
    capacity: 0,
  });
  const slabs = [film("films.outside", films.outside)];
  layers.forEach((layer, i) => {
    if ("resistance" in layer) return void slabs.push(film(`layers[${i}].resistance`, layer.resistance));
    const thickness = requireInRange(`layers[${i}].thickness`, layer.thickness, 1e-6, 10, "m");
    const conductivity = requireInRange(`layers[${i}].conductivity`, layer.conductivity, 1e-4, 500, "W/(m·K)");
    const density = requireInRange(`layers[${i}].density`, layer.density, 0, 25000, "kg/m³");
    const specificHeat = requireInRange(`layers[${i}].specificHeat`, layer.specificHeat, 0, 10000, "J/(kg·K)");
    slabs.push({ resistance: thickness / conductivity, capacity: thickness * density * specificHeat });
  });
  slabs.push(film("films.inside", films.inside));
  const total = slabs.reduce((sum, slab) => sum + slab.resistance, 0);
  if (!(total > 0))
    throw new OutOfRangeError({
      parameter: "layers",
      value: total,
      min: 0,
      max: Infinity,
      unit: "m²·K/W",
      reason: "the resistances add up to zero",
    });
  return slabs;
}

/**
 * Thermal transmittance of a construction: the reciprocal of the sum of resistances.
 *
 * @param layers from outside to inside; properties and ranges at {@link Layer}
 * @param films surface resistances, m²·K/W
 * @returns U, W/(m²·K)
 * @throws {OutOfRangeError} when a property lies outside its range or all resistances are zero
 * @source iso-6946, 6.7
 * @source ashrae-hof-2017, ch. 27
 * @example
 * ```ts
 * import { transmittance } from "@org/hvac-core/envelope";
 * transmittance([{ resistance: 1.83 }], { outside: 0.04, inside: 0.13 }); // 0.5
 * ```
 */
export function transmittance(layers: readonly Layer[], films: Films = summerFilms): number {
  return 1 / slabsOf(layers, films).reduce((sum, slab) => sum + slab.resistance, 0);
}
