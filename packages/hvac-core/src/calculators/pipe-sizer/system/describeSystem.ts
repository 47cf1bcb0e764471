import { gravityConstant } from "../../../constants/gravityConstant.ts";
import type { SheetBuilder } from "../../../kernel/index.ts";
import { hylandWexler1983, pipeStandards } from "../../../sources/index.ts";
import { describeFluid } from "../describeFluid.ts";
import type { PipeValues } from "../schema.ts";
import type { PipeCalculation } from "../results.ts";
import { heatOf, imbalanceOf, type PipeState } from "../pipeState.ts";
import type { PumpedCircuit } from "./circuits.ts";
import { describeSystemSection } from "./describeSystemSection.ts";
import { describeTank } from "./describeTank.ts";
import { darcy, sumOf } from "../stating.ts";
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

function describeSystemInput({ fluid, temperatures, sections }: PipeCalculation, values: PipeValues, sheet: SheetBuilder): void {
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
  sheet.constant(...gravityConstant);
  if (!values.heatExchange) return;
  const [less, more] = values.service === "cooling" ? ["-", "+"] : ["+", "-"];
  sheet.formula("t_s", "Supply temperature", "temperature", `t ${less} Δt_d / 2`, temperatures.supply);
  sheet.formula("t_r", "Return temperature", "temperature", `t ${more} Δt_d / 2`, temperatures.return);
  sheet.result("dewPoint", "saturationTemperature(φ_a * saturationPressure(t_a))", { source: hylandWexler1983, locator: "eqs. 17 and 18" });
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
    describe: (section, rowSheet) => describeSystemSection(section, calculation, values, rowSheet),
  });
}

function describePumps(calculation: PipeCalculation, values: PipeValues, sheet: SheetBuilder): void {
  const { circuits, balance } = calculation;
  const { pump, primary, decoupler, margin, largestImbalance } = circuits;
  sheet.part("Balance");
  if (largestImbalance !== undefined) sheet.result("largestImbalance", "max(b)");
  if (margin !== undefined) {
    sheet.lookup("Δp_2", "Loss of the next circuit", "pressureWater", balance.paths[pump.end!]! - margin);
    sheet.result("criticalMargin", "max(Δp_t) - Δp_2");
  }
  sheet.part("Pumps");
  describeFlow("pumpFlow", 0, pump, values, sheet);
  if (primary) describeFlow("primaryFlow", 1, primary, values, sheet);
  if (decoupler) describeDecoupler(calculation, sheet);
  const hasTwo = primary !== undefined;
  const byPrimary = decoupler !== undefined && decoupler.flow > 0;
  const path = (circuit: PumpedCircuit, number: number): string | false =>
    circuit.end !== undefined && `max(${circuitSymbols[number]!.path})`;
  sheet.result("totalPressureLoss", sumOf(path(pump, 0), !hasTwo && "Δp_g", hasTwo && !byPrimary && "Δp_dc"));
  sheet.result("circuitHeadLoss", "Δp / (ρ * g)");
  sheet.result("pumpPressure", values.systemKind === "open" ? "Δp + ρ * g * z_s + Δp_n" : "Δp");
  sheet.result("pumpHead", "Δp_h / (ρ * g)");
  if (!primary) return;
  sheet.result("primaryPressure", sumOf(path(primary, 1), "Δp_g", byPrimary && "Δp_dc"));
  sheet.result("primaryHead", "Δp_pr / (ρ * g)");
}

function describeFlow(result: string, circuit: number, pumped: PumpedCircuit, values: PipeValues, sheet: SheetBuilder): void {
  const { flow } = circuitSymbols[circuit]!;
  if (!isShared(values, circuit, pumped.units)) {
    sheet.result(result, `sum(${flow})`);
    return;
  }
  sheet.lookup("Q_g", "Largest flow of a section at the pump", "waterFlow", pumped.largest);
  sheet.result(result, `max(s_d * sum(${flow}), Q_g)`);
}

function describeDecoupler({ circuits }: PipeCalculation, sheet: SheetBuilder): void {
  const { option, frictionRate } = circuits.decoupler!;
  sheet.result("decouplerFlow", "Q_pr - Q_p");
  if (!option) {
    sheet.resultLookup("decouplerLoss", darcy);
    return;
  }
  sheet.resultLookup("decouplerDiameter", { source: pipeStandards }, { detail: `${option.size.name}, for the larger of the flows` });
  sheet.lookup("R_c", "Friction rate in the decoupler at its flow", "frictionRateWater", frictionRate, darcy);
  sheet.result("decouplerLoss", "R_c * L_c", darcy);
}

function describeContents({ circuits, sections }: PipeCalculation, values: PipeValues, sheet: SheetBuilder): void {
  const { decoupler } = circuits;
  sheet.part("Contents");
  sheet.result("volume", decoupler?.option ? "sum(V_f) + π * D_c^2 / 4 * L_c" : "sum(V_f)", undefined, { symbol: "V_p" });
  sheet.result("fluidMass", "ρ * V_p");
  if (values.heatExchange && sections.length > 0) sheet.result("heatGain", "sum(q_p)", undefined, { symbol: "q_s" });
}
