import type { Refrigerant } from "@org/hvac-core/refrigerants";
import type { Cycle } from "../refrigerants/cycleOf.ts";
import { evenly, placeOf, placeOrGap, type Place } from "./places.ts";

export interface CycleCorner extends Place {
  readonly id: string;
  readonly name: string;
  readonly volume: number;
}

/** A cycle as it is drawn: its corners, and the way from one to the next. */
export interface DrawnCycle {
  readonly corners: readonly CycleCorner[];
  readonly ways: readonly (readonly Place[])[];
}

/** Changes of state under one pressure, as heat is taken up or given off. */
function underPressure(refrigerant: Refrigerant, from: Place, to: Place): readonly Place[] {
  return evenly(from.enthalpy, to.enthalpy, 33).map((enthalpy) =>
    placeOrGap(() => refrigerant.state({ pressure: from.pressure, enthalpy })),
  );
}

export function drawnCycle(refrigerant: Refrigerant, cycle: Cycle): DrawnCycle | undefined {
  if ("problem" in cycle) return undefined;
  const { evaporatorOutlet, condenserOutlet, evaporatingPressure } = cycle.ends;
  const inlet = refrigerant.state({ pressure: evaporatingPressure, enthalpy: condenserOutlet.enthalpy });
  const states = [evaporatorOutlet, cycle.compression.discharge, condenserOutlet, inlet];
  const names = ["Leaving the evaporator", "Leaving the compressor", "Leaving the condenser", "Entering the evaporator"];
  const [c1, c2, c3, c4] = states.map(placeOf) as [Place, Place, Place, Place];
  const throttled = evenly(c3.pressure, c4.pressure, 17).map((pressure) =>
    placeOrGap(() => refrigerant.state({ pressure, enthalpy: c3.enthalpy })),
  );
  return {
    corners: states.map((state, index) => ({ id: String(index + 1), name: names[index]!, ...placeOf(state), volume: 1 / state.density })),
    ways: [[c1, c2], underPressure(refrigerant, c2, c3), throttled, underPressure(refrigerant, c4, c1)],
  };
}
