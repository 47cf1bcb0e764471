import { idelchik, mathematics, rennelsHudson, smacnaSystems, type Citation } from "../sources/index.ts";
import { angle, defineFitting, interpolate, ratio, type FittingShape } from "./fitting.ts";
import { enlargementCoefficient } from "./rennels.ts";

const smacna = (table: string): Citation => ({ source: smacnaSystems, locator: `table ${table} (nodes interpolated)` });

export const entryPlain = /*#__PURE__*/ defineFitting({
  key: "entryPlain",
  name: "Entry, plain duct end",
  family: "entry",
  velocityBasis: "through",
  citation: /*#__PURE__*/ smacna("A-12A"),
  parameters: { projection: ratio("Projection from the wall / diameter", "L/D", 0, 10, 0, { constantOver: [[0.5, 10]] }) },
  coefficient: (g) => interpolate([[0, 0.5], [0.002, 0.57], [0.01, 0.68], [0.05, 0.8], [0.2, 0.92], [0.5, 1]], g.projection),
});

export const entryBellmouth = /*#__PURE__*/ defineFitting({
  key: "entryBellmouth",
  name: "Entry, bellmouth in a wall",
  family: "entry",
  velocityBasis: "through",
  shape: "round",
  citation: { source: idelchik, locator: "ch. 3" },
  parameters: { radiusRatio: ratio("Bellmouth radius / diameter", "r/D", 0, 1, 0.1) },
  coefficient: (g) => 0.03 + 0.47 * 10 ** (-7.7 * g.radiusRatio),
});

export const entryBellmouthFree = /*#__PURE__*/ defineFitting({
  key: "entryBellmouthFree",
  name: "Entry, bellmouth without wall",
  family: "entry",
  velocityBasis: "through",
  shape: "round",
  citation: /*#__PURE__*/ smacna("A-12B"),
  parameters: { radiusRatio: ratio("Bellmouth radius / diameter", "r/D", 0, 1, 0.1, { constantOver: [[0.2, 1]] }) },
  coefficient: (g) =>
    interpolate([[0, 1], [0.02, 0.74], [0.04, 0.51], [0.06, 0.32], [0.08, 0.2], [0.1, 0.15], [0.12, 0.1], [0.16, 0.06], [0.2, 0.03]], g.radiusRatio),
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

export const entryHoodRound = /*#__PURE__*/ hood("entryHoodRound", "Entry, tapered hood, round", "round", [
  [20, 0.11], [40, 0.06], [60, 0.09], [80, 0.14], [100, 0.18], [120, 0.27], [140, 0.32], [160, 0.43], [180, 0.5],
]);
export const entryHoodRectangular = /*#__PURE__*/ hood("entryHoodRectangular", "Entry, tapered hood, rectangular", "rectangular", [
  [20, 0.19], [40, 0.13], [60, 0.16], [80, 0.21], [100, 0.27], [120, 0.33], [140, 0.43], [160, 0.53], [180, 0.62],
]);

export const exitAbrupt = /*#__PURE__*/ defineFitting({
  key: "exitAbrupt",
  name: "Exit, plain duct end",
  family: "exit",
  velocityBasis: "through",
  citation: { source: mathematics, locator: "the velocity pressure is lost" },
  parameters: {},
  coefficient: () => 1,
});

export const exitDiffuser = /*#__PURE__*/ defineFitting({
  key: "exitDiffuser",
  name: "Exit, conical diffuser",
  family: "exit",
  velocityBasis: "smaller",
  shape: "round",
  citation: { source: rennelsHudson, locator: "ch. 11, and the velocity pressure at the mouth" },
  parameters: { areaRatio: ratio("Duct / mouth area", "A1/A2", 0.05, 1, 0.5), angle: angle(5, 180, 14, "Included angle") },
  coefficient: (g) => enlargementCoefficient(Math.sqrt(g.areaRatio), g.angle, 0.02) + g.areaRatio ** 2,
});

export const exitRainCap = /*#__PURE__*/ defineFitting({
  key: "exitRainCap",
  name: "Exit, flat rain cap",
  family: "exit",
  velocityBasis: "through",
  shape: "round",
  citation: /*#__PURE__*/ smacna("A-13A"),
  parameters: { gap: ratio("Height of the gap / diameter", "L/D", 0.1, 1, 0.5, { constantOver: [[0.8, 1]] }) },
  coefficient: (g) => interpolate([[0.1, 4], [0.2, 2.3], [0.25, 1.9], [0.3, 1.6], [0.35, 1.4], [0.4, 1.3], [0.5, 1.2], [0.6, 1.1], [0.8, 1]], g.gap),
});
