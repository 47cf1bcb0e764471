import type { SheetBuilder } from "../../kernel/index.ts";
import { fundamentals2021, mathematics, type Citation } from "../../sources/index.ts";
import type { DuctCalculation, SectionCalculation } from "./calculate.ts";
import { describeAir, describeMassFlow } from "./describeAir.ts";
import { describeDuct, describeDuctHeat, describeWalls } from "./describeDuct.ts";
import { describeDewPoint } from "./describeInsulation.ts";
import { withAir } from "./ductState.ts";
import type { DuctValues } from "./schema.ts";
import { describeSystem } from "./system/describeSystem.ts";

const geometry: Citation = { source: mathematics };

/** The losses of a single duct with its terminal, and the power that they take. */
function describeTotalLoss({ duct, results }: SectionCalculation, sheet: SheetBuilder): void {
  sheet.formula({
    symbol: "Δp_t",
    name: "Terminal and equipment",
    expression: "Δp_e",
    value: duct.duct.row.terminalPressureDrop,
    quantity: "pressure",
    source: geometry,
    result: "terminalPressureLoss",
  });
  sheet.formula({
    symbol: "Δp",
    name: "Total pressure loss",
    expression: "Δp_d + Δp_f + Δp_t",
    value: results.totalPressureLoss,
    quantity: "pressure",
    source: geometry,
    result: "totalPressureLoss",
  });
  sheet.formula({
    symbol: "P_f",
    name: "Fan shaft power",
    expression: "Q * Δp / (η_f * η_d)",
    value: results.fanPower,
    quantity: "shaftPower",
    source: { source: fundamentals2021, locator: "ch. 21, fan power" },
    result: "fanPower",
  });
}

/** States every step of a single duct, from the air and the target to the losses, the metal and the fan. */
function describeSection(calculation: SectionCalculation, values: DuctValues, sheet: SheetBuilder): void {
  const { air, results, dewPoint } = calculation;
  describeAir(air, values.airTemperature, sheet);
  describeMassFlow("Q", results.massFlow, sheet);
  const on = { ducts: calculation, values, sheet };
  const [section] = withAir(calculation);
  describeDuct(section!, on);
  describeTotalLoss(calculation, sheet);
  describeWalls(section!, "p_s", on);
  sheet.formula({
    symbol: "l",
    name: "Leakage share",
    expression: "Q_l / Q",
    value: results.leakageShare,
    quantity: "ratio",
    source: geometry,
    result: "leakageShare",
  });
  describeDuctHeat(section!, "t", on);
  if (dewPoint !== undefined) describeDewPoint(dewPoint, sheet);
}

/** States every step from the air and the target to the losses, the metal and the fan. */
export function describe(calculation: DuctCalculation, values: DuctValues, sheet: SheetBuilder): void {
  sheet.given("scope");
  if (calculation.scope === "system") describeSystem(calculation, values, sheet);
  else describeSection(calculation, values, sheet);
}
