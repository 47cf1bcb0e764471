import { requireInRange } from "../refusals/errors.ts";

/** A range that a method's data, tests or author cover. Values beyond it are computed where possible, and reported as extrapolated. */
export interface ValidRange {
  readonly name: string;
  readonly unit: string;
  readonly min: number;
  readonly max: number;
}

/** A quantity that lies outside the range that its method covers. */
export interface ExceededRange extends ValidRange {
  readonly parameter: string;
  readonly value: number;
}

/** Validity of a method: a fitting, or a correlation such as Huebscher's. */
export interface Validity {
  readonly valid: Readonly<Record<string, ValidRange>>;
  /** Completes values with the defaults of those left out and with quantities that follow from them. */
  readonly complete: (values: Readonly<Record<string, number>>) => Readonly<Record<string, number>>;
}

/**
 * Ranges of a method that values exceed; none if its data cover them. A result outside them is an extrapolation, of which calculators warn.
 * @param method a fitting, or the validity of a correlation
 * @param values by parameter, each in the unit of the method; those left out take the method's default
 * @returns the exceeded ranges, each with the parameter and its value
 * @throws {OutOfRangeError} when a value is no finite number or outside what can be computed
 * @throws {UnknownNameError} when the method has no such parameter
 * @source mathematics, comparison with the ranges
 * @example
 * ```ts
 * import { ductFitting, exceededRanges } from "@org/hvac-core/flow";
 * exceededRanges(ductFitting("takeoffRectangularToConical"), { velocityRatio: 1 }); // []
 * exceededRanges(ductFitting("takeoffRectangularToConical"), { velocityRatio: 2 })[0]?.max; // 1.5
 * ```
 */
export function exceededRanges(method: Validity, values: Readonly<Record<string, number>> = {}): readonly ExceededRange[] {
  const complete = method.complete(values);
  return Object.entries(method.valid).flatMap(([parameter, range]) => {
    const value = requireInRange(parameter, complete[parameter]!, -Number.MAX_VALUE, Number.MAX_VALUE, range.unit);
    return value < range.min || value > range.max ? [{ parameter, value, ...range }] : [];
  });
}
