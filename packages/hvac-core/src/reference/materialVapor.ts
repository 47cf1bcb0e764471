import { requireInRange } from "../refusals/errors.ts";
import { materials } from "./materials.ts";
import { referenceRow } from "./row.ts";
import { vaporResistances, vaporTightThickness, type VaporResistance } from "./vaporResistances.ts";
import type { MaterialGroup } from "./materialRowsCommon.ts";

/** Equivalent thickness of an air layer, whatever its depth, m. */
const airLayerEquivalentThickness = 0.01;

/** Row of `vaporResistances` for the materials of a group that are not in the lists below. */
const ofGroup: Readonly<Record<MaterialGroup, string | undefined>> = {
  masonry: "clay-brick",
  concrete: "dense-concrete",
  stone: "limestone",
  board: "fibreboard",
  wood: "softwood",
  "metal-glass": "vapor-tight",
  insulation: "mineral-wool",
  roofing: "bitumen",
  cladding: "softwood",
  finish: "carpet",
  "air-space": undefined,
};

/** Materials by the row with their resistance to vapour. */
const named: Readonly<Record<string, string>> = {
  "aerated-concrete": "aerated-block de-aerated-concrete",
  "concrete-block":
    "concrete-block concrete-block-300 concrete-block-filled concrete-block-limestone concrete-block-gravel concrete-block-medium concrete-block-solid-1700 concrete-block-solid-1800",
  "light-block":
    "concrete-block-light-150 concrete-block-light concrete-block-light-300 concrete-block-light-150-filled concrete-block-light-filled concrete-block-light-300-filled concrete-block-low-mass expanded-clay-block",
  "gypsum-plaster":
    "gypsum-tile-75 gypsum-tile-75-hollow gypsum-tile-100-hollow gypsum-plaster gypsum-plaster-light-13 gypsum-plaster-light-16 concrete-gypsum-fibre",
  "reinforced-concrete": "concrete-compacted-reinforced concrete-reinforced-1 concrete-reinforced-2",
  "light-concrete": "concrete-expanded-1920 concrete-expanded-1600 concrete-1600",
  "expanded-clay-concrete":
    "concrete-light concrete-roof-ballast concrete-expanded-1280 concrete-expanded-960 concrete-expanded-640 concrete-foam-1280 concrete-foam-1120 concrete-foam-960 concrete-foam-640 concrete-foam-320 de-concrete-light",
  "open-concrete":
    "concrete-perlite-800 concrete-perlite-640 concrete-perlite-480 concrete-perlite-320 concrete-foam-1920 concrete-foam-1600 de-concrete-polystyrene",
  mortar: "mortar-1920 mortar-1600 mortar-1280 de-screed stucco us-stucco cement-plaster cement-plaster-20 de-loam",
  "dense-stone": "limestone-2880 limestone-2560 terrazzo",
  "hard-limestone": "limestone-2240 stone",
  sandstone: "sandstone-2880 sandstone-2560 sandstone-2240 sandstone-1920 de-sandstone",
  slate: "slate",
  plasterboard: "gypsum-board us-gypsum-13 gypsum-cardboard",
  plywood: "plywood siding-plywood",
  particleboard: "particleboard-low particleboard-medium particleboard-high waferboard wood-subfloor",
  "cement-board": "asbestos-cement",
  "medium-fibreboard": "fibreboard sheathing-350 sheathing-nail-base acoustic-tile paperboard",
  "light-fibreboard": "sheathing-290 shingle-backer sound-deadening-board acoustic-panel",
  "insulating-fibreboard": "de-wood-fibreboard-light",
  "strand-board": "osb",
  "wood-wool": "de-wood-fibreboard de-wood-clay",
  hardwood: "hardwood oak birch maple ash de-oak de-hardwood",
  cork: "cork-tile",
  "expanded-polystyrene": "eps eps-20 eps-24 eps-32 eps-30 de-eps de-eps-15",
  "extruded-polystyrene": "xps xps-30 de-xps de-xps-35 rubber-foam",
  polyurethane: "insulation-board polyurethane polyisocyanurate-permeable polyurethane-150",
  "vapor-tight": "polyisocyanurate cellular-glass glass-cladding siding-metal siding-metal-insulated siding-metal-insulated-foil",
  "perlite-board": "perlite-board",
  "insulating-plaster": "de-insulating-plaster",
  "expanded-clay": "de-expanded-clay de-slag",
  epdm: "epdm",
  "clay-tile": "roof-tile roof-tile-ceramic de-roof-tile",
  linoleum: "floor-covering",
  softwood: "wood-shingles",
  bitumen: "siding-asphalt",
  "polyethylene-150": "vapour-barrier",
  fibreboard: "hardboard-medium hardboard-high siding-hardboard",
};

/** Thickness of materials given by their resistance, from their names, mm. */
const thicknesses: Readonly<Record<string, number>> = {
  "clay-tile-75": 75,
  "clay-tile-100": 100,
  "clay-tile-150": 150,
  "clay-tile-200": 200,
  "clay-tile-250": 250,
  "clay-tile-300": 300,
  "gypsum-tile-75": 75,
  "gypsum-tile-75-hollow": 75,
  "gypsum-tile-100-hollow": 100,
  "mineral-fibre-90": 90,
  "mineral-fibre-90-dense": 90,
  "mineral-fibre-150": 152,
  "mineral-fibre-140-dense": 140,
  "mineral-fibre-170": 170,
  "mineral-fibre-230": 230,
  "mineral-fibre-290": 290,
  "loose-fill-110": 110,
  "loose-fill-200": 200,
  "loose-fill-220": 220,
  "loose-fill-300": 300,
  "roll-roofing": 3,
  "siding-hardboard": 11,
  "siding-wood-drop": 20,
  "siding-wood-bevel-13": 13,
  "siding-wood-bevel-19": 19,
  "siding-plywood": 9.5,
  "siding-asphalt": 3,
  "carpet-fibrous-pad": 12,
  "carpet-rubber-pad": 12,
  "us-carpet-pad": 12,
  "cork-tile": 3.2,
  "floor-covering": 3,
  "cement-plaster-20": 20,
  "gypsum-plaster-light-13": 13,
  "gypsum-plaster-light-16": 16,
  felt: 3,
};

let rows: ReadonlyMap<string, string> | undefined;

/** Row of `vaporResistances` of a material; `undefined` for air spaces. */
function vaporRow(id: string): string | undefined {
  rows ??= new Map(Object.entries(named).flatMap(([row, ids]) => ids.split(" ").map((material) => [material, row] as const)));
  const { group } = referenceRow(materials(), id);
  return rows.get(id) ?? ofGroup[group];
}

/** Materials in the named rows, for the test that each of them exists. */
export const namedMaterials = (): readonly string[] => Object.values(named).flatMap((ids) => ids.split(" "));

/**
 * Resistance of a material to water vapour, by its name in `materials()`.
 *
 * @param material `id` of a row of `materials()`
 * @returns the row, or `undefined` for an air space
 * @throws {UnknownNameError} when there is no such material
 * @source cte-constructive-elements, materials
 * @example
 * ```ts
 * import { materialVaporResistance } from "@org/hvac-core/reference";
 * materialVaporResistance("brick")?.factor; // 10
 * ```
 */
export function materialVaporResistance(material: string): VaporResistance | undefined {
  const id = vaporRow(material);
  return id === undefined ? undefined : referenceRow(vaporResistances(), id);
}

/**
 * Equivalent thickness of air of a layer: μ times its thickness; for a membrane that of its row; for an air space a centimetre.
 *
 * @param material `id` of a row of `materials()`
 * @param thickness m, 0…10; not needed for materials given by their resistance
 * @returns s_d, m, at most 1500
 * @throws {UnknownNameError} when there is no such material
 * @throws {OutOfRangeError} when the thickness is missing or out of range
 * @source iso-13788, 6.2
 * @source cte-constructive-elements, materials
 * @example
 * ```ts
 * import { materialEquivalentThickness } from "@org/hvac-core/reference";
 * materialEquivalentThickness("brick", 0.1016); // 1.016
 * materialEquivalentThickness("air-space-wall"); // 0.01
 * ```
 */
export function materialEquivalentThickness(material: string, thickness?: number): number {
  const row = materialVaporResistance(material);
  if (row === undefined) return airLayerEquivalentThickness;
  if (row.equivalentThickness !== undefined) return row.equivalentThickness;
  const millimetres = thicknesses[material];
  const layerThickness = millimetres === undefined ? requireInRange("thickness", thickness ?? NaN, 0, 10, "m") : millimetres / 1000;
  return Math.min(vaporTightThickness, row.factor! * layerThickness);
}
