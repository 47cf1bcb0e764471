import type { PipeValues } from "./schema.ts";
import { calculateSection, type PipeSectionCalculation } from "./section.ts";
import { calculateSystem, type PipeSystemCalculation } from "./system/calculateSystem.ts";

/** Pipes as calculated: the values between input and results, by what was asked for. */
export type PipeCalculation = PipeSectionCalculation | PipeSystemCalculation;

/** Size, velocity and losses of one pipe, or of all pipes of a system. */
export function calculate(values: PipeValues): PipeCalculation {
  return values.scope === "system" ? calculateSystem(values) : calculateSection(values);
}
