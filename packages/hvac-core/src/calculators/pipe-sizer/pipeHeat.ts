import { minimumPipeInsulation, type PipeSize } from "../../flow/index.ts";
import type { SystemValues } from "./schema.ts";

/** Heat through the insulation of a pipe. */
export interface PipeHeat {
  /** Outside diameter of the insulation, m. */
  readonly outside: number;
  /** From the fluid to the surroundings, K·m/W. */
  readonly resistance: number;
  /** Into the fluid, W/m; negative where the fluid is the warmer one. */
  readonly perLength: number;
}

/**
 * Heat that a metre of pipe takes up from its surroundings, through the insulation and the film of air around it. Pipe wall and inside film are left
 * out: they are less than 1 % of the resistance of an insulated metal pipe, and on the safe side for plastics.
 */
export function pipeHeat(
  {
    surroundingTemperature,
    fluidTemperature,
    insulationThickness,
    insulationConductivity,
    surfaceCoefficient,
  }: Pick<
    SystemValues,
    "surroundingTemperature" | "fluidTemperature" | "insulationThickness" | "insulationConductivity" | "surfaceCoefficient"
  >,
  pipeOutside: number,
): PipeHeat {
  const outside = pipeOutside + 2 * insulationThickness;
  const resistance =
    Math.log(outside / pipeOutside) / (2 * Math.PI * insulationConductivity) + 1 / (Math.PI * outside * surfaceCoefficient);
  return { outside, resistance, perLength: (surroundingTemperature - fluidTemperature) / resistance };
}

/** Thickness of the insulation, m: as entered, or the minimum of the energy standard for a fluid of this temperature. */
export function insulationOf(
  { heatExchange, insulationBy, insulationThickness, insulationConductivity }: SystemValues,
  { nominalSize, outsideDiameter }: PipeSize,
  temperature: number,
): number {
  if (!heatExchange || insulationBy === "thickness") return insulationThickness;
  return minimumPipeInsulation({ temperature, nominalSize, outsideDiameter, conductivity: insulationConductivity });
}
