import type { DuctValues, SystemCalculation } from "@org/hvac-core/calculators/duct-sizer";
import { readingOf } from "@org/ui/figures";
import type { FigureContext } from "@org/ui/surface";
import { calculatedSystem } from "./sectionResults.ts";

/** Data of the figures of a system, and the display of its quantities. */
export function readSystem({ outcome, state, preferredUnits }: FigureContext, calculation: SystemCalculation) {
  const read = { state, preferredUnits };
  return {
    ...calculatedSystem(calculation, outcome.values as DuctValues, outcome.results["sections"]),
    airflow: readingOf("airFlow", read),
    velocity: readingOf("velocity", read, "systemVelocity"),
    friction: readingOf("frictionRateAir", read, "systemFriction"),
    pressure: readingOf("pressure", read),
    length: readingOf("length", read),
    share: readingOf("ratio", read),
  };
}

/** A system with its numbers as they are read. */
export type ReadSystem = ReturnType<typeof readSystem>;
