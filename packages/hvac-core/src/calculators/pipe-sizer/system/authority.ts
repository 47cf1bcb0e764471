import type { Liquid } from "../../../fluids/internal.ts";
import { requiredKv, standardKv, valvePressureDrop } from "../../../flow/index.ts";
import { isBelow } from "../../../quantity/tolerance.ts";
import type { SystemValues } from "../schema.ts";
import type { Balance } from "./balance.ts";
import { branchOf, type SystemFlows } from "./flows.ts";
import type { SectionLosses } from "./losses.ts";
import { minimumKv, type ControlValve } from "./valves.ts";

/** Excess pressure in the balancing valves at a unit and in the sections that serve it alone, Pa. */
export function balancingForUnit(unit: number, flows: SystemFlows, { atUnit, inSection }: Balance): number {
  return branchOf(flows, unit).reduce((sum, row) => sum + inSection[row]!, atUnit[unit]!);
}

/**
 * The smaller valve that has the required authority over a branch with excess pressure. Its additional drop is at most what the balancing valves take
 * up: with more, its circuit would become the critical one.
 */
function smaller(
  { kv, loss }: ControlValve,
  { flow, across, excess, density, share }: Readonly<Record<"flow" | "across" | "excess" | "density" | "share", number>>,
): ControlValve {
  const target = share * across;
  const maximumLoss = loss + excess;
  let valve = { kv, loss };
  while (isBelow(valve.loss, target) && valve.kv > minimumKv) {
    const next = standardKv(0.99 * valve.kv);
    const nextLoss = valvePressureDrop(flow, next, density);
    if (nextLoss > maximumLoss) break;
    valve = { kv: next, loss: nextLoss };
  }
  return { target, required: requiredKv(flow, target, density), across, ...valve };
}

/**
 * Losses with control valves that have the required authority in the balanced system. Away from the critical circuit the balancing valve reduces the
 * authority of a valve that was sized for its branch alone; a smaller control valve takes up that pressure instead, at no cost to the pump.
 */
export function withAuthority(
  { sections }: SystemValues,
  { density }: Liquid,
  flows: SystemFlows,
  losses: readonly SectionLosses[],
  balanced: Balance,
): readonly SectionLosses[] {
  let isChanged = false;
  const resized = losses.map((section, unit): SectionLosses => {
    const { controlValve: valve, circuit, end } = section;
    if (valve?.target === undefined) return section;
    const excess = balancingForUnit(unit, flows, balanced);
    // The critical circuit has no excess pressure: the drop across the branch there follows from the valve itself.
    if (excess === 0) return section;
    const across = valve.loss + circuit + excess;
    const share = sections[unit]!.valveAuthority;
    if (!isBelow(valve.loss, share * across)) return section;
    isChanged = true;
    const smallerValve = smaller(valve, { flow: flows.unitFlows[unit]!, across, excess, density, share });
    return { ...section, controlValve: smallerValve, end: end - valve.loss + smallerValve.loss };
  });
  return isChanged ? resized : losses;
}
