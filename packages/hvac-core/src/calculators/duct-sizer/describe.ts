import type { SheetBuilder } from "../../kernel/index.ts";
import { fundamentals2021 } from "../../sources/index.ts";
import type { DuctCalculation, SectionCalculation } from "./results.ts";
import { describeAir, describeMassFlow } from "./describeAir.ts";
import { describeDuct, describeDuctHeat, describeWalls } from "./describeDuct.ts";
import { describeDewPoint } from "./describeInsulation.ts";
import { withAir } from "./ductState.ts";
import type { DuctValues } from "./schema.ts";
import { describeSystem } from "./system/describeSystem.ts";

/** The losses of a single duct with its terminal, and the power that they take. */
function describeTotalLoss(sheet: SheetBuilder): void {
  sheet.result("terminalPressureLoss", "Δp_e");
  sheet.result("totalPressureLoss", "Δp_d + Δp_f + Δp_t", undefined, { symbol: "Δp" });
  sheet.result("fanPower", "Q * Δp / (η_f * η_d)", { source: fundamentals2021, locator: "ch. 21, fan power" });
}

/** States every step of a single duct, from the air and the target to the losses, the metal and the fan. */
function describeSection(calculation: SectionCalculation, values: DuctValues, sheet: SheetBuilder): void {
  const { air, dewPoint } = calculation;
  describeAir(air, values.airTemperature, sheet);
  describeMassFlow("Q", sheet);
  const on = { ducts: calculation, values, sheet };
  const [section] = withAir(calculation);
  describeDuct(section!, on);
  describeTotalLoss(sheet);
  describeWalls(section!, "p_s", on);
  sheet.result("leakageShare", "Q_l / Q");
  describeDuctHeat(section!, "t", on);
  if (dewPoint !== undefined) describeDewPoint(sheet);
}

/** States every step from the air and the target to the losses, the metal and the fan. */
export function describe(calculation: DuctCalculation, values: DuctValues, sheet: SheetBuilder): void {
  sheet.given("scope");
  if (calculation.scope === "system") describeSystem(calculation, values, sheet);
  else describeSection(calculation, values, sheet);
}
