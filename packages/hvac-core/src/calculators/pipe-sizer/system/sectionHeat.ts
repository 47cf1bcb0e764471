import { insulationOf, pipeHeat } from "../pipeHeat.ts";
import type { PipeValues } from "../schema.ts";
import type { Leg } from "./sectionPipe.ts";

/** Heat through the insulation of a supply or return. */
export interface LegHeat {
  /** Of the fluid, °C. */
  readonly temperature: number;
  /** Of the insulation, m. */
  readonly thickness: number;
  /** Outside diameter of the insulation, m. */
  readonly outside: number;
  /** From the fluid to the surroundings, K·m/W. */
  readonly resistance: number;
  /** Into the fluid, W/m. */
  readonly perLength: number;
}

/** Temperatures of supply and return, °C. */
export interface LegTemperatures {
  readonly supply: number;
  readonly return: number;
}

/** Half the temperature difference to either side of the mean: for cooling the supply is the colder one. */
export function legTemperatures({ service, fluidTemperature, designTemperatureDifference }: PipeValues): LegTemperatures {
  const half = (service === "cooling" ? -1 : 1) * (designTemperatureDifference / 2);
  return { supply: fluidTemperature + half, return: fluidTemperature - half };
}

/** Heat that a pipe takes up. By the standard, both pipes are insulated for the temperature of the supply, which asks for more. */
export function legHeat({ option: { size } }: Leg, temperature: number, supplyTemperature: number, values: PipeValues): LegHeat {
  const thickness = insulationOf(values, size, supplyTemperature);
  const heat = pipeHeat({ ...values, fluidTemperature: temperature, insulationThickness: thickness }, size.outsideDiameter);
  return { temperature, thickness, ...heat };
}

/** Temperature of the outside of the insulation, °C. */
export function surfaceTemperature({ outside, perLength }: LegHeat, { surroundingTemperature, surfaceCoefficient }: PipeValues): number {
  return surroundingTemperature - perLength / (Math.PI * outside * surfaceCoefficient);
}
