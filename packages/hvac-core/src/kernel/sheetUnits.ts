import {
  convert,
  defaultUnit,
  isUnitOf,
  kinds,
  siUnit,
  type KindRow,
  type NumberFormat,
  type QuantityKind,
  type UnitId,
  type UnitSystem,
} from "../quantity/index.ts";
import { placesOf } from "../quantity/format.ts";

/** Digits of a number that later steps go on with. */
export const carriedDigits = 5;

/** A share of one hundred, or of seven thousand, is put into formulas as a plain ratio. */
const plainUnits: Readonly<Partial<Record<UnitId, UnitId>>> = { "%": "unitless", "gr/lb": "lb/lb", "g/kg": "kg/kg" };

/** SI value = scale × number + zero. */
export interface Line {
  readonly scale: number;
  readonly zero: number;
}

const lines = new Map<string, Line>();

export function lineOf(unit: UnitId, base: UnitId): Line {
  const key = `${unit}>${base}`;
  let line = lines.get(key);
  if (!line) {
    const zero = convert(0, unit, base);
    line = { scale: convert(1, unit, base) - zero, zero };
    lines.set(key, line);
  }
  return line;
}

/**
 * The unit in which numbers of a kind are put into the formulas of a sheet: the one that the kind is shown in, but shares as plain ratios, and
 * only units that start at the zero of SI, temperatures apart.
 *
 * @param kind kind of quantity
 * @param unitSystem the reader's system
 * @param typed unit that the user typed it in
 * @returns unit id
 * @example
 * ```ts
 * import { sheetUnit } from "@org/hvac-core/internal";
 * sheetUnit("airFlow", "Imperial"); // "cfm"
 * sheetUnit("ratio", "Imperial"); // "unitless"
 * ```
 */
export function sheetUnit(kind: QuantityKind, unitSystem: UnitSystem, typed?: UnitId): UnitId {
  const base = siUnit(kind);
  const isUsable = (unit: UnitId): boolean => base === "degC" || lineOf(unit, base).zero === 0;
  const wished = typed !== undefined && isUnitOf(typed, kind) && isUsable(typed) ? typed : defaultUnit(kind, unitSystem);
  const unit = plainUnits[wished] ?? wished;
  return isUsable(unit) ? unit : base;
}

/** Digits of a number as it was typed, without the last one of a double: limits that were converted have one. */
export const typedDigits = 15;

/**
 * How a sheet writes a number: with the digits that later steps go on with, but kinds that are counted to a fixed decimal, such as money, to
 * that decimal, as everywhere else. A rate of up to six decimals keeps them all, and one that is computed the digits that the steps need.
 *
 * @param value the number in the unit in which it is written
 * @param kind kind of quantity
 * @param digits significant digits of kinds that are not counted; five when left out
 * @returns options for `formatQuantity`
 * @example
 * ```ts
 * import { sheetFormat } from "@org/hvac-core/internal";
 * import { formatQuantity } from "@org/hvac-core/quantity";
 * formatQuantity(1234.5, "money", "Metric", { ...sheetFormat(1234.5, "money"), withUnit: false }); // "1\u202f234.50"
 * ```
 */
export function sheetFormat(value: number, kind: QuantityKind, digits: number = carriedDigits): NumberFormat {
  return countedFormat(value, kind, digits) ?? { digits, decimals: 9, trimZeros: true };
}

/** Decimals of a number that was typed, or is rounded to the smallest unit of its currency; what is computed has more. */
const exactPlaces = 6;

/** How a number is written that its kind counts to a fixed decimal; nothing where digits state it more closely. */
function countedFormat(value: number, kind: QuantityKind, digits: number): (NumberFormat & { readonly decimals: number }) | undefined {
  const row: KindRow = kinds[kind];
  const { trimZeros = false } = row;
  // A number of few decimals is right to its last: a rate, or an amount in fils.
  const places = placesOf(value);
  const decimals =
    row.decimals !== undefined && row.digits >= typedDigits && places <= exactPlaces ? Math.max(row.decimals, places) : row.decimals;
  if (value === 0 || decimals === undefined || row.digits < typedDigits || Math.abs(value) >= 10 ** typedDigits) return undefined;
  const offBy = (written: string): number => Math.abs(Number(written) - value);
  if (offBy(value.toFixed(decimals)) > offBy(value.toPrecision(digits))) return undefined;
  return { digits: typedDigits, decimals, trimZeros };
}

/** A number without its sign as a formula states it, in the grammar of `parseExpression`. */
export function numberText(value: number, kind: QuantityKind, digits: number): string {
  const counted = countedFormat(value, kind, digits);
  if (counted && !counted.trimZeros) return Math.abs(value).toFixed(counted.decimals);
  const written = Number(counted ? value.toFixed(counted.decimals) : value.toPrecision(digits));
  return String(Math.abs(written)).replace("e+", "e");
}
