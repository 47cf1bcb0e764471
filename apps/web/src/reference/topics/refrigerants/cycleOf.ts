import { OutOfRangeError } from "@org/hvac-core/kernel";
import { singleStageCycle, type SingleStageCycle } from "@org/hvac-core/refrigerant-lines";
import type { Refrigerant } from "@org/hvac-core/refrigerants";
import type { CycleState } from "./compareState.ts";
import { texts } from "./texts.ts";

/** A single-stage cycle, or the problem that prevents it. */
export type Cycle = SingleStageCycle | { readonly problem: string };

function problemOf(error: OutOfRangeError, refrigerant: Refrigerant, condensing: number): string {
  if (condensing >= refrigerant.range.maximumSaturationTemperature) return texts.aboveCritical;
  return error.reason ?? error.message;
}

/** The cycle of a refrigerant at the conditions of the page. */
export function cycleOf(refrigerant: Refrigerant, state: CycleState): Cycle {
  const { evaporating, condensing, condensingPoint, superheat, subcooling, efficiency } = state;
  try {
    return singleStageCycle({
      refrigerant,
      evaporatingTemperature: evaporating,
      condensingTemperature: condensing,
      condensingPoint,
      superheat,
      subcooling,
      isentropicEfficiency: efficiency,
    });
  } catch (error) {
    if (!(error instanceof OutOfRangeError)) throw error;
    return { problem: problemOf(error, refrigerant, condensing) };
  }
}
