import { ductFitting, exceededRanges, velocityPressure, type ExceededRange, type Fitting } from "../../flow/index.ts";
import { atPath, OutOfRangeError } from "../../kernel/index.ts";
import type { DuctAir } from "./air.ts";
import { custom, geometryNames, type GeometryName } from "./fittingFields.ts";
import type { DuctValues } from "./schema.ts";
import type { Flow, Size } from "./size.ts";

export type FittingRow = DuctValues["fittings"][number];

/**
 * How the velocity that a coefficient refers to follows from that in this duct. `own`: it is the same. Otherwise this duct is the larger
 * section of a transition, the leg after a take-off, the branch of a junction, or its run, which keeps the size of the common leg.
 */
export type VelocityReference = "own" | "larger" | "takeoff" | "branch" | "run";

/** Reference velocity of a coefficient, in words. */
export const referenceText: Readonly<Record<VelocityReference, string>> = {
  own: "in this duct",
  larger: "in the smaller section",
  takeoff: "before the take-off",
  branch: "in the common leg",
  run: "in the common leg",
};

/** Height over width at a fitting, from the sides of the duct. */
export interface SidesRatio {
  readonly plane: "width" | "height";
  /** Height over width at the fitting, a ratio. */
  readonly ratio: number;
  /** The ratio, or the end of the source's data that it lies beyond. */
  readonly used: number;
}

export interface FittingLoss {
  /** Id of its row. */
  readonly id: string;
  readonly name: string;
  /** Undefined for a custom coefficient. */
  readonly key: string | undefined;
  /** Number of such fittings. */
  readonly quantity: number;
  /** Loss coefficient of one, over the velocity pressure of `velocity`. */
  readonly coefficient: number;
  readonly reference: VelocityReference;
  /** Values used: of the row, of the duct itself, or usual ones of the fitting. */
  readonly geometry: Readonly<Partial<Record<GeometryName, number>>>;
  readonly sidesRatio: SidesRatio | undefined;
  /** Ranges of the fitting's source that are exceeded; the coefficient is that at their end. */
  readonly exceeded: readonly ExceededRange[];
  /** The velocity that the coefficient refers to, m/s. */
  readonly velocity: number;
  /** Loss of all fittings of the row, Pa. */
  readonly loss: number;
}

/** Sides of the duct at a fitting: the width of a bend lies in its plane, that of a damper is the duct's. */
function sidesRatioOf(fitting: Fitting, row: FittingRow, { width, height }: Size): SidesRatio | undefined {
  const parameter = fitting.parameters["aspectRatio"];
  if (!parameter || row.aspectRatio !== null) return undefined;
  const plane = parameter.conduit === "bendAspectRatio" ? row.bendPlane : "width";
  const ratio = plane === "width" ? height / width : width / height;
  return { plane, ratio, used: Math.min(Math.max(ratio, parameter.min), parameter.max) };
}

function geometryOf(fitting: Fitting, row: FittingRow, sidesRatio: SidesRatio | undefined): Partial<Record<GeometryName, number>> {
  const geometry: Partial<Record<GeometryName, number>> = {};
  for (const name of geometryNames) {
    const parameter = fitting.parameters[name];
    if (parameter) geometry[name] = row[name] ?? (name === "aspectRatio" ? sidesRatio?.used : undefined) ?? parameter.default;
  }
  return geometry;
}

function referenceOf(fitting: Fitting, row: FittingRow): VelocityReference {
  if (fitting.family === "transition" && row.transitionEnd === "larger") return "larger";
  if (fitting.velocityBasis !== "common" || row.junctionLeg === "common") return "own";
  if ("velocityRatio" in fitting.parameters) return "takeoff";
  return fitting.leg ?? "branch";
}

/** Maximum velocity that losses are calculated for, m/s. */
const maxVelocity = 400;

/** The velocity that the coefficient refers to. */
function referenceVelocity(reference: VelocityReference, geometry: FittingLoss["geometry"], ductVelocity: number): number {
  const velocity = ductVelocity * velocityFactor(reference, geometry);
  if (velocity <= maxVelocity) return velocity;
  const parameter = { own: "fitting", larger: "areaRatio", takeoff: "velocityRatio", branch: "areaRatio", run: "flowRatio" }[reference];
  throw new OutOfRangeError({
    parameter,
    value: velocity,
    min: 0,
    max: maxVelocity,
    unit: "m/s",
    reason: `the air would be faster than ${maxVelocity} m/s ${referenceText[reference]}`,
  });
}

/** Velocity that the coefficient refers to over the velocity in this duct. */
function velocityFactor(reference: VelocityReference, { areaRatio, flowRatio, velocityRatio }: FittingLoss["geometry"]): number {
  const noFlow = (parameter: GeometryName, value: number): OutOfRangeError =>
    new OutOfRangeError({ parameter, value, min: 0, max: 1, unit: "", reason: "this duct would be the leg that carries no air" });
  switch (reference) {
    case "own":
      return 1;
    case "larger":
      return 1 / areaRatio!;
    case "takeoff":
      if (velocityRatio === 0) throw noFlow("velocityRatio", 0);
      return 1 / velocityRatio!;
    case "branch":
      if (flowRatio === 0) throw noFlow("flowRatio", 0);
      return areaRatio! / flowRatio!;
    case "run":
      if (flowRatio === 1) throw noFlow("flowRatio", 1);
      return 1 / (1 - flowRatio!);
  }
}

/** All parameters of a fitting, with the velocity of the duct where it needs one. @throws {OutOfRangeError} naming the parameter out of its range */
function parametersOf(fitting: Fitting, geometry: FittingLoss["geometry"], velocity: number): Record<string, number> {
  const complete: Record<string, number> = { ...geometry, ...("velocity" in fitting.parameters && { velocity }) };
  for (const [name, value] of Object.entries(complete)) {
    const { min, max, unit, name: label } = fitting.parameters[name]!;
    if (value >= min && value <= max) continue;
    const parameter = name === "velocity" ? "fitting" : name;
    throw new OutOfRangeError({
      parameter,
      value,
      min,
      max,
      unit,
      reason: `${label} must lie between ${min} and ${max}${unit && ` ${unit}`} for: ${fitting.name}`,
    });
  }
  return complete;
}

function lossOf(row: FittingRow, size: Size, flow: Flow, air: DuctAir): FittingLoss {
  const { id, quantity } = row;
  if (row.fitting === custom) {
    const { coefficient } = row;
    const loss = quantity * coefficient * velocityPressure(flow.velocity, air.density);
    return {
      id,
      name: row.remark || "Custom coefficient",
      key: undefined,
      quantity,
      coefficient,
      reference: "own",
      geometry: {},
      sidesRatio: undefined,
      exceeded: [],
      velocity: flow.velocity,
      loss,
    };
  }
  const fitting: Fitting = ductFitting(row.fitting);
  const sidesRatio = sidesRatioOf(fitting, row, size);
  const geometry = geometryOf(fitting, row, sidesRatio);
  const parameters = parametersOf(fitting, geometry, flow.velocity);
  const coefficient = fitting.coefficient(parameters);
  const reference = referenceOf(fitting, row);
  const velocity = referenceVelocity(reference, geometry, flow.velocity);
  const loss = quantity * coefficient * velocityPressure(velocity, air.density);
  return {
    id,
    name: fitting.name,
    key: fitting.key,
    quantity,
    coefficient,
    reference,
    geometry,
    sidesRatio,
    exceeded: exceededRanges(fitting, parameters),
    velocity,
    loss,
  };
}

/** Loss of every row of the list of fittings. @throws {OutOfRangeError} naming the cell, for a geometry that the fitting's source does not cover */
export function fittingLosses({ fittings }: Pick<DuctValues, "fittings">, size: Size, flow: Flow, air: DuctAir): FittingLoss[] {
  return fittings.map((row) => atPath(`fittings.${row.id}`, () => lossOf(row, size, flow, air)));
}
