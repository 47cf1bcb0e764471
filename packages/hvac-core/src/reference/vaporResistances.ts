import type { Citation } from "../sources/index.ts";
import type { ReferenceRow } from "./row.ts";
import { iso10456, iso12572, spanishElements } from "./sources.ts";
import type { MaterialGroup } from "./materialRowsCommon.ts";

/** Resistance of a material to the diffusion of water vapour: a factor of its thickness, or for a membrane its equivalent thickness of air. */
export interface VaporResistance extends ReferenceRow {
  readonly group: MaterialGroup | "membrane";
  /** Water vapour resistance factor μ: that of air is 1. Absent for membranes and for vapour-tight materials. */
  readonly factor?: number;
  /** Equivalent thickness of air s_d of a membrane, m. */
  readonly equivalentThickness?: number;
}

/** Equivalent thickness of air above which a layer is vapour-tight, m: glass, metal, foil. */
export const vaporTightThickness = 1500;

const spain: Citation = { source: spanishElements, locator: "materials" };
const standard: Citation = { source: iso10456, locator: "Table 5" };
const tight: Citation = { source: iso12572, locator: "scope: above 1500 m impermeable" };

type Row = readonly [id: string, label: string, factor: number, note?: string];

const byGroup: Readonly<Partial<Record<MaterialGroup, readonly Row[]>>> = {
  masonry: [
    ["clay-brick", "Fired clay brickwork", 10],
    ["aerated-concrete", "Autoclaved aerated concrete", 6],
    ["concrete-block", "Concrete block of dense aggregate", 10],
    ["light-block", "Concrete block of light aggregate", 6],
  ],
  concrete: [
    ["reinforced-concrete", "Reinforced concrete", 80, "DIN 4108-4 has 80 where wet, 130 where dry."],
    ["dense-concrete", "Dense concrete", 120, "Other rows of the same catalogue have 70 to 80."],
    ["light-concrete", "Concrete of light aggregate, 1600 to 2000 kg/m³", 60],
    ["expanded-clay-concrete", "Concrete of expanded clay", 6],
    ["open-concrete", "Concrete of other light aggregate", 10],
    ["mortar", "Cement or lime mortar, render", 10, "Other sources give up to 25 for lime and cement renders."],
  ],
  stone: [
    ["dense-stone", "Granite, basalt, marble", 10_000],
    ["slate", "Slate", 800],
    ["hard-limestone", "Limestone, hard", 150],
    ["limestone", "Limestone, medium", 40],
    ["sandstone", "Sandstone", 50],
    ["porous-stone", "Porous natural stone", 15],
  ],
  board: [
    ["plasterboard", "Gypsum board", 4, "The lower value, of wet material; 8 to 10 where dry."],
    ["plywood", "Plywood, 500 to 600 kg/m³", 90],
    ["heavy-plywood", "Plywood, above 600 kg/m³", 110],
    ["particleboard", "Particleboard", 20, "DIN 4108-4 has 50 for boards in dry, 100 for boards in humid conditions."],
    ["cement-board", "Cement-bonded board", 30],
    ["fibreboard", "Fibreboard, 550 to 1000 kg/m³", 20],
    ["medium-fibreboard", "Fibreboard, 350 to 550 kg/m³", 12],
    ["light-fibreboard", "Fibreboard, 200 to 350 kg/m³", 6],
    ["insulating-fibreboard", "Fibreboard, below 200 kg/m³", 2],
    ["strand-board", "Oriented strand board", 30],
    ["wood-wool", "Wood wool board with cement", 5],
  ],
  wood: [
    ["hardwood", "Hardwood", 50],
    ["softwood", "Softwood", 20, "Across the grain, where moist; 50 and more where dry."],
    ["cork", "Cork", 5],
  ],
  insulation: [
    ["mineral-wool", "Mineral wool", 1],
    [
      "expanded-polystyrene",
      "Expanded polystyrene",
      20,
      "Rises with density: 20 to 40 below 80 kPa of strength, 30 to 70 up to 150 kPa, 40 to 100 above (EN 13163).",
    ],
    ["extruded-polystyrene", "Extruded polystyrene", 100],
    ["polyurethane", "Polyurethane or polyisocyanurate, open facings", 60],
    ["expanded-clay", "Expanded clay, loose", 1],
    ["perlite-board", "Expanded perlite board", 5],
    ["insulating-plaster", "Insulating plaster", 6],
  ],
  roofing: [
    ["bitumen", "Bitumen, felt or sheet", 50_000],
    ["epdm", "EPDM", 6000, "Other sources give above 50 000 for membranes: ask the manufacturer."],
    ["clay-tile", "Clay roof tile", 30],
  ],
  finish: [
    ["gypsum-plaster", "Gypsum plaster", 6],
    ["ceramic-tile", "Ceramic tile", 30],
    ["linoleum", "Linoleum", 800],
    ["vinyl", "Vinyl floor covering", 50_000],
    ["carpet", "Carpet", 5],
  ],
};

const membranes: ReadonlyArray<readonly [id: string, label: string, equivalentThickness: number]> = [
  ["breather-membrane", "Breather membrane", 0.2],
  ["building-paper", "Bituminous paper, 0.1 mm", 2],
  ["polyethylene-150", "Polyethylene, 0.15 mm", 50],
  ["polyethylene-250", "Polyethylene, 0.25 mm", 100],
  ["pvc-foil", "PVC foil", 30],
  ["aluminium-paper", "Paper with aluminium, 0.4 mm", 10],
  ["aluminium-foil", "Aluminium foil, 0.05 mm", vaporTightThickness],
  ["emulsion-paint", "Emulsion paint", 0.1],
  ["gloss-paint", "Gloss paint", 3],
  ["vinyl-wallpaper", "Vinyl wallpaper", 2],
];

let resistances: readonly VaporResistance[] | undefined;

/**
 * Resistances of building materials and membranes to water vapour, built at the first call.
 *
 * @returns the rows; factor μ, or equivalent thickness of air in m; a row with neither is vapour-tight
 * @source cte-constructive-elements, materials
 * @source iso-10456, Table 5
 * @source iso-12572, scope
 * @example
 * ```ts
 * import { vaporResistances } from "@org/hvac-core/reference";
 * vaporResistances().find(({ id }) => id === "extruded-polystyrene")?.factor; // 100
 * ```
 */
export function vaporResistances(): readonly VaporResistance[] {
  resistances ??= [
    ...Object.entries(byGroup).flatMap(([group, rows]) =>
      rows.map(([id, label, factor, note]): VaporResistance => ({
        id,
        label,
        group: group as MaterialGroup,
        factor,
        source: spain,
        ...(note !== undefined && { note }),
      })),
    ),
    {
      id: "vapor-tight",
      label: "Metal, glass, cellular glass",
      group: "metal-glass",
      equivalentThickness: vaporTightThickness,
      source: tight,
    },
    ...membranes.map(([id, label, equivalentThickness]): VaporResistance => ({
      id,
      label,
      group: "membrane",
      equivalentThickness,
      source: standard,
      verify: true,
    })),
  ];
  return resistances;
}
