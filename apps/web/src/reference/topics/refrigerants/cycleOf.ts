import { OutOfRangeError } from "@org/hvac-core/kernel";
import { compress, cycleEnds, type Compression, type CycleEnds } from "@org/hvac-core/refrigerant-lines";
import type { Refrigerant } from "@org/hvac-core/refrigerants";
import type { CycleState } from "./compareState.ts";

/** A cycle of one compressor, or why there is none. */
export type Cycle =
  | {
      readonly ends: CycleEnds;
      readonly compression: Compression;
      /** Cooling over the compressor's work. */
      readonly performance: number;
      /** Cooling for each m³ that the compressor takes in, J/m³. */
      readonly volumetricCapacity: number;
      readonly pressureRatio: number;
    }
  | { readonly problem: string };

function whyNot(error: OutOfRangeError, refrigerant: Refrigerant, condensing: number): string {
  if (condensing >= refrigerant.range.maximumSaturationTemperature)
    return "It does not condense so warm: that is above its critical point, or too near to it.";
  return error.reason ?? error.message;
}

/** The cycle of a refrigerant: dry suction gas with superheat, one stage, no pressure lost, no heat lost by the compressor. */
export function cycleOf(refrigerant: Refrigerant, state: CycleState): Cycle {
  try {
    const ends = cycleEnds({
      refrigerant,
      evaporatingTemperature: state.evaporating,
      condensingTemperature: state.condensing,
      condensingPoint: state.condensingPoint,
      superheat: state.superheat,
      subcooling: state.subcooling,
    });
    const compression = compress(refrigerant, {
      suction: ends.evaporatorOutlet,
      dischargePressure: ends.condensingPressure,
      isentropicEfficiency: state.efficiency,
    });
    return {
      ends,
      compression,
      performance: ends.refrigeratingEffect / compression.work,
      volumetricCapacity: ends.refrigeratingEffect * ends.evaporatorOutlet.density,
      pressureRatio: ends.condensingPressure / ends.evaporatingPressure,
    };
  } catch (error) {
    if (!(error instanceof OutOfRangeError)) throw error;
    return { problem: whyNot(error, refrigerant, state.condensing) };
  }
}
