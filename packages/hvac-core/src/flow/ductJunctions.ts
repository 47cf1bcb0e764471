import { requireInRange } from "../refusals/errors.ts";
import { idelchik, type Citation } from "../sources/index.ts";
import { angle, changeVelocityBasis, defineFitting, ratio, type FittingParameter } from "./fitting.ts";
import { convergingBranchCoefficient, convergingRunCoefficient, divergingBranchCoefficient, divergingRunCoefficient } from "./junctions.ts";

const junctions: Citation = { source: idelchik, locator: "ch. 7" };

/** The tables of the source begin at a tenth of the area; its formulas hold the flow and the velocity in smaller branches as well. */
const shares = {
  flowRatio: ratio("Branch / common flow", "Qb/Qc", 0, 1, 0.5),
  areaRatio: ratio("Branch / common area", "Ab/Ac", 1e-4, 1, 0.5, { valid: [0.1, 1] }),
} as const;

type Compute = (flowRatio: number, areaRatio: number, degrees: number) => number;

/** In the form of Crane TP-410; the run keeps its size. */
const leg = <const Key extends string>(key: Key, name: string, compute: Compute, areaRatio: FittingParameter = shares.areaRatio) =>
  defineFitting({
    key,
    name,
    family: "junction",
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

export const divergingBranch = leg("divergingBranch", "Tee or wye, supply, into the branch", divergingBranchCoefficient);
export const divergingRun = leg("divergingRun", "Tee or wye, supply, straight through", divergingRunCoefficient, runAreaRatio);
export const convergingBranch = leg("convergingBranch", "Tee or wye, return, from the branch", convergingBranchCoefficient);
export const convergingRun = leg("convergingRun", "Tee or wye, return, straight through", convergingRunCoefficient);

/** Symmetrical tee, flow division: 1 + 0.3 (Vb/Vc)². */
export const teeBullhead = defineFitting({
  key: "teeBullhead",
  name: "Tee, bullhead, one inlet to two opposite branches",
  family: "junction",
  velocityBasis: "common",
  citation: junctions,
  parameters: shares,
  coefficient: (g) => 1 + 0.3 * (g.flowRatio / g.areaRatio) ** 2,
});

/**
 * The coefficient of a junction's branch on the velocity IN the branch.
 *
 * Junction fittings give K on the common velocity. Tables that print branch coefficients on the branch velocity are compared through this.
 *
 * @param coefficient K on the common velocity (−1e9…1e9)
 * @param flowRatio branch / common flow (1e-3…1)
 * @param areaRatio branch / common area (0.01…1)
 * @returns K on the branch velocity
 * @throws {OutOfRangeError} when an argument is outside its range: to a branch without flow nothing can be referred
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
