import { exceededRanges, pipeFitting, threeKCoefficient, twoKCoefficient, type ExceededRange, type PipeFitting } from "../../flow/index.ts";
import { gravity } from "../../constants/gravity.ts";
import { atPath, OutOfRangeError } from "../../kernel/index.ts";
import type { SizeOption } from "./pipe.ts";
import type { GeometryName } from "./fittingFields.ts";
import type { PipeValues } from "./schema.ts";

export type FittingRow = PipeValues["fittings"][number];

/** Origin of the coefficient of a fitting. */
export type CoefficientMethod = "given" | "crane" | "equivalentLength" | "twoK" | "threeK";

export interface FittingLoss {
  /** Id of its row. */
  readonly id: string;
  readonly name: string;
  readonly key: string;
  /** Number of such fittings. */
  readonly number: number;
  /** K of one, on the velocity in the pipe. */
  readonly coefficient: number;
  readonly method: CoefficientMethod;
  /** Ranges of the data that it exceeds, beyond which the coefficient of their end is used. */
  readonly exceeded: readonly ExceededRange[];
  /** Loss of all fittings of the row, Pa. */
  readonly pressureLoss: number;
  /** The same as head of the fluid, m. */
  readonly headLoss: number;
}

type Coefficient = Pick<FittingLoss, "coefficient" | "method" | "exceeded">;

/** Parameters of a fitting: entered in the row, the diameter of the pipe, or the usual values of the fitting. Errors name the cell. */
function geometryOf(fitting: PipeFitting, row: FittingRow, diameter: number): Record<string, number> {
  const geometry: Record<string, number> = {};
  for (const [name, { min, max, unit, default: usual, name: label }] of Object.entries(fitting.parameters)) {
    const value = name === "diameter" ? diameter : (row[name as GeometryName] ?? usual);
    if (!(value >= min && value <= max))
      throw new OutOfRangeError({
        parameter: name === "diameter" ? "fitting" : name,
        value,
        min,
        max,
        unit,
        reason: `${label} must lie between ${min} and ${max}${unit && ` ${unit}`} for: ${fitting.name}`,
      });
    geometry[name] = value;
  }
  return geometry;
}

/**
 * K of one fitting by the selected method. A fitting without constants for the method keeps the coefficient of its geometry; so does a valve with a
 * reduced seat, which only Crane's formulas cover.
 */
function coefficientOf(
  fitting: PipeFitting,
  row: FittingRow,
  { size, reynolds, friction }: SizeOption,
  method: PipeValues["fittingMethod"],
  list: string,
): Coefficient {
  const exceeded: readonly ExceededRange[] = [];
  if (row.coefficient !== null) return { coefficient: row.coefficient, method: "given", exceeded };
  const fullSeat = !("seatRatio" in fitting.parameters) || (row.seatRatio ?? 1) === 1;
  if (fullSeat && method === "equivalentLength" && fitting.equivalentDiameters !== undefined)
    return { coefficient: fitting.equivalentDiameters * friction, method, exceeded };
  if (fullSeat && method === "twoK" && fitting.twoK) {
    const [k1, kInfinity] = fitting.twoK;
    return { coefficient: twoKCoefficient({ k1, kInfinity, reynolds, diameter: size.insideDiameter }), method, exceeded };
  }
  if (fullSeat && method === "threeK" && fitting.threeK) {
    const [k1, ki, kd] = fitting.threeK;
    return { coefficient: threeKCoefficient({ k1, ki, kd, reynolds, nominalSize: size.nominalSize }), method, exceeded };
  }
  const geometry = atPath(`${list}.${row.id}`, () => geometryOf(fitting, row, size.insideDiameter));
  return { coefficient: fitting.coefficient(geometry), method: "crane", exceeded: exceededRanges(fitting, geometry) };
}

/** Every fitting row with its coefficient and loss. The pipe is the smaller end of reducers and enlargers, and the common leg of tees. */
export function fittingLosses(
  { fittings, fittingMethod }: Pick<PipeValues, "fittings" | "fittingMethod">,
  option: SizeOption,
  { density, velocityPressure }: { readonly density: number; readonly velocityPressure: number },
  list = "fittings",
): FittingLoss[] {
  return fittings.map((row) => {
    const fitting: PipeFitting = pipeFitting(row.fitting);
    const { coefficient, method, exceeded } = coefficientOf(fitting, row, option, fittingMethod, list);
    const pressureLoss = row.quantity * coefficient * velocityPressure;
    const headLoss = pressureLoss / (density * gravity);
    return {
      id: row.id,
      name: fitting.name,
      key: fitting.key,
      number: row.quantity,
      coefficient,
      method,
      exceeded,
      pressureLoss,
      headLoss,
    };
  });
}

/** Source of a coefficient, as text. */
export function sourceText({ method, key }: FittingLoss): string {
  const others = {
    given: "as entered",
    equivalentLength: "Crane TP-410, L/D times the friction factor of the flow",
    twoK: "Hooper, two-K method",
    threeK: "Darby, three-K method",
  };
  return method === "crane" ? pipeFitting(key).source : others[method];
}
