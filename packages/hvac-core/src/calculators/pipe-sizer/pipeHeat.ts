import type { PipeValues } from "./schema.ts";

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
 * out: together they are less than 1 % of the resistance of an insulated metal pipe, and on the safe side for plastics.
 */
export function pipeHeat(
  { surroundingTemperature, fluidTemperature, insulationThickness, insulationConductivity, surfaceCoefficient }: PipeValues,
  pipeOutside: number,
): PipeHeat {
  const outside = pipeOutside + 2 * insulationThickness;
  const resistance =
    Math.log(outside / pipeOutside) / (2 * Math.PI * insulationConductivity) + 1 / (Math.PI * outside * surfaceCoefficient);
  return { outside, resistance, perLength: (surroundingTemperature - fluidTemperature) / resistance };
}
