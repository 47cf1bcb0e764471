import { liquidOf } from "../../fluids/internal.ts";
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
export function fluidOf(values: PumpValues): PumpFluid {
  // Its range is the narrower one, and so the one that an error states.
  const { density, viscosity, freezingPoint } = liquidOf(values);
  const vaporPressure = liquidVaporPressure(values.fluid, values.glycolMassFraction, values.fluidTemperature);
  return { density, viscosity, freezingPoint, vaporPressure };
}
