import { OutOfRangeError } from "@org/hvac-core/kernel";
import type { FluidState, Refrigerant, TwoPhaseState } from "@org/hvac-core/refrigerants";

/** A state on a diagram, in SI; all properties are NaN where the equation has no solution, which makes a gap in a line. */
export interface Place {
  readonly temperature: number;
  readonly pressure: number;
  readonly enthalpy: number;
  readonly entropy: number;
}

const gap: Place = { temperature: Number.NaN, pressure: Number.NaN, enthalpy: Number.NaN, entropy: Number.NaN };

export const placeOf = ({ temperature, pressure, enthalpy, entropy }: FluidState | TwoPhaseState): Place => ({
  temperature,
  pressure,
  enthalpy,
  entropy,
});

/** A state, or a gap where the equation has no solution: near the critical point and outside its range. */
export function placeOrGap(state: () => FluidState | TwoPhaseState): Place {
  try {
    return placeOf(state());
  } catch (error) {
    if (!(error instanceof OutOfRangeError)) throw error;
    return gap;
  }
}

export const isGap = ({ enthalpy }: Place): boolean => Number.isNaN(enthalpy);

/** Numbers at even steps, including the ends. */
export function evenly(from: number, to: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1));
}

/** Numbers at even ratios, including the ends. */
export function evenRatios(from: number, to: number, count: number): readonly number[] {
  return evenly(Math.log(from), Math.log(to), count).map((each, index) => (index === 0 ? from : index === count - 1 ? to : Math.exp(each)));
}

/** Range of a diagram. */
export interface DiagramRange {
  readonly lowTemperature: number;
  readonly highTemperature: number;
  readonly lowPressure: number;
  readonly highPressure: number;
}

/** From well below the evaporator to gas well above the critical temperature. */
export function rangeOf(refrigerant: Refrigerant, evaporating: number): DiagramRange {
  const { range, critical } = refrigerant;
  const lowTemperature = Math.max(range.minimumTemperature + 0.05, Math.min(-50, evaporating - 15));
  return {
    lowTemperature,
    highTemperature: Math.min(range.extrapolatedTemperature - 1, critical.temperature + 70),
    lowPressure: refrigerant.saturationAtTemperature(lowTemperature).pressureDew * 1.0001,
    highPressure: Math.min(range.maximumPressure, 2.2 * critical.pressure),
  };
}
