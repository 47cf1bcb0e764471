import { rennelsHudson, smacnaSystems, type Citation } from "../sources/index.ts";
import { angle, defineFitting, interpolateGrid, ratio, type FittingShape, type Grid } from "./fitting.ts";
import { abruptEnlargementCoefficient, contractionCoefficient, enlargementCoefficient } from "./rennels.ts";

const contractions: Citation = { source: rennelsHudson, locator: "ch. 10" };
const enlargements: Citation = { source: rennelsHudson, locator: "ch. 11" };
const areas = ratio("Smaller / larger area", "A1/A2", 0.05, 1, 0.5);
/** Wall friction of a short sheet-metal cone. */
const coneFriction = 0.02;

interface Cone {
  readonly shape: FittingShape;
  readonly citation: Citation;
  readonly compute: (diameterRatio: number, angle: number, friction: number) => number;
}

const transition = <const Key extends string>(key: Key, name: string, { shape, citation, compute }: Cone) =>
  defineFitting({
    key,
    name,
    family: "transition",
    velocityBasis: "smaller",
    shape,
    citation,
    parameters: { areaRatio: areas, angle: angle(5, 180, 30, "Included angle") },
    coefficient: (g) => compute(Math.sqrt(g.areaRatio), g.angle, coneFriction),
  });

const enlargementRound = transition("enlargementRound", "Enlargement, round, conical", {
  shape: "round",
  citation: enlargements,
  compute: enlargementCoefficient,
});

/** Within 0.16 of SMACNA tables A-8B and A-8E, whose pyramids lose more below 30° and less above. */
const enlargementRectangular = transition("enlargementRectangular", "Enlargement, rectangular or round to rectangular, pyramidal", {
  shape: "rectangular",
  citation: { source: rennelsHudson, locator: "ch. 11, cone of the same angle" },
  compute: enlargementCoefficient,
});

/** Within 0.05 of SMACNA table A-9A to 150°; its abrupt contractions lose up to 0.11 less. */
const contractionGradual = transition("contractionGradual", "Contraction, round or rectangular, tapered", {
  shape: "any",
  citation: contractions,
  compute: contractionCoefficient,
});

const enlargementAbrupt = defineFitting({
  key: "enlargementAbrupt",
  name: "Enlargement, abrupt",
  family: "transition",
  velocityBasis: "smaller",
  citation: enlargements,
  parameters: { areaRatio: areas },
  coefficient: (g) => abruptEnlargementCoefficient(g.areaRatio),
});

const contractionAbrupt = defineFitting({
  key: "contractionAbrupt",
  name: "Contraction, abrupt",
  family: "transition",
  velocityBasis: "smaller",
  citation: contractions,
  parameters: { areaRatio: areas },
  coefficient: (g) => contractionCoefficient(Math.sqrt(g.areaRatio), 180, 0),
});

/** Larger over smaller area of the columns of the tables for fan outlets. */
const openings = [1.5, 2, 2.5, 3, 3.5, 4];

/** The jet of a centrifugal fan fills a diffuser badly: the coefficients are above those of the same diffuser in a duct. One transcription. */
const fanOutlet = <const Key extends string>(key: Key, name: string, table: string, grid: Grid) =>
  defineFitting({
    key,
    name,
    family: "transition",
    shape: "rectangular",
    velocityBasis: "smaller",
    citation: { source: smacnaSystems, locator: `table A-8${table} (nodes interpolated)` },
    parameters: {
      areaRatio: ratio("Smaller / larger area", "A1/A2", 0.25, 0.667, 0.5),
      angle: angle(grid.rows[0]!, grid.rows.at(-1)!, 15, "Included angle"),
    },
    coefficient: (g) => interpolateGrid(grid, g.angle, 1 / g.areaRatio),
  });

const fanOutletPlane = fanOutlet("fanOutletPlane", "Enlargement at a centrifugal fan's outlet, two sides, symmetrical", "F", {
  rows: [10, 15, 20, 25, 30, 35],
  columns: openings,
  values: [
    [0.05, 0.07, 0.09, 0.1, 0.11, 0.11],
    [0.06, 0.09, 0.11, 0.13, 0.13, 0.14],
    [0.07, 0.1, 0.13, 0.15, 0.16, 0.16],
    [0.08, 0.13, 0.16, 0.19, 0.21, 0.23],
    [0.16, 0.24, 0.29, 0.32, 0.34, 0.35],
    [0.24, 0.34, 0.39, 0.44, 0.48, 0.5],
  ],
});

const fanOutletPyramidal = fanOutlet("fanOutletPyramidal", "Enlargement at a centrifugal fan's outlet, pyramidal", "J", {
  rows: [10, 15, 20, 25, 30],
  columns: openings,
  values: [
    [0.1, 0.18, 0.21, 0.23, 0.24, 0.25],
    [0.23, 0.33, 0.38, 0.4, 0.42, 0.44],
    [0.31, 0.43, 0.48, 0.53, 0.56, 0.58],
    [0.36, 0.49, 0.55, 0.58, 0.62, 0.64],
    [0.42, 0.53, 0.59, 0.64, 0.67, 0.69],
  ],
});

/** Transitions of ducts. */
export const ductTransitions = [
  enlargementRound,
  enlargementRectangular,
  enlargementAbrupt,
  fanOutletPlane,
  fanOutletPyramidal,
  contractionGradual,
  contractionAbrupt,
] as const;
