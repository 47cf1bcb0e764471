import { ashrae90, type Citation } from "../sources/index.ts";
import { squareFoot } from "../constants/inchPound.ts";
import type { ReferenceRow } from "./row.ts";

const lightingByBuilding: Citation = { source: ashrae90, locator: "§9.5, building area method" };

/** Lighting allowance of a whole building. */
export interface BuildingLightingDensity extends ReferenceRow {
  /** W/m². */
  readonly lighting: number;
}

/** W/ft² as published. */
const buildings: ReadonlyArray<readonly [id: string, label: string, lighting: number]> = [
  ["automotive", "Automotive facility", 0.73],
  ["convention-centre", "Convention centre", 0.64],
  ["courthouse", "Courthouse", 0.75],
  ["bar", "Bar or lounge", 0.74],
  ["cafeteria", "Cafeteria or fast food", 0.7],
  ["restaurant", "Family restaurant", 0.65],
  ["dormitory", "Dormitory", 0.52],
  ["exercise-centre", "Exercise centre", 0.72],
  ["fire-station", "Fire station", 0.56],
  ["gymnasium", "Gymnasium", 0.75],
  ["clinic", "Clinic", 0.77],
  ["hospital", "Hospital", 0.92],
  ["hotel", "Hotel", 0.53],
  ["library", "Library", 0.83],
  ["manufacturing", "Factory", 0.82],
  ["cinema", "Cinema", 0.43],
  ["multifamily", "Apartment building", 0.46],
  ["museum", "Museum", 0.56],
  ["office", "Office building", 0.62],
  ["parking-garage", "Parking garage", 0.17],
  ["penitentiary", "Prison", 0.65],
  ["theatre", "Theatre", 0.82],
  ["police-station", "Police station", 0.62],
  ["post-office", "Post office", 0.64],
  ["worship", "Religious building", 0.66],
  ["retail", "Retail building", 0.78],
  ["school", "School or university", 0.7],
  ["sports-arena", "Sports arena", 0.73],
  ["town-hall", "Town hall", 0.67],
  ["transport", "Transport building", 0.56],
  ["warehouse", "Warehouse", 0.45],
  ["workshop", "Workshop", 0.86],
];

/**
 * Lighting power allowances by building type.
 *
 * @source ashrae-90.1, §9.5, building area method
 * @example
 * ```ts
 * import { buildingLightingDensities } from "@org/hvac-core/reference";
 * buildingLightingDensities.find(({ id }) => id === "office")?.lighting; // 6.67
 * ```
 */
export const buildingLightingDensities: readonly BuildingLightingDensity[] = buildings.map(([id, label, lighting]) => ({
  id,
  label,
  lighting: lighting / squareFoot,
  source: lightingByBuilding,
}));
