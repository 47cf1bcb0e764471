/**
 * A unit name that is not in the unit table.
 *
 * @example
 * ```ts
 * import { UnknownUnitError } from "@org/hvac-core/quantity";
 * new UnknownUnitError("furlong").message; // "furlong is not a known unit"
 * ```
 */
export class UnknownUnitError extends RangeError {
  readonly unit: string;

  constructor(unit: string) {
    super(`${unit} is not a known unit`);
    this.name = "UnknownUnitError";
    this.unit = unit;
  }
}

/**
 * Two units that do not measure the same thing, such as W and Pa.
 *
 * @example
 * ```ts
 * import { UnitMismatchError } from "@org/hvac-core/quantity";
 * new UnitMismatchError("W", "Pa").message; // "W cannot be converted to Pa"
 * ```
 */
export class UnitMismatchError extends RangeError {
  readonly from: string;
  readonly to: string;

  constructor(from: string, to: string) {
    super(`${from} cannot be converted to ${to}`);
    this.name = "UnitMismatchError";
    this.from = from;
    this.to = to;
  }
}
