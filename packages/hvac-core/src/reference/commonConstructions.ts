import { requireInRange } from "../refusals/errors.ts";
import type { Films, Layer } from "../envelope/index.ts";
import { fundamentals2005, honeybeeStandards, type Citation } from "../sources/index.ts";
import { commonMaterials, type BuildingMaterial } from "./commonMaterials.ts";
import { usFamilies } from "./constructionRowsUS.ts";
import { btuPerHourFahrenheit, squareFoot } from "../constants/inchPound.ts";
import { referenceRow, type ReferenceRow } from "./row.ts";

/** A layer of a construction: a material, or insulation given by its resistance. */
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
  /** Surface resistances of the source, m²·K/W. */
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
const usFilms = {
  wall: { outside: 0.03, inside: 0.12 },
  roof: { outside: 0.03, inside: 0.11 },
  floor: { outside: 0.03, inside: 0.16 },
} satisfies Partial<Record<Construction["element"], Films>>;

/** Resistance in the source in place of insulation, m²·K/W. */
const noInsulation = 0.0282;

export function layerOf(material: string, millimetres: number | undefined): ConstructionLayer {
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

let shared: readonly Construction[] | undefined;

/**
 * Constructions for new buildings, built at the first call: light, medium and heavy assemblies of the handbook, and US assemblies by insulation.
 * `constructions` also has the stock of existing buildings.
 *
 * @returns the constructions; thickness in m, resistances in m²·K/W
 * @source ashrae-hof-2005, ch. 30, Table 22
 * @source honeybee-energy-standards
 */
export function commonConstructions(): readonly Construction[] {
  shared ??= [...handbookConstructions(), ...usConstructions()];
  return shared;
}

/** Layers with the properties of a table of materials. */
export function layersWith(material: (id: string) => BuildingMaterial, layers: readonly ConstructionLayer[]): Layer[] {
  return layers.map((layer) => {
    if ("resistance" in layer) return { resistance: requireInRange("resistance", layer.resistance, 0, 100, "m²·K/W") };
    const { conductivity, density, specificHeat, resistance } = material(layer.material);
    if (conductivity === undefined || density === undefined || specificHeat === undefined) return { resistance: resistance! };
    return { thickness: requireInRange("thickness", layer.thickness ?? NaN, 1e-6, 10, "m"), conductivity, density, specificHeat };
  });
}

/** Layers of a common construction, with the properties of their materials. */
export function commonLayers({ layers }: Pick<Construction, "layers">): Layer[] {
  return layersWith((id) => referenceRow(commonMaterials(), id), layers);
}
