import { requireInRange } from "../refusals/errors.ts";
import { UnitMismatchError } from "./errors.ts";
import { add, fromDouble, multiply, subtract, toDouble, type Rational } from "./rational.ts";
import { exactLine, unitNamed, unitsSpelt, unitWithId, type Unit } from "./table.ts";
import type { UnitId, UnitName } from "./units.ts";

/** The line between two units as unevaluated sums of two doubles (some 106 bits), and exactly for the rare value that needs it. */
interface Line {
  readonly high: number;
  readonly low: number;
  readonly highTop: number;
  readonly highRest: number;
  readonly zero: number;
  readonly zeroLow: number;
  readonly factor: Rational;
  readonly offset: Rational;
}

/** 2²⁷ + 1 splits a double into two halves of 26 bits, whose products are exact (Dekker, Numer. Math. 18, 1971). */
const splitter = 134217729;
/** Bound on the relative error of the sum below: a few roundings of terms that are themselves 2⁻⁵³ of the result. */
const doubt = 2 ** -100;
/** Below this the low half of a product would leave the range of doubles. */
const smallest = 1e-280;

const lines = new Map<string, Map<string, Line>>();

function residue(value: Rational, taken: number): number {
  return toDouble(subtract(value, fromDouble(taken)));
}

/** An id has one meaning; a spelling takes the one that fits the other unit, so that `°F` to `deltaK` is a difference. */
function samePair(from: UnitName, to: UnitName): readonly [UnitId, UnitId] {
  const meanings = (name: UnitName): readonly Unit[] => {
    const exact = unitWithId(name);
    return exact ? [exact] : unitsSpelt(name);
  };
  for (const source of meanings(from)) {
    const target = meanings(to).find((unit) => unit.group === source.group);
    if (target) return [source.id, target.id];
  }
  throw new UnitMismatchError(unitNamed(from).id, unitNamed(to).id);
}

function lineBetween(from: UnitName, to: UnitName): Line {
  const { factor, zero: offset } = exactLine(...samePair(from, to));
  const high = toDouble(factor);
  const split = splitter * high;
  const highTop = split - (split - high);
  const zero = toDouble(offset);
  const line = {
    high,
    low: residue(factor, high),
    highTop,
    highRest: high - highTop,
    zero,
    zeroLow: residue(offset, zero),
    factor,
    offset,
  };
  const linesFrom = lines.get(from);
  if (linesFrom) linesFrom.set(to, line);
  else lines.set(from, new Map([[to, line]]));
  return line;
}

function exactly(value: number, line: Line): number {
  requireInRange("value", value, -Number.MAX_VALUE, Number.MAX_VALUE, "");
  const result = toDouble(add(multiply(fromDouble(value), line.factor), line.offset));
  return requireInRange("converted value", result, -Number.MAX_VALUE, Number.MAX_VALUE, "");
}

/**
 * Converts a value from one unit to another of the same quantity. The result is the double nearest to the exact result:
 * factors are exact rationals, carried in two doubles; where those cannot decide the last bit, integers do. Gauge pressures (`psig`, `barg`, `kPag`,
 * `MPag`) count from the standard atmosphere of 101.325 kPa.
 *
 * @param value any finite number, in the unit `from`
 * @param from unit id or a spelling of it
 * @param to unit id or a spelling of it
 * @returns the value in the unit `to`
 * @throws {UnknownUnitError} for a name that is not a unit
 * @throws {UnitMismatchError} when the units measure different things, such as W and Pa
 * @throws {OutOfRangeError} when the value or the result is not a finite number
 * @source nist-sp811, appendix B
 * @source dekker-1971, the two-part product
 * @example
 * ```ts
 * import { convert } from "@org/hvac-core/quantity";
 * convert(1, "tonR", "kW"); // 3.51685284206667
 * convert(75, "°F", "°C"); // 23.8888888888889
 * convert(1, "in.wg", "Pa"); // 249.08891
 * convert(68.5, "psig", "psi"); // 83.1959487755134
 * ```
 */
export function convert(value: number, from: UnitName, to: UnitName): number {
  const line = lines.get(from)?.get(to) ?? lineBetween(from, to);
  const product = value * line.high;
  const size = Math.abs(product);
  if (size > smallest || value === 0) {
    const split = splitter * value;
    const top = split - (split - value);
    const rest = value - top;
    const lost = top * line.highTop - product + top * line.highRest + rest * line.highTop + rest * line.highRest;
    const sum = product + line.zero;
    const zeroPart = sum - product;
    const tail = lost + value * line.low + (product - (sum - zeroPart)) + (line.zero - zeroPart) + line.zeroLow;
    const margin = (size + Math.abs(line.zero)) * doubt;
    const result = sum + (tail - margin);
    if (result === sum + (tail + margin)) return result;
  }
  return exactly(value, line);
}

/**
 * Converts a value to the unit that physics computes in: °C for temperatures, otherwise SI.
 *
 * @param value any finite number, in `unit`
 * @param unit unit id or a spelling of it
 * @returns the value in the first unit of the same group
 * @throws {UnknownUnitError} for a name that is not a unit
 * @throws {OutOfRangeError} when the value or the result is not a finite number
 * @source nist-sp811, appendix B
 * @example
 * ```ts
 * import { toSI } from "@org/hvac-core/quantity";
 * toSI(1000, "cfm"); // 0.4719474432
 * ```
 */
export function toSI(value: number, unit: UnitName): number {
  return convert(value, unit, unitNamed(unit).base);
}

/**
 * Converts a value from the unit that physics computes in.
 *
 * @param value any finite number, in the first unit of the group of `unit`
 * @param unit unit id or a spelling of it
 * @returns the value in `unit`
 * @throws {UnknownUnitError} for a name that is not a unit
 * @throws {OutOfRangeError} when the value or the result is not a finite number
 * @source nist-sp811, appendix B
 * @see {@link toSI}
 * @see {@link convert}
 * @example
 * ```ts
 * import { fromSI } from "@org/hvac-core/quantity";
 * fromSI(101325, "psi"); // 14.6959487755134
 * ```
 */
export function fromSI(value: number, unit: UnitName): number {
  return convert(value, unitNamed(unit).base, unit);
}

/**
 * A unit as it is printed: `°F`, `m³/h`, `in.wg/100 ft`.
 *
 * @param unit unit id or a spelling of it
 * @returns the symbol; empty for a plain number
 * @throws {UnknownUnitError} for a name that is not a unit
 * @example
 * ```ts
 * import { unitSymbol } from "@org/hvac-core/quantity";
 * unitSymbol("Btu/(h ft2 degF)"); // "Btu/(h·ft²·°F)"
 * ```
 */
export function unitSymbol(unit: UnitName): string {
  return unitNamed(unit).symbol;
}
