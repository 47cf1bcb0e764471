import type { WarningStatement } from "../../kernel/index.ts";
import type { VentilationCalculation } from "./results.ts";
import { dwellingWarnings } from "./dwellingWarnings.ts";
import { roomWarnings } from "./roomWarnings.ts";
import type { VentilationValues } from "./schema.ts";
import { zonesWarnings } from "./zonesWarnings.ts";

/** Warnings about the result. */
export function warnings(calculation: VentilationCalculation, values: VentilationValues): WarningStatement[] {
  if (calculation.scope === "zones") return zonesWarnings(calculation, values);
  return calculation.scope === "dwelling" ? dwellingWarnings(calculation, values) : roomWarnings(calculation, values);
}
