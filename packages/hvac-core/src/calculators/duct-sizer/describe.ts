import type { SheetBuilder } from "../../kernel/index.ts";
import type { DuctCalculation } from "./calculate.ts";
import { describeSection } from "./describeSection.ts";
import type { DuctValues } from "./schema.ts";
import { describeSystem } from "./system/describeSystem.ts";

/** States every step from the air and the target to the losses, the metal and the fan. */
export function describe(calculation: DuctCalculation, values: DuctValues, sheet: SheetBuilder): void {
  sheet.given("scope");
  if (calculation.scope === "system") describeSystem(calculation, values, sheet);
  else describeSection(calculation, values, sheet);
}
