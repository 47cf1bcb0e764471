import { safetyAllowance } from "../../loads/index.ts";

/** W. */
export interface HeatParts {
  readonly sensible: number;
  readonly latent: number;
}

/** Load of the room or of the plant, W. */
interface LoadTotals extends HeatParts {
  /** Without the safety allowance. */
  readonly sum: number;
  readonly safety: number;
  readonly total: number;
}

/** Parts of a load, W; in heating losses are positive and gains negative. */
export interface LoadParts {
  readonly walls: number;
  readonly windows: number;
  readonly windowTransmission: number;
  /** 0 in heating. */
  readonly windowSun: number;
  readonly roof: number;
  readonly floor: number;
  /** In heating without latent heat. */
  readonly people: HeatParts;
  /** People, lighting and equipment. */
  readonly internal: number;
  readonly ventilation: HeatParts;
  readonly infiltration: HeatParts;
}

/** Results of both methods. */
export interface LoadState {
  readonly cooling: boolean;
  readonly totals: LoadTotals;
  readonly parts: LoadParts;
  /** m². */
  readonly floorArea: number | null;
  /** m³/s. */
  readonly supplyAirflow: number | undefined;
}

/** Totals of a load with its safety allowance. */
export function totalsOf({ sensible, latent }: HeatParts, safetyFactor: number): LoadTotals {
  const sum = sensible + latent;
  const safety = safetyAllowance(sum, safetyFactor);
  return { sensible, latent, sum, safety, total: sum + safety };
}
