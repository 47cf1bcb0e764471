import { smacnaSystems, type Citation } from "../sources/index.ts";
import { defineFitting, interpolate, ratio, type FittingShape, type Takeoff } from "./fitting.ts";

/* Take-offs by SMACNA's tables A-11, on the velocity upstream of the take-off. One transcription. */

const smacna = (locator: string): Citation => ({ source: smacnaSystems, locator: `table A-11${locator} (nodes interpolated)` });

type Nodes = readonly (readonly [velocityRatio: number, coefficient: number])[];

interface Tap {
  readonly table: string;
  /** Shape of the main. */
  readonly shape: FittingShape;
  readonly takeoff: Takeoff;
  readonly nodes: Nodes;
}

const tap = <const Key extends string>(key: Key, name: string, { table, shape, takeoff, nodes }: Tap) =>
  defineFitting({
    key,
    name,
    family: "takeoff",
    leg: "branch",
    takeoff,
    shape,
    velocityBasis: "common",
    citation: smacna(table),
    parameters: { velocityRatio: ratio("Branch / upstream velocity", "Vb/Vc", 0, 2, 1, { valid: [nodes[0]![0], nodes.at(-1)![0]] }) },
    coefficient: (g) => interpolate(nodes, g.velocityRatio),
  });

const takeoffConical90 = tap("takeoffConical90", "Take-off, round, conical, 90°", {
  table: "B",
  shape: "round",
  takeoff: { branch: "round", angle: 90, foot: "cone" },
  nodes: [
    [0, 1],
    [0.2, 0.85],
    [0.4, 0.74],
    [0.6, 0.62],
    [0.8, 0.52],
    [1, 0.42],
    [1.2, 0.36],
    [1.4, 0.32],
    [1.6, 0.32],
    [1.8, 0.37],
    [2, 0.52],
  ],
});

const takeoffConical45 = tap("takeoffConical45", "Take-off, round, conical, 45°", {
  table: "C",
  shape: "round",
  takeoff: { branch: "round", angle: 45, foot: "cone" },
  nodes: [
    [0, 1],
    [0.2, 0.84],
    [0.4, 0.61],
    [0.6, 0.41],
    [0.8, 0.27],
    [1, 0.17],
    [1.2, 0.12],
    [1.4, 0.12],
    [1.6, 0.14],
    [1.8, 0.18],
    [2, 0.27],
  ],
});

const takeoffRectangularToConical = tap("takeoffRectangularToConical", "Take-off, rectangular main to conical branch", {
  table: "U",
  shape: "rectangular",
  takeoff: { branch: "round", angle: 90, foot: "cone" },
  nodes: [
    [0.4, 0.8],
    [0.5, 0.83],
    [0.75, 0.9],
    [1, 1],
    [1.3, 1.1],
    [1.5, 1.4],
  ],
});

export const takeoffRun = defineFitting({
  key: "takeoffRun",
  name: "Take-off, straight through",
  family: "takeoff",
  leg: "run",
  velocityBasis: "common",
  citation: smacna(""),
  parameters: { velocityRatio: ratio("Downstream / upstream velocity", "Vs/Vc", 0, 1, 0.8) },
  coefficient: (g) =>
    interpolate(
      [
        [0, 0.35],
        [0.1, 0.28],
        [0.2, 0.22],
        [0.3, 0.17],
        [0.4, 0.13],
        [0.5, 0.09],
        [0.6, 0.06],
        [0.8, 0.02],
        [1, 0],
      ],
      g.velocityRatio,
    ),
});

/** Coefficient at branch / common velocity 0.2, 0.4 … 1.8 (rows) and flow 0.1, 0.2 … 0.9 (columns), as far as the branch is at most half of the main. */
type Triangle = readonly (readonly number[])[];
const velocityStep = 0.2;
const flowStep = 0.1;

/** The next node beyond the diagonal, so that the cell on the diagonal becomes the plane through its three nodes. */
function node(table: Triangle, row: number, column: number): number {
  if (column <= row) return table[row]![column]!;
  return table[row]![row]! + table[row + 1]![row + 1]! - table[row + 1]![row]!;
}

/** Value at a velocity and flow ratio; beyond the table that of its nearest edge. */
function inTriangle(table: Triangle, velocityRatio: number, flowRatio: number): number {
  const last = table.length - 1;
  const y = Math.min(Math.max(velocityRatio / velocityStep - 1, 0), last);
  const x = Math.min(Math.max(flowRatio / flowStep - 1, 0), y);
  const row = Math.min(Math.floor(y), last - 1);
  const column = Math.min(Math.floor(x), row);
  const [v, u] = [y - row, x - column];
  const upper = node(table, row, column) * (1 - u) + node(table, row, column + 1) * u;
  const lower = node(table, row + 1, column) * (1 - u) + node(table, row + 1, column + 1) * u;
  return upper * (1 - v) + lower * v;
}

interface RectangularTap {
  readonly letter: string;
  readonly takeoff: Takeoff;
  readonly table: Triangle;
}

/** From a rectangular main by flow and area; the velocity ratio, by which the tables are printed, follows from both. */
const rectangularTap = <const Key extends string>(key: Key, name: string, { letter, takeoff, table }: RectangularTap) =>
  defineFitting({
    key,
    name,
    family: "takeoff",
    leg: "branch",
    takeoff,
    shape: "rectangular",
    velocityBasis: "common",
    citation: smacna(letter),
    parameters: {
      flowRatio: ratio("Branch / common flow", "Qb/Qc", 0, 1, 0.3, { valid: [0.1, 0.9] }),
      areaRatio: ratio("Branch / common area", "Ab/Ac", 1e-4, 1, 0.3, { valid: [0.05, 0.5] }),
    },
    derived: {
      velocityRatio: { name: "Branch / common velocity", unit: "", min: 0.2, max: 1.8, compute: (g) => g.flowRatio / g.areaRatio },
    },
    coefficient: (g) => inTriangle(table, g.flowRatio / g.areaRatio, g.flowRatio),
  });

const takeoffRectangular45 = rectangularTap("takeoffRectangular45", "Take-off, rectangular main and branch, 45° entry", {
  letter: "N",
  takeoff: { branch: "rectangular", angle: 45, foot: "entry" },
  table: [
    [0.91],
    [0.81, 0.79],
    [0.77, 0.72, 0.7],
    [0.78, 0.73, 0.69, 0.66],
    [0.78, 0.98, 0.85, 0.79, 0.74],
    [0.9, 1.11, 1.16, 1.23, 1.03, 0.86],
    [1.19, 1.22, 1.26, 1.29, 1.54, 1.25, 0.92],
    [1.35, 1.42, 1.55, 1.59, 1.63, 1.5, 1.31, 1.09],
    [1.44, 1.5, 1.75, 1.74, 1.72, 2.24, 1.63, 1.4, 1.17],
  ],
});

const takeoffRectangular90 = rectangularTap("takeoffRectangular90", "Take-off, rectangular main and branch, 90°", {
  letter: "P",
  takeoff: { branch: "rectangular", angle: 90, foot: "plain" },
  table: [
    [1.03],
    [1.04, 1.01],
    [1.11, 1.03, 1.05],
    [1.16, 1.21, 1.17, 1.12],
    [1.38, 1.4, 1.3, 1.36, 1.27],
    [1.52, 1.61, 1.68, 1.91, 1.47, 1.66],
    [1.79, 2.01, 1.9, 2.31, 2.28, 2.2, 1.95],
    [2.07, 2.28, 2.13, 2.71, 2.99, 2.81, 2.09, 2.2],
    [2.32, 2.54, 2.64, 3.09, 3.72, 3.48, 2.21, 2.29, 2.57],
  ],
});

const takeoffRectangularToRound = rectangularTap("takeoffRectangularToRound", "Take-off, rectangular main to round branch, 90°", {
  letter: "S",
  takeoff: { branch: "round", angle: 90, foot: "plain" },
  table: [
    [1],
    [1.01, 1.07],
    [1.14, 1.1, 1.08],
    [1.18, 1.31, 1.12, 1.13],
    [1.3, 1.38, 1.2, 1.23, 1.26],
    [1.46, 1.58, 1.45, 1.31, 1.39, 1.48],
    [1.7, 1.82, 1.65, 1.51, 1.56, 1.64, 1.71],
    [1.93, 2.06, 2, 1.85, 1.7, 1.76, 1.8, 1.88],
    [2.06, 2.17, 2.2, 2.13, 2.06, 1.98, 1.99, 2, 2.07],
  ],
});

/** Take-offs by the duct that branches off, in the order in which an engineer looks for them. */
export const ductTakeoffs = [
  takeoffConical90,
  takeoffConical45,
  takeoffRectangular45,
  takeoffRectangular90,
  takeoffRectangularToRound,
  takeoffRectangularToConical,
] as const;

/** Key of a take-off. */
export type DuctTakeoffKey = (typeof ductTakeoffs)[number]["key"];
