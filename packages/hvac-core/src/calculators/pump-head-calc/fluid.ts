import { glycol, water } from "../../fluids/index.ts";
import { liquidVaporPressure } from "../../pumps/index.ts";
import type { PumpValues } from "./schema.ts";

/** The fluid at the pump. */
export interface PumpFluid {
  /** kg/m³ */
  readonly density: number;
  /** Dynamic, Pa·s. */
  readonly viscosity: number;
  /** °C; only of glycols. */
  readonly freezingPoint: number | undefined;
  /** Pa */
  readonly vaporPressure: number;
}

/** Properties of the fluid at its temperature. */
export function fluidOf({ fluid, fluidTemperature: temperature, glycolMassFraction: massFraction }: PumpValues): PumpFluid {
  const vaporPressure = liquidVaporPressure(fluid, massFraction, temperature);
  if (fluid === "water") {
    const { density, viscosity } = water({ temperature });
    return { density, viscosity, freezingPoint: undefined, vaporPressure };
  }
  const { density, viscosity, freezingPoint } = glycol({ kind: fluid, massFraction, temperature });
  return { density, viscosity, freezingPoint, vaporPressure };
}
