import { requireInRange } from "../kernel/errors.ts";
import { angle, defineFitting, interpolate, ratio } from "./fitting.ts";
import { miterBendCoefficient } from "./rennels.ts";

const smacna = "SMACNA HVAC Systems Duct Design, 4th ed., table A-7";
const idelchik = "Idelchik, Handbook of Hydraulic Resistance, ch. 6";

/**
 * Share of a 90° bend's loss at another angle, Idelchik's A₁: 0.9 sin θ to 70°, 0.7 + 0.35 θ/90 from 100°, straight between.
 *
 * SMACNA prints 0.60 at 45° where the equation gives 0.64.
 *
 * @param degrees angle of deflection, ° (0…180)
 * @returns factor, 1 at 90°
 * @throws {OutOfRangeError} when the angle is outside its range
 * @source idelchik, ch. 6
 * @example
 * ```ts
 * import { elbowAngleFactor } from "@org/hvac-core/flow";
 * elbowAngleFactor(90); // 1
 * elbowAngleFactor(30); // 0.45
 * ```
 */
export function elbowAngleFactor(degrees: number): number {
  requireInRange("degrees", degrees, 0, 180, "°");
  if (degrees <= 70) return 0.9 * Math.sin((degrees * Math.PI) / 180);
  return degrees >= 100 ? 0.7 + (0.35 * degrees) / 90 : interpolate([[70, 0.9 * Math.sin((7 * Math.PI) / 18)], [90, 1], [100, 0.7 + 35 / 90]], degrees);
}

const aspect = ratio("Height / width (width in the plane of the bend)", "H/W", 0.25, 8, 1);
const radius = (min: number, max: number) => ratio("Centre-line radius / diameter", "r/D", min, max, 1.5);

export const elbowRoundSmooth = /*#__PURE__*/ defineFitting({
  key: "elbowRoundSmooth",
  name: "Elbow, round, smooth radius",
  family: "elbow",
  velocityBasis: "through",
  source: `${smacna}A (90°, nodes interpolated); angle factor: ${idelchik}`,
  parameters: { radiusRatio: /*#__PURE__*/ radius(0.5, 2.5), angle: /*#__PURE__*/ angle(10, 180, 90) },
  coefficient: (g) => elbowAngleFactor(g.angle) * interpolate([[0.5, 0.71], [0.75, 0.33], [1, 0.22], [1.5, 0.15], [2, 0.13], [2.5, 0.12]], g.radiusRatio),
});

export const elbowRoundSegmented = /*#__PURE__*/ defineFitting({
  key: "elbowRoundSegmented",
  name: "Elbow, round, segmented (gored) 90°",
  family: "elbow",
  velocityBasis: "through",
  source: `${smacna}B (nodes interpolated)`,
  parameters: {
    radiusRatio: /*#__PURE__*/ radius(0.75, 2),
    pieces: { name: "Pieces", symbol: "n", quantity: "count", unit: "", min: 3, max: 5, default: 5 },
  },
  coefficient: (g) => {
    const at = (k075: number, k1: number, k15: number, k2: number) => interpolate([[0.75, k075], [1, k1], [1.5, k15], [2, k2]], g.radiusRatio);
    return interpolate([[3, at(0.54, 0.42, 0.34, 0.33)], [4, at(0.5, 0.37, 0.27, 0.24)], [5, at(0.46, 0.33, 0.24, 0.19)]], g.pieces);
  },
});

/** Within 0.04 of SMACNA table A-7C. */
export const elbowRoundMitered = /*#__PURE__*/ defineFitting({
  key: "elbowRoundMitered",
  name: "Elbow, round, mitred",
  family: "elbow",
  velocityBasis: "through",
  source: "Rennels and Hudson, Pipe Flow (2012), ch. 15",
  parameters: { angle: /*#__PURE__*/ angle(10, 150, 90) },
  coefficient: (g) => miterBendCoefficient(g.angle),
});

/** Idelchik's A₁ B₁ C₁; within 0.13 of SMACNA table A-7F at r/W 0.5 (which rises to 1.5 at H/W 0.25), 0.03 above. */
export const elbowRectangularSmooth = /*#__PURE__*/ defineFitting({
  key: "elbowRectangularSmooth",
  name: "Elbow, rectangular, smooth radius",
  family: "elbow",
  velocityBasis: "through",
  source: idelchik,
  parameters: { radiusRatio: /*#__PURE__*/ ratio("Centre-line radius / width", "r/W", 0.5, 4, 1.5), aspectRatio: aspect, angle: /*#__PURE__*/ angle(10, 180, 90) },
  coefficient: (g) => {
    const b = 0.21 / g.radiusRatio ** (g.radiusRatio < 1 ? 2.5 : 0.5);
    const c = g.aspectRatio <= 4 ? 0.85 + 0.125 / g.aspectRatio : 1.115 - 0.84 / g.aspectRatio;
    return elbowAngleFactor(g.angle) * b * c;
  },
});

/** Idelchik's aspect factor is 0.97 − 0.13 ln(H/W). Within 0.09 of SMACNA table A-7D. */
export const elbowRectangularMitered = /*#__PURE__*/ defineFitting({
  key: "elbowRectangularMitered",
  name: "Elbow, rectangular, mitred without vanes",
  family: "elbow",
  velocityBasis: "through",
  source: `Rennels and Hudson, Pipe Flow (2012), ch. 15; aspect factor: ${idelchik}`,
  parameters: { aspectRatio: aspect, angle: /*#__PURE__*/ angle(10, 150, 90) },
  coefficient: (g) => miterBendCoefficient(g.angle) * (0.97 - 0.13 * Math.log(g.aspectRatio)),
});

const vanes = {
  single50: [0.24, 0.2],
  single114: [0.26, 0.22],
  double50: [0.43, 0.4],
  double114: [0.27, 0.23],
} as const;

/** Printed at 5 to 12.5 m/s; held beyond. One transcription. HOF's CR3 tables print lower values (0.11 for the best vanes). */
const vaned = <const Key extends string>(key: Key, name: string, [slow, fast]: readonly [number, number]) =>
  defineFitting({
    key,
    name,
    family: "elbow",
    velocityBasis: "through",
    source: `${smacna}H (nodes interpolated), verify`,
    parameters: { velocity: { name: "Velocity", symbol: "V", quantity: "velocity", unit: "m/s", min: 0, max: 20, default: 5 } },
    coefficient: (g) => interpolate([[5, slow], [12.5, fast]], g.velocity),
  });

export const elbowVanesSingle50 = /*#__PURE__*/ vaned("elbowVanesSingle50", "Elbow, rectangular, mitred 90°, single vanes R 50 mm at 38 mm", vanes.single50);
export const elbowVanesSingle114 = /*#__PURE__*/ vaned("elbowVanesSingle114", "Elbow, rectangular, mitred 90°, single vanes R 114 mm at 83 mm", vanes.single114);
export const elbowVanesDouble50 = /*#__PURE__*/ vaned("elbowVanesDouble50", "Elbow, rectangular, mitred 90°, double vanes R 50 mm at 38 mm", vanes.double50);
export const elbowVanesDouble114 = /*#__PURE__*/ vaned("elbowVanesDouble114", "Elbow, rectangular, mitred 90°, double vanes R 114 mm at 83 mm", vanes.double114);
