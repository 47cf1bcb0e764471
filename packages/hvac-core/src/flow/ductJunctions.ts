import { requireInRange } from "../kernel/errors.ts";
import { angle, changeVelocityBasis, defineFitting, interpolate, ratio } from "./fitting.ts";
import { convergingBranchCoefficient, convergingRunCoefficient, divergingBranchCoefficient, divergingRunCoefficient } from "./junctions.ts";

const idelchik = "Idelchik, Handbook of Hydraulic Resistance, ch. 7";
const smacna = "SMACNA HVAC Systems Duct Design, 4th ed., table A-11";

const shares = {
  flowRatio: /*#__PURE__*/ ratio("Branch / common flow", "Qb/Qc", 0, 1, 0.5),
  areaRatio: /*#__PURE__*/ ratio("Branch / common area", "Ab/Ac", 0.1, 1, 0.5),
} as const;

/** In the form of Crane TP-410; the run keeps its size. */
const leg = <const Key extends string>(key: Key, name: string, compute: (flowRatio: number, areaRatio: number, degrees: number) => number) =>
  defineFitting({
    key,
    name,
    family: "junction",
    velocityBasis: "common",
    source: idelchik,
    parameters: { ...shares, angle: angle(30, 90, 90, "Angle of the branch") },
    coefficient: (g) => compute(g.flowRatio, g.areaRatio, g.angle),
  });

export const divergingBranch = /*#__PURE__*/ leg("divergingBranch", "Tee or wye, supply, into the branch", divergingBranchCoefficient);
export const divergingRun = /*#__PURE__*/ leg("divergingRun", "Tee or wye, supply, straight through", divergingRunCoefficient);
export const convergingBranch = /*#__PURE__*/ leg("convergingBranch", "Tee or wye, return, from the branch", convergingBranchCoefficient);
export const convergingRun = /*#__PURE__*/ leg("convergingRun", "Tee or wye, return, straight through", convergingRunCoefficient);

/** On the velocity upstream of the take-off. One transcription. */
const takeoff = <const Key extends string>(key: Key, name: string, table: string, nodes: ReadonlyArray<readonly [number, number]>) =>
  defineFitting({
    key,
    name,
    family: "takeoff",
    velocityBasis: "common",
    source: `${smacna}${table} (nodes interpolated)`,
    parameters: { velocityRatio: ratio("Branch / upstream velocity", "Vb/Vc", 0, 2, 1) },
    coefficient: (g) => interpolate(nodes, g.velocityRatio),
  });

export const takeoffConical90 = /*#__PURE__*/ takeoff("takeoffConical90", "Take-off, round, conical, 90°, into the branch", "B", [[0, 1], [0.2, 0.85], [0.4, 0.74], [0.6, 0.62], [0.8, 0.52], [1, 0.42], [1.2, 0.36], [1.4, 0.32], [1.6, 0.32], [1.8, 0.37], [2, 0.52]]);
export const takeoffConical45 = /*#__PURE__*/ takeoff("takeoffConical45", "Take-off, round, conical, 45°, into the branch", "C", [[0, 1], [0.2, 0.84], [0.4, 0.61], [0.6, 0.41], [0.8, 0.27], [1, 0.17], [1.2, 0.12], [1.4, 0.12], [1.6, 0.14], [1.8, 0.18], [2, 0.27]]);
export const takeoffRectangularToConical = /*#__PURE__*/ takeoff("takeoffRectangularToConical", "Take-off, rectangular main to conical branch", "U", [[0.4, 0.8], [0.5, 0.83], [0.75, 0.9], [1, 1], [1.3, 1.1], [1.5, 1.4]]);

export const takeoffRun = /*#__PURE__*/ defineFitting({
  key: "takeoffRun",
  name: "Take-off, straight through",
  family: "takeoff",
  velocityBasis: "common",
  source: `${smacna} (nodes interpolated)`,
  parameters: { velocityRatio: ratio("Downstream / upstream velocity", "Vs/Vc", 0, 1, 0.8) },
  coefficient: (g) => interpolate([[0, 0.35], [0.1, 0.28], [0.2, 0.22], [0.3, 0.17], [0.4, 0.13], [0.5, 0.09], [0.6, 0.06], [0.8, 0.02], [1, 0]], g.velocityRatio),
});

/** Symmetrical tee, flow division: 1 + 0.3 (Vb/Vc)². */
export const teeBullhead = /*#__PURE__*/ defineFitting({
  key: "teeBullhead",
  name: "Tee, bullhead, one inlet to two opposite branches",
  family: "junction",
  velocityBasis: "common",
  source: idelchik,
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
