import { gravity } from "../../../constants/gravity.ts";
import { gravityConstant } from "../../../constants/gravityConstant.ts";
import type { SheetBuilder } from "../../../kernel/index.ts";
import { hylandWexler1983, pipeStandards } from "../../../sources/index.ts";
import { describeFluid } from "../describeFluid.ts";
import type { PipeValues } from "../schema.ts";
import type { PipeCalculation } from "../calculate.ts";
import { heatOf, imbalanceOf, type PipeState } from "../pipeState.ts";
import type { PumpedCircuit } from "./circuits.ts";
import { describeSystemSection } from "./describeSystemSection.ts";
import { describeTank } from "./describeTank.ts";
import { darcy, statingOn, sumOf } from "../stating.ts";
import { circuitSymbols } from "./circuitSymbols.ts";
import { isShared } from "./flows.ts";

/** States every step from the units to the pumps. */
export function describeSystem(calculation: PipeCalculation, values: PipeValues, sheet: SheetBuilder): void {
  describeSystemInput(calculation, values, sheet);
  describeRows(calculation, values, sheet);
  describePumps(calculation, values, sheet);
  describeContents(calculation, values, sheet);
  describeTank(calculation, values, sheet);
}

function describeSystemInput({ fluid, temperatures, dewPoint, sections }: PipeCalculation, values: PipeValues, sheet: SheetBuilder): void {
  const { formula } = statingOn(sheet);
  sheet.part("System");
  for (const field of ["systemKind", "service", "designTemperatureDifference", "diversity", "diversityFrom", "balancingMinimum"])
    sheet.given(field);
  for (const field of [
    "pipeMaterial",
    "frictionRate",
    "maxVelocity",
    "pipeSizes",
    "roughness",
    "reducerAngle",
    "fittingMethod",
    "operatingHours",
  ])
    sheet.given(field);
  sheet.given("compareHazenWilliams");
  sheet.given("heatExchange");
  sheet.part("Fluid");
  describeFluid(
    fluid,
    values,
    sections.some(({ row }) => row.unit === "load"),
    sheet,
  );
  sheet.constant(gravityConstant);
  if (!values.heatExchange) return;
  const [less, more] = values.service === "cooling" ? ["-", "+"] : ["+", "-"];
  formula("t_s", "Supply temperature", `t ${less} Δt_d / 2`, temperatures.supply, "temperature");
  formula("t_r", "Return temperature", `t ${more} Δt_d / 2`, temperatures.return, "temperature");
  formula("t_dp", "Dew point around the pipes", "saturationTemperature(φ_a * saturationPressure(t_a))", dewPoint!, "temperature", {
    result: "dewPoint",
    source: { source: hylandWexler1983, locator: "eqs. 17 and 18" },
  });
  sheet.given("insulationBy");
}

function describeRows(calculation: PipeCalculation, values: PipeValues, sheet: SheetBuilder): void {
  const { sections, flows } = calculation;
  const ofCircuit =
    (circuit: number, value: (section: PipeState) => number | undefined) =>
    (section: PipeState): number | undefined =>
      flows.circuits[section.index] === circuit ? value(section) : undefined;
  const flowOf = ({ row, unitFlow }: PipeState): number | undefined => (row.unit === "none" ? undefined : unitFlow);
  sheet.part("Sections");
  sheet.rows<PipeState>({
    list: "sections",
    title: "Sections",
    rows: sections,
    rowTitle: ({ name }) => name,
    values: {
      Q_e: ofCircuit(0, flowOf),
      Q_ep: ofCircuit(1, flowOf),
      Δp_t: ofCircuit(0, ({ path }) => path),
      Δp_tp: ofCircuit(1, ({ path }) => path),
      b: imbalanceOf,
      V_f: ({ pipes, volume }) => (pipes ? volume : undefined),
      q_p: (section) => (section.heat ? heatOf(section) : undefined),
    },
    quantities: {
      Q_e: "waterFlow",
      Q_ep: "waterFlow",
      Δp_t: "pressureWater",
      Δp_tp: "pressureWater",
      b: "ratio",
      V_f: "liquidVolume",
      q_p: "power",
    },
    describe: (section, own) => describeSystemSection(section, calculation, values, own),
  });
}

function describePumps(calculation: PipeCalculation, values: PipeValues, sheet: SheetBuilder): void {
  const { circuits, balance } = calculation;
  const { pump, primary, decoupler, margin, largestImbalance } = circuits;
  const { formula, lookup } = statingOn(sheet);
  sheet.part("Balance");
  if (largestImbalance !== undefined)
    formula("b_m", "Largest imbalance", "max(b)", largestImbalance, "ratio", { result: "largestImbalance" });
  if (margin !== undefined) {
    lookup("Δp_2", "The circuit next to the critical one", balance.paths[pump.end!]! - margin, "pressureWater");
    formula("Δp_v", "Critical circuit ahead of the next", "max(Δp_t) - Δp_2", margin, "pressureWater", { result: "criticalMargin" });
  }
  sheet.part("Pumps");
  describeFlow("Q_p", "pumpFlow", 0, pump, values, sheet);
  if (primary) describeFlow("Q_pr", "primaryFlow", 1, primary, values, sheet);
  if (decoupler) describeDecoupler(calculation, sheet);
  const hasTwo = primary !== undefined;
  const byPrimary = decoupler !== undefined && decoupler.flow > 0;
  const path = (circuit: PumpedCircuit, number: number): string | false =>
    circuit.end !== undefined && `max(${circuitSymbols[number]!.path})`;
  formula("Δp", "Critical circuit", sumOf(path(pump, 0), !hasTwo && "Δp_g", hasTwo && !byPrimary && "Δp_dc"), pump.loss, "pressureWater", {
    result: "totalPressureLoss",
  });
  formula("h", "Critical circuit, as head of the fluid", "Δp / (ρ * g)", pump.loss / weightOf(calculation), "head", {
    result: "circuitHeadLoss",
  });
  formula("Δp_h", "Pump pressure", values.systemKind === "open" ? "Δp + ρ * g * z_s + Δp_n" : "Δp", pump.pressure, "pressureWater", {
    result: "pumpPressure",
  });
  formula("H", "Pump head", "Δp_h / (ρ * g)", pump.pressure / weightOf(calculation), "head", { result: "pumpHead" });
  if (!primary) return;
  formula(
    "Δp_pr",
    "Pressure of the primary pump",
    sumOf(path(primary, 1), "Δp_g", byPrimary && "Δp_dc"),
    primary.pressure,
    "pressureWater",
    {
      result: "primaryPressure",
    },
  );
  formula("H_pr", "Head of the primary pump", "Δp_pr / (ρ * g)", primary.pressure / weightOf(calculation), "head", {
    result: "primaryHead",
  });
}

const weightOf = ({ fluid }: PipeCalculation): number => fluid.density * gravity;

function describeFlow(
  symbol: string,
  result: string,
  circuit: number,
  pumped: PumpedCircuit,
  values: PipeValues,
  sheet: SheetBuilder,
): void {
  const { formula, lookup } = statingOn(sheet);
  const { flow } = circuitSymbols[circuit]!;
  const name = circuit === 0 ? "Flow of the pump" : "Flow of the primary pump";
  if (!isShared(values, circuit, pumped.units)) {
    formula(symbol, name, `sum(${flow})`, pumped.flow, "waterFlow", { result });
    return;
  }
  lookup("Q_g", "Largest flow of a section at the pump", pumped.largest, "waterFlow");
  formula(symbol, name, `max(s_d * sum(${flow}), Q_g)`, pumped.flow, "waterFlow", { result });
}

function describeDecoupler({ circuits }: PipeCalculation, sheet: SheetBuilder): void {
  const { flow, option, loss, frictionRate } = circuits.decoupler!;
  const { formula, lookup } = statingOn(sheet);
  formula("Q_c", "Flow in the decoupler", "Q_pr - Q_p", flow, "waterFlow", { result: "decouplerFlow" });
  if (!option) {
    sheet.constant({ symbol: "Δp_dc", name: "Decoupler", value: 0, quantity: "pressureWater", source: darcy, result: "decouplerLoss" });
    return;
  }
  lookup(
    "D_c",
    `Inside diameter of the decoupler, ${option.size.name}, for the larger of the flows`,
    option.size.insideDiameter,
    "smallLength",
    {
      result: "decouplerDiameter",
      source: { source: pipeStandards },
    },
  );
  lookup("R_c", "Friction rate in the decoupler at its flow", frictionRate, "frictionRateWater", { source: darcy });
  formula("Δp_dc", "Decoupler", "R_c * L_c", loss, "pressureWater", { result: "decouplerLoss", source: darcy });
}

function describeContents({ results, circuits, sections }: PipeCalculation, values: PipeValues, sheet: SheetBuilder): void {
  const { formula } = statingOn(sheet);
  const { decoupler } = circuits;
  sheet.part("Contents");
  formula("V_p", "Volume of the pipes", decoupler?.option ? "sum(V_f) + π * D_c^2 / 4 * L_c" : "sum(V_f)", results.volume, "liquidVolume", {
    result: "volume",
  });
  formula("m_f", "Mass of fluid in the pipes", "ρ * V_p", results.fluidMass, "mass", { result: "fluidMass" });
  if (values.heatExchange && sections.length > 0)
    formula("q_s", "Heat gain of all pipes", "sum(q_p)", results.heatGain!, "power", { result: "heatGain" });
}
