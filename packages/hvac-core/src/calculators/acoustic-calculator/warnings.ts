import type { WarningStatement } from "../../kernel/index.ts";
import type { AcousticCalculation } from "./results.ts";
import { elementWarnings } from "./elementWarnings.ts";
import { roomWarnings } from "./roomWarnings.ts";
import { sourceWarnings } from "./sourceWarnings.ts";

/** Warnings about rooms, sources and elements. */
export function warnings(calculation: AcousticCalculation): WarningStatement[] {
  return [...roomWarnings(calculation), ...sourceWarnings(calculation), ...elementWarnings(calculation)];
}
