import { requireInRange, requireKnown } from "../refusals/errors.ts";
import { idelchik, rennelsHudson, smacnaSystems, type Citation } from "../sources/index.ts";
import { degree } from "./degrees.ts";
import { angle, defineFitting, interpolate, ratio } from "./fitting.ts";
import { miterBendCoefficient } from "./rennels.ts";
import { isAtMost } from "../quantity/tolerance.ts";

const smacna = (locator: string): Citation => ({ source: smacnaSystems, locator: `table A-7${locator}` });
const bends: Citation = { source: idelchik, locator: "ch. 6" };
const mitres: Citation = { source: rennelsHudson, locator: "ch. 15" };

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
  const small = (theta: number): number => 0.9 * Math.sin(theta * degree);
  const large = (theta: number): number => 0.7 + (0.35 * theta) / 90;
  if (degrees <= 70) return small(degrees);
  return degrees >= 100
    ? large(degrees)
    : interpolate(
        [
          [70, small(70)],
          [90, 1],
          [100, large(100)],
        ],
        degrees,
      );
}

/**
 * Height over width of a rectangular duct in a bend. The width is the side that lies in the plane of the bend.
 * @param section the duct's sides and the plane of the bend:
 * - `width`, `height` of the duct, m (1e-3…50)
 * - `plane` the side that lies in the plane of the bend: "longSide" (a hard-way bend) or "shortSide" (an easy-way bend)
 * @returns H/W, at most 1 for the hard way and at least 1 for the easy way
 * @throws {OutOfRangeError} when a side is outside its range
 * @throws {UnknownNameError} when the plane is neither
 * @source mathematics, geometry
 * @example
 * ```ts
 * import { bendAspectRatio } from "@org/hvac-core/flow";
 * bendAspectRatio({ width: 1, height: 0.25, plane: "longSide" }); // 0.25
 * bendAspectRatio({ width: 1, height: 0.25, plane: "shortSide" }); // 4
 * ```
 */
export function bendAspectRatio({ width, height, plane }: { width: number; height: number; plane: BendPlane }): number {
  requireInRange("width", width, 1e-3, 50, "m");
  requireInRange("height", height, 1e-3, 50, "m");
  const isHard = requireKnown("plane", plane, ["longSide", "shortSide"]) === "longSide";
  return isHard === width > height ? height / width : width / height;
}

/** The side of a rectangular duct that lies in the plane of its bend. */
export type BendPlane = "longSide" | "shortSide";

const aspect = ratio("Height / width (width in the plane of the bend)", "H/W", 0.25, 8, 1, { conduit: "bendAspectRatio" });
/** Centre-line radius of round bends. */
const radius = (min: number, max: number) => ratio("Centre-line radius / diameter", "r/D", min, max, 1.5);

const elbowRoundSmooth = defineFitting({
  key: "elbowRoundSmooth",
  name: "Elbow, round, smooth radius",
  family: "elbow",
  velocityBasis: "through",
  shape: "round",
  citation: smacna("A (90°, nodes interpolated)"),
  alsoCites: [{ source: idelchik, locator: "ch. 6, angle factor" }],
  parameters: { radiusRatio: radius(0.5, 2.5), angle: angle(10, 180, 90) },
  coefficient: (g) =>
    elbowAngleFactor(g.angle) *
    interpolate(
      [
        [0.5, 0.71],
        [0.75, 0.33],
        [1, 0.22],
        [1.5, 0.15],
        [2, 0.13],
        [2.5, 0.12],
      ],
      g.radiusRatio,
    ),
});

const elbowRoundSegmented = defineFitting({
  key: "elbowRoundSegmented",
  name: "Elbow, round, segmented (gored) 90°",
  family: "elbow",
  velocityBasis: "through",
  shape: "round",
  citation: smacna("B (nodes interpolated)"),
  parameters: {
    radiusRatio: radius(0.75, 2),
    pieces: { name: "Pieces", symbol: "n", quantity: "count", unit: "", min: 3, max: 5, default: 5 },
  },
  coefficient: (g) => {
    const byRadius = (k075: number, k1: number, k15: number, k2: number) =>
      interpolate(
        [
          [0.75, k075],
          [1, k1],
          [1.5, k15],
          [2, k2],
        ],
        g.radiusRatio,
      );
    return interpolate(
      [
        [3, byRadius(0.54, 0.42, 0.34, 0.33)],
        [4, byRadius(0.5, 0.37, 0.27, 0.24)],
        [5, byRadius(0.46, 0.33, 0.24, 0.19)],
      ],
      g.pieces,
    );
  },
});

/** Within 0.04 of SMACNA table A-7C. */
const elbowRoundMitered = defineFitting({
  key: "elbowRoundMitered",
  name: "Elbow, round, mitred",
  family: "elbow",
  velocityBasis: "through",
  shape: "round",
  citation: mitres,
  parameters: { angle: angle(10, 150, 90) },
  coefficient: (g) => miterBendCoefficient(g.angle),
});

/** Idelchik's A₁ B₁ C₁; within 0.13 of SMACNA table A-7F at r/W 0.5 (which rises to 1.5 at H/W 0.25), 0.03 above. */
const elbowRectangularSmooth = defineFitting({
  key: "elbowRectangularSmooth",
  name: "Elbow, rectangular, smooth radius",
  family: "elbow",
  velocityBasis: "through",
  shape: "rectangular",
  citation: bends,
  parameters: { radiusRatio: ratio("Centre-line radius / width", "r/W", 0.5, 4, 1.5), aspectRatio: aspect, angle: angle(10, 180, 90) },
  coefficient: (g) => {
    const b = 0.21 / g.radiusRatio ** (g.radiusRatio < 1 ? 2.5 : 0.5);
    const c = isAtMost(g.aspectRatio, 4) ? 0.85 + 0.125 / g.aspectRatio : 1.115 - 0.84 / g.aspectRatio;
    return elbowAngleFactor(g.angle) * b * c;
  },
});

/** Idelchik's aspect factor is 0.97 − 0.13 ln(H/W). Within 0.09 of SMACNA table A-7D. */
const elbowRectangularMitered = defineFitting({
  key: "elbowRectangularMitered",
  name: "Elbow, rectangular, mitred without vanes",
  family: "elbow",
  velocityBasis: "through",
  shape: "rectangular",
  citation: mitres,
  alsoCites: [{ source: idelchik, locator: "ch. 6, aspect factor" }],
  parameters: { aspectRatio: aspect, angle: angle(10, 150, 90) },
  coefficient: (g) => miterBendCoefficient(g.angle) * (0.97 - 0.13 * Math.log(g.aspectRatio)),
});

interface Vanes {
  /** Single or double thickness, radius and spacing. */
  readonly name: string;
  /** Radius and spacing, m. */
  readonly vanes: { readonly radius: number; readonly spacing: number };
  /** Coefficient at 5 and at 12.5 m/s. */
  readonly slow: number;
  readonly fast: number;
}

/** Printed for 5 to 12.5 m/s; beyond, the end values hold and the range is reported as exceeded. One transcription. ASHRAE's CR3 tables print lower values (0.11 for the best vanes). */
const vaned = <const Key extends string>(key: Key, { name, vanes, slow, fast }: Vanes) =>
  defineFitting({
    key,
    name: `Elbow, rectangular, mitred 90°, ${name}`,
    family: "elbow",
    vanes,
    shape: "rectangular",
    velocityBasis: "through",
    citation: smacna("H (nodes interpolated)"),
    parameters: {
      velocity: {
        name: "Velocity",
        symbol: "V",
        quantity: "velocity",
        unit: "m/s",
        min: 0,
        max: 100,
        valid: [5, 12.5],
        conduit: "velocity",
        default: 5,
      },
    },
    coefficient: (g) =>
      interpolate(
        [
          [5, slow],
          [12.5, fast],
        ],
        g.velocity,
      ),
  });

const small = { radius: 0.05, spacing: 0.038 };
const large = { radius: 0.114, spacing: 0.083 };

const elbowVanesSingle50 = vaned("elbowVanesSingle50", { name: "single vanes R 50 mm at 38 mm", vanes: small, slow: 0.24, fast: 0.2 });
const elbowVanesSingle114 = vaned("elbowVanesSingle114", { name: "single vanes R 114 mm at 83 mm", vanes: large, slow: 0.26, fast: 0.22 });
const elbowVanesDouble50 = vaned("elbowVanesDouble50", { name: "double vanes R 50 mm at 38 mm", vanes: small, slow: 0.43, fast: 0.4 });
const elbowVanesDouble114 = vaned("elbowVanesDouble114", { name: "double vanes R 114 mm at 83 mm", vanes: large, slow: 0.27, fast: 0.23 });

/** Elbows of ducts. */
export const ductElbows = [
  elbowRoundSmooth,
  elbowRoundSegmented,
  elbowRoundMitered,
  elbowRectangularSmooth,
  elbowRectangularMitered,
  elbowVanesSingle50,
  elbowVanesSingle114,
  elbowVanesDouble50,
  elbowVanesDouble114,
] as const;
