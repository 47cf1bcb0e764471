import { OutOfRangeError, requireInRange } from "../refusals/errors.ts";

/**
 * How a flow divides between two tubes side by side, so that both take the same pressure: the small and the large leg of a double riser.
 *
 * @param massFlow mass flow of both together, kg/s, 1e-6…1000
 * @param first loss of the first tube in Pa, rising with its mass flow in kg/s; `Infinity` where it cannot carry it
 * @param second the same of the second
 * @returns share of the first, 0…1, found to 1e-9
 * @throws {OutOfRangeError} when the flow is outside its range, or neither tube carries any of it
 * @source mathematics, two ways between the same ends
 * @example
 * ```ts
 * import { equalLossShare } from "@org/hvac-core/refrigerant-lines";
 * equalLossShare(2, (flow) => flow ** 2, (flow) => 4 * flow ** 2); // 0.666667
 * ```
 */
export function equalLossShare(massFlow: number, first: (massFlow: number) => number, second: (massFlow: number) => number): number {
  requireInRange("massFlow", massFlow, 1e-6, 1000, "kg/s");
  const least = 1e-6;
  const miss = (share: number): number => {
    const [one, other] = [first(share * massFlow), second((1 - share) * massFlow)];
    if (one === Infinity && other === Infinity)
      throw new OutOfRangeError({
        parameter: "massFlow",
        value: massFlow,
        min: 0,
        max: massFlow,
        unit: "kg/s",
        reason: "both tubes are too small",
      });
    if (one === Infinity) return 1;
    if (other === Infinity) return -1;
    return (one - other) / Math.max(Math.abs(one), Math.abs(other), 1e-12);
  };
  let [low, high] = [least, 1 - least];
  let [missLow, missHigh] = [miss(low), miss(high)];
  if (missLow > 0 || missHigh < 0)
    throw new OutOfRangeError({
      parameter: "massFlow",
      value: massFlow,
      min: 0,
      max: massFlow,
      unit: "kg/s",
      reason: "the flow does not divide",
    });
  let side = 0;
  for (let round = 0; round < 100 && high - low > 1e-9; round++) {
    // Secant inside a shrinking bracket (Illinois rule); half where an end has no number.
    const isPlain = Math.abs(missLow) < 1 && Math.abs(missHigh) < 1;
    const next = isPlain ? (low * missHigh - high * missLow) / (missHigh - missLow) : (low + high) / 2;
    const found = miss(next);
    if (Math.abs(found) < 1e-10) return next;
    if (found < 0) {
      [low, missLow] = [next, found];
      if (side < 0) missHigh /= 2;
      side = -1;
    } else {
      [high, missHigh] = [next, found];
      if (side > 0) missLow /= 2;
      side = 1;
    }
  }
  return (low + high) / 2;
}
