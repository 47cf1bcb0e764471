import { OutOfRangeError, requireInRange } from "../refusals/errors.ts";
import { solutionOf } from "../refusals/solutionOf.ts";
import type { FluidState, Refrigerant, TwoPhaseState } from "./types.ts";

/** A point of a temperature-entropy diagram. */
export interface TemperatureEntropy {
  /** °C */
  readonly temperature: number;
  /** J/(kg K) */
  readonly entropy: number;
}

/** Number of bisections of the pressure range, which give the temperature to one part in a million. */
const halvings = 48;
/** Difference of temperature up to which a state is a solution, K. */
const tolerance = 0.01;

/**
 * State from temperature and entropy. In compressed liquid the entropy hardly depends on the pressure, so there the pressure is uncertain.
 *
 * @param refrigerant the refrigerant
 * @param point temperature in °C and entropy in J/(kg K)
 * @returns the state, in SI units
 * @throws {OutOfRangeError} when the equation has no solution: outside its range or too near the critical point
 * @source mathematics, bisection of the pressure: along an isentrope the temperature rises with it
 * @example
 * ```ts
 * import { R134a, stateAtEntropy } from "@org/hvac-core/refrigerants";
 * const { vapor } = R134a.saturationAtTemperature(0);
 * stateAtEntropy(R134a, { temperature: 0, entropy: vapor.entropy - 100 }).pressure; // 292803
 * ```
 */
export function stateAtEntropy(refrigerant: Refrigerant, { temperature, entropy }: TemperatureEntropy): FluidState | TwoPhaseState {
  const { minimumTemperature, extrapolatedTemperature, maximumPressure } = refrigerant.range;
  requireInRange("temperature", temperature, minimumTemperature, extrapolatedTemperature, "°C");
  requireInRange("entropy", entropy, -1e6, 1e6, "J/(kg K)");
  // Gas of a lower pressure than any that is saturated has a state too.
  let low = Math.log(refrigerant.saturationAtTemperature(minimumTemperature).pressureDew / 20);
  let high = Math.log(maximumPressure);
  let result: FluidState | TwoPhaseState | undefined;
  for (let step = 0; step < halvings; step++) {
    const middle = (low + high) / 2;
    const state = solutionOf(() => refrigerant.state({ pressure: Math.exp(middle), entropy }));
    // The equation fails where it is too cold, at low pressure, and where it is too hot or too dense, at high pressure.
    if (state ? state.temperature < temperature : middle < Math.log(refrigerant.critical.pressure)) low = middle;
    else high = middle;
    if (state && Math.abs(state.temperature - temperature) < tolerance) result = state;
  }
  if (result) return result;
  throw new OutOfRangeError({
    parameter: "entropy",
    value: entropy,
    min: -1e6,
    max: 1e6,
    unit: "J/(kg K)",
    reason: "no state is computed here: it is beyond the range of the equation, or too near to the critical point",
  });
}
