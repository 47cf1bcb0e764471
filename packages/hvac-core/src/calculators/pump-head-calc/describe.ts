import { gravityConstant } from "../../constants/gravityConstant.ts";
import { liquidCitation, liquidFormula } from "../../fluids/internal.ts";
import type { SheetBuilder } from "../../kernel/index.ts";
import { mathematics, type Citation } from "../../sources/index.ts";
import type { PumpCalculation } from "./results.ts";
import { describeCircuit } from "./describeCircuit.ts";
import { describeEnergy } from "./describeEnergy.ts";
import { describePumps } from "./describePumps.ts";
import { describeSuction } from "./describeSuction.ts";
import type { PumpValues } from "./schema.ts";

/** Steps from the flow to the energy of a year. */
export function describe(calculation: PumpCalculation, values: PumpValues, sheet: SheetBuilder): void {
  describeFluid(calculation, values, sheet);
  describeCircuit(calculation, values, sheet);
  describeHead(values, sheet);
  sheet.given("checkSuction");
  describePumps(calculation, values, sheet);
  if (calculation.suction) describeSuction(calculation, values, sheet);
  describePower(calculation, values, sheet);
  describeControlled(calculation, sheet);
  describeEnergy(calculation, values, sheet);
}

function describeFluid({ fluid }: PumpCalculation, values: PumpValues, sheet: SheetBuilder): void {
  const source = liquidCitation(values.fluid);
  sheet.part("Fluid");
  sheet.result("fluidDensity", liquidFormula(values.fluid, "Density"), source, { by: ["fluid"] });
  sheet.formula("μ", "Viscosity", "dynamicViscosity", liquidFormula(values.fluid, "Viscosity"), fluid.viscosity, source);
  sheet.constant(...gravityConstant);
}

function describeHead(values: PumpValues, sheet: SheetBuilder): void {
  sheet.part("Head");
  sheet.given("kind");
  if (values.kind === "open") sheet.result("staticHead", "z_l + (p_o - p_u) / (ρ * g)");
  sheet.result("systemHeadAtDesign", values.kind === "open" ? "H_s + h_l" : "h_l");
  sheet.result("marginHead", "m * h_l");
  sheet.result("designHead", "H_o + h_m");
  sheet.result("designPressure", "ρ * g * H_d");
}

/** Power at design flow, with the speed for the head without margin. */
function describeControlled({ controlled }: PumpCalculation, sheet: SheetBuilder): void {
  if (!controlled) return;
  const curves: Citation = { source: mathematics, locator: "root of the curves" };
  sheet.resultLookup("controlledSpeedRatio", curves);
  sheet.lookup("η_f", "Pump efficiency at design flow", "ratio", controlled.efficiency, curves);
  sheet.result("controlledPower", "ρ * g * Q_d * H_o / (η_f * η_m * η_v)");
}

function describePower({ full }: PumpCalculation, values: PumpValues, sheet: SheetBuilder): void {
  sheet.part("Power");
  const hasPoint = full?.point.exists === true;
  sheet.given("pumpEfficiency");
  sheet.given("control");
  const head = hasPoint ? "H_op" : "H_d";
  sheet.result("hydraulicPower", `ρ * g * ${hasPoint ? "Q_op" : "Q_d"} * ${head}`);
  sheet.result("shaftPower", hasPoint ? "sum(P_p)" : "P_h / η_o");
  sheet.result("electricPower", values.control === "speed" ? "P_s / (η_m * η_v)" : "P_s / η_m");
  sheet.result("wireToWater", "P_h / P_e");
}
