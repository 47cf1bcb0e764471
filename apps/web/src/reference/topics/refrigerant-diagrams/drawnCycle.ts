import { cyclePath, type CycleCorner, type CyclePath } from "@org/hvac-core/refrigerant-lines";
import type { Refrigerant } from "@org/hvac-core/refrigerants";
import type { Cycle } from "../refrigerants/cycleOf.ts";
import { texts } from "./texts.ts";

/** A corner of a cycle with its number and name. */
export interface DrawnCorner extends CycleCorner {
  readonly id: string;
  readonly name: string;
}

/** A cycle as it is drawn. */
export interface DrawnCycle {
  readonly corners: readonly DrawnCorner[];
  readonly processes: CyclePath["processes"];
}

export function drawnCycle(refrigerant: Refrigerant, cycle: Cycle): DrawnCycle | undefined {
  if ("problem" in cycle) return undefined;
  const { corners, processes } = cyclePath(refrigerant, cycle);
  return { corners: corners.map((corner, index) => ({ id: String(index + 1), name: texts.corners[index]!, ...corner })), processes };
}
