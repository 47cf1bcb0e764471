import { idelchik, mathematics, rennelsHudson, smacnaSystems, type Citation } from "../sources/index.ts";
import { angle, defineFitting, interpolate, interpolateGrid, ratio, type FittingShape, type Grid } from "./fitting.ts";
import { enlargementCoefficient } from "./rennels.ts";

const smacna = (table: string): Citation => ({ source: smacnaSystems, locator: `table ${table} (nodes interpolated)` });

const entryPlain = defineFitting({
  key: "entryPlain",
  name: "Entry, plain duct end",
  family: "entry",
  velocityBasis: "through",
  citation: smacna("A-12A"),
  parameters: { projection: ratio("Projection from the wall / diameter", "L/D", 0, 10, 0, { constantOver: [[0.5, 10]] }) },
  coefficient: (g) =>
    interpolate(
      [
        [0, 0.5],
        [0.002, 0.57],
        [0.01, 0.68],
        [0.05, 0.8],
        [0.2, 0.92],
        [0.5, 1],
      ],
      g.projection,
    ),
});

const entryBellmouth = defineFitting({
  key: "entryBellmouth",
  name: "Entry, bellmouth in a wall",
  family: "entry",
  velocityBasis: "through",
  shape: "round",
  citation: { source: idelchik, locator: "ch. 3" },
  parameters: { radiusRatio: ratio("Bellmouth radius / diameter", "r/D", 0, 1, 0.1) },
  coefficient: (g) => 0.03 + 0.47 * 10 ** (-7.7 * g.radiusRatio),
});

const entryBellmouthFree = defineFitting({
  key: "entryBellmouthFree",
  name: "Entry, bellmouth without wall",
  family: "entry",
  velocityBasis: "through",
  shape: "round",
  citation: smacna("A-12B"),
  parameters: { radiusRatio: ratio("Bellmouth radius / diameter", "r/D", 0, 1, 0.1, { constantOver: [[0.2, 1]] }) },
  coefficient: (g) =>
    interpolate(
      [
        [0, 1],
        [0.02, 0.74],
        [0.04, 0.51],
        [0.06, 0.32],
        [0.08, 0.2],
        [0.1, 0.15],
        [0.12, 0.1],
        [0.16, 0.06],
        [0.2, 0.03],
      ],
      g.radiusRatio,
    ),
});

const hood = <const Key extends string>(key: Key, name: string, shape: FittingShape, nodes: ReadonlyArray<readonly [number, number]>) =>
  defineFitting({
    key,
    name,
    family: "entry",
    velocityBasis: "through",
    shape,
    citation: smacna("A-12G"),
    parameters: { angle: angle(20, 180, 60, "Included angle") },
    coefficient: (g) => interpolate(nodes, g.angle),
  });

const entryHoodRound = hood("entryHoodRound", "Entry, tapered hood, round", "round", [
  [20, 0.11],
  [40, 0.06],
  [60, 0.09],
  [80, 0.14],
  [100, 0.18],
  [120, 0.27],
  [140, 0.32],
  [160, 0.43],
  [180, 0.5],
]);
const entryHoodRectangular = hood("entryHoodRectangular", "Entry, tapered hood, rectangular", "rectangular", [
  [20, 0.19],
  [40, 0.13],
  [60, 0.16],
  [80, 0.21],
  [100, 0.27],
  [120, 0.33],
  [140, 0.43],
  [160, 0.53],
  [180, 0.62],
]);

const coneAngles = [0, 10, 20, 30, 40, 60, 100, 140, 180];

const conicalEntry = <const Key extends string>(key: Key, name: string, table: string, grid: Grid) =>
  defineFitting({
    key,
    name,
    family: "entry",
    velocityBasis: "through",
    citation: smacna(table),
    parameters: {
      lengthRatio: ratio("Length of the cone / diameter", "L/D", grid.rows[0]!, grid.rows.at(-1)!, 0.25),
      angle: angle(0, 180, 60, "Included angle"),
    },
    coefficient: (g) => interpolateGrid(grid, g.lengthRatio, g.angle),
  });

const entryConicalFree = conicalEntry("entryConicalFree", "Entry, conical, without wall", "A-12D", {
  rows: [0.025, 0.05, 0.1, 0.25, 0.6, 1],
  columns: coneAngles,
  values: [
    [1, 0.96, 0.93, 0.9, 0.86, 0.8, 0.69, 0.59, 0.5],
    [1, 0.93, 0.86, 0.8, 0.75, 0.67, 0.58, 0.53, 0.5],
    [1, 0.8, 0.67, 0.55, 0.48, 0.41, 0.41, 0.44, 0.5],
    [1, 0.68, 0.45, 0.3, 0.22, 0.17, 0.22, 0.34, 0.5],
    [1, 0.46, 0.27, 0.18, 0.14, 0.13, 0.21, 0.33, 0.5],
    [1, 0.32, 0.2, 0.14, 0.11, 0.1, 0.18, 0.3, 0.5],
  ],
});

const entryConicalWall = conicalEntry("entryConicalWall", "Entry, conical, in a wall", "A-12E", {
  rows: [0.025, 0.05, 0.075, 0.1, 0.15, 0.6],
  columns: coneAngles,
  values: [
    [0.5, 0.47, 0.45, 0.43, 0.41, 0.4, 0.42, 0.45, 0.5],
    [0.5, 0.45, 0.41, 0.36, 0.33, 0.3, 0.35, 0.42, 0.5],
    [0.5, 0.42, 0.35, 0.3, 0.26, 0.23, 0.3, 0.4, 0.5],
    [0.5, 0.39, 0.32, 0.25, 0.22, 0.18, 0.27, 0.38, 0.5],
    [0.5, 0.37, 0.27, 0.2, 0.16, 0.15, 0.25, 0.37, 0.5],
    [0.5, 0.27, 0.18, 0.13, 0.11, 0.12, 0.23, 0.36, 0.5],
  ],
});

const exitAbrupt = defineFitting({
  key: "exitAbrupt",
  name: "Exit, plain duct end",
  family: "exit",
  velocityBasis: "through",
  citation: { source: mathematics, locator: "the velocity pressure is lost" },
  parameters: {},
  coefficient: () => 1,
});

const exitDiffuser = defineFitting({
  key: "exitDiffuser",
  name: "Exit, conical diffuser",
  family: "exit",
  velocityBasis: "smaller",
  shape: "round",
  citation: { source: rennelsHudson, locator: "ch. 11, and the velocity pressure at the mouth" },
  parameters: { areaRatio: ratio("Duct / mouth area", "A1/A2", 0.05, 1, 0.5), angle: angle(5, 180, 14, "Included angle") },
  coefficient: (g) => enlargementCoefficient(Math.sqrt(g.areaRatio), g.angle, 0.02) + g.areaRatio ** 2,
});

const exitRainCap = defineFitting({
  key: "exitRainCap",
  name: "Exit, flat rain cap",
  family: "exit",
  velocityBasis: "through",
  shape: "round",
  citation: smacna("A-13A"),
  parameters: { gap: ratio("Height of the gap / diameter", "L/D", 0.1, 1, 0.5, { constantOver: [[0.8, 1]] }) },
  coefficient: (g) =>
    interpolate(
      [
        [0.1, 4],
        [0.2, 2.3],
        [0.25, 1.9],
        [0.3, 1.6],
        [0.35, 1.4],
        [0.4, 1.3],
        [0.5, 1.2],
        [0.6, 1.1],
        [0.8, 1],
      ],
      g.gap,
    ),
});

/** Entries and exits of ducts. */
export const ductOpenings = [
  entryPlain,
  entryBellmouth,
  entryBellmouthFree,
  entryConicalFree,
  entryConicalWall,
  entryHoodRound,
  entryHoodRectangular,
  exitAbrupt,
  exitDiffuser,
  exitRainCap,
] as const;
