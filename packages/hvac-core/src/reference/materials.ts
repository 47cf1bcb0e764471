import type { ReferenceRow, ReferenceSource } from "./source.ts";

/** Publications behind {@link materials}. */
export const materialSources = {
  "hof-2005": { title: "ASHRAE Handbook – Fundamentals", publisher: "ASHRAE", edition: "2005", locator: "ch. 25 and 30 (as in EnergyPlus)" },
  wtcb: { title: "python-hvac construction data", publisher: "after WTCB/CSTC", edition: "undated", locator: "materials" },
} as const satisfies Record<string, ReferenceSource>;

/** A building material: either its properties, or for air spaces and thin sheets a resistance alone. */
export interface BuildingMaterial extends ReferenceRow<keyof typeof materialSources> {
  /** Thermal conductivity, W/(m·K). */
  readonly conductivity?: number;
  /** Density, kg/m³. */
  readonly density?: number;
  /** Specific heat capacity, J/(kg·K). */
  readonly specificHeat?: number;
  /** Thermal resistance of the layer as it is, m²·K/W; for layers without mass. */
  readonly resistance?: number;
}

/**
 * Building materials for wall, roof and floor layers; insulations from current makers are usually better than these older values.
 *
 * @example
 * ```ts
 * import { materials } from "@org/hvac-core/reference";
 * materials.find((row) => row.id === "brick")?.conductivity; // 0.89
 * ```
 */
export const materials: readonly BuildingMaterial[] = [
  { id: "brick", label: "Face brick", conductivity: 0.89, density: 1920, specificHeat: 790, source: "hof-2005" },
  { id: "concrete-heavy", label: "Heavyweight concrete", conductivity: 1.95, density: 2240, specificHeat: 900, source: "hof-2005" },
  { id: "concrete-light", label: "Lightweight concrete", conductivity: 0.53, density: 1280, specificHeat: 840, source: "hof-2005" },
  { id: "concrete-block", label: "Concrete block, 200 mm", conductivity: 1.11, density: 800, specificHeat: 920, source: "hof-2005" },
  { id: "concrete-block-light", label: "Lightweight concrete block, 200 mm", conductivity: 0.5, density: 464, specificHeat: 880, source: "hof-2005" },
  { id: "aerated-block", label: "Aerated concrete block, glued", conductivity: 0.22, density: 600, specificHeat: 840, source: "wtcb" },
  { id: "stone", label: "Stone", conductivity: 3.17, density: 2560, specificHeat: 790, source: "hof-2005" },
  { id: "stucco", label: "Stucco or cement render", conductivity: 0.72, density: 1856, specificHeat: 840, source: "hof-2005" },
  { id: "gypsum-board", label: "Gypsum board", conductivity: 0.16, density: 800, specificHeat: 1090, source: "hof-2005" },
  { id: "gypsum-plaster", label: "Gypsum plaster", conductivity: 0.56, density: 1300, specificHeat: 840, source: "wtcb" },
  { id: "wood", label: "Softwood", conductivity: 0.15, density: 608, specificHeat: 1630, source: "hof-2005" },
  { id: "plywood", label: "Plywood", conductivity: 0.12, density: 544, specificHeat: 1210, source: "hof-2005" },
  { id: "osb", label: "Oriented strand board", conductivity: 0.13, density: 650, specificHeat: 1700, source: "wtcb" },
  { id: "fibreboard", label: "Fibreboard sheathing", conductivity: 0.07, density: 400, specificHeat: 1300, source: "hof-2005" },
  { id: "wood-siding", label: "Wood siding", conductivity: 0.09, density: 592, specificHeat: 1170, source: "hof-2005" },
  { id: "metal-sheet", label: "Steel sheet", conductivity: 45.28, density: 7824, specificHeat: 500, source: "hof-2005" },
  { id: "spandrel-glass", label: "Opaque spandrel glass", conductivity: 0.99, density: 2528, specificHeat: 880, source: "hof-2005" },
  { id: "insulation-board", label: "Rigid insulation board", conductivity: 0.03, density: 43, specificHeat: 1210, source: "hof-2005" },
  { id: "glass-wool-batt", label: "Mineral fibre batt", conductivity: 0.05, density: 19, specificHeat: 960, source: "hof-2005" },
  { id: "glass-wool-board", label: "Glass fibre board, bonded", conductivity: 0.036, density: 64, specificHeat: 960, source: "hof-2005" },
  { id: "mineral-wool", label: "Mineral wool board", conductivity: 0.04, density: 135, specificHeat: 840, source: "wtcb" },
  { id: "eps", label: "Expanded polystyrene", conductivity: 0.037, density: 16, specificHeat: 1210, source: "hof-2005" },
  {
    id: "xps", label: "Extruded polystyrene", conductivity: 0.029, density: 29, specificHeat: 1210, source: "hof-2005",
    note: "Blown with CFC or HCFC; boards of today conduct more.",
  },
  { id: "built-up-roof", label: "Built-up roofing", conductivity: 0.16, density: 1120, specificHeat: 1460, source: "hof-2005" },
  { id: "epdm", label: "EPDM membrane", conductivity: 0.25, density: 1150, specificHeat: 1000, source: "wtcb" },
  { id: "roof-tile", label: "Clay roof tile", conductivity: 1, density: 2000, specificHeat: 800, source: "wtcb" },
  { id: "slate", label: "Slate or tile", conductivity: 1.59, density: 1920, specificHeat: 1260, source: "hof-2005" },
  { id: "acoustic-tile", label: "Acoustic tile", conductivity: 0.06, density: 368, specificHeat: 590, source: "hof-2005" },
  { id: "carpet", label: "Carpet", conductivity: 0.06, density: 288, specificHeat: 1380, source: "hof-2005" },
  { id: "air-space-wall", label: "Air space in a wall", resistance: 0.15, source: "hof-2005" },
  { id: "air-space-ceiling", label: "Air space above a ceiling", resistance: 0.18, source: "hof-2005" },
];
