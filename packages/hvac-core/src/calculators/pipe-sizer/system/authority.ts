import type { Liquid } from "../../../fluids/internal.ts";
import { requiredKv, standardKv, valvePressureDrop } from "../../../flow/index.ts";
import { isBelow } from "../../../quantity/tolerance.ts";
import type { SystemValues } from "../schema.ts";
import type { Balance } from "./balance.ts";
import { branchOf, type SystemFlows } from "./flows.ts";
import type { SectionLosses } from "./losses.ts";
import { leastKv, type ControlValve } from "./valves.ts";

/** What the balancing valves at a unit and in the sections that serve it alone take up beyond their least drop, Pa. */
export function takenForUnit(unit: number, flows: SystemFlows, { atUnit, inSection }: Balance): number {
  return branchOf(flows, unit).reduce((sum, row) => sum + inSection[row]!, atUnit[unit]!);
}

/**
 * The smaller valve that keeps its authority of a branch across which the balanced system puts more than the branch loses of itself. It takes from
 * the balancing valves alone: what they have not got, it leaves, since its circuit would become the critical one.
 */
function smaller(
  { kv, loss }: ControlValve,
  { flow, across, taken, density, share }: Readonly<Record<"flow" | "across" | "taken" | "density" | "share", number>>,
): ControlValve {
  const wanted = share * across;
  const most = loss + taken;
  let found = { kv, loss };
  while (isBelow(found.loss, wanted) && found.kv > leastKv) {
    const next = standardKv(0.99 * found.kv);
    const more = valvePressureDrop(flow, next, density);
    if (more > most) break;
    found = { kv: next, loss: more };
  }
  return { wanted, required: requiredKv(flow, wanted, density), across, ...found };
}

/**
 * Losses with control valves that keep the authority wanted in the balanced system. Away from the critical circuit the balancing valve takes from
 * the authority of a valve that was sized by its branch alone; a smaller one takes it over, at no cost to the pump.
 */
export function withAuthority(
  { sections }: SystemValues,
  { density }: Liquid,
  flows: SystemFlows,
  losses: readonly SectionLosses[],
  balanced: Balance,
): readonly SectionLosses[] {
  let isChanged = false;
  const kept = losses.map((own, unit): SectionLosses => {
    const { controlValve: valve, circuit, end } = own;
    if (valve?.wanted === undefined) return own;
    const taken = takenForUnit(unit, flows, balanced);
    // On the critical circuit nothing is taken: what is across the branch there follows from the valve itself.
    if (taken === 0) return own;
    const across = valve.loss + circuit + taken;
    const share = sections[unit]!.valveAuthority;
    if (!isBelow(valve.loss, share * across)) return own;
    isChanged = true;
    const found = smaller(valve, { flow: flows.unitFlows[unit]!, across, taken, density, share });
    return { ...own, controlValve: found, end: end - valve.loss + found.loss };
  });
  return isChanged ? kept : losses;
}
