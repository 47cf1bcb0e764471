import { pipeFitting, threeKCoefficient, twoKCoefficient, type PipeFitting, type PipeSize } from "../../flow/index.ts";
import { OutOfRangeError } from "../../kernel/index.ts";
import type { geometryNames, PipeValues } from "./schema.ts";

type Row = PipeValues["fittings"][number];
type GeometryName = (typeof geometryNames)[number];

/** How the coefficient of a fitting came about. */
export type CoefficientMethod = "given" | "crane" | "equivalentLength" | "twoK" | "threeK";

export interface FittingLoss {
  readonly name: string;
  readonly source: string;
  readonly number: number;
  /** K on the velocity in the pipe. */
  readonly coefficient: number;
  readonly method: CoefficientMethod;
}

/** Crane's coefficient, or that of the fitting's own source; blank cells take the fitting's usual values. Refusals name the cell. */
function geometricCoefficient(fitting: PipeFitting, row: Row, size: PipeSize, at: string): number {
  const geometry: Record<string, number> = {};
  for (const [name, parameter] of Object.entries(fitting.parameters)) {
    const { min, max, unit, default: usual, name: label } = parameter;
    const value = name === "diameter" ? size.insideDiameter : (row[name as GeometryName] ?? usual);
    if (!(value >= min && value <= max))
      throw new OutOfRangeError({
        parameter: `${at}.${name === "diameter" ? "fitting" : name}`,
        value,
        min,
        max,
        unit,
        reason: `${label} must lie between ${min} and ${max}${unit && ` ${unit}`} for: ${fitting.name}`,
      });
    geometry[name] = value;
  }
  return fitting.coefficient(geometry);
}

/**
 * K of one fitting by the method asked for. A fitting that has no constants in the method keeps the coefficient of its geometry; so does a
 * valve with a reduced seat, which only Crane's formulas know.
 */
function coefficientOf(fitting: PipeFitting, row: Row, size: PipeSize, reynolds: number, friction: number, method: PipeValues["fittingMethod"], at: string): { coefficient: number; method: CoefficientMethod } {
  if (row.coefficient !== null) return { coefficient: row.coefficient, method: "given" };
  const fullSeat = !("seatRatio" in fitting.parameters) || (row.seatRatio ?? 1) === 1;
  if (fullSeat && method === "equivalentLength" && fitting.equivalentDiameters !== undefined) return { coefficient: fitting.equivalentDiameters * friction, method };
  if (fullSeat && method === "twoK" && fitting.twoK) return { coefficient: twoKCoefficient(...fitting.twoK, reynolds, size.insideDiameter), method };
  if (fullSeat && method === "threeK" && fitting.threeK) return { coefficient: threeKCoefficient(...fitting.threeK, reynolds, size.nominalSize), method };
  return { coefficient: geometricCoefficient(fitting, row, size, at), method: "crane" };
}

/** Every fitting row with its coefficient. Reducers and enlargers count on the pipe as their smaller end, tees on it as their common leg. */
export function fittingLosses(values: PipeValues, size: PipeSize, reynolds: number, friction: number): FittingLoss[] {
  return values.fittings.map((row, index) => {
    const fitting: PipeFitting = pipeFitting(row.fitting);
    const { name, source } = fitting;
    return { name, source, number: row.quantity, ...coefficientOf(fitting, row, size, reynolds, friction, values.fittingMethod, `fittings.${index}`) };
  });
}
