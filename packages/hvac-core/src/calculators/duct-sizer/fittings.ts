import { ductFitting, velocityPressure, type Fitting } from "../../flow/index.ts";
import { OutOfRangeError } from "../../kernel/index.ts";
import type { DuctAir } from "./air.ts";
import { custom, geometryNames, type GeometryName } from "./fittingFields.ts";
import type { DuctValues } from "./schema.ts";
import type { Flow } from "./size.ts";

type Row = DuctValues["fittings"][number];

/**
 * How the velocity that a coefficient refers to follows from that in this duct. `own`: it is the same. Otherwise this duct is the larger
 * section of a transition, the leg after a take-off, the branch of a junction, or its run, which keeps the size of the common leg.
 */
export type VelocityReference = "own" | "larger" | "takeoff" | "branch" | "run";

export interface FittingLoss {
  readonly name: string;
  readonly fitting: Fitting | undefined;
  readonly quantity: number;
  readonly coefficient: number;
  readonly reference: VelocityReference;
  /** Values used, of the row or usual ones of the fitting. */
  readonly geometry: Readonly<Partial<Record<GeometryName, number>>>;
  /** The velocity that the coefficient refers to, m/s. */
  readonly velocity: number;
  /** Of all fittings of the row, Pa. */
  readonly loss: number;
}

function geometryOf(fitting: Fitting, row: Row): Partial<Record<GeometryName, number>> {
  const geometry: Partial<Record<GeometryName, number>> = {};
  for (const name of geometryNames) {
    const parameter = fitting.parameters[name];
    if (parameter) geometry[name] = row[name] ?? parameter.default;
  }
  return geometry;
}

function referenceOf(fitting: Fitting, row: Row): VelocityReference {
  if (fitting.family === "transition" && row.transitionEnd === "larger") return "larger";
  if (fitting.velocityBasis !== "common" || row.junctionLeg === "common") return "own";
  if ("velocityRatio" in fitting.parameters) return "takeoff";
  return fitting.key.endsWith("Run") ? "run" : "branch";
}

/** Velocity that the coefficient refers to over the velocity in this duct. */
function velocityFactor(reference: VelocityReference, { areaRatio, flowRatio, velocityRatio }: FittingLoss["geometry"], at: string): number {
  const noFlow = (name: GeometryName, value: number): OutOfRangeError =>
    new OutOfRangeError({ parameter: `${at}.${name}`, value, min: 0, max: 1, unit: "", reason: "this duct would be the leg that carries no air" });
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

/** The coefficient, its refusals put at the cell they concern. */
function coefficientOf(fitting: Fitting, geometry: FittingLoss["geometry"], velocity: number, at: string): number {
  const complete: Record<string, number> = { ...geometry, ...("velocity" in fitting.parameters && { velocity }) };
  for (const [name, value] of Object.entries(complete)) {
    const { min, max, unit, name: label } = fitting.parameters[name]!;
    if (value >= min && value <= max) continue;
    const parameter = `${at}.${name === "velocity" ? "fitting" : name}`;
    throw new OutOfRangeError({ parameter, value, min, max, unit, reason: `${label} must lie between ${min} and ${max}${unit && ` ${unit}`} for: ${fitting.name}` });
  }
  return fitting.coefficient(complete);
}

/** Loss of every row of the list of fittings. @throws {OutOfRangeError} naming the cell, for a geometry that the fitting's source does not cover */
export function fittingLosses({ fittings }: DuctValues, flow: Flow, air: DuctAir): FittingLoss[] {
  return fittings.map((row, index) => {
    const at = `fittings.${index}`;
    const fitting: Fitting | undefined = row.fitting === custom ? undefined : ductFitting(row.fitting);
    const geometry = fitting ? geometryOf(fitting, row) : {};
    const coefficient = fitting ? coefficientOf(fitting, geometry, flow.velocity, at) : row.coefficient;
    const reference = fitting ? referenceOf(fitting, row) : "own";
    const velocity = flow.velocity * velocityFactor(reference, geometry, at);
    const loss = row.quantity * coefficient * velocityPressure(velocity, air.density);
    return { name: fitting?.name ?? (row.remark || "Own loss coefficient"), fitting, quantity: row.quantity, coefficient, reference, geometry, velocity, loss };
  });
}
