import type { DuctAir } from "./air.ts";
import { specificHeatOf, type WallHeat } from "./insulation.ts";
import type { DuctValues } from "./schema.ts";

/** Heat through the walls of a duct. */
export interface DuctHeat {
  /** Of the moist air, J/(kg·K). */
  readonly specificHeat: number;
  /** °C. */
  readonly leavingTemperature: number;
  /** Into the air, W. */
  readonly gain: number;
  /** Where heat passes by insulation and films. */
  readonly insulated: (WallHeat & { readonly surfaceTemperature: number }) | undefined;
}

/** Air that passes a duct, and how it is connected to the warmth of the surroundings. */
interface PassingAir {
  /** m³/s. */
  readonly airflow: number;
  /** °C. */
  readonly enteringTemperature: number;
  /** m²; by a stated U-value that of the wall counts. */
  readonly surface: number;
  readonly wall: WallHeat | undefined;
}

/**
 * Temperature of the air at the duct's end: it nears that of the surroundings exponentially. The surface is farthest from that of the surroundings
 * where the air enters.
 */
export function ductHeat(
  { airflow, enteringTemperature, surface, wall }: PassingAir,
  { surroundingTemperature, ductUValue }: Pick<DuctValues, "surroundingTemperature" | "ductUValue">,
  air: DuctAir,
): DuctHeat {
  const massFlow = air.density * airflow;
  const specificHeat = specificHeatOf(air);
  const conductance = wall ? wall.conductance : ductUValue * surface;
  const left = Math.exp(-conductance / (massFlow * specificHeat));
  const leavingTemperature = surroundingTemperature + (enteringTemperature - surroundingTemperature) * left;
  return {
    specificHeat,
    leavingTemperature,
    gain: massFlow * specificHeat * (leavingTemperature - enteringTemperature),
    insulated: wall && {
      ...wall,
      surfaceTemperature: surroundingTemperature - (surroundingTemperature - enteringTemperature) * wall.surfaceShare,
    },
  };
}
