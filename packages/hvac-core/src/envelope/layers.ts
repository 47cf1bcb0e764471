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

/**
 * Films of a construction whose films are not entered, in the units of each system: m²·K/W, h·ft²·°F/Btu. Both systems have the rounded numbers of print.
 *
 * @source ashrae-hof-2021, ch. 18, Table 18, F01 and F02
 */
export const usualFilms: Readonly<Record<"Imperial" | "Metric", Films>> = {
  Imperial: { outside: 0.25, inside: 0.68 },
  Metric: summerFilms,
};

/** Building elements with different directions of the heat flow in winter. */
export type FilmElement = "wall" | "roof" | "floor" | "partition";

/**
 * Films by the direction of the heat flow in winter, m²·K/W: 0.13 inside of walls, 0.10 upward, 0.17 downward, and 0.04 outside.
 *
 * @source iso-6946, 6.8, Table 7
 */
export const winterFilms: Readonly<Record<FilmElement, Films>> = {
  wall: { outside: 0.04, inside: 0.13 },
  roof: { outside: 0.04, inside: 0.1 },
  floor: { outside: 0.04, inside: 0.17 },
  partition: { outside: 0.13, inside: 0.13 },
};

/** Thermal properties of a layer after checking: resistance (m²·K/W) and heat capacity (J/(m²·K)). */
export interface Slab {
  readonly resistance: number;
  readonly capacity: number;
}

/** Resistance of a layer, m²·K/W. */
export const layerResistance = (layer: Layer): number => ("resistance" in layer ? layer.resistance : layer.thickness / layer.conductivity);

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

/**
 * Mass of a construction per area; layers given by their resistance have none.
 *
 * @param layers in any order; thickness in m, 0…10, density in kg/m³, 0…25 000
 * @returns kg/m²
 * @throws {OutOfRangeError} when a thickness or density lies outside its range
 * @source mathematics, sum of thickness times density
 * @example
 * ```ts
 * import { massPerArea } from "@org/hvac-core/envelope";
 * const brick = { thickness: 0.1, conductivity: 0.77, density: 1700, specificHeat: 840 };
 * massPerArea([brick, { resistance: 2 }, brick]); // 340
 * ```
 */
export function massPerArea(layers: readonly Layer[]): number {
  return layers.reduce((sum, layer, index) => {
    if ("resistance" in layer) return sum;
    const thickness = requireInRange(`layers[${index}].thickness`, layer.thickness, 0, 10, "m");
    return sum + thickness * requireInRange(`layers[${index}].density`, layer.density, 0, 25_000, "kg/m³");
  }, 0);
}
