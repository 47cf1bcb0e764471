import { requireInRange } from "../refusals/errors.ts";
import { degree } from "./degrees.ts";
import { isAtMost, isBelow } from "../quantity/tolerance.ts";

/** Loss coefficients of Rennels and Hudson, Pipe Flow: A Practical and Comprehensive Guide (Wiley 2012), for circular sections. */

const jet = (diameterRatio: number) => 1 - 0.215 * diameterRatio ** 2 - 0.785 * diameterRatio ** 5;

function requireCone(diameterRatio: number, angle: number, friction: number): void {
  requireInRange("diameterRatio", diameterRatio, 0.01, 1, "");
  requireInRange("angle", angle, 1, 180, "°");
  requireInRange("friction", friction, 0, 0.1, "");
}

const coneFriction = (diameterRatio: number, angle: number, friction: number) =>
  (friction * (1 - diameterRatio ** 4)) / (8 * Math.sin((angle * degree) / 2));

/**
 * Mitred bend of one joint, on the velocity through it.
 * @param angle angle of deflection, ° (0…150)
 * @returns K
 * @throws {OutOfRangeError} when the angle is outside its range
 * @source rennels-hudson, ch. 15
 * @see {@link roundedBendCoefficient}
 * @example
 * ```ts
 * import { miterBendCoefficient } from "@org/hvac-core/flow";
 * miterBendCoefficient(60); // 0.53
 * ```
 */
export function miterBendCoefficient(angle: number): number {
  requireInRange("angle", angle, 0, 150, "°");
  const s = Math.sin((angle * degree) / 2);
  return 0.42 * s + 2.56 * s ** 3;
}

/**
 * Rounded bend, on the velocity through it; the friction of its length is included.
 * @param radiusRatio centre-line radius / inside diameter (0.5…50)
 * @param angle angle of deflection, ° (0…180)
 * @param friction Darcy friction factor of the pipe (0…0.1)
 * @returns K
 * @throws {OutOfRangeError} when an argument is outside its range
 * @source rennels-hudson, ch. 15
 * @example
 * ```ts
 * import { roundedBendCoefficient } from "@org/hvac-core/flow";
 * roundedBendCoefficient(1, 90, 0.0185); // 0.320177
 * ```
 */
export function roundedBendCoefficient(radiusRatio: number, angle: number, friction: number): number {
  requireInRange("radiusRatio", radiusRatio, 0.5, 50, "");
  requireInRange("angle", angle, 0, 180, "°");
  requireInRange("friction", friction, 0, 0.1, "");
  const arc = angle * degree;
  const s = Math.sin(arc / 2);
  return (
    friction * arc * radiusRatio + (0.1 + 2.4 * friction) * s + (6.6 * friction * (Math.sqrt(s) + s)) / radiusRatio ** ((4 * arc) / Math.PI)
  );
}

/**
 * Contraction, on the velocity in the smaller section: conical by its included angle; 180° is the abrupt one.
 * @param diameterRatio smaller / larger diameter (0.01…1)
 * @param angle included angle of the cone, ° (1…180)
 * @param friction Darcy friction factor of the cone's wall (0…0.1); without effect at 180°
 * @returns K
 * @throws {OutOfRangeError} when an argument is outside its range
 * @source rennels-hudson, ch. 10
 * @see {@link enlargementCoefficient}
 * @example
 * ```ts
 * import { contractionCoefficient } from "@org/hvac-core/flow";
 * contractionCoefficient(0.35, 180, 0); // 0.541591
 * contractionCoefficient(0.4, 10, 0.0185); // 0.036066
 * ```
 */
export function contractionCoefficient(diameterRatio: number, angle: number, friction: number): number {
  requireCone(diameterRatio, angle, friction);
  const lambda = 1 + 0.622 * (angle / 180) ** 0.8 * jet(diameterRatio);
  const shape = 0.0696 * Math.sin((angle * degree) / 2) * (1 - diameterRatio ** 5) * lambda * lambda + (lambda - 1) ** 2;
  return isBelow(angle, 180) ? shape + coneFriction(diameterRatio, angle, friction) : shape;
}

/**
 * Enlargement (diffuser), on the velocity in the smaller section: conical by its included angle.
 *
 * An abrupt enlargement by Borda-Carnot is {@link abruptEnlargementCoefficient}; wide cones lose up to 20 % more than it.
 *
 * @param diameterRatio smaller / larger diameter (0.01…1)
 * @param angle included angle of the cone, ° (1…180)
 * @param friction Darcy friction factor of the cone's wall (0…0.1); without effect above 60°
 * @returns K
 * @throws {OutOfRangeError} when an argument is outside its range
 * @source rennels-hudson, ch. 11
 * @example
 * ```ts
 * import { enlargementCoefficient } from "@org/hvac-core/flow";
 * enlargementCoefficient(0.4, 30, 0.0185); // 0.527599
 * ```
 */
export function enlargementCoefficient(diameterRatio: number, angle: number, friction: number): number {
  requireCone(diameterRatio, angle, friction);
  const b4 = diameterRatio ** 4;
  const borda = (1 - diameterRatio ** 2) ** 2;
  const narrow = diameterRatio < 0.5;
  if (isAtMost(angle, 20)) return 8.3 * Math.tan((angle * degree) / 2) ** 1.75 * borda + coneFriction(diameterRatio, angle, friction);
  if (isAtMost(angle, 60)) {
    const shape =
      1.366 * Math.sqrt(Math.sin(2 * (angle - 15) * degree)) - 0.17 - (narrow ? 3.28 * (0.0625 - b4) * Math.sqrt((angle - 20) / 40) : 0);
    return shape * borda + coneFriction(diameterRatio, angle, friction);
  }
  const opening = Math.sqrt((angle - 60) / 120);
  return (1.205 - (narrow ? 3.28 * (0.0625 - b4) + 12.8 * diameterRatio ** 6 * opening : 0.2 * opening)) * borda;
}

/**
 * Abrupt enlargement, on the velocity in the smaller section, from momentum alone.
 * @equation K = (1 - A_1 / A_2)^2
 * @param areaRatio smaller / larger area (0…1)
 * @returns K
 * @throws {OutOfRangeError} when the ratio is outside its range
 * @source rennels-hudson, ch. 11
 * @see {@link enlargementCoefficient}
 * @example
 * ```ts
 * import { abruptEnlargementCoefficient } from "@org/hvac-core/flow";
 * abruptEnlargementCoefficient(0.64); // 0.1296
 * ```
 */
export function abruptEnlargementCoefficient(areaRatio: number): number {
  return (1 - requireInRange("areaRatio", areaRatio, 0, 1, "")) ** 2;
}

/**
 * Entry from a large space into a pipe flush with the wall, its edge rounded, on the velocity in the pipe.
 * @param radiusRatio edge radius / inside diameter (0…1); 0 is the sharp edge
 * @returns K; 0.57 for the sharp edge (Idelchik and Crane print 0.5)
 * @throws {OutOfRangeError} when the ratio is outside its range
 * @source rennels-hudson, ch. 9
 * @see {@link projectingEntranceCoefficient}
 * @example
 * ```ts
 * import { roundedEntranceCoefficient } from "@org/hvac-core/flow";
 * roundedEntranceCoefficient(0.08); // 0.233935
 * ```
 */
export function roundedEntranceCoefficient(radiusRatio: number): number {
  requireInRange("radiusRatio", radiusRatio, 0, 1, "");
  const lambda = 1 + 0.622 * (1 - 0.3 * Math.sqrt(radiusRatio) - 0.7 * radiusRatio) ** 4;
  return 0.0696 * (1 - 0.569 * radiusRatio) * lambda * lambda + (lambda - 1) ** 2;
}

/**
 * Sharp-edged pipe that projects into the space it draws from (by half a diameter at least), on the velocity in the pipe.
 * @param wallRatio wall thickness / inside diameter (0 and up; constant from 0.05)
 * @returns K
 * @throws {OutOfRangeError} when the ratio is outside 0…1
 * @source rennels-hudson, ch. 9
 * @example
 * ```ts
 * import { projectingEntranceCoefficient } from "@org/hvac-core/flow";
 * projectingEntranceCoefficient(0.03); // 0.65656
 * ```
 */
export function projectingEntranceCoefficient(wallRatio: number): number {
  const t = Math.min(requireInRange("wallRatio", wallRatio, 0, 1, ""), 0.05);
  return 1.12 - 22 * t + 216 * t * t + 80 * t ** 3;
}
