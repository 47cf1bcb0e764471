import type { SheetBuilder } from "../../kernel/index.ts";
import type { DescribedDuct } from "./describedDuct.ts";
import { describeAir, describeMassFlow } from "./describeAir.ts";
import { describeExact } from "./describeExact.ts";
import { describeFittings } from "./describeFittings.ts";
import { describeFriction, describeSize } from "./describeFlow.ts";
import { describeHeat } from "./describeHeat.ts";
import { describeDewPoint, describeInsulation } from "./describeInsulation.ts";
import { describeSheet } from "./describeSheet.ts";
import { customRoughness } from "./options.ts";
import type { DuctValues } from "./schema.ts";
import { walledDuct, type SectionCalculation } from "./section.ts";
import { isRound, roughnessOf } from "./size.ts";
import { fundamentals2021, mathematics, smacnaLeakage, type Citation } from "../../sources/index.ts";

const geometry: Citation = { source: mathematics };
const duct: Citation = { source: fundamentals2021, locator: "ch. 21, Darcy-Weisbach" };

const sectionFields = {
  shape: "ductShape",
  method: "sizingMethod",
  material: "ductMaterial",
  location: "ductLocation",
  part: "ductPart",
} as const;

function describedOf({ exact, origin, size, flow, velocityLimit }: SectionCalculation, values: DuctValues): DescribedDuct {
  const sizes = ["sizeChoice", ...(values.sizeChoice === "standard" ? ["sizeSeries"] : [])];
  return {
    duct: values,
    exact,
    origin,
    size,
    sheetSize: size,
    liner: 0,
    flow,
    velocityLimit,
    exactBy: values.sideRule,
    fixedHeight: "H_f",
    fields: { ...sectionFields, sizes },
    result: (name) => ({ result: name }),
  };
}

/** States every step of one section, from the air and the target to the losses, the metal and the fan. */
export function describeSection(calculation: SectionCalculation, values: DuctValues, sheet: SheetBuilder): void {
  const described = describedOf(calculation, values);
  describeAir(calculation.air, values.airTemperature, sheet);
  describeMassFlow("Q", calculation.results.massFlow, sheet);
  describeRoughness(values, sheet);
  describeExact(described, sheet);
  describeSize(described, sheet);
  describeFriction(described, sheet);
  describeFittings(calculation.fittings, calculation.fittingsLoss, values, "fittingsPressureLoss", sheet);
  sheet.formula({
    symbol: "C_f",
    name: "Fittings as one coefficient",
    expression: "Δp_f / p_v",
    value: calculation.results.fittingsCoefficient,
    quantity: "number",
    source: geometry,
    result: "fittingsCoefficient",
  });
  describeLosses(calculation, sheet);
  sheet.part("Sheet metal");
  sheet.formula({
    symbol: "S",
    name: "Duct surface",
    expression: "U * L",
    value: calculation.metal.surface,
    quantity: "area",
    source: geometry,
    result: "surfaceArea",
  });
  describeSheet({ metal: calculation.metal, sheetMaterial: values.sheetMaterial, surface: "S" }, described.result, sheet);
  describeWalls(calculation, values, sheet);
}

function describeRoughness(values: DuctValues, sheet: SheetBuilder): void {
  sheet.part("Wall");
  const stated = {
    symbol: "ε_w",
    name: "Roughness",
    value: roughnessOf(values),
    quantity: "roughness",
    source: { source: fundamentals2021, locator: "ch. 21, duct roughness factors" },
  } as const;
  if (values.ductShape !== "flexible" && values.ductMaterial === customRoughness)
    sheet.formula({ ...stated, expression: "ε", source: geometry, by: ["ductMaterial"] });
  else sheet.lookup({ ...stated, by: ["ductShape", "ductMaterial"] });
}

function describeLosses({ ductLoss, totalLoss, results }: SectionCalculation, sheet: SheetBuilder): void {
  sheet.part("Pressure loss");
  sheet.formula({
    symbol: "Δp_d",
    name: "Straight duct",
    expression: "R * L",
    value: ductLoss,
    quantity: "pressure",
    source: duct,
    result: "ductPressureLoss",
  });
  sheet.formula({
    symbol: "Δp_t",
    name: "Terminal and equipment",
    expression: "Δp_e",
    value: results.terminalPressureLoss,
    quantity: "pressure",
    source: geometry,
    result: "terminalPressureLoss",
  });
  sheet.formula({
    symbol: "Δp",
    name: "Total pressure loss",
    expression: "Δp_d + Δp_f + Δp_t",
    value: totalLoss,
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
    source: { ...duct, locator: "ch. 21, fan power" },
    result: "fanPower",
  });
}

function describeWalls(calculation: SectionCalculation, values: DuctValues, sheet: SheetBuilder): void {
  const { leakage, insulation, heat, results, air, size } = calculation;
  sheet.part("Leakage");
  sheet.formula({
    symbol: "Q_l",
    name: "Leakage",
    expression: "smacnaLeakageCoefficient(C_L) * p_s^0.65 * S",
    value: leakage,
    quantity: "airFlow",
    source: { source: smacnaLeakage },
    result: "leakageAirflow",
  });
  sheet.formula({
    symbol: "l",
    name: "Leakage share",
    expression: "Q_l / Q",
    value: results.leakageShare,
    quantity: "ratio",
    source: geometry,
    result: "leakageShare",
  });
  const described = {
    duct: walledDuct(calculation, values),
    hasFlexible: false,
    isInsulated: insulation !== undefined,
    result: (name: string) => ({ result: name }),
  };
  sheet.given("insulationThickness");
  if (insulation) describeInsulation({ around: insulation }, described, sheet);
  sheet.part("Heat");
  sheet.given("heatExchange");
  if (!heat) return;
  if (heat.insulated && values.ductShape === "oval")
    sheet.formula({
      symbol: "B",
      name: "Straight sides",
      expression: "2 * (W - H)",
      value: 2 * (size.width - size.height),
      quantity: "length",
      source: geometry,
    });
  describeHeat(heat, { ...described, entering: "t", hydraulicDiameter: isRound(values.ductShape) ? "D" : "D_h" }, air, sheet);
  if (results.ambientDewPoint !== undefined) describeDewPoint(results.ambientDewPoint, sheet);
}
