import { UnknownNameError } from "../refusals/errors.ts";
import { crane410, rennelsHudson } from "../sources/index.ts";
import { craneContractionCoefficient, craneEnlargementCoefficient, craneFrictionFactor } from "./crane.ts";
import { angle, defineFitting, interpolate, ratio } from "./fitting.ts";
import { convergingBranchCoefficient, convergingRunCoefficient, divergingBranchCoefficient, divergingRunCoefficient } from "./junctions.ts";
import {
  byLength,
  bySize,
  cone,
  constant,
  craneNodes,
  diameter,
  runBranchDiameter,
  tee,
  valve,
  type PipeFitting,
} from "./pipeFittingKinds.ts";
import { roundedEntranceCoefficient } from "./rennels.ts";
import { coefficientFromKv } from "./valves.ts";

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

/** Crane's bend of any angle: n quarter bends, each K, with the straight friction between them as in TP-410's formula. */
const bendCoefficient = (radiusRatio: number, degrees: number, size: number) => {
  const f = craneFrictionFactor(size);
  const quarter = interpolate(bendNodes, radiusRatio) * f;
  return quarter + (degrees / 90 - 1) * (0.25 * Math.PI * f * radiusRatio + 0.5 * quarter);
};

/** Elbows and bends. */
const elbows = [
  byLength("elbow90Threaded", "Elbow 90°, standard, threaded", { family: "elbow", joint: "threaded" }, 30, {
    two: [800, 0.4],
    three: [800, 0.14, 4],
  }),
  byLength("elbow90Flanged", "Elbow 90°, r/D 1, flanged, welded or soldered", { family: "elbow" }, 20, {
    two: [800, 0.25],
    three: [800, 0.091, 4],
  }),
  byLength("elbow90LongRadius", "Elbow 90°, long radius, r/D 1.5", { family: "elbow" }, 14, { two: [800, 0.2], three: [800, 0.071, 4.2] }),
  byLength("elbow45", "Elbow 45°, standard", { family: "elbow" }, 16, { two: [500, 0.2], three: [500, 0.071, 4.2] }),
  byLength("returnBend", "Return bend 180°, close", { family: "elbow" }, 50, { two: [1000, 0.35], three: [1000, 0.23, 4] }),
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
] as const;

/** Tees and wyes. */
const tees = [
  byLength("teeRun", "Tee, straight through, flow split unknown", { family: "tee", leg: "run" }, 20, {
    two: [200, 0.1],
    three: [200, 0.091, 4],
  }),
  byLength("teeBranch", "Tee, through the branch, flow split unknown", { family: "tee", leg: "branch" }, 60, {
    two: [500, 0.7],
    three: [500, 0.274, 4],
  }),
  tee("teeDivergingBranch", "Tee or wye, diverging, into the branch", { leg: "branch", compute: divergingBranchCoefficient }),
  tee("teeDivergingRun", "Tee or wye, diverging, straight through", {
    leg: "run",
    compute: divergingRunCoefficient,
    diameterRatio: runBranchDiameter,
  }),
  tee("teeConvergingBranch", "Tee or wye, converging, from the branch", { leg: "branch", compute: convergingBranchCoefficient }),
  tee("teeConvergingRun", "Tee or wye, converging, straight through", { leg: "run", compute: convergingRunCoefficient }),
] as const;

/** Valves. */
const valves = [
  valve("gateValve", "Gate valve", 8, "straight", { two: [300, 0.1], three: [300, 0.037, 3.9] }),
  valve("ballValve", "Ball valve", 3, "straight", { three: [300, 0.017, 3.5] }),
  valve("plugValve", "Plug valve, straight through", 18, "straight", { three: [300, 0.084, 3.9] }),
  valve("globeValve", "Globe valve", 340, "globe", { two: [1500, 4], three: [1500, 1.7, 3.6] }),
  valve("globeValveY", "Globe valve, Y pattern", 55, "globe", { two: [1000, 2], three: [950, 0.25, 4] }),
  valve("angleValve", "Angle valve", 150, "globe", { two: [1000, 2], three: [1000, 0.69, 4] }),
  byLength("diaphragmValveWeir", "Diaphragm valve, weir", { family: "valve" }, 149, { two: [1000, 2], three: [1000, 0.69, 4.9] }),
  byLength("diaphragmValveStraight", "Diaphragm valve, straight through", { family: "valve" }, 39),
  bySize("butterflyValve", "Butterfly valve, centric", [45, 35, 25], { two: [800, 0.25] }),
  bySize("butterflyValveDoubleOffset", "Butterfly valve, double offset", [74, 52, 43]),
  bySize("butterflyValveTripleOffset", "Butterfly valve, triple offset", [218, 96, 55]),
  byLength("swingCheckValve", "Check valve, swing", { family: "valve" }, 100, { two: [1500, 1.5], three: [1500, 0.46, 4] }),
  byLength("swingCheckValveStraight", "Check valve, swing, straight body", { family: "valve" }, 50),
  valve("liftCheckValve", "Check valve, lift", 600, "globe", { two: [2000, 10], three: [2000, 2.85, 3.8] }),
  valve("liftCheckValveAngle", "Check valve, lift, angle or Y body", 55, "globe"),
  bySize("tiltingDiscCheckValve", "Check valve, tilting disc 5°", [40, 30, 20], { two: [1000, 0.5] }),
  bySize("tiltingDiscCheckValve15", "Check valve, tilting disc 15°", [120, 90, 60]),
  byLength("footValvePoppet", "Foot valve with strainer, poppet disc", { family: "valve" }, 420),
  byLength("footValveHinged", "Foot valve with strainer, hinged disc", { family: "valve" }, 75),
] as const;

/** Reducers, entrances, exits and devices of known Kv. */
const otherFittings = [
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
  constant("entranceProjecting", "Entrance, projecting inwards", { family: "entrance" }, 0.78),
  constant("exit", "Exit into a tank", { family: "exit" }, 1),
  defineFitting({
    key: "byKv",
    name: "Strainer, control valve or device of known Kv",
    family: "device",
    velocityBasis: "through",
    citation: { source: crane410, locator: "eq. 2-10 of the metric edition; Kv from the manufacturer" },
    parameters: { diameter, kv: { name: "Kv", symbol: "Kv", quantity: "flowCoefficient", unit: "m³/h", min: 0.01, max: 1e5, default: 40 } },
    coefficient: (g) => coefficientFromKv(g.kv, g.diameter),
  }) satisfies PipeFitting,
] as const;

/** Every pipe fitting, in the order in which an engineer looks for them. */
export const pipeFittings = [...elbows, ...tees, ...valves, ...otherFittings] as const;

export type PipeFittingKey = (typeof pipeFittings)[number]["key"];

const byKey: ReadonlyMap<string, PipeFitting<PipeFittingKey>> = new Map(pipeFittings.map((fitting) => [fitting.key, fitting]));

/**
 * Pipe fitting by the key that saved calculations name it by.
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
