import type { RefrigerantCalculation, RefrigerantValues } from "@org/hvac-core/calculators/refrigerant-pipe-sizer";
import { readingOf } from "@org/ui/figures";
import type { FigureContext } from "@org/ui/surface";

/** Data of the figures of refrigerant lines: the calculation, its input in SI, and the display of its quantities. */
export function readLines({ outcome, state, preferredUnits }: FigureContext) {
  const { refrigerantPressure: wanted, ...others } = preferredUnits;
  // A gauge reads nothing at the pressure of the air, which a logarithmic axis cannot show.
  const isAbsolute = wanted !== undefined && !wanted.endsWith("g");
  const absolute = isAbsolute ? preferredUnits : others;
  const read = { state, preferredUnits };
  return {
    calculation: outcome.calculation as RefrigerantCalculation,
    values: outcome.values as RefrigerantValues,
    velocity: readingOf("velocity", read),
    penalty: readingOf("temperatureDifference", read),
    temperature: readingOf("temperature", read, "condensingTemperature"),
    enthalpy: readingOf("enthalpy", read),
    pressure: readingOf("refrigerantPressure", { state, preferredUnits: absolute }),
    drop: readingOf("refrigerantPressureDrop", read),
    ratio: readingOf("ratio", read),
  };
}

export type ReadLines = ReturnType<typeof readLines>;
