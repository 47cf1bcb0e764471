import { requireInRange } from "../refusals/errors.ts";
import { idelchik, type Citation } from "../sources/index.ts";
import { angle, changeVelocityBasis, defineFitting, ratio, type FittingParameter, type JunctionLeg } from "./fitting.ts";
import { convergingBranchCoefficient, convergingRunCoefficient, divergingBranchCoefficient, divergingRunCoefficient } from "./junctions.ts";

const junctions: Citation = { source: idelchik, locator: "ch. 7" };

/** The source's tables begin at a tenth of the area; its formulas apply to smaller branches as well. */
const shares = {
  flowRatio: ratio("Branch / common flow", "Qb/Qc", 0, 1, 0.5),
  areaRatio: ratio("Branch / common area", "Ab/Ac", 1e-4, 1, 0.5, { valid: [0.1, 1] }),
} as const;

type Compute = (flowRatio: number, areaRatio: number, degrees: number) => number;

interface Stream {
  readonly leg: JunctionLeg;
  readonly compute: Compute;
  readonly areaRatio?: FittingParameter;
}

/** In the form of Crane TP-410; the run keeps its size. */
const stream = <const Key extends string>(key: Key, name: string, { leg, compute, areaRatio = shares.areaRatio }: Stream) =>
  defineFitting({
    key,
    name,
    family: "junction",
    leg,
    velocityBasis: "common",
    citation: junctions,
    parameters: { ...shares, areaRatio, angle: angle(30, 90, 90, "Angle of the branch") },
    coefficient: (g) => compute(g.flowRatio, g.areaRatio, g.angle),
  });

/** The source has one factor for branches up to 0.4 of the common area and one above. */
const runAreaRatio = ratio("Branch / common area", "Ab/Ac", 1e-4, 1, 0.5, {
  valid: [0.1, 1],
  constantOver: [
    [1e-4, 0.4],
    [0.4, 1],
  ],
});

const divergingBranch = stream("divergingBranch", "Tee or wye, supply, into the branch", {
  leg: "branch",
  compute: divergingBranchCoefficient,
});
const divergingRun = stream("divergingRun", "Tee or wye, supply, straight through", {
  leg: "run",
  compute: divergingRunCoefficient,
  areaRatio: runAreaRatio,
});
const convergingBranch = stream("convergingBranch", "Tee or wye, return, from the branch", {
  leg: "branch",
  compute: convergingBranchCoefficient,
});
const convergingRun = stream("convergingRun", "Tee or wye, return, straight through", { leg: "run", compute: convergingRunCoefficient });

/** Symmetrical tee, flow division: 1 + 0.3 (Vb/Vc)². */
const teeBullhead = defineFitting({
  key: "teeBullhead",
  name: "Tee, bullhead, one inlet to two opposite branches",
  family: "junction",
  leg: "branch",
  velocityBasis: "common",
  citation: junctions,
  parameters: shares,
  coefficient: (g) => 1 + 0.3 * (g.flowRatio / g.areaRatio) ** 2,
});

/** Tees and wyes of ducts. */
export const ductJunctions = [divergingBranch, divergingRun, convergingBranch, convergingRun, teeBullhead] as const;

/**
 * Converts the coefficient of a junction's branch to the velocity IN the branch.
 *
 * Junction fittings give K on the common velocity; some tables print branch coefficients on the branch velocity.
 *
 * @param coefficient K on the common velocity (−1e9…1e9)
 * @param flowRatio branch / common flow (1e-3…1)
 * @param areaRatio branch / common area (0.01…1)
 * @returns K on the branch velocity
 * @throws {OutOfRangeError} when an argument is outside its range: a branch without flow has no velocity to refer to
 * @source mathematics, continuity and the definition of the coefficient
 * @example
 * ```ts
 * import { branchVelocityCoefficient } from "@org/hvac-core/flow";
 * branchVelocityCoefficient(1, 0.5, 0.5); // 1
 * branchVelocityCoefficient(1, 0.25, 0.5); // 4
 * ```
 */
export function branchVelocityCoefficient(coefficient: number, flowRatio: number, areaRatio: number): number {
  requireInRange("flowRatio", flowRatio, 1e-3, 1, "");
  requireInRange("areaRatio", areaRatio, 0.01, 1, "");
  return changeVelocityBasis(coefficient, 1, flowRatio / areaRatio);
}
