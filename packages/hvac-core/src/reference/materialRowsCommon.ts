
/** Group of a material, for lists. */
export type MaterialGroup =
  | "masonry"
  | "concrete"
  | "stone"
  | "board"
  | "wood"
  | "metal-glass"
  | "insulation"
  | "roofing"
  | "cladding"
  | "finish"
  | "air-space";

/** Properties: W/(m·K), kg/m³, J/(kg·K); or a resistance, m²·K/W. */
type MaterialRow =
  | readonly [id: string, label: string, conductivity: number, density: number, specificHeat: number]
  | readonly [id: string, label: string, resistance: number];

/** Rows by kind of material. */
export type MaterialRows = Readonly<Partial<Record<MaterialGroup, readonly MaterialRow[]>>>;

/** Materials of the constructions of the handbook (Fundamentals 2005, ch. 25 and 30), and of US buildings. */
export const commonHandbookMaterials = (): MaterialRows => ({
  masonry: [
    ["brick", "Face brick", 0.89, 1920, 790],
    ["concrete-block", "Concrete block, 200 mm (8 in)", 1.11, 800, 920],
  ],
  concrete: [
    ["concrete-heavy", "Heavyweight concrete", 1.95, 2240, 900],
    ["concrete-light", "Lightweight concrete", 0.53, 1280, 840],
  ],
  board: [
    ["gypsum-board", "Gypsum board", 0.16, 800, 1090],
  ],
  "metal-glass": [
    ["metal-sheet", "Steel sheet", 45.28, 7824, 500],
  ],
  insulation: [
    ["insulation-board", "Rigid insulation board", 0.03, 43, 1210],
  ],
  roofing: [
    ["built-up-roof", "Built-up roofing", 0.16, 1120, 1460],
  ],
  cladding: [
    ["stucco", "Stucco or cement render", 0.72, 1856, 840],
  ],
  finish: [
    ["acoustic-tile", "Acoustic tile", 0.06, 368, 590],
  ],
  "air-space": [
    ["air-space-wall", "Air space in a wall", 0.15],
    ["air-space-ceiling", "Air space above a ceiling", 0.18],
  ],
});

/** Materials of the US reference buildings' constructions. */
export const usReferenceMaterials = (): MaterialRows => ({
  concrete: [
    ["us-concrete-200", "Heavyweight concrete, US reference buildings", 1.3101, 2240, 836],
    ["us-concrete-floor", "Normal-weight concrete floor", 2.3085, 2322, 831],
  ],
  board: [
    ["us-gypsum-13", "Gypsum board, US reference buildings", 0.1599, 785, 829],
  ],
  "metal-glass": [
    ["us-metal-siding", "Metal siding", 44.9299, 7689, 410],
  ],
  cladding: [
    ["us-stucco", "Stucco, US reference buildings", 0.6913, 1858, 836],
  ],
  finish: [
    ["us-carpet-pad", "Carpet and pad, US reference buildings", 0.2165],
  ],
});
