import { OutOfRangeError, requireInRange, requireKnown } from "../refusals/errors.ts";
import type { Citation, Source } from "../sources/index.ts";
import type { Validity, ValidRange } from "./validity.ts";

/** One number that describes a fitting's shape or state. */
export interface FittingParameter {
  readonly name: string;
  readonly symbol: string;
  readonly quantity: "ratio" | "angle" | "length" | "velocity" | "count" | "flowCoefficient";
  /** SI unit; angles are in degrees, as fittings are ordered */
  readonly unit: "" | "°" | "m" | "m/s" | "m³/h";
  /** Minimum for which the coefficient can be computed. */
  readonly min: number;
  /** Maximum for which the coefficient can be computed; values outside are refused. */
  readonly max: number;
  /** Range of the source's data, where it is narrower: beyond it the coefficient at its end holds, and `exceededRanges` reports it. */
  readonly valid?: readonly [min: number, max: number];
  /** Ranges over which the source itself gives one value. */
  readonly constantOver?: readonly (readonly [from: number, to: number])[];
  /**
   * Set where the parameter is a quantity of the duct or pipe itself, which then replaces the default: the height over width (of the duct, or as
   * bends define it, see `bendAspectRatio`), the velocity, or the inside diameter.
   */
  readonly conduit?: "aspectRatio" | "bendAspectRatio" | "velocity" | "insideDiameter";
  readonly default: number;
}

/**
 * Velocity that a loss coefficient refers to: Δp = K ρV²/2.
 * `through`: the one velocity of a fitting that keeps its area. `smaller`: the velocity in the smaller section.
 * `common`: the velocity in the leg that carries the whole flow of a junction, never that of the branch.
 */
export type VelocityBasis = "through" | "smaller" | "common";

/** Section of duct that a coefficient was measured in; "any" where it makes no difference or the source does not say. */
export type FittingShape = "round" | "rectangular" | "any";

/** Item of a bill of quantities as which a fitting is measured; "none" for what is not part of the ductwork. */
export type MeasuredAs = "fitting" | "accessory" | "valve" | "none";

/** Families of fittings, and the item as which their fittings are measured by default. */
const families = {
  elbow: "fitting",
  transition: "fitting",
  junction: "fitting",
  takeoff: "fitting",
  entry: "accessory",
  exit: "accessory",
  opening: "accessory",
  obstruction: "accessory",
  damper: "accessory",
  tee: "fitting",
  reducer: "fitting",
  entrance: "fitting",
  valve: "valve",
  device: "valve",
} as const satisfies Record<string, MeasuredAs>;

/** Family of a fitting, as lists group it. */
export type FittingFamily = keyof typeof families;

/** Leg of a junction that a coefficient applies to. */
export type JunctionLeg = "branch" | "run";

/** A take-off: the shape of its branch, its angle, °, and the form of its foot. */
export interface Takeoff {
  readonly branch: "round" | "rectangular";
  readonly angle: 45 | 90;
  readonly foot: "plain" | "entry" | "cone";
}

/** Traits of a fitting apart from its coefficient, for code that treats fittings differently. */
export interface FittingTraits {
  /** Leg of a junction, tee or take-off. */
  readonly leg?: JunctionLeg;
  /** Branch of a take-off. */
  readonly takeoff?: Takeoff;
  /** Radius and spacing of an elbow's vanes, m. */
  readonly vanes?: { readonly radius: number; readonly spacing: number };
  /** Blades of a damper; for a fire damper, those of its curtain. */
  readonly blades?: "single" | "multiple" | "curtain";
  /** Joint of a pipe fitting, where it suits only some pipes. */
  readonly joint?: "threaded";
}

/** A fitting: its description, its coefficient with the velocity that it refers to, its sources, and their validity. */
export interface Fitting<Key extends string = string> extends Validity, FittingTraits {
  readonly key: Key;
  readonly name: string;
  readonly family: FittingFamily;
  readonly measuredAs: MeasuredAs;
  readonly shape: FittingShape;
  readonly velocityBasis: VelocityBasis;
  readonly citation: Citation;
  /** Citations of factors from other sources. */
  readonly alsoCites: readonly Citation[];
  /** The citations as one line of text. */
  readonly source: string;
  readonly parameters: Readonly<Record<string, FittingParameter>>;
  /**
   * Loss coefficient; parameters that are left out take their defaults.
   * @throws {OutOfRangeError} for a parameter outside its range
   * @throws {UnknownNameError} for a parameter that the fitting does not have
   */
  readonly coefficient: (geometry?: Readonly<Record<string, number>>) => number;
}

/** Family and traits of a fitting: those of junctions name their leg, others have none. */
export type FittingKind = Omit<FittingTraits, "leg"> &
  (
    | { readonly family: "junction" | "tee" | "takeoff"; readonly leg: JunctionLeg }
    | { readonly family: Exclude<FittingFamily, "junction" | "tee" | "takeoff">; readonly leg?: never }
  );

type FittingSpec<Key extends string, P extends string> = FittingKind & FittingDefinition<Key, P>;

interface FittingDefinition<Key extends string, P extends string> {
  readonly key: Key;
  readonly name: string;
  /** Default: that of its family. */
  readonly measuredAs?: MeasuredAs;
  readonly shape?: FittingShape;
  readonly velocityBasis: VelocityBasis;
  readonly citation: Citation;
  readonly alsoCites?: readonly Citation[];
  readonly parameters: Readonly<Record<P, FittingParameter>>;
  /** Quantities that follow from the parameters and that the source limits as well. */
  readonly derived?: Readonly<Record<string, ValidRange & { readonly compute: (geometry: Readonly<Record<P, number>>) => number }>>;
  readonly coefficient: (geometry: Readonly<Record<P, number>>) => number;
}

/** Short names of the books that most fittings come from. */
const shortNames: Readonly<Record<string, string>> = {
  "smacna-systems": "SMACNA HVAC Systems Duct Design, 4th ed.",
  idelchik: "Idelchik, Handbook of Hydraulic Resistance",
  "rennels-hudson": "Rennels and Hudson, Pipe Flow (2012)",
  "crane-410": "Crane TP-410 (2013)",
  mathematics: "",
};

const nameOf = ({ key, publisher, title, edition }: Source): string => shortNames[key] ?? `${publisher}, ${title} (${edition})`;

const textOf = (citations: readonly Citation[]): string =>
  citations.map(({ source, locator }) => [nameOf(source), locator].filter(Boolean).join(", ")).join("; ");

/** Completes a fitting: its coefficient fills in defaults and refuses values outside their ranges before it computes. */
export function defineFitting<const Key extends string, P extends string>(spec: FittingSpec<Key, P>): Fitting<Key> {
  const { key, name, family, measuredAs = families[family], shape = "any", velocityBasis, citation, alsoCites = [], parameters } = spec;
  const { leg, takeoff, vanes, blades, joint } = spec;
  const fill = (geometry: Readonly<Record<string, number>>): Record<P, number> => {
    if (typeof geometry !== "object" || geometry === null) {
      throw new OutOfRangeError({
        parameter: "geometry",
        value: Number.NaN,
        min: 0,
        max: 0,
        unit: "",
        reason: `${key} takes its parameters by name`,
      });
    }
    for (const parameter in geometry) requireKnown(`parameter of ${key}`, parameter, parameters);
    const filled = {} as Record<P, number>;
    for (const parameter in parameters) {
      const { min, max, unit, default: defaultValue } = parameters[parameter];
      filled[parameter] = requireInRange(parameter, geometry[parameter] ?? defaultValue, min, max, unit);
    }
    return filled;
  };
  const valid: Record<string, ValidRange> = {};
  for (const parameter in parameters) {
    const { name: label, unit, min, max, valid: [from, to] = [min, max] } = parameters[parameter];
    valid[parameter] = { name: label, unit, min: from, max: to };
  }
  const derived = spec.derived ?? {};
  for (const quantity in derived) {
    const { name: label, unit, min, max } = derived[quantity]!;
    valid[quantity] = { name: label, unit, min, max };
  }
  return {
    key,
    name,
    family,
    measuredAs,
    ...(leg && { leg }),
    ...(takeoff && { takeoff }),
    ...(vanes && { vanes }),
    ...(blades && { blades }),
    ...(joint && { joint }),
    shape,
    velocityBasis,
    citation,
    alsoCites,
    source: textOf([citation, ...alsoCites]),
    parameters,
    valid,
    complete: (geometry) => {
      const filled = fill(geometry);
      const complete: Record<string, number> = { ...filled };
      for (const quantity in derived) complete[quantity] = derived[quantity]!.compute(filled);
      return complete;
    },
    coefficient: (geometry = {}) => spec.coefficient(fill(geometry)),
  };
}

type ParameterOptions = Pick<FittingParameter, "valid" | "constantOver" | "conduit">;

export const ratio = (
  name: string,
  symbol: string,
  min: number,
  max: number,
  defaultValue: number,
  options: ParameterOptions = {},
): FittingParameter => ({ name, symbol, quantity: "ratio", unit: "", min, max, default: defaultValue, ...options });

export const angle = (
  min: number,
  max: number,
  defaultValue: number,
  name = "Angle",
  options: ParameterOptions = {},
): FittingParameter => ({ name, symbol: "theta", quantity: "angle", unit: "°", min, max, default: defaultValue, ...options });

/** Piecewise linear value at `x` of nodes `[x, y]` in ascending order; the ends hold beyond the nodes, whose range the parameter gives as valid. */
export function interpolate(nodes: ReadonlyArray<readonly [number, number]>, x: number): number {
  let lower = nodes[0]!;
  for (const upper of nodes) {
    if (x <= upper[0]) return upper === lower ? upper[1] : lower[1] + ((upper[1] - lower[1]) * (x - lower[0])) / (upper[0] - lower[0]);
    lower = upper;
  }
  return lower[1];
}

/** A table of two quantities: rows and columns ascend. */
export interface Grid {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  /** By row, then by column. */
  readonly values: readonly (readonly number[])[];
}

/** Bilinear value of a table; its edges hold beyond it. */
export function interpolateGrid({ rows, columns, values }: Grid, row: number, column: number): number {
  const along = (line: readonly number[]): number =>
    interpolate(
      columns.map((position, index) => [position, line[index]!] as const),
      column,
    );
  return interpolate(
    rows.map((position, index) => [position, along(values[index]!)] as const),
    row,
  );
}

/** Interpolates the logarithm of y, for coefficients that grow by decades. */
export function interpolateLogarithm(nodes: ReadonlyArray<readonly [number, number]>, x: number): number {
  return Math.exp(
    interpolate(
      nodes.map(([position, value]) => [position, Math.log(value)] as const),
      x,
    ),
  );
}

/**
 * Converts a loss coefficient to another velocity.
 *
 * The commonest mistake with junctions is a coefficient used with the wrong velocity.
 *
 * @equation K_2 = K_1 * (V_1 / V_2)^2
 * @param coefficient K on `velocity` (−1e9…1e9; the stream of a junction may gain pressure)
 * @param velocity the velocity that K refers to, m/s (0…400)
 * @param newVelocity the velocity that it is to refer to, m/s (1e-6…400)
 * @returns K on `newVelocity`
 * @throws {OutOfRangeError} when an argument is outside its range
 * @source mathematics, definition of the loss coefficient
 * @example
 * ```ts
 * import { changeVelocityBasis } from "@org/hvac-core/flow";
 * changeVelocityBasis(1, 8, 4); // 4
 * ```
 */
export function changeVelocityBasis(coefficient: number, velocity: number, newVelocity: number): number {
  requireInRange("coefficient", coefficient, -1e9, 1e9, "");
  requireInRange("velocity", velocity, 0, 400, "m/s");
  requireInRange("newVelocity", newVelocity, 1e-6, 400, "m/s");
  return coefficient * (velocity / newVelocity) ** 2;
}
