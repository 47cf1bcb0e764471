import { requireInRange } from "../kernel/errors.ts";
import { interpolate } from "./fitting.ts";

/**
 * Tees and wyes whose run keeps its size, all on the velocity in the COMMON leg (that of the whole flow), by the equations of Idelchik
 * that Crane TP-410 (2009 and later, with errata) adopted. A negative coefficient is a gain of total pressure by that stream from the other.
 *
 * `flowRatio` is branch flow / common flow, `areaRatio` branch area / common area.
 */
function requireJunction(flowRatio: number, areaRatio: number, angle: number): void {
  requireInRange("flowRatio", flowRatio, 0, 1, "");
  requireInRange("areaRatio", areaRatio, 0.01, 1, "");
  requireInRange("angle", angle, 30, 90, "°");
}

const bend = [[30, 1.74], [45, 1.41], [60, 1], [90, 0]] as const;

/**
 * Diverging tee or wye, loss from the common leg into the branch.
 *
 * Between wyes (to 60°) and tees (90°) the source is silent; the change is made at 75°.
 *
 * @param flowRatio branch / common flow (0…1)
 * @param areaRatio branch / common area (0.01…1)
 * @param angle between branch and run, ° (30…90)
 * @returns K on the common velocity
 * @throws {OutOfRangeError} when an argument is outside its range
 * Source: Crane TP-410, ch. 2, eq. 2-37 with errata; Idelchik, Handbook of Hydraulic Resistance, ch. 7.
 * @example
 * ```ts
 * import { divergingBranchCoefficient } from "@org/hvac-core/flow";
 * divergingBranchCoefficient(0.05, 1, 90); // 1.0015005625
 * ```
 */
export function divergingBranchCoefficient(flowRatio: number, areaRatio: number, angle: number): number {
  requireJunction(flowRatio, areaRatio, angle);
  const v = flowRatio / areaRatio;
  const tee = angle >= 75;
  const large = angle >= 60 && Math.sqrt(areaRatio) > 2 / 3;
  const g = tee
    ? areaRatio <= 2 / 3 ? 1 : 1 + 0.3 * flowRatio * flowRatio
    : areaRatio <= 0.35 ? (flowRatio <= 0.4 ? 1.1 - 0.7 * flowRatio : 0.85) : flowRatio <= 0.6 ? 1 - 0.6 * flowRatio : 0.6;
  return g * (1 + (large ? 0.3 : 1) * v * v - (large ? 0 : 2 * v * Math.cos((angle * Math.PI) / 180)));
}

/**
 * Diverging tee or wye, loss from the common leg straight through.
 * @param flowRatio branch / common flow (0…1)
 * @param areaRatio branch / common area (0.01…1)
 * @returns K on the common velocity; slightly negative at small branch flows
 * @throws {OutOfRangeError} when an argument is outside its range
 * Source: Crane TP-410, ch. 2, eq. 2-38; Idelchik ch. 7.
 * @example
 * ```ts
 * import { divergingRunCoefficient } from "@org/hvac-core/flow";
 * divergingRunCoefficient(0.05, 1); // -0.0045
 * ```
 */
export function divergingRunCoefficient(flowRatio: number, areaRatio: number): number {
  requireJunction(flowRatio, areaRatio, 90);
  const m = areaRatio <= 0.4 ? 0.4 : (flowRatio <= 0.5 ? 2 : 0.3) * (2 * flowRatio - 1);
  return m * flowRatio * flowRatio;
}

/**
 * Converging tee or wye, loss from the branch into the common leg.
 * @param flowRatio branch / common flow (0…1)
 * @param areaRatio branch / common area (0.01…1)
 * @param angle between branch and run, ° (30…90)
 * @returns K on the common velocity; negative where the run's stream carries the branch's along
 * @throws {OutOfRangeError} when an argument is outside its range
 * Source: Crane TP-410, ch. 2, eq. 2-35 with errata; Idelchik ch. 7.
 * @example
 * ```ts
 * import { convergingBranchCoefficient } from "@org/hvac-core/flow";
 * convergingBranchCoefficient(0.1, 1, 45); // -0.505521
 * ```
 */
export function convergingBranchCoefficient(flowRatio: number, areaRatio: number, angle: number): number {
  requireJunction(flowRatio, areaRatio, angle);
  const c = areaRatio <= 0.35 ? 1 : flowRatio <= 0.4 ? 0.9 * (1 - flowRatio) : 0.55;
  return c * (1 + (flowRatio / areaRatio) ** 2 - 2 * (1 - flowRatio) ** 2 - (interpolate(bend, angle) * flowRatio * flowRatio) / areaRatio);
}

/**
 * Converging tee or wye, loss from the run into the common leg.
 * @param flowRatio branch / common flow (0…1)
 * @param areaRatio branch / common area (0.01…1)
 * @param angle between branch and run, ° (30…90)
 * @returns K on the common velocity
 * @throws {OutOfRangeError} when an argument is outside its range
 * Source: Crane TP-410, ch. 2, eq. 2-36; Idelchik ch. 7.
 * @example
 * ```ts
 * import { convergingRunCoefficient } from "@org/hvac-core/flow";
 * convergingRunCoefficient(0.05, 1, 90); // 0.075
 * ```
 */
export function convergingRunCoefficient(flowRatio: number, areaRatio: number, angle: number): number {
  requireJunction(flowRatio, areaRatio, angle);
  if (angle >= 75) return 1.55 * flowRatio - flowRatio * flowRatio;
  return 1 - (1 - flowRatio) ** 2 - (interpolate(bend.slice(0, 3), angle) * flowRatio * flowRatio) / areaRatio;
}
