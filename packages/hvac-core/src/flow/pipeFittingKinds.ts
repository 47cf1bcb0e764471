import { crane410, type Citation } from "../sources/index.ts";
import { craneFrictionFactor, reducedSeatCoefficient } from "./crane.ts";
import { angle, defineFitting, ratio, type Fitting, type FittingKind, type FittingParameter, type JunctionLeg } from "./fitting.ts";
import { isAtMost } from "../quantity/tolerance.ts";

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
/** Tables of Crane, interpolated between their nodes. */
export const craneNodes: Citation = { source: crane410, locator: "p. A-30 (nodes interpolated)" };
/** Inside diameter of the pipe. */
export const diameter: FittingParameter = {
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
export const byLength = <const Key extends string>(
  key: Key,
  name: string,
  kind: FittingKind,
  diameters: number,
  constants: Constants = {},
): PipeFitting<Key> => ({
  ...defineFitting({
    ...kind,
    key,
    name,
    velocityBasis: "through",
    citation: crane,
    parameters: { diameter },
    coefficient: (g) => diameters * craneFrictionFactor(g.diameter),
  }),
  equivalentDiameters: diameters,
  ...methods(constants),
});

/** A fitting of one coefficient at any size. */
export const constant = <const Key extends string>(key: Key, name: string, kind: FittingKind, coefficient: number): PipeFitting<Key> =>
  defineFitting({ ...kind, key, name, velocityBasis: "through", citation: crane, parameters: {}, coefficient: () => coefficient });

/** A valve of a number of diameters, whose seat may be smaller than the pipe. */
export const valve = <const Key extends string>(
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
    coefficient: (g) => reducedSeatCoefficient({ fullBore: diameters * craneFrictionFactor(g.diameter), diameterRatio: g.seatRatio, kind }),
  }),
  equivalentDiameters: diameters,
  ...methods(constants),
});

/** A valve whose number of diameters falls with size: to 9 in, to 15 in, above. */
export const bySize = <const Key extends string>(
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
export const runBranchDiameter = ratio("Branch / run diameter", "Db/Dc", 0.01, 1, 1, {
  constantOver: [
    [0.01, Math.sqrt(0.4)],
    [Math.sqrt(0.4), 1],
  ],
});

type Compute = (flowRatio: number, areaRatio: number, degrees: number) => number;

/** The leg of a coefficient, and how it is computed. */
interface Stream {
  readonly leg: JunctionLeg;
  readonly compute: Compute;
  readonly diameterRatio?: FittingParameter;
}

/** A tee or wye with known flows. */
export const tee = <const Key extends string>(
  key: Key,
  name: string,
  { leg, compute, diameterRatio = branchDiameter }: Stream,
): PipeFitting<Key> =>
  defineFitting({
    key,
    name,
    family: "tee",
    leg,
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
  /** Angle from which the formula gives one value, °. */
  readonly constantFrom?: number;
}

/** A reducer or an enlarger. */
export const cone = <const Key extends string>(key: Key, name: string, { compute, formulas, constantFrom }: Cone) =>
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
