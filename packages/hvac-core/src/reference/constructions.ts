import type { Films, Layer } from "../envelope/index.ts";
import type { Citation } from "../sources/index.ts";
import { commonConstructions, layerOf, layersWith, type Construction, type ConstructionLayer } from "./commonConstructions.ts";
import { germanStock } from "./constructionRowsGermany.ts";
import { materials } from "./materials.ts";
import { referenceRow } from "./row.ts";
import { teaser } from "./sources.ts";

/** Reciprocals of the source's convective and radiative coefficients; its floors are on the ground. */
const germanFilms = {
  wall: { outside: 1 / 25, inside: 1 / 7.7 },
  roof: { outside: 1 / 25, inside: 1 / 6.7 },
  floor: { outside: 0, inside: 1 / 6.7 },
} satisfies Partial<Record<Construction["element"], Films>>;

function germanConstructions(): Construction[] {
  const source: Citation = { source: teaser, locator: "TypeElements_TABULA_DE" };
  const elements = { wall: "Outer wall", roof: "Roof", floor: "Ground floor" };
  const buildings = { sfh: "single-family house", mfh: "multi-family house" };
  const states = { existing: "as built", retrofit: "retrofitted", advanced: "retrofitted to a low-energy standard" };
  return germanStock().flatMap(({ element, building, rows }) =>
    rows.map(([from, to, state, layers, variant]): Construction => {
      const years = from === 0 ? `before ${to + 1}` : to === 2099 ? `from ${from}` : `${from} to ${to}`;
      return {
        id: `de-${element}-${building}-${from === 0 ? `before-${to + 1}` : from}-${state}${variant === 2 ? "-2" : ""}`,
        label: `${elements[element]}, Germany, ${buildings[building]} ${years}, ${states[state]}${variant === 2 ? ", second variant" : ""}`,
        element,
        layers: layers.map(([material, millimetres]) => layerOf(`de-${material}`, millimetres)),
        films: germanFilms[element],
        source,
      };
    }),
  );
}

let allConstructions: readonly Construction[] | undefined;

/**
 * Constructions to start from, built at the first call: light, medium and heavy assemblies of the handbook, US assemblies by insulation,
 * and the German stock by year of construction. A project replaces them with its actual ones.
 *
 * @returns the constructions; thickness in m, resistances in m²·K/W
 * @source ashrae-hof-2005, ch. 30, Table 22
 * @source honeybee-energy-standards
 * @source teaser
 * @example
 * ```ts
 * import { constructions } from "@org/hvac-core/reference";
 * constructions().find(({ id }) => id === "wall-medium")?.layers.length; // 4
 * ```
 */
export function constructions(): readonly Construction[] {
  allConstructions ??= [...commonConstructions(), ...germanConstructions()];
  return allConstructions;
}

/**
 * Layers with the properties of their materials, for `transmittance` of `envelope` and `conductionTimeSeries` of `loads`.
 *
 * @param layers those of a {@link Construction}, or others of the same materials; thickness 1e-6…10 m, resistance 0…100 m²·K/W
 * @returns the layers in their order: m, W/(m·K), kg/m³, J/(kg·K), or m²·K/W
 * @throws {UnknownNameError} when the material of a layer is not in `materials()`
 * @throws {OutOfRangeError} when a material with properties has no thickness
 * @source mathematics
 * @example
 * ```ts
 * import { transmittance } from "@org/hvac-core/envelope";
 * import { constructionLayers, constructions, referenceRow } from "@org/hvac-core/reference";
 * const wall = referenceRow(constructions(), "wall-medium");
 * transmittance(constructionLayers(wall.layers), wall.films); // 0.449
 * ```
 */
export function constructionLayers(layers: readonly ConstructionLayer[]): Layer[] {
  return layersWith((id) => referenceRow(materials(), id), layers);
}
