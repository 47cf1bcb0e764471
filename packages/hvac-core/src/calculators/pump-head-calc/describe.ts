import { gravityConstant } from "../../flow/gravityConstant.ts";
import { liquidCitation, liquidFormula } from "../../fluids/liquidFormulas.ts";
import type { SheetBuilder } from "../../kernel/index.ts";
import { mathematics, type Citation } from "../../sources/index.ts";
import type { PumpCalculation } from "./calculate.ts";
import { describeCircuit } from "./describeCircuit.ts";
import { describeEnergy } from "./describeEnergy.ts";
import { describePumps } from "./describePumps.ts";
import { describeSuction } from "./describeSuction.ts";
import type { PumpValues } from "./schema.ts";

const algebra: Citation = { source: mathematics };

/** States every step from the flow to the energy of a year. */
export function describe(calculation: PumpCalculation, values: PumpValues, sheet: SheetBuilder): void {
  describeFluid(calculation, values, sheet);
  describeCircuit(calculation, values, sheet);
  describeHead(calculation, values, sheet);
  sheet.given("checkSuction");
  describePumps(calculation, values, sheet);
  if (calculation.suction) describeSuction(calculation, values, sheet);
  describePower(calculation, values, sheet);
  describeControlled(calculation, sheet);
  describeEnergy(calculation, values, sheet);
}

function describeFluid({ fluid, results }: PumpCalculation, values: PumpValues, sheet: SheetBuilder): void {
  const source = liquidCitation(values.fluid);
  sheet.part("Fluid");
  sheet.formula({
    symbol: "ρ",
    name: "Density",
    expression: liquidFormula(values.fluid, "Density"),
    value: results.fluidDensity,
    quantity: "density",
    source,
    by: ["fluid"],
    result: "fluidDensity",
  });
  sheet.formula({
    symbol: "μ",
    name: "Viscosity",
    expression: liquidFormula(values.fluid, "Viscosity"),
    value: fluid.viscosity,
    quantity: "dynamicViscosity",
    source,
  });
  sheet.constant(gravityConstant);
}

function describeHead({ results, statics }: PumpCalculation, values: PumpValues, sheet: SheetBuilder): void {
  sheet.part("Head");
  sheet.given("kind");
  const head = { quantity: "head", source: algebra } as const;
  if (values.kind === "open")
    sheet.formula({
      ...head,
      symbol: "H_s",
      name: "Static head",
      expression: "z_l + (p_o - p_u) / (ρ * g)",
      value: statics.total,
      result: "staticHead",
    });
  sheet.formula({
    ...head,
    symbol: "H_o",
    name: "Head without margin",
    expression: values.kind === "open" ? "H_s + h_l" : "h_l",
    value: results.systemHeadAtDesign,
    result: "systemHeadAtDesign",
  });
  sheet.formula({ ...head, symbol: "h_m", name: "Margin", expression: "m * h_l", value: results.marginHead, result: "marginHead" });
  sheet.formula({ ...head, symbol: "H_d", name: "Design head", expression: "H_o + h_m", value: results.designHead, result: "designHead" });
  sheet.formula({
    symbol: "Δp_d",
    name: "Design pressure",
    expression: "ρ * g * H_d",
    value: results.designPressure,
    quantity: "pressureWater",
    source: algebra,
    result: "designPressure",
  });
}

/** Power at design flow, where the speed gives just what the system asks for. */
function describeControlled({ results, controlled }: PumpCalculation, sheet: SheetBuilder): void {
  if (!controlled) return;
  const curves: Citation = { source: mathematics, locator: "root of the curves" };
  sheet.lookup({
    symbol: "x_f",
    name: "Speed at design flow and the head without margin, of the present one",
    value: controlled.speedRatio,
    quantity: "ratio",
    source: curves,
    result: "controlledSpeedRatio",
  });
  sheet.lookup({ symbol: "η_f", name: "Efficiency of the pumps there", value: controlled.efficiency, quantity: "ratio", source: curves });
  sheet.formula({
    symbol: "P_f",
    name: "Electric power at design flow",
    expression: "ρ * g * Q_d * H_o / (η_f * η_m * η_v)",
    value: results.controlledPower!,
    quantity: "electricPower",
    source: algebra,
    result: "controlledPower",
  });
}

function describePower({ results, full, working }: PumpCalculation, values: PumpValues, sheet: SheetBuilder): void {
  sheet.part("Power");
  const found = full?.point.found === true;
  sheet.given("pumpEfficiency");
  sheet.given("control");
  const head = found ? "H_op" : "H_d";
  sheet.formula({
    symbol: "P_h",
    name: "Hydraulic power",
    expression: `ρ * g * ${found ? "Q_op" : "Q_d"} * ${head}`,
    value: results.hydraulicPower,
    quantity: "shaftPower",
    source: algebra,
    result: "hydraulicPower",
  });
  sheet.formula({
    symbol: "P_s",
    name: found ? "Shaft power of all pumps" : "Shaft power",
    expression: found ? "sum(P_p)" : "P_h / η_o",
    value: working.shaftPower,
    quantity: "shaftPower",
    source: algebra,
    result: "shaftPower",
  });
  sheet.formula({
    symbol: "P_e",
    name: "Electric power",
    expression: values.control === "speed" ? "P_s / (η_m * η_v)" : "P_s / η_m",
    value: results.electricPower,
    quantity: "electricPower",
    source: algebra,
    result: "electricPower",
  });
  sheet.formula({
    symbol: "η_w",
    name: "Wire-to-water efficiency",
    expression: "P_h / P_e",
    value: results.wireToWater,
    quantity: "ratio",
    source: algebra,
    result: "wireToWater",
  });
}
