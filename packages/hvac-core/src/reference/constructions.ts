import { requireInRange } from "../kernel/errors.ts";
import type { Films, Layer } from "../loads/index.ts";
import { fundamentals2005, type Citation } from "../sources/index.ts";
import { germanStock } from "./constructionRowsGermany.ts";
import { usFamilies } from "./constructionRowsUS.ts";
import { material } from "./materials.ts";
import { btuPerHourFahrenheit, squareFoot } from "./inchPound.ts";
import { rowOf, type ReferenceRow } from "./row.ts";
import { honeybeeStandards, teaser } from "./sources.ts";

/** One layer of a construction: a material, or insulation known by its resistance alone. */
export type ConstructionLayer =
  | {
      /** `id` of a row in `materials()`. */
      readonly material: string;
      /** Thickness, m; absent for a material given by its resistance. */
      readonly thickness?: number;
    }
  | {
      /** m²·K/W. */
      readonly resistance: number;
    };

/** An opaque construction, its layers listed from outside to inside. U-value and time series follow from them by `loads`. */
export interface Construction extends ReferenceRow {
  readonly element: "wall" | "roof" | "floor" | "partition";
  readonly layers: readonly ConstructionLayer[];
  /** Surface resistances that the source counts with, m²·K/W. */
  readonly films: Films;
}

type HandbookRow = readonly [
  id: string,
  element: Construction["element"],
  label: string,
  layers: ReadonlyArray<readonly [material: string, millimetres?: number]>,
  note?: string,
];

const uninsulated = "Uninsulated: below present codes.";

/** Light, medium and heavy assemblies. */
const handbookRows: readonly HandbookRow[] = [
  [
    "wall-light",
    "wall",
    "Light wall: metal cladding, 50 mm insulation, gypsum board",
    [["metal-sheet", 0.8], ["insulation-board", 50.8], ["air-space-wall"], ["gypsum-board", 19]],
  ],
  [
    "wall-medium",
    "wall",
    "Medium wall: brick, 50 mm insulation, gypsum board",
    [["brick", 101.6], ["insulation-board", 50.8], ["air-space-wall"], ["gypsum-board", 19]],
  ],
  [
    "wall-heavy",
    "wall",
    "Heavy wall: brick, 200 mm concrete, 50 mm insulation, gypsum board",
    [["brick", 101.6], ["concrete-heavy", 203.2], ["insulation-board", 50.8], ["air-space-wall"], ["gypsum-board", 19]],
  ],
  [
    "roof-light",
    "roof",
    "Light roof: 100 mm lightweight concrete, acoustic ceiling",
    [["concrete-light", 101.6], ["air-space-ceiling"], ["acoustic-tile", 19.1]],
    uninsulated,
  ],
  [
    "roof-medium",
    "roof",
    "Medium roof: 100 mm concrete, acoustic ceiling",
    [["concrete-heavy", 101.6], ["air-space-ceiling"], ["acoustic-tile", 19.1]],
    uninsulated,
  ],
  [
    "roof-heavy",
    "roof",
    "Heavy roof: 200 mm concrete, acoustic ceiling",
    [["concrete-heavy", 203.2], ["air-space-ceiling"], ["acoustic-tile", 19.1]],
    uninsulated,
  ],
  [
    "floor-light",
    "floor",
    "Light floor: 100 mm lightweight concrete over an acoustic ceiling",
    [["acoustic-tile", 19.1], ["air-space-ceiling"], ["concrete-light", 101.6]],
  ],
  [
    "floor-medium",
    "floor",
    "Medium floor: 100 mm concrete over an acoustic ceiling",
    [["acoustic-tile", 19.1], ["air-space-ceiling"], ["concrete-heavy", 101.6]],
  ],
  [
    "floor-heavy",
    "floor",
    "Heavy floor: 200 mm concrete over an acoustic ceiling",
    [["acoustic-tile", 19.1], ["air-space-ceiling"], ["concrete-heavy", 203.2]],
  ],
  [
    "partition-light",
    "partition",
    "Light partition: gypsum boards on studs",
    [["gypsum-board", 19], ["air-space-wall"], ["gypsum-board", 19]],
  ],
  [
    "partition-heavy",
    "partition",
    "Heavy partition: plastered concrete block",
    [
      ["gypsum-board", 19],
      ["concrete-block", 203.2],
      ["gypsum-board", 19],
    ],
  ],
];

const handbookFilms: Readonly<Record<Construction["element"], Films>> = {
  wall: { outside: 0.03, inside: 0.12 },
  roof: { outside: 0.03, inside: 0.11 },
  floor: { outside: 0.16, inside: 0.16 },
  partition: { outside: 0.12, inside: 0.12 },
};
/** Reciprocals of the source's convective and radiative coefficients; its floors lie on the ground. */
const germanFilms = {
  wall: { outside: 1 / 25, inside: 1 / 7.7 },
  roof: { outside: 1 / 25, inside: 1 / 6.7 },
  floor: { outside: 0, inside: 1 / 6.7 },
} satisfies Partial<Record<Construction["element"], Films>>;
const usFilms = {
  wall: { outside: 0.03, inside: 0.12 },
  roof: { outside: 0.03, inside: 0.11 },
  floor: { outside: 0.03, inside: 0.16 },
} satisfies Partial<Record<Construction["element"], Films>>;

/** What the source puts where an assembly has no insulation, m²·K/W. */
const noInsulation = 0.0282;

function layerOf(material: string, millimetres: number | undefined): ConstructionLayer {
  return millimetres === undefined ? { material } : { material, thickness: millimetres / 1000 };
}

function handbookConstructions(): Construction[] {
  const source: Citation = { source: fundamentals2005, locator: "ch. 30, Table 22" };
  return handbookRows.map(([id, element, label, layers, note]) => ({
    id,
    label,
    element,
    layers: layers.map(([material, millimetres]) => layerOf(material, millimetres)),
    films: handbookFilms[element],
    source,
    ...(note !== undefined && { note }),
  }));
}

function usConstructions(): Construction[] {
  const source: Citation = { source: honeybeeStandards, locator: "opaque_construction" };
  return usFamilies().flatMap(({ id, label, element, layers, insulation }) =>
    insulation.map((value): Construction => ({
      id: `${id}-r${value}`,
      label: `${label}, ${value === 0 ? "not insulated" : `R-${value} insulation`}`,
      element,
      layers: layers.map((layer) =>
        layer === "insulation"
          ? { resistance: value === 0 ? noInsulation : (value * squareFoot) / btuPerHourFahrenheit }
          : layerOf(layer[0], layer[1]),
      ),
      films: usFilms[element],
      source,
    })),
  );
}

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

let common: readonly Construction[] | undefined;
let known: readonly Construction[] | undefined;

/**
 * The constructions that new buildings are chosen from, read once when first asked for: light, medium and heavy assemblies of the handbook, and US
 * assemblies by insulation. They come without the stock of existing buildings that {@link constructions} holds as well.
 *
 * @returns the constructions; thickness in m, resistances in m²·K/W
 * @source ashrae-hof-2005, ch. 30, Table 22
 * @source honeybee-energy-standards
 */
export function commonConstructions(): readonly Construction[] {
  common ??= [...handbookConstructions(), ...usConstructions()];
  return common;
}

/**
 * Constructions to start from, read once when first asked for: light, medium and heavy assemblies of the handbook, US assemblies by insulation,
 * and the German stock by year of construction. A project replaces them by its own.
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
  known ??= [...commonConstructions(), ...germanConstructions()];
  return known;
}

/**
 * One construction, by its name.
 *
 * @param name `id` of a row of {@link constructions}
 * @returns the row; thickness in m, resistances in m²·K/W
 * @throws {UnknownNameError} when there is no such row; the error names the nearest one
 * @source ashrae-hof-2005, ch. 30, Table 22
 * @source honeybee-energy-standards
 * @source teaser
 * @example
 * ```ts
 * import { construction } from "@org/hvac-core/reference";
 * construction("wall-medium").layers.length; // 4
 * ```
 */
export function construction(name: string): Construction {
  return rowOf("name", name, constructions());
}

/**
 * Layers with the properties of their materials, as `transmittance` and `conductionTimeSeries` of `loads` take them.
 *
 * @param layers those of a {@link Construction}, or one's own with the same materials; thickness 1e-6…10 m, resistance 0…100 m²·K/W
 * @returns the layers in their order: m, W/(m·K), kg/m³, J/(kg·K), or m²·K/W
 * @throws {UnknownNameError} when a layer's material is none of `materials()`
 * @throws {OutOfRangeError} when a material that is known by its properties comes without a thickness
 * @source mathematics
 * @example
 * ```ts
 * import { transmittance } from "@org/hvac-core/loads";
 * import { construction, constructionLayers } from "@org/hvac-core/reference";
 * const wall = construction("wall-medium");
 * transmittance(constructionLayers(wall.layers), wall.films); // 0.449
 * ```
 */
export function constructionLayers(layers: readonly ConstructionLayer[]): Layer[] {
  return layers.map((layer) => {
    if ("resistance" in layer) return { resistance: requireInRange("resistance", layer.resistance, 0, 100, "m²·K/W") };
    const { conductivity, density, specificHeat, resistance } = material(layer.material);
    if (conductivity === undefined || density === undefined || specificHeat === undefined) return { resistance: resistance! };
    return { thickness: requireInRange("thickness", layer.thickness ?? NaN, 1e-6, 10, "m"), conductivity, density, specificHeat };
  });
}
