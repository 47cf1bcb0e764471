import { standardPressure } from "../psychrometrics/internal.ts";
import type { Refrigerant } from "../refrigerants/index.ts";
import { compress, cycleEnds, type Compression, type CycleConditions, type CycleEnds } from "./cycle.ts";

/** Conditions of a cycle with one compressor. */
export interface SingleStageConditions extends CycleConditions {
  /** Ratio 0.2…1. */
  readonly isentropicEfficiency: number;
}

/** A cycle with one compressor. */
export interface SingleStageCycle {
  readonly ends: CycleEnds;
  readonly compression: Compression;
  /** Coefficient of performance for cooling: refrigerating effect over the compressor's work. */
  readonly coolingPerformance: number;
  /** Cooling for each m³ of suction gas, J/m³. */
  readonly volumetricCapacity: number;
  /** Condensing over evaporating pressure. */
  readonly pressureRatio: number;
}

/**
 * A cycle with dry suction gas and one compressor, without pressure losses in the lines and without heat loss of the compressor.
 *
 * @param conditions those of `cycleEnds`, and the isentropic efficiency of the compressor
 * @returns end states, compression and performance
 * @throws {OutOfRangeError} outside the range of the refrigerant, or when the temperatures allow no cycle
 * @source mathematics, definitions of the coefficient of performance and of the volumetric capacity
 * @see {@link cycleEnds}, {@link compress}
 * @example
 * ```ts
 * import { singleStageCycle } from "@org/hvac-core/refrigerant-lines";
 * import { R134a } from "@org/hvac-core/refrigerants";
 * const cycle = singleStageCycle({
 *   refrigerant: R134a,
 *   evaporatingTemperature: -15,
 *   condensingTemperature: 30,
 *   condensingPoint: "dew",
 *   superheat: 0,
 *   subcooling: 0,
 *   isentropicEfficiency: 1,
 * });
 * cycle.coolingPerformance; // 4.6
 * ```
 */
export function singleStageCycle(conditions: SingleStageConditions): SingleStageCycle {
  const { refrigerant, isentropicEfficiency } = conditions;
  const ends = cycleEnds(conditions);
  const { evaporatorOutlet, condensingPressure, evaporatingPressure, refrigeratingEffect } = ends;
  const compression = compress(refrigerant, { suction: evaporatorOutlet, dischargePressure: condensingPressure, isentropicEfficiency });
  return {
    ends,
    compression,
    coolingPerformance: refrigeratingEffect / compression.work,
    volumetricCapacity: refrigeratingEffect * evaporatorOutlet.density,
    pressureRatio: condensingPressure / evaporatingPressure,
  };
}

/**
 * The normal boiling point: the bubble point at the standard atmosphere.
 *
 * @param refrigerant the refrigerant
 * @returns °C; undefined where the refrigerant is solid at that pressure, or its equation begins above it
 * @source mathematics, definition of the normal boiling point
 * @example
 * ```ts
 * import { normalBoilingPoint } from "@org/hvac-core/refrigerant-lines";
 * import { R134a } from "@org/hvac-core/refrigerants";
 * normalBoilingPoint(R134a); // -26.1
 * ```
 */
export function normalBoilingPoint(refrigerant: Refrigerant): number | undefined {
  const { pressureBubble } = refrigerant.saturationAtTemperature(refrigerant.range.minimumTemperature);
  return pressureBubble < standardPressure ? refrigerant.saturationAtPressure(standardPressure).temperatureBubble : undefined;
}
