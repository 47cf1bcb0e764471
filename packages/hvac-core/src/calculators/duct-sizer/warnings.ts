import type { WarningStatement } from "../../kernel/index.ts";
import type { DuctCalculation } from "./calculate.ts";
import type { DuctValues } from "./schema.ts";
import { sectionWarnings } from "./sectionWarnings.ts";
import { systemWarnings } from "./system/systemWarnings.ts";

/** What a senior engineer would remark about the result. */
export function warnings(calculation: DuctCalculation, values: DuctValues): WarningStatement[] {
  return calculation.scope === "system" ? systemWarnings(calculation, values) : sectionWarnings(calculation, values);
}
