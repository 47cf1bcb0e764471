import type { WarningStatement } from "../../kernel/index.ts";
import type { PipeCalculation } from "./calculate.ts";
import type { PipeValues } from "./schema.ts";
import { sectionWarnings } from "./sectionWarnings.ts";
import { systemWarnings } from "./system/warnings.ts";

/** What a senior engineer would remark about the pipe or the system. */
export function warnings(calculation: PipeCalculation, values: PipeValues): WarningStatement[] {
  return calculation.scope === "system" ? systemWarnings(calculation, values) : sectionWarnings(calculation, values);
}
