import { requireInRange } from "../refusals/errors.ts";
import { smacnaSystems } from "../sources/index.ts";
import { angle, defineFitting, interpolate, interpolateLogarithm, ratio } from "./fitting.ts";
import { brownFellows1957, ductDesign2009, en13030 } from "./sources.ts";
import { isAtMost, isBelow } from "../quantity/tolerance.ts";

/* Dampers and louvres. Coefficients grow by decades with the closing angle: between nodes their logarithms are interpolated. */

const closing = (max: number) => angle(0, max, 0, "Closing angle");

const damperButterflyRound = defineFitting({
  key: "damperButterflyRound",
  name: "Damper, butterfly, round",
  family: "damper",
  blades: "single",
  shape: "round",
  velocityBasis: "through",
  citation: { source: smacnaSystems, locator: "table A-15A (nodes interpolated)" },
  parameters: { angle: closing(60) },
  coefficient: (g) =>
    interpolateLogarithm(
      [
        [0, 0.2],
        [10, 0.52],
        [20, 1.5],
        [30, 4.5],
        [40, 11],
        [50, 29],
        [60, 108],
      ],
      g.angle,
    ),
});

/**
 * One transcription of the nodes; another gives the first row for all ducts up to square, 8 to 50 % less. The height H and width W are those of
 * the source's figure.
 */
const damperButterflyRectangular = defineFitting({
  key: "damperButterflyRectangular",
  name: "Damper, butterfly, rectangular, one blade",
  family: "damper",
  blades: "single",
  shape: "rectangular",
  velocityBasis: "through",
  citation: { source: ductDesign2009, locator: "fitting CR9-1, after Idelchik, diagram 9-17 (nodes interpolated)" },
  parameters: {
    aspectRatio: ratio("Height / width of the duct", "H/W", 0.1, 8, 1, {
      conduit: "aspectRatio",
      constantOver: [
        [0.1, 0.25],
        [0.25, 1],
        [1, 8],
      ],
    }),
    angle: closing(70),
  },
  coefficient: (g) => {
    const rows = {
      flat: [
        [0, 0.04],
        [10, 0.3],
        [20, 1.1],
        [30, 3],
        [40, 8],
        [50, 23],
        [60, 60],
        [65, 100],
        [70, 190],
      ],
      middle: [
        [0, 0.08],
        [10, 0.33],
        [20, 1.2],
        [30, 3.3],
        [40, 9],
        [50, 26],
        [60, 70],
        [65, 128],
        [70, 210],
      ],
      tall: [
        [0, 0.13],
        [10, 0.35],
        [20, 1.3],
        [30, 3.6],
        [40, 10],
        [50, 29],
        [60, 80],
        [65, 155],
        [70, 230],
      ],
    } as const;
    return interpolateLogarithm(rows[isBelow(g.aspectRatio, 0.25) ? "flat" : isAtMost(g.aspectRatio, 1) ? "middle" : "tall"], g.angle);
  },
});

/** Coefficients at 0°, 10° … 70°. */
type ByAngle = readonly [number, number, number, number, number, number, number, number];
/** Blade ratios L/R of the rows. */
const bladeRatios = [0.3, 0.4, 0.5, 0.6, 0.8, 1, 1.5] as const;

const multiBlade = <const Key extends string>(key: Key, name: string, locator: string, rows: readonly ByAngle[]) =>
  defineFitting({
    key,
    name,
    family: "damper",
    blades: "multiple",
    shape: "rectangular",
    velocityBasis: "through",
    citation: { source: brownFellows1957, locator: `${locator} (nodes interpolated)` },
    parameters: { bladeRatio: ratio("Blade length / duct perimeter", "L/R", 0.1, 4, 0.8, { valid: [0.3, 1.5] }), angle: closing(70) },
    coefficient: (g) => {
      const atAngle = (row: ByAngle): number =>
        interpolateLogarithm(
          row.map((value, ten) => [10 * ten, value] as const),
          g.angle,
        );
      return interpolate(
        rows.map((row, index) => [bladeRatios[index]!, atAngle(row)] as const),
        g.bladeRatio,
      );
    },
  });

const damperParallelBlades = multiBlade("damperParallelBlades", "Damper, rectangular, parallel blades", "ASHRAE fitting CR9-3", [
  [0.52, 0.79, 1.4, 2.3, 5, 9, 14, 32],
  [0.52, 0.85, 1.5, 2.4, 5, 9, 16, 38],
  [0.52, 0.92, 1.5, 2.4, 5, 9, 18, 45],
  [0.52, 0.92, 1.5, 2.4, 5.4, 9, 21, 45],
  [0.52, 0.92, 1.5, 2.5, 5.4, 9, 22, 55],
  [0.52, 1, 1.6, 2.6, 5.4, 10, 24, 65],
  [0.52, 1, 1.6, 2.7, 5.4, 10, 28, 102],
]);

const damperOpposedBlades = multiBlade("damperOpposedBlades", "Damper, rectangular, opposed blades", "ASHRAE fitting CR9-4", [
  [0.52, 0.85, 2.1, 4.1, 9, 21, 73, 284],
  [0.52, 0.92, 2.2, 5, 11, 28, 100, 332],
  [0.52, 1, 2.3, 5.4, 13, 33, 122, 377],
  [0.52, 1, 2.3, 6, 14, 38, 148, 411],
  [0.52, 1.1, 2.4, 6.6, 18, 54, 188, 495],
  [0.52, 1.2, 2.7, 7.3, 21, 65, 245, 547],
  [0.52, 1.4, 3.2, 9, 28, 107, 361, 677],
]);

/**
 * Blade ratio L/R of a multi-blade damper: the total length of its blades over the perimeter of the duct.
 * @param blades number of blades (1…100), each as long as the duct is wide
 * @param width width of the duct along the blades, m (1e-3…50)
 * @param height height of the duct across the blades, m (1e-3…50)
 * @returns L/R
 * @throws {OutOfRangeError} when an argument is outside its range
 * @source brown-fellows-1957, definition of L/R
 * @example
 * ```ts
 * import { damperBladeRatio } from "@org/hvac-core/flow";
 * damperBladeRatio(4, 0.6, 0.6); // 1
 * ```
 */
export function damperBladeRatio(blades: number, width: number, height: number): number {
  requireInRange("blades", blades, 1, 100, "");
  requireInRange("width", width, 1e-3, 50, "m");
  requireInRange("height", height, 1e-3, 50, "m");
  return (blades * width) / (2 * (width + height));
}

/** Open; frame and blade package are in the airstream. */
const fireDamperCurtain = defineFitting({
  key: "fireDamperCurtain",
  name: "Fire damper, curtain, type A (frame in the airstream), rectangular",
  family: "damper",
  blades: "curtain",
  shape: "rectangular",
  velocityBasis: "through",
  citation: { source: ductDesign2009, locator: "fitting CR9-5; verify with the manufacturer" },
  parameters: {},
  coefficient: () => 0.46,
});

/** Open; frame and blades are out of the airstream. */
const fireDamperCurtainRound = defineFitting({
  key: "fireDamperCurtainRound",
  name: "Fire damper, curtain, type C (out of the airstream), round",
  family: "damper",
  blades: "curtain",
  shape: "round",
  velocityBasis: "through",
  citation: { source: ductDesign2009, locator: "fitting CD9-3; verify with the manufacturer" },
  parameters: {},
  coefficient: () => 0.12,
});

/** 1/n²: the aerodynamic free area is the core area times the coefficient of discharge that the manufacturer measured. */
const louvre = defineFitting({
  key: "louvre",
  name: "Louvre of known aerodynamic free area",
  family: "opening",
  velocityBasis: "through",
  citation: { source: en13030, locator: "coefficient of discharge; the area from the manufacturer" },
  parameters: { aerodynamicArea: ratio("Aerodynamic free / duct area", "n", 0.05, 2, 0.25) },
  coefficient: (g) => 1 / g.aerodynamicArea ** 2,
});

/** Louvres and dampers. */
export const ductDampers = [
  louvre,
  damperButterflyRound,
  damperButterflyRectangular,
  damperParallelBlades,
  damperOpposedBlades,
  fireDamperCurtain,
  fireDamperCurtainRound,
] as const;
