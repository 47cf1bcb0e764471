import type { SheetBuilder } from "../../kernel/index.ts";
import type { PipeSectionCalculation } from "./section.ts";
import { describeFluid } from "./describeFluid.ts";
import { describeFittings } from "./describeFittings.ts";
import type { PipeHeat } from "./pipeHeat.ts";
import { pipeInsulationCitation } from "../../flow/index.ts";
import { williamsHazen1920 } from "../../flow/sources.ts";
import type { PipeValues } from "./schema.ts";
import { colebrook1939, fundamentals2021, iso12241, mathematics, moody1944, pipeStandards, type Citation } from "../../sources/index.ts";

const darcy: Citation = { source: fundamentals2021, locator: "ch. 22, Darcy-Weisbach" };
const geometry: Citation = { source: mathematics };

/** States every step from the flow to the losses. */
export function describeSection(calculation: PipeSectionCalculation, values: PipeValues, sheet: SheetBuilder): void {
  describeFlow(calculation, values, sheet);
  describeSize(calculation, values, sheet);
  describeFriction(calculation, sheet);
  describeFittings(calculation, values, sheet);
  describeLosses(calculation, sheet);
  describeHazenWilliams(calculation, sheet);
  sheet.given("heatExchange");
  if (calculation.heat) describeHeat(calculation.heat, calculation, values, sheet);
}

function describeFlow({ fluid, results }: PipeSectionCalculation, values: PipeValues, sheet: SheetBuilder): void {
  sheet.part("Fluid and flow");
  sheet.given("flowBy");
  // The load and the change of temperature on the way need the specific heat.
  describeFluid(fluid, values, values.flowBy !== "flow" || values.heatExchange, sheet);
  const expression = { flow: "Q", load: "q / (ρ * c_p * Δt)", heating: "q_h / (ρ * c_p * Δt)" }[values.flowBy];
  sheet.formula({
    symbol: "Q_d",
    name: "Flow",
    expression,
    value: results.designFlow!,
    quantity: "waterFlow",
    source: geometry,
    result: "designFlow",
  });
}

function describeSize({ results, material, roughness, option }: PipeSectionCalculation, values: PipeValues, sheet: SheetBuilder): void {
  const series: Citation = { source: pipeStandards, locator: `${material.name}: ${material.standard}` };
  const wall = { symbol: "ε", name: "Roughness", value: roughness, quantity: "roughness", by: ["pipeMaterial"] } as const;
  sheet.part("Size");
  if (values.roughness === null) sheet.lookup({ ...wall, source: { source: moody1944 } });
  else sheet.formula({ ...wall, expression: "ε_o", source: geometry });
  sheet.formula({
    symbol: "D_x",
    name: "Diameter with exactly the target friction rate",
    expression: "diameterForFrictionRate(Q_d, R_t, ε, ρ, μ)",
    value: results.exactDiameter!,
    quantity: "smallLength",
    source: darcy,
    result: "exactDiameter",
  });
  sheet.lookup({
    symbol: "D",
    name: `Inside diameter of ${option.size.name}`,
    value: option.size.insideDiameter,
    quantity: "smallLength",
    source: series,
    result: "diameter",
    by: ["maxVelocity", "pipeSizes", "sizeChoice"],
  });
  sheet.lookup({
    symbol: "D_o",
    name: "Outside diameter",
    value: option.size.outsideDiameter,
    quantity: "smallLength",
    source: series,
    result: "outsideDiameter",
  });
}

function describeFriction({ option, area }: PipeSectionCalculation, sheet: SheetBuilder): void {
  sheet.part("Friction");
  sheet.formula({ symbol: "A", name: "Cross section", expression: "π * D^2 / 4", value: area, quantity: "area", source: geometry });
  sheet.formula({
    symbol: "V",
    name: "Velocity",
    expression: "Q_d / A",
    value: option.velocity,
    quantity: "waterVelocity",
    source: geometry,
    result: "velocity",
  });
  sheet.formula({
    symbol: "Re",
    name: "Reynolds number",
    expression: "ρ * V * D / μ",
    value: option.reynolds,
    quantity: "number",
    source: darcy,
    result: "reynolds",
  });
  sheet.formula({
    symbol: "f",
    name: "Darcy friction factor",
    expression: "frictionFactor(Re, ε / D)",
    value: option.friction,
    quantity: "number",
    source: { source: colebrook1939 },
  });
  sheet.formula({
    symbol: "R",
    name: "Friction rate",
    expression: "f / D * ρ * V^2 / 2",
    value: option.frictionRate,
    quantity: "frictionRateWater",
    source: darcy,
    result: "actualFrictionRate",
  });
}

function describeLosses({ results }: PipeSectionCalculation, sheet: SheetBuilder): void {
  sheet.part("Losses");
  sheet.formula({
    symbol: "i",
    name: "Head loss per length, of the fluid itself",
    expression: "R / (ρ * g)",
    value: results.headLossRate!,
    quantity: "headGradient",
    source: geometry,
    result: "headLossRate",
  });
  sheet.formula({
    symbol: "Δp_p",
    name: "Pressure loss of the pipe",
    expression: "R * L",
    value: results.pipePressureLoss!,
    quantity: "pressureWater",
    source: darcy,
    result: "pipePressureLoss",
  });
  sheet.formula({
    symbol: "Δp",
    name: "Total pressure loss",
    expression: "Δp_p + Δp_f",
    value: results.totalPressureLoss,
    quantity: "pressureWater",
    source: geometry,
    result: "totalPressureLoss",
  });
  for (const [symbol, from, name, result] of [
    ["h_p", "Δp_p", "Head loss of the pipe, of the fluid itself", "pipeHeadLoss"],
    ["h_f", "Δp_f", "Head loss of the fittings", "fittingsHeadLoss"],
    ["h", "Δp", "Total head loss", "totalHeadLoss"],
  ] as const)
    sheet.formula({ symbol, name, expression: `${from} / (ρ * g)`, value: results[result]!, quantity: "head", source: geometry, result });
  sheet.formula({
    symbol: "V_f",
    name: "Volume of fluid in the pipe",
    expression: "A * L",
    value: results.volume,
    quantity: "liquidVolume",
    source: geometry,
    result: "volume",
  });
  sheet.formula({
    symbol: "m_f",
    name: "Mass of fluid in the pipe",
    expression: "ρ * V_f",
    value: results.fluidMass,
    quantity: "mass",
    source: geometry,
    result: "fluidMass",
  });
}

function describeHazenWilliams({ hazenWilliams }: PipeSectionCalculation, sheet: SheetBuilder): void {
  sheet.given("compareHazenWilliams");
  if (!hazenWilliams) return;
  const source: Citation = { source: williamsHazen1920 };
  sheet.part("Hazen-Williams, for comparison only");
  sheet.formula({
    symbol: "R_w",
    name: "Friction rate by Hazen-Williams",
    expression: "hazenWilliamsFrictionRate(Q_d, D, C_w)",
    value: hazenWilliams.frictionRate,
    quantity: "frictionRateWater",
    source,
    result: "hazenWilliamsFrictionRate",
  });
  sheet.formula({
    symbol: "e_w",
    name: "Beyond Darcy",
    expression: "R_w / R - 1",
    value: hazenWilliams.difference,
    quantity: "ratio",
    source,
    result: "hazenWilliamsDifference",
  });
}

function describeHeat(
  { outside, resistance, perLength }: PipeHeat,
  { results }: PipeSectionCalculation,
  values: PipeValues,
  sheet: SheetBuilder,
): void {
  const insulation: Citation = { source: iso12241, locator: "cylindrical insulation" };
  sheet.part("Heat gain through insulation");
  sheet.given("insulationBy");
  if (values.insulationBy === "standard")
    sheet.lookup({
      symbol: "s",
      name: "Minimum insulation thickness",
      value: results.insulationThickness!,
      quantity: "smallLength",
      source: pipeInsulationCitation,
      result: "insulationThickness",
      by: ["insulationConductivity"],
    });
  sheet.formula({
    symbol: "D_s",
    name: "Outside diameter of the insulation",
    expression: "D_o + 2 * s",
    value: outside,
    quantity: "smallLength",
    source: geometry,
  });
  sheet.formula({
    symbol: "R_L",
    name: "Resistance of a metre, K·m/W",
    expression: "ln(D_s / D_o) / (2 * π * k) + 1 / (π * D_s * h_a)",
    value: resistance,
    quantity: "number",
    source: insulation,
  });
  sheet.formula({
    symbol: "q_L",
    name: "Heat gain per length",
    expression: "(t_a - t) / R_L",
    value: perLength,
    quantity: "heatPerLength",
    source: insulation,
    result: "heatPerLength",
  });
  sheet.formula({
    symbol: "q_p",
    name: "Heat gain of the pipe",
    expression: "q_L * L",
    value: results.heatGain!,
    quantity: "power",
    source: geometry,
    result: "heatGain",
  });
  sheet.formula({
    symbol: "Δt_p",
    name: "Temperature change of the fluid",
    expression: "q_p / (ρ * c_p * Q_d)",
    value: results.temperatureChange!,
    quantity: "temperatureDifference",
    source: geometry,
    result: "temperatureChange",
  });
}
