import { isAbove } from "../../../quantity/tolerance.ts";
import { pathImbalance } from "../../../flow/index.ts";
import { iec60534Part2, iso3, systemsEquipment } from "../../../flow/sources.ts";
import type { SheetBuilder } from "../../../kernel/index.ts";
import type { Citation } from "../../../sources/index.ts";
import type { PipeCalculation } from "../calculate.ts";
import { balancedCircuit, type PipeState } from "../pipeState.ts";
import { circuitSymbols } from "./circuitSymbols.ts";
import { branchOf } from "./flows.ts";
import { statingOn, sumOf } from "../stating.ts";
import { authorityOf, balancingKv, type ControlValve } from "./valves.ts";

const valveSizing: Citation = { source: iec60534Part2, locator: "turbulent flow without choking" };
const authority: Citation = { source: systemsEquipment, locator: "valves chapter" };

/** States the unit at the end of a section with its valves, its circuit, and what balances it. */
export function describeUnit(section: PipeState, system: PipeCalculation, sheet: SheetBuilder): void {
  const { index, losses, row } = section;
  const { flows } = system;
  const { formula } = statingOn(sheet);
  const hasUnit = flows.unitFlows[index]! > 0;
  for (const field of ["balancingValve", "controlValve"]) sheet.given(field);
  if (hasUnit) {
    if (losses.controlValve) describeControlValve(section, losses.controlValve, system, sheet);
    formula(
      "Δp_u",
      "Unit with its valves",
      sumOf("Δp_e", losses.unitValve > 0 && "Δp_y", losses.controlValve && "Δp_c"),
      losses.end,
      "pressureWater",
      {
        result: "unitLoss",
      },
    );
    describeCircuit(section, system, sheet);
  }
  if (row.branchValve && !isReverse(system)) describeSectionValve(section, system, sheet);
  if (hasUnit) describeBalance(section, system, sheet);
}

const isReverse = ({ flows }: PipeCalculation): boolean => flows.isMain.includes(true);

/** Whether the pipes of the section belong to its unit alone, and which before it do. */
function branch({ index }: PipeState, { flows }: PipeCalculation): { readonly isOwn: boolean; readonly before: number[] } {
  const rows = branchOf(flows, index);
  return { isOwn: rows.length > 0, before: rows.slice(1) };
}

const flowSymbol = ({ index }: PipeState, { flows }: PipeCalculation): string => circuitSymbols[flows.circuits[index]!]!.flow;

function describeControlValve(section: PipeState, valve: ControlValve, system: PipeCalculation, sheet: SheetBuilder): void {
  const { formula, lookup } = statingOn(sheet);
  const flow = flowSymbol(section, system);
  const { losses } = section;
  const { isOwn, before } = branch(section, system);
  const isLong = before.length > 0;
  if (isLong) {
    const sum = before.reduce((all, row) => all + system.sections[row]!.losses.section, 0);
    lookup("Δp_z", "Sections before it that serve its unit alone", sum, "pressureWater");
  }
  formula(
    "Δp_q",
    "Its branch without the control valve",
    sumOf("Δp_e", losses.unitValve > 0 && "Δp_y", isOwn && "Δp", isLong && "Δp_z"),
    losses.circuit,
    "pressureWater",
  );
  if (valve.wanted === undefined)
    formula("K_c", "Flow coefficient of the control valve", "K_v", valve.kv, "flowCoefficient", { result: "controlValveKv" });
  else {
    // Away from the critical circuit it is the balanced system that puts pressure across the branch.
    const { across } = valve;
    if (across !== undefined) lookup("Δp_ab", "Across its branch in the balanced system", across, "pressureWater", { source: authority });
    const drop = across === undefined ? "N_t / (1 - N_t) * Δp_q" : "N_t * Δp_ab";
    formula("Δp_w", "Drop for the authority", drop, valve.wanted, "pressureWater", { result: "controlValveWanted", source: authority });
    formula("K_w", "Flow coefficient for the authority", `3600 * ${flow} * sqrt(100 * ρ / Δp_w)`, valve.required!, "flowCoefficient", {
      result: "requiredKv",
      source: valveSizing,
    });
    const step =
      across !== undefined && isAbove(valve.kv, valve.required!)
        ? "the smallest whose circuit is not the critical one"
        : "the nearest of the series with 80 % of the authority";
    lookup("K_c", `Flow coefficient of the control valve, ${step}`, valve.kv, "flowCoefficient", {
      result: "controlValveKv",
      source: { source: iso3, locator: "series R5" },
    });
  }
  formula("Δp_c", "Control valve", `100 * ρ * (3600 * ${flow} / K_c)^2`, valve.loss, "pressureWater", {
    result: "controlValveLoss",
    source: valveSizing,
  });
}

function describeCircuit(section: PipeState, system: PipeCalculation, sheet: SheetBuilder): void {
  const { formula, lookup } = statingOn(sheet);
  const { index, losses } = section;
  const { balance, flows } = system;
  const { path: symbol } = circuitSymbols[flows.circuits[index]!]!;
  const path = balance.paths[index]!;
  const greatest = balance.greatest[index]!;
  const own = flows.isMain[index] ? 0 : losses.section;
  const name = flows.isMain[index] ? "Lost in the mains to it and from it" : "Lost from the pump to this section and back";
  lookup("Δp_0", name, path - own - losses.end, "pressureWater");
  formula(symbol, "Circuit through its unit", sumOf("Δp_0", !flows.isMain[index] && "Δp", "Δp_u"), path, "pressureWater", {
    result: "pathLoss",
  });
  lookup("Δp_m", "Critical circuit of its pump", greatest, "pressureWater");
  formula("Δp_l", "Excess pressure", `Δp_m - ${symbol}`, greatest - path, "pressureWater", { result: "slack" });
  const share = pathImbalance(path, greatest);
  if (greatest > 0) formula("b", "Imbalance", "Δp_l / Δp_m", share, "ratio", { result: "imbalance" });
  else sheet.constant({ symbol: "b", name: "Imbalance", value: share, quantity: "ratio", source: authority, result: "imbalance" });
}

function describeSectionValve({ index, losses, pipes }: PipeState, { balance, flows, fluid }: PipeCalculation, sheet: SheetBuilder): void {
  if (!pipes) return;
  const { formula, lookup } = statingOn(sheet);
  const taken = balance.inSection[index]!;
  lookup(
    "Δp_b",
    "To balance in the section: the excess pressure of all circuits through it, less what valves upstream take up",
    taken,
    "pressureWater",
    {
      result: "toBalance",
    },
  );
  const kv = balancingKv(flows.flows[index]!, losses.valve + taken, fluid.density);
  if (kv !== undefined)
    formula("K_b", "Balancing valve in the section set to", "3600 * Q * sqrt(100 * ρ / (Δp_y + Δp_b))", kv, "flowCoefficient", {
      result: "balancingKv",
      source: valveSizing,
    });
}

function describeBalance(section: PipeState, system: PipeCalculation, sheet: SheetBuilder): void {
  const { formula, lookup } = statingOn(sheet);
  const { index, losses, row } = section;
  const { balance, flows, fluid } = system;
  const flow = flowSymbol(section, system);
  const rest = row.balancingValve ? balance.atUnit[index]! : balance.left[index]!;
  const slack = balance.greatest[index]! - balance.paths[index]!;
  lookup("Δp_bv", "Taken by the balancing valves of sections", slack - rest, "pressureWater");
  const symbol = row.balancingValve ? "Δp_k" : "Δp_x";
  if (row.balancingValve) formula(symbol, "To balance at its unit", "Δp_l - Δp_bv", rest, "pressureWater", { result: "toBalanceAtUnit" });
  else formula(symbol, "Left unbalanced", "Δp_l - Δp_bv", rest, "pressureWater", { result: "leftUnbalanced" });
  const kv = row.balancingValve ? balancingKv(flows.unitFlows[index]!, losses.unitValve + rest, fluid.density) : undefined;
  if (kv !== undefined)
    formula("K_k", "Balancing valve at the unit set to", `3600 * ${flow} * sqrt(100 * ρ / (Δp_y + Δp_k))`, kv, "flowCoefficient", {
      result: "unitBalancingKv",
      source: valveSizing,
    });
  formula("Δp_d", "Between supply and return at its unit", `Δp_u + ${symbol}`, losses.end + rest, "pressureWater", {
    result: "differentialPressure",
  });
  if (!losses.controlValve) return;
  const { isOwn, before } = branch(section, system);
  const inSection = isOwn && row.branchValve && !isReverse(system) && "Δp_b";
  const taken = before.reduce((all, each) => all + balance.inSection[each]!, 0);
  if (taken > 0) lookup("Δp_zb", "Taken by the valves of the sections before it that serve its unit alone", taken, "pressureWater");
  formula(
    "N",
    "Authority",
    `Δp_c / (Δp_c + ${sumOf("Δp_q", row.balancingValve && "Δp_k", inSection, taken > 0 && "Δp_zb")})`,
    authorityOf(losses.controlValve, balancedCircuit(section)),
    "authority",
    { result: "authority", source: authority },
  );
}
