import { requireInRange, requireKnown } from "../refusals/errors.ts";
import type { DiagramPoint, FluidState, Refrigerant, TwoPhaseState } from "../refrigerants/index.ts";
import { evenly, pointOf } from "../refrigerants/internal.ts";
import { solutionOf } from "../refusals/solutionOf.ts";
import type { SingleStageCycle } from "./singleStageCycle.ts";

/** A state between two processes of a cycle. */
export interface CycleCorner extends DiagramPoint {
  /** kg/m³ */
  readonly density: number;
}

/** A cycle as lines of a property diagram. */
export interface CyclePath {
  /** States that leave the evaporator, the compressor and the condenser, and that which enters the evaporator. */
  readonly corners: readonly CycleCorner[];
  /**
   * Points from each corner to the next: compression, which is only its ends, heat rejection, expansion and evaporation. `undefined` where the
   * equation has no solution.
   */
  readonly processes: readonly (readonly (DiagramPoint | undefined)[])[];
}

const phases = ["liquid", "vapor", "supercritical", "two-phase"] as const;

function cornerOf(parameter: string, state: FluidState | TwoPhaseState): CycleCorner {
  const { phase, temperature, pressure, enthalpy, entropy, density } = state;
  requireKnown(`${parameter}.phase`, phase, phases);
  return {
    temperature: requireInRange(`${parameter}.temperature`, temperature, -273, 5000, "°C"),
    pressure: requireInRange(`${parameter}.pressure`, pressure, 1, 1e10, "Pa"),
    enthalpy: requireInRange(`${parameter}.enthalpy`, enthalpy, -1e8, 1e8, "J/kg"),
    entropy: requireInRange(`${parameter}.entropy`, entropy, -1e6, 1e6, "J/(kg K)"),
    density: requireInRange(`${parameter}.density`, density, 1e-9, 1e5, "kg/m³"),
  };
}

/**
 * The lines of a cycle with one compressor in a property diagram: heat is exchanged at constant pressure, and the liquid expands at constant
 * enthalpy.
 *
 * @param refrigerant the refrigerant of the cycle
 * @param cycle the cycle, from `singleStageCycle`
 * @returns four corners and the four processes between them, in SI units
 * @throws {UnknownNameError} when a state of the cycle has no known phase
 * @throws {OutOfRangeError} when a state of the cycle lies outside the range of the refrigerant
 * @source mathematics, definitions of the processes
 * @see {@link singleStageCycle}
 * @example
 * ```ts
 * import { cyclePath, singleStageCycle } from "@org/hvac-core/refrigerant-lines";
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
 * cyclePath(R134a, cycle).corners[3]?.temperature; // -15
 * ```
 */
export function cyclePath(refrigerant: Refrigerant, { ends, compression }: SingleStageCycle): CyclePath {
  const suction = cornerOf("evaporatorOutlet", ends.evaporatorOutlet);
  const discharge = cornerOf("discharge", compression.discharge);
  const liquid = cornerOf("condenserOutlet", ends.condenserOutlet);
  const inlet = cornerOf("evaporatorInlet", refrigerant.state({ pressure: ends.evaporatingPressure, enthalpy: liquid.enthalpy }));
  const pointAt = (pressure: number, enthalpy: number): DiagramPoint | undefined =>
    solutionOf(() => pointOf(refrigerant.state({ pressure, enthalpy })));
  const exchange = (from: DiagramPoint, to: DiagramPoint) =>
    evenly(from.enthalpy, to.enthalpy, 33).map((enthalpy) => pointAt(from.pressure, enthalpy));
  return {
    corners: [suction, discharge, liquid, inlet],
    processes: [
      [suction, discharge].map(({ density: _density, ...point }) => point),
      exchange(discharge, liquid),
      evenly(liquid.pressure, inlet.pressure, 17).map((pressure) => pointAt(pressure, liquid.enthalpy)),
      exchange(inlet, suction),
    ],
  };
}
