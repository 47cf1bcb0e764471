import type { DuctValues } from "./schema.ts";
import { calculateSection, type SectionCalculation } from "./section.ts";
import { calculateSystem, type SystemCalculation } from "./system/calculateSystem.ts";

/** A duct, or a system of ducts, as calculated: the values between input and results. */
export type DuctCalculation = SectionCalculation | SystemCalculation;

/** Sizes of ducts by friction rate, velocity or static regain, with their pressure losses. */
export function calculate(values: DuctValues): DuctCalculation {
  return values.scope === "system" ? calculateSystem(values) : calculateSection(values);
}
