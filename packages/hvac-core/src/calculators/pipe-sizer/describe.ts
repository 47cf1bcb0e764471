import type { SheetBuilder } from "../../kernel/index.ts";
import type { PipeCalculation } from "./results.ts";
import { describeOnePipe } from "./describeOnePipe.ts";
import type { PipeValues } from "./schema.ts";
import { describeSystem } from "./system/describeSystem.ts";

/** States every step from the flow to the losses, of one pipe or of a system. */
export function describe(calculation: PipeCalculation, values: PipeValues, sheet: SheetBuilder): void {
  sheet.given("scope");
  if (calculation.scope === "system") describeSystem(calculation, values, sheet);
  else describeOnePipe(calculation, values, sheet);
}
