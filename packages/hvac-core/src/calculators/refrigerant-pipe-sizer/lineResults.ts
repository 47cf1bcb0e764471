import type { ResultValues } from "../../kernel/index.ts";
import type { LineCalculation } from "./circuitTypes.ts";
import type { results } from "./results.ts";

/** What is told of a line, with the rise of its gas by the surroundings, K. */
export function lineResults(line: LineCalculation, warming?: number): ResultValues<typeof results>["lines"][number] {
  const { loss, second, oil, oilShare } = line;
  return {
    id: line.id,
    size: line.size,
    insideDiameter: line.tube.insideDiameter,
    equivalentLength: line.equivalentLength,
    velocity: line.velocity,
    minimumVelocity: line.minimumVelocity,
    pressureDrop: loss.drop,
    friction: loss.friction,
    lift: loss.lift,
    pressureOut: line.pressureOut,
    penalty: line.penalty,
    budget: line.budget,
    oilTabulated: oil?.tabulated,
    oilFlooding: oil?.flooding,
    oilLoadTabulated: oilShare?.tabulated,
    oilLoadFlooding: oilShare?.flooding,
    flowInSmall: second?.firstShare,
    secondVelocity: second?.velocity,
    warming,
    ratedPressure: line.rating,
    charge: line.charge,
  };
}
