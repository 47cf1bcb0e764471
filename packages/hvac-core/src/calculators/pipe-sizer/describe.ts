import type { Citation, SheetBuilder } from "../../kernel/index.ts";
import { gravity, type PipeCalculation } from "./calculate.ts";
import type { FittingLoss } from "./fittingLosses.ts";
import type { PipeHeat } from "./pipeHeat.ts";
import type { PipeValues } from "./schema.ts";
import { colebrook1939, crane410, darby2001, fundamentals2021, hooper1981, iapwsIf97, iso12241, mathematics, melinder2010, moody1944, nistSp811, pipeStandards, rennelsHudson } from "../../sources/index.ts";

const darcy: Citation = { source: fundamentals2021, locator: "ch. 22, Darcy-Weisbach" };
const geometry: Citation = { source: mathematics };

/** States every step from the flow to the losses. */
export function describe(calculation: PipeCalculation, values: PipeValues, sheet: SheetBuilder): void {
  describeFlow(calculation, values, sheet);
  describeSize(calculation, values, sheet);
  describeFriction(calculation, sheet);
  describeFittings(calculation, sheet);
  describeLosses(calculation, sheet);
  if (calculation.heat) describeHeat(calculation.heat, calculation, sheet);
}

function describeFlow({ fluid, results }: PipeCalculation, values: PipeValues, sheet: SheetBuilder): void {
  const properties: Citation = values.fluid === "water" ? { source: iapwsIf97, locator: "with IAPWS R12-08 for the viscosity" } : { source: melinder2010 };
  sheet.part("Fluid and flow");
  sheet.lookup({ symbol: "ρ", name: "Density", value: fluid.density, quantity: "density", source: properties });
  // The load and the change of temperature on the way need it.
  if (values.flowBy === "load" || values.heatExchange) sheet.lookup({ symbol: "c_p", name: "Specific heat", value: fluid.specificHeat, quantity: "specificHeat", source: properties });
  sheet.lookup({ symbol: "μ", name: "Viscosity", value: fluid.viscosity, quantity: "dynamicViscosity", source: properties });
  if (values.flowBy === "load") {
    sheet.formula({ symbol: "Q_d", name: "Flow", expression: "q / (ρ * c_p * Δt)", value: results.designFlow!, quantity: "waterFlow", source: geometry, result: "designFlow" });
  } else {
    sheet.formula({ symbol: "Q_d", name: "Flow", expression: "Q", value: results.designFlow!, quantity: "waterFlow", source: geometry, result: "designFlow" });
  }
}

function describeSize({ results, material, roughness, option }: PipeCalculation, values: PipeValues, sheet: SheetBuilder): void {
  const series: Citation = { source: pipeStandards, locator: `${material.name}: ${material.standard}` };
  sheet.part("Size");
  sheet.lookup({
    symbol: "ε",
    name: "Roughness",
    value: roughness,
    quantity: "roughness",
    ...(values.roughness === null ? { source: { source: moody1944 as const } } : { field: "roughness" }),
  });
  sheet.formula({
    symbol: "D_x",
    name: "Diameter with exactly the target friction rate",
    expression: "diameterForFrictionRate(Q_d, R_t, ε, ρ, μ)",
    value: results.exactDiameter!,
    quantity: "smallLength",
    source: darcy,
    result: "exactDiameter",
  });
  sheet.lookup({ symbol: "D", name: `Inside diameter of ${option.size.name}`, value: option.size.insideDiameter, quantity: "smallLength", source: series, result: "diameter" });
  sheet.lookup({ symbol: "D_o", name: "Outside diameter", value: option.size.outsideDiameter, quantity: "smallLength", source: series, result: "outsideDiameter" });
}

function describeFriction({ option, area }: PipeCalculation, sheet: SheetBuilder): void {
  sheet.part("Friction");
  sheet.formula({ symbol: "A", name: "Cross section", expression: "π * D^2 / 4", value: area, quantity: "area", source: geometry });
  sheet.formula({ symbol: "V", name: "Velocity", expression: "Q_d / A", value: option.velocity, quantity: "waterVelocity", source: geometry, result: "velocity" });
  sheet.formula({ symbol: "Re", name: "Reynolds number", expression: "ρ * V * D / μ", value: option.reynolds, quantity: "number", source: darcy, result: "reynolds" });
  sheet.formula({ symbol: "f", name: "Darcy friction factor", expression: "frictionFactor(Re, ε / D)", value: option.friction, quantity: "number", source: { source: colebrook1939 } });
  sheet.formula({ symbol: "R", name: "Friction rate", expression: "f / D * ρ * V^2 / 2", value: option.frictionRate, quantity: "frictionRateWater", source: darcy, result: "actualFrictionRate" });
}

/** The citation of a coefficient; some fittings have theirs from another book than Crane's. */
function citationOf({ method, source }: FittingLoss): Citation {
  if (method === "twoK") return { source: hooper1981 };
  if (method === "threeK") return { source: darby2001 };
  if (method === "equivalentLength") return { source: crane410, locator: "L/D times the friction factor of the flow" };
  const [book, ...place] = source.split(", ");
  return book?.startsWith("Crane") ? { source: crane410, locator: place.join(", ") } : { source: rennelsHudson, locator: place.join(", ").replace(/^Pipe Flow \(\d+\), /, "") };
}

function describeFittings({ losses, coefficient }: PipeCalculation, sheet: SheetBuilder): void {
  sheet.part("Fittings");
  losses.forEach((loss, index) => {
    const row = index + 1;
    sheet.lookup({ symbol: `n_${row}`, name: `Number: ${loss.name}`, value: loss.number, quantity: "count", field: "fittings" });
    sheet.lookup({
      symbol: `K_${row}`,
      name: `Loss coefficient: ${loss.name}`,
      value: loss.coefficient,
      quantity: "number",
      ...(loss.method === "given" ? { field: "fittings" } : { source: citationOf(loss) }),
    });
  });
  sheet.formula({
    symbol: "ΣK",
    name: "Sum of the loss coefficients",
    expression: losses.length > 0 ? losses.map((_loss, index) => `n_${index + 1} * K_${index + 1}`).join(" + ") : "0",
    value: coefficient,
    quantity: "number",
    source: geometry,
  });
}

function describeLosses({ results }: PipeCalculation, sheet: SheetBuilder): void {
  sheet.part("Losses");
  sheet.constant({ symbol: "g", name: "Standard gravity, m/s²", value: gravity, quantity: "number", source: { source: nistSp811 } });
  sheet.formula({ symbol: "h_p", name: "Head loss of the pipe", expression: "R * L / (ρ * g)", value: results.pipeHeadLoss!, quantity: "head", source: darcy, result: "pipeHeadLoss" });
  sheet.formula({ symbol: "h_f", name: "Head loss of the fittings", expression: "ΣK * V^2 / (2 * g)", value: results.fittingsHeadLoss!, quantity: "head", source: darcy, result: "fittingsHeadLoss" });
  sheet.formula({ symbol: "h", name: "Total head loss", expression: "h_p + h_f", value: results.totalHeadLoss!, quantity: "head", source: geometry, result: "totalHeadLoss" });
  sheet.formula({ symbol: "Δp", name: "Total pressure loss", expression: "ρ * g * h", value: results.totalPressureLoss!, quantity: "pressureWater", source: geometry, result: "totalPressureLoss" });
  sheet.formula({ symbol: "L_e", name: "Fittings as length of this pipe", expression: "ΣK * D / f", value: results.fittingsEquivalentLength!, quantity: "length", source: { source: crane410 }, result: "fittingsEquivalentLength" });
  sheet.formula({ symbol: "V_f", name: "Volume of fluid in the pipe", expression: "A * L", value: results.volume!, quantity: "volume", source: geometry, result: "volume" });
  sheet.formula({ symbol: "m_f", name: "Mass of fluid in the pipe", expression: "ρ * V_f", value: results.fluidMass!, quantity: "mass", source: geometry, result: "fluidMass" });
}

function describeHeat({ outside, resistance, perLength }: PipeHeat, { results }: PipeCalculation, sheet: SheetBuilder): void {
  const insulation: Citation = { source: iso12241, locator: "cylindrical insulation" };
  sheet.part("Heat through the insulation");
  sheet.formula({ symbol: "D_s", name: "Outside diameter of the insulation", expression: "D_o + 2 * s", value: outside, quantity: "smallLength", source: geometry });
  sheet.formula({ symbol: "R_L", name: "Resistance of a metre, K·m/W", expression: "ln(D_s / D_o) / (2 * π * k) + 1 / (π * D_s * h_a)", value: resistance, quantity: "number", source: insulation });
  sheet.formula({ symbol: "q_L", name: "Heat gain per length", expression: "(t_a - t) / R_L", value: perLength, quantity: "heatPerLength", source: insulation, result: "heatPerLength" });
  sheet.formula({ symbol: "q_p", name: "Heat gain of the pipe", expression: "q_L * L", value: results.heatGain!, quantity: "power", source: geometry, result: "heatGain" });
  sheet.formula({ symbol: "Δt_p", name: "Temperature change of the fluid", expression: "q_p / (ρ * c_p * Q_d)", value: results.temperatureChange!, quantity: "temperatureDifference", source: geometry, result: "temperatureChange" });
}
