import { UnknownNameError } from "../refusals/errors.ts";
import { crane410, rennelsHudson, type Citation } from "../sources/index.ts";
import { craneContractionCoefficient, craneEnlargementCoefficient, craneFrictionFactor, reducedSeatCoefficient } from "./crane.ts";
import { angle, defineFitting, interpolate, ratio, type Fitting, type FittingParameter } from "./fitting.ts";
import { convergingBranchCoefficient, convergingRunCoefficient, divergingBranchCoefficient, divergingRunCoefficient } from "./junctions.ts";
import { roundedEntranceCoefficient } from "./rennels.ts";
import { isAtMost } from "../quantity/tolerance.ts";
import { coefficientFromKv } from "./valves.ts";

/** A pipe fitting: besides Crane's coefficient, the constants of the other methods where their authors give them. */
export interface PipeFitting<Key extends string = string> extends Fitting<Key> {
  /** Crane's equivalent length in diameters (L/D), which is K/f_T */
  readonly equivalentDiameters?: number;
  /** Hooper: K₁, K∞ */
  readonly twoK?: readonly [number, number];
  /** Darby: K₁, K_i, K_d */
  readonly threeK?: readonly [number, number, number];
}

const crane: Citation = { source: crane410, locator: "p. A-26…A-30" };
const craneNodes: Citation = { source: crane410, locator: "p. A-30 (nodes interpolated)" };
const diameter: FittingParameter = {
  name: "Inside diameter",
  symbol: "D",
  quantity: "length",
  unit: "m",
  min: 0.005,
  max: 1.5,
  conduit: "insideDiameter",
  default: 0.05248,
};
type Constants = { readonly two?: readonly [number, number]; readonly three?: readonly [number, number, number] };

const methods = (constants: Constants) => ({
  ...(constants.two && { twoK: constants.two }),
  ...(constants.three && { threeK: constants.three }),
});

/** A fitting whose loss is a number of diameters of fully turbulent pipe. */
const byLength = <const Key extends string>(
  key: Key,
  name: string,
  family: string,
  diameters: number,
  constants: Constants = {},
): PipeFitting<Key> => ({
  ...defineFitting({
    key,
    name,
    family,
    velocityBasis: "through",
    citation: crane,
    parameters: { diameter },
    coefficient: (g) => diameters * craneFrictionFactor(g.diameter),
  }),
  equivalentDiameters: diameters,
  ...methods(constants),
});

/** A fitting of one coefficient, whatever its size. */
const constant = <const Key extends string>(key: Key, name: string, family: string, coefficient: number): PipeFitting<Key> =>
  defineFitting({ key, name, family, velocityBasis: "through", citation: crane, parameters: {}, coefficient: () => coefficient });

/** A number of diameters of a valve, whose seat may be smaller than the pipe. */
const valve = <const Key extends string>(
  key: Key,
  name: string,
  diameters: number,
  kind: "straight" | "globe",
  constants: Constants = {},
): PipeFitting<Key> => ({
  ...defineFitting({
    key,
    name,
    family: "valve",
    velocityBasis: "through",
    citation: crane,
    parameters: { diameter, seatRatio: ratio("Seat / pipe diameter", "beta", 0.3, 1, 1) },
    coefficient: (g) => reducedSeatCoefficient(diameters * craneFrictionFactor(g.diameter), g.seatRatio, kind),
  }),
  equivalentDiameters: diameters,
  ...methods(constants),
});

/** A valve whose number of diameters falls with size: to 9 in, to 15 in, above. */
const bySize = <const Key extends string>(
  key: Key,
  name: string,
  steps: readonly [number, number, number],
  constants: Constants = {},
): PipeFitting<Key> => ({
  ...defineFitting({
    key,
    name,
    family: "valve",
    velocityBasis: "through",
    citation: crane,
    parameters: { diameter },
    coefficient: (g) => steps[isAtMost(g.diameter, 0.2286) ? 0 : isAtMost(g.diameter, 0.381) ? 1 : 2] * craneFrictionFactor(g.diameter),
  }),
  ...methods(constants),
});

const branchDiameter = ratio("Branch / run diameter", "Db/Dc", 0.01, 1, 1);
/** The source has one factor for branches up to 0.4 of the common area and one above. */
const runBranchDiameter = ratio("Branch / run diameter", "Db/Dc", 0.01, 1, 1, {
  constantOver: [
    [0.01, Math.sqrt(0.4)],
    [Math.sqrt(0.4), 1],
  ],
});

type Compute = (flowRatio: number, areaRatio: number, degrees: number) => number;

const leg = <const Key extends string>(
  key: Key,
  name: string,
  compute: Compute,
  diameterRatio: FittingParameter = branchDiameter,
): PipeFitting<Key> =>
  defineFitting({
    key,
    name,
    family: "tee",
    velocityBasis: "common",
    citation: { source: crane410, locator: "p. 2-35 ff., eq. 2-35…2-38 with errata" },
    parameters: {
      flowRatio: ratio("Branch / common flow", "Qb/Qc", 0, 1, 0.5),
      diameterRatio,
      angle: angle(30, 90, 90, "Angle of the branch"),
    },
    coefficient: (g) => compute(g.flowRatio, g.diameterRatio ** 2, g.angle),
  });

interface Cone {
  readonly compute: (diameterRatio: number, degrees: number) => number;
  readonly formulas: string;
  /** From this angle on the formula does not know it, °. */
  readonly constantFrom?: number;
}

const cone = <const Key extends string>(key: Key, name: string, { compute, formulas, constantFrom }: Cone) =>
  defineFitting({
    key,
    name,
    family: "reducer",
    velocityBasis: "smaller",
    citation: { source: crane410, locator: `p. A-26, formulas ${formulas}` },
    parameters: {
      diameterRatio: ratio("Smaller / larger diameter", "d1/d2", 0.01, 1, 0.75),
      angle: angle(0, 180, 30, "Included angle", constantFrom === undefined ? {} : { constantOver: [[constantFrom, 180]] }),
    },
    coefficient: (g) => compute(g.diameterRatio, g.angle),
  });

const bendNodes = [
  [1, 20],
  [1.5, 14],
  [2, 12],
  [3, 12],
  [4, 14],
  [6, 17],
  [8, 24],
  [10, 30],
  [12, 34],
  [14, 38],
  [16, 42],
  [20, 50],
] as const;

/** Crane's bend of any angle: n quarter bends, each K, with the straight friction between them counted as TP-410's formula does. */
const bendCoefficient = (radiusRatio: number, degrees: number, size: number) => {
  const f = craneFrictionFactor(size);
  const quarter = interpolate(bendNodes, radiusRatio) * f;
  return quarter + (degrees / 90 - 1) * (0.25 * Math.PI * f * radiusRatio + 0.5 * quarter);
};

/** Every pipe fitting, in the order in which an engineer looks for them. */
export const pipeFittings = (() =>
  [
    byLength("elbow90Threaded", "Elbow 90°, standard, threaded", "elbow", 30, { two: [800, 0.4], three: [800, 0.14, 4] }),
    byLength("elbow90Flanged", "Elbow 90°, r/D 1, flanged, welded or soldered", "elbow", 20, { two: [800, 0.25], three: [800, 0.091, 4] }),
    byLength("elbow90LongRadius", "Elbow 90°, long radius, r/D 1.5", "elbow", 14, { two: [800, 0.2], three: [800, 0.071, 4.2] }),
    byLength("elbow45", "Elbow 45°, standard", "elbow", 16, { two: [500, 0.2], three: [500, 0.071, 4.2] }),
    byLength("returnBend", "Return bend 180°, close", "elbow", 50, { two: [1000, 0.35], three: [1000, 0.23, 4] }),
    defineFitting({
      key: "bend",
      name: "Bend, any radius and angle",
      family: "elbow",
      velocityBasis: "through",
      citation: craneNodes,
      parameters: { diameter, radiusRatio: ratio("Centre-line radius / inside diameter", "r/D", 1, 20, 3), angle: angle(15, 360, 90) },
      coefficient: (g) => bendCoefficient(g.radiusRatio, g.angle, g.diameter),
    }) satisfies PipeFitting,
    defineFitting({
      key: "miterBend",
      name: "Mitre bend",
      family: "elbow",
      velocityBasis: "through",
      citation: craneNodes,
      parameters: { diameter, angle: angle(0, 90, 90) },
      coefficient: (g) =>
        craneFrictionFactor(g.diameter) *
        interpolate(
          [
            [0, 2],
            [15, 4],
            [30, 8],
            [45, 15],
            [60, 25],
            [75, 40],
            [90, 60],
          ],
          g.angle,
        ),
    }) satisfies PipeFitting,
    byLength("teeRun", "Tee, straight through, no flow split known", "tee", 20, { two: [200, 0.1], three: [200, 0.091, 4] }),
    byLength("teeBranch", "Tee, through the branch, no flow split known", "tee", 60, { two: [500, 0.7], three: [500, 0.274, 4] }),
    leg("teeDivergingBranch", "Tee or wye, diverging, into the branch", divergingBranchCoefficient),
    leg("teeDivergingRun", "Tee or wye, diverging, straight through", divergingRunCoefficient, runBranchDiameter),
    leg("teeConvergingBranch", "Tee or wye, converging, from the branch", convergingBranchCoefficient),
    leg("teeConvergingRun", "Tee or wye, converging, straight through", convergingRunCoefficient),
    valve("gateValve", "Gate valve", 8, "straight", { two: [300, 0.1], three: [300, 0.037, 3.9] }),
    valve("ballValve", "Ball valve", 3, "straight", { three: [300, 0.017, 3.5] }),
    valve("plugValve", "Plug valve, straight through", 18, "straight", { three: [300, 0.084, 3.9] }),
    valve("globeValve", "Globe valve", 340, "globe", { two: [1500, 4], three: [1500, 1.7, 3.6] }),
    valve("globeValveY", "Globe valve, Y pattern", 55, "globe", { two: [1000, 2], three: [950, 0.25, 4] }),
    valve("angleValve", "Angle valve", 150, "globe", { two: [1000, 2], three: [1000, 0.69, 4] }),
    byLength("diaphragmValveWeir", "Diaphragm valve, weir", "valve", 149, { two: [1000, 2], three: [1000, 0.69, 4.9] }),
    byLength("diaphragmValveStraight", "Diaphragm valve, straight through", "valve", 39),
    bySize("butterflyValve", "Butterfly valve, centric", [45, 35, 25], { two: [800, 0.25] }),
    bySize("butterflyValveDoubleOffset", "Butterfly valve, double offset", [74, 52, 43]),
    bySize("butterflyValveTripleOffset", "Butterfly valve, triple offset", [218, 96, 55]),
    byLength("swingCheckValve", "Check valve, swing", "valve", 100, { two: [1500, 1.5], three: [1500, 0.46, 4] }),
    byLength("swingCheckValveStraight", "Check valve, swing, straight body", "valve", 50),
    valve("liftCheckValve", "Check valve, lift", 600, "globe", { two: [2000, 10], three: [2000, 2.85, 3.8] }),
    valve("liftCheckValveAngle", "Check valve, lift, angle or Y body", 55, "globe"),
    bySize("tiltingDiscCheckValve", "Check valve, tilting disc 5°", [40, 30, 20], { two: [1000, 0.5] }),
    bySize("tiltingDiscCheckValve15", "Check valve, tilting disc 15°", [120, 90, 60]),
    byLength("footValvePoppet", "Foot valve with strainer, poppet disc", "valve", 420),
    byLength("footValveHinged", "Foot valve with strainer, hinged disc", "valve", 75),
    cone("reducer", "Reducer (flow towards the smaller end)", { compute: craneContractionCoefficient, formulas: "1 and 2" }),
    cone("enlarger", "Enlarger (flow towards the larger end)", {
      compute: craneEnlargementCoefficient,
      formulas: "3 and 4",
      constantFrom: 45,
    }),
    defineFitting({
      key: "entrance",
      name: "Entrance from a tank, flush",
      family: "entrance",
      velocityBasis: "through",
      citation: { source: rennelsHudson, locator: "ch. 9" },
      parameters: { radiusRatio: ratio("Edge radius / diameter", "r/D", 0, 1, 0) },
      coefficient: (g) => roundedEntranceCoefficient(g.radiusRatio),
    }) satisfies PipeFitting,
    constant("entranceProjecting", "Entrance, projecting inwards", "entrance", 0.78),
    constant("exit", "Exit into a tank", "exit", 1),
    defineFitting({
      key: "byKv",
      name: "Strainer, control valve or device of known Kv",
      family: "device",
      velocityBasis: "through",
      citation: { source: crane410, locator: "eq. 2-10 of the metric edition; Kv from the manufacturer" },
      parameters: {
        diameter,
        kv: { name: "Kv", symbol: "Kv", quantity: "flowCoefficient", unit: "m³/h", min: 0.01, max: 1e5, default: 40 },
      },
      coefficient: (g) => coefficientFromKv(g.kv, g.diameter),
    }) satisfies PipeFitting,
  ] as const)();

export type PipeFittingKey = (typeof pipeFittings)[number]["key"];

const byKey: ReadonlyMap<string, PipeFitting<PipeFittingKey>> = new Map(pipeFittings.map((fitting) => [fitting.key, fitting]));

/**
 * The pipe fitting of a key, as a saved calculation holds it.
 * @param key one of the keys of `pipeFittings`
 * @returns the fitting: parameters, velocity basis, citation, coefficient, and the constants of the two-K and three-K methods where they exist
 * @throws {UnknownNameError} when there is no such fitting
 * @source mathematics, each fitting names its own source
 * @example
 * ```ts
 * import { pipeFitting } from "@org/hvac-core/flow";
 * pipeFitting("elbow90Threaded").equivalentDiameters; // 30
 * ```
 */
export function pipeFitting(key: string): PipeFitting<PipeFittingKey> {
  const fitting = byKey.get(key);
  if (!fitting) throw new UnknownNameError({ parameter: "key", name: key, known: [...byKey.keys()] });
  return fitting;
}
