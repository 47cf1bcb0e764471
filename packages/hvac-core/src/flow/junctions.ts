import { requireInRange } from "../refusals/errors.ts";
import { degree } from "./degrees.ts";
import { interpolate } from "./fitting.ts";
import { isAtMost } from "../quantity/tolerance.ts";

/*
 * Tees and wyes whose run keeps its size, all on the velocity in the COMMON leg (that of the whole flow), by the equations of Idelchik
 * that Crane TP-410 (2009 and later, with errata) adopted. A negative coefficient is a gain of total pressure by that stream from the other.
 *
 * `flowRatio` is branch flow / common flow, `areaRatio` branch area / common area.
 *
 * Crane tabulates wyes at 30°, 45° and 60° and tees at 90°. Between 60° and 90° the sources are silent: the coefficient changes from
 * the wye's at 60° to the tee's in proportion to the cosine of the angle, in which the wye's own equations are linear.
 *
 * Steps that the sources print (a factor for small branches, another for large ones) are kept, and a ratio that equals the limit but for
 * its last digits belongs to the smaller branches: similar junctions of any size have one coefficient.
 */
/** The widest wye, °; the tee is at 90°. */
const widestWye = 60;

function requireJunction(flowRatio: number, areaRatio: number, angle: number): void {
  requireInRange("flowRatio", flowRatio, 0, 1, "");
  requireInRange("areaRatio", areaRatio, 1e-4, 1, "");
  requireInRange("angle", angle, 30, 90, "°");
}

/** The wye's coefficient up to 60°, the tee's at 90°, linear in the cosine between them. */
function betweenWyeAndTee(angle: number, wye: (degrees: number) => number, tee: number): number {
  if (angle <= widestWye) return wye(angle);
  if (angle === 90) return tee;
  const share = Math.cos(angle * degree) / Math.cos(widestWye * degree);
  return tee + share * (wye(widestWye) - tee);
}

/** Crane's factor G of wyes. */
function wyeFactor(flowRatio: number, areaRatio: number): number {
  if (isAtMost(areaRatio, 0.35)) return isAtMost(flowRatio, 0.4) ? 1.1 - 0.7 * flowRatio : 0.85;
  return isAtMost(flowRatio, 0.6) ? 1 - 0.6 * flowRatio : 0.6;
}

/** Up to this diameter ratio a branch at 90° takes the factors of small branches; those of a full-size branch are printed for 1. */
const smallBranch = 2 / 3;

/**
 * Diverging tee or wye, loss from the common leg into the branch: G (1 + H v² − J v cos α) with v = branch velocity / common velocity.
 *
 * Below 90° H = 1 and J = 2. At 90° the term with J vanishes, and the factors are printed for two branches: G = H = 1 for one of at most
 * two thirds of the run's diameter, G = 1 + 0.3 q² and H = 0.3 for one of the run's diameter. Between the two they are linear in the
 * diameter ratio: the sources are silent there, and a step would let a branch that is one size larger lose a third less.
 * CalebBell/fluids takes the full-size branch's H above two thirds of the diameter and its G above two thirds of the area (at equal
 * velocities up to 35 % less), and that H with J = 0 from 60° on (up to 43 % too much for a wye of 60°).
 *
 * A square tap of a rectangular main loses less by SMACNA's table A-11P (about 1.3 at equal velocities, where this has 2):
 * `ductFitting("takeoffRectangular90")`.
 *
 * @param flowRatio branch / common flow (0…1)
 * @param areaRatio branch / common area (1e-4…1)
 * @param angle between branch and run, ° (30…90); 60…90 by interpolation
 * @returns K on the common velocity
 * @throws {OutOfRangeError} when an argument is outside its range
 * @source crane-410, p. 2-37, eq. 2-37 with errata
 * @see {@link divergingRunCoefficient}
 * @see {@link convergingBranchCoefficient}
 * @example
 * ```ts
 * import { divergingBranchCoefficient } from "@org/hvac-core/flow";
 * divergingBranchCoefficient(0.05, 1, 90); // 1.0015005625
 * divergingBranchCoefficient(0.5, 1, 60); // 0.525
 * divergingBranchCoefficient(4 / 9, 4 / 9, 90); // 2
 * ```
 */
export function divergingBranchCoefficient(flowRatio: number, areaRatio: number, angle: number): number {
  requireJunction(flowRatio, areaRatio, angle);
  const v = flowRatio / areaRatio;
  const wye = (degrees: number): number => wyeFactor(flowRatio, areaRatio) * (1 + v * v - 2 * v * Math.cos(degrees * degree));
  const large = Math.max(0, (Math.sqrt(areaRatio) - smallBranch) / (1 - smallBranch));
  const tee = (1 + 0.3 * large * flowRatio * flowRatio) * (1 + (1 - 0.7 * large) * v * v);
  return betweenWyeAndTee(angle, wye, tee);
}

/**
 * Diverging tee or wye, loss from the common leg straight through.
 * @param flowRatio branch / common flow (0…1)
 * @param areaRatio branch / common area (1e-4…1)
 * @returns K on the common velocity; slightly negative at small branch flows
 * @throws {OutOfRangeError} when an argument is outside its range
 * @source crane-410, p. 2-37, eq. 2-38
 * @example
 * ```ts
 * import { divergingRunCoefficient } from "@org/hvac-core/flow";
 * divergingRunCoefficient(0.05, 1); // -0.0045
 * ```
 */
export function divergingRunCoefficient(flowRatio: number, areaRatio: number): number {
  requireJunction(flowRatio, areaRatio, 90);
  const m = isAtMost(areaRatio, 0.4) ? 0.4 : (flowRatio <= 0.5 ? 2 : 0.3) * (2 * flowRatio - 1);
  return m * flowRatio * flowRatio;
}

/** Crane's angle factors of converging wyes, printed for 30°, 45° and 60°: twice the cosine, rounded. */
const convergingAngleFactors = [
  [30, 1.74],
  [45, 1.41],
  [60, 1],
] as const;

/**
 * Converging tee or wye, loss from the branch into the common leg.
 * @param flowRatio branch / common flow (0…1)
 * @param areaRatio branch / common area (1e-4…1)
 * @param angle between branch and run, ° (30…90); 60…90 by interpolation
 * @returns K on the common velocity; negative where the run's stream carries the branch's along
 * @throws {OutOfRangeError} when an argument is outside its range
 * @source crane-410, p. 2-36, eq. 2-35 with errata
 * @see {@link convergingRunCoefficient}
 * @example
 * ```ts
 * import { convergingBranchCoefficient } from "@org/hvac-core/flow";
 * convergingBranchCoefficient(0.1, 1, 45); // -0.505521
 * ```
 */
export function convergingBranchCoefficient(flowRatio: number, areaRatio: number, angle: number): number {
  requireJunction(flowRatio, areaRatio, angle);
  const c = isAtMost(areaRatio, 0.35) ? 1 : isAtMost(flowRatio, 0.4) ? 0.9 * (1 - flowRatio) : 0.55;
  const tee = c * (1 + (flowRatio / areaRatio) ** 2 - 2 * (1 - flowRatio) ** 2);
  const wye = (degrees: number): number => tee - (c * interpolate(convergingAngleFactors, degrees) * flowRatio * flowRatio) / areaRatio;
  return betweenWyeAndTee(angle, wye, tee);
}

/**
 * Converging tee or wye, loss from the run into the common leg.
 * @param flowRatio branch / common flow (0…1)
 * @param areaRatio branch / common area (1e-4…1)
 * @param angle between branch and run, ° (30…90); 60…90 by interpolation
 * @returns K on the common velocity
 * @throws {OutOfRangeError} when an argument is outside its range
 * @source crane-410, p. 2-36, eq. 2-36
 * @example
 * ```ts
 * import { convergingRunCoefficient } from "@org/hvac-core/flow";
 * convergingRunCoefficient(0.05, 1, 90); // 0.075
 * ```
 */
export function convergingRunCoefficient(flowRatio: number, areaRatio: number, angle: number): number {
  requireJunction(flowRatio, areaRatio, angle);
  const wye = (degrees: number): number =>
    1 - (1 - flowRatio) ** 2 - (interpolate(convergingAngleFactors, degrees) * flowRatio * flowRatio) / areaRatio;
  return betweenWyeAndTee(angle, wye, 1.55 * flowRatio - flowRatio * flowRatio);
}
