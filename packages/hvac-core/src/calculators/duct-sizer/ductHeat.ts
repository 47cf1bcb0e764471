import type { DuctAir } from "./air.ts";
import { specificHeatOf, type WallHeat } from "./insulation.ts";
import type { DuctValues } from "./schema.ts";

/** Heat through the walls of a duct. */
export interface DuctHeat {
  /** Specific heat of the moist air, J/(kg·K). */
  readonly specificHeat: number;
  /** °C. */
  readonly leavingTemperature: number;
  /** Into the air, W. */
  readonly gain: number;
  /** Heat transfer by insulation and films; undefined by U-value. */
  readonly insulated: (WallHeat & { readonly surfaceTemperature: number }) | undefined;
}

/** Air that passes a duct, and the heat transfer of the wall. */
interface PassingAir {
  /** m³/s. */
  readonly airflow: number;
  /** °C. */
  readonly enteringTemperature: number;
  /** Surface that the U-value refers to, m². */
  readonly surface: number;
  readonly wall: WallHeat | undefined;
}

/**
 * Temperature of the air at the end of a duct: it approaches that of the surroundings exponentially. The temperature of the surface is farthest from it
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
  const remainingShare = Math.exp(-conductance / (massFlow * specificHeat));
  const leavingTemperature = surroundingTemperature + (enteringTemperature - surroundingTemperature) * remainingShare;
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
