import { OutOfRangeError, requireInRange } from "../refusals/errors.ts";

/**
 * Division of a flow between two parallel tubes with the same pressure loss: the small and the large leg of a double riser.
 *
 * @param massFlow total mass flow, kg/s, 1e-6…1000
 * @param first loss of the first tube in Pa, rising with its mass flow in kg/s; `Infinity` where it cannot carry the flow
 * @param second loss of the second tube, likewise
 * @returns share of the first, 0…1, to 1e-9
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
  const minShare = 1e-6;
  const miss = (share: number): number => {
    const [firstLoss, secondLoss] = [first(share * massFlow), second((1 - share) * massFlow)];
    if (firstLoss === Infinity && secondLoss === Infinity)
      throw new OutOfRangeError({
        parameter: "massFlow",
        value: massFlow,
        min: 0,
        max: massFlow,
        unit: "kg/s",
        reason: "both tubes are too small",
      });
    if (firstLoss === Infinity) return 1;
    if (secondLoss === Infinity) return -1;
    return (firstLoss - secondLoss) / Math.max(Math.abs(firstLoss), Math.abs(secondLoss), 1e-12);
  };
  let [low, high] = [minShare, 1 - minShare];
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
    // Secant inside a shrinking bracket (Illinois rule); bisection where an end has no number.
    const isPlain = Math.abs(missLow) < 1 && Math.abs(missHigh) < 1;
    const next = isPlain ? (low * missHigh - high * missLow) / (missHigh - missLow) : (low + high) / 2;
    const missNext = miss(next);
    if (Math.abs(missNext) < 1e-10) return next;
    if (missNext < 0) {
      [low, missLow] = [next, missNext];
      if (side < 0) missHigh /= 2;
      side = -1;
    } else {
      [high, missHigh] = [next, missNext];
      if (side > 0) missLow /= 2;
      side = 1;
    }
  }
  return (low + high) / 2;
}
