import { isAbove } from "../../../quantity/tolerance.ts";
import { iec60534Part2, iso3, systemsEquipment } from "../../../flow/sources.ts";
import type { SheetBuilder } from "../../../kernel/index.ts";
import type { Citation } from "../../../sources/index.ts";
import type { PipeCalculation } from "../results.ts";
import { type PipeState } from "../pipeState.ts";
import { circuitSymbols } from "./circuitSymbols.ts";
import { branchOf } from "./flows.ts";
import { sumOf } from "../stating.ts";
import type { ControlValve } from "./valves.ts";

const valveSizing: Citation = { source: iec60534Part2, locator: "turbulent flow without choking" };
const authority: Citation = { source: systemsEquipment, locator: "valves chapter" };

/** States the unit at the end of a section with its valves, its circuit and its balancing. */
export function describeUnit(section: PipeState, system: PipeCalculation, sheet: SheetBuilder): void {
  const { index, losses } = section;
  const { flows } = system;
  const hasUnit = flows.unitFlows[index]! > 0;
  for (const field of ["balancingValve", "controlValve"]) sheet.given(field);
  if (hasUnit) {
    if (losses.controlValve) describeControlValve(section, losses.controlValve, system, sheet);
    sheet.result("unitLoss", sumOf("Δp_e", losses.unitValve > 0 && "Δp_y", losses.controlValve && "Δp_c"));
    describeCircuit(section, system, sheet);
  }
  sheet.resultLookup("toBalance");
  sheet.result("balancingKv", "3600 * Q * sqrt(100 * ρ / (Δp_y + Δp_b))", valveSizing);
  if (hasUnit) describeBalance(section, system, sheet);
}

const isReverse = ({ flows }: PipeCalculation): boolean => flows.isMain.includes(true);

/** Whether the pipes of the section serve its unit alone, and which upstream sections do. */
function branch({ index }: PipeState, { flows }: PipeCalculation): { readonly isAlone: boolean; readonly upstream: number[] } {
  const rows = branchOf(flows, index);
  return { isAlone: rows.length > 0, upstream: rows.slice(1) };
}

const flowSymbol = ({ index }: PipeState, { flows }: PipeCalculation): string => circuitSymbols[flows.circuits[index]!]!.flow;

function describeControlValve(section: PipeState, valve: ControlValve, system: PipeCalculation, sheet: SheetBuilder): void {
  const flow = flowSymbol(section, system);
  const { losses } = section;
  const { isAlone, upstream } = branch(section, system);
  const isLong = upstream.length > 0;
  if (isLong) {
    const sum = upstream.reduce((all, row) => all + system.sections[row]!.losses.section, 0);
    sheet.lookup("Δp_z", "Upstream sections that serve its unit alone", "pressureWater", sum);
  }
  sheet.formula(
    "Δp_q",
    "Branch without the control valve",
    "pressureWater",
    sumOf("Δp_e", losses.unitValve > 0 && "Δp_y", isAlone && "Δp", isLong && "Δp_z"),
    losses.circuit,
  );
  if (valve.target === undefined) sheet.result("controlValveKv", "K_v");
  else {
    // Away from the critical circuit the drop across the branch is that of the balanced system.
    const { across } = valve;
    if (across !== undefined)
      sheet.lookup("Δp_ab", "Pressure drop of the branch in the balanced system", "pressureWater", across, authority);
    const drop = across === undefined ? "N_t / (1 - N_t) * Δp_q" : "N_t * Δp_ab";
    sheet.result("controlValveTarget", drop, authority);
    sheet.result("requiredKv", `3600 * ${flow} * sqrt(100 * ρ / Δp_w)`, valveSizing);
    const step =
      across !== undefined && isAbove(valve.kv, valve.required!)
        ? "the smallest whose circuit is not the critical one"
        : "the nearest of the series with 80 % of the authority";
    sheet.resultLookup("controlValveKv", { source: iso3, locator: "series R5" }, { detail: step });
  }
  sheet.result("controlValveLoss", `100 * ρ * (3600 * ${flow} / K_c)^2`, valveSizing);
}

function describeCircuit(section: PipeState, system: PipeCalculation, sheet: SheetBuilder): void {
  const { index, losses } = section;
  const { balance, flows } = system;
  const { path: symbol } = circuitSymbols[flows.circuits[index]!]!;
  const path = balance.paths[index]!;
  const criticalPath = balance.criticalPaths[index]!;
  const inSection = flows.isMain[index] ? 0 : losses.section;
  const name = flows.isMain[index] ? "Loss of the mains to and from it" : "Loss from the pump to this section and back";
  sheet.lookup("Δp_0", name, "pressureWater", path - inSection - losses.end);
  sheet.result("pathLoss", sumOf("Δp_0", !flows.isMain[index] && "Δp", "Δp_u"), undefined, { symbol });
  sheet.lookup("Δp_m", "Critical circuit of its pump", "pressureWater", criticalPath);
  sheet.result("slack", `Δp_m - ${symbol}`);
  if (criticalPath > 0) sheet.result("imbalance", "Δp_l / Δp_m");
  else sheet.resultLookup("imbalance", authority);
}

function describeBalance(section: PipeState, system: PipeCalculation, sheet: SheetBuilder): void {
  const { index, losses, row } = section;
  const { balance } = system;
  const flow = flowSymbol(section, system);
  const rest = row.balancingValve ? balance.atUnit[index]! : balance.unbalanced[index]!;
  const slack = balance.criticalPaths[index]! - balance.paths[index]!;
  sheet.lookup("Δp_bv", "Balanced by valves of sections", "pressureWater", slack - rest);
  const symbol = row.balancingValve ? "Δp_k" : "Δp_x";
  sheet.result("toBalanceAtUnit", "Δp_l - Δp_bv");
  sheet.result("leftUnbalanced", "Δp_l - Δp_bv");
  sheet.result("unitBalancingKv", `3600 * ${flow} * sqrt(100 * ρ / (Δp_y + Δp_k))`, valveSizing);
  sheet.result("differentialPressure", `Δp_u + ${symbol}`);
  if (!losses.controlValve) return;
  const { isAlone, upstream } = branch(section, system);
  const inSection = isAlone && row.branchValve && !isReverse(system) && "Δp_b";
  const balanced = upstream.reduce((all, each) => all + balance.inSection[each]!, 0);
  if (balanced > 0) sheet.lookup("Δp_zb", "Balanced by valves of upstream sections that serve its unit alone", "pressureWater", balanced);
  sheet.result(
    "authority",
    `Δp_c / (Δp_c + ${sumOf("Δp_q", row.balancingValve && "Δp_k", inSection, balanced > 0 && "Δp_zb")})`,
    authority,
  );
}
