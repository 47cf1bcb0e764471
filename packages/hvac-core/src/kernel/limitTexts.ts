import { convert, defaultUnit, formatQuantity, siUnit, type QuantityKind, type UnitName, type UnitSystem } from "../quantity/index.ts";
import type { QuantityField } from "./fields.ts";

/** Digits of a limit that follows from other values, where the range leaves room for them. */
const minDigits = 5;
/** Digits that every double keeps. */
const maxDigits = 15;
/** Decimals that numbers are written with. */
const maxDecimals = 20;

interface Range {
  readonly min: number;
  readonly max: number;
}

/** Numbers that stand for a limit, those with the fewest digits first: the nearest, then the next within the range. */
function* roundedLimits(limit: number, inward: 1 | -1): Generator<number> {
  // Zero, where a conversion left a residue of it.
  yield Number(Number(limit.toFixed(minDigits)).toPrecision(minDigits));
  for (let digits = minDigits; digits <= maxDigits; digits++) {
    const nearest = limit.toPrecision(digits);
    yield Number(nearest);
    const step = 10 ** (Math.floor(Math.log10(Math.abs(limit))) - digits + 1);
    yield Number((Number(nearest) + inward * step).toPrecision(digits));
  }
}

/** A limit in a unit, rounded into the range where a number of up to 15 digits lies in it. */
function limitText(limit: number, inward: 1 | -1, { min, max }: Range, kind: QuantityKind, unit: UnitName): string {
  const si = siUnit(kind);
  const show = (value: number): string =>
    formatQuantity(value, kind, "Metric", { unit, digits: maxDigits, decimals: maxDecimals, trimZeros: true });
  for (const rounded of roundedLimits(convert(limit, si, unit), inward)) {
    const value = convert(rounded, unit, si);
    if (value >= min && value <= max) return show(value);
  }
  return show(limit);
}

/** The unit in which limits are shown: a share's is the percent. */
const unitShown = ({ quantity }: QuantityField, unitSystem: UnitSystem, unit: string): UnitName =>
  unit === "unitless" ? defaultUnit(quantity, unitSystem) : unit;

/**
 * Limits of a field in words, in a unit: `between 0 % and 100 %`. Each is rounded into the range: entered as it is shown, it is accepted, and
 * no refused number lies between the two.
 *
 * @param range limits in SI
 * @param unit the unit of the entry
 */
export function limitsText(field: QuantityField, range: Range, unitSystem: UnitSystem, unit: string): string {
  const shown = unitShown(field, unitSystem, unit);
  const lower = (): string => limitText(range.min, 1, range, field.quantity, shown);
  const upper = (): string => limitText(range.max, -1, range, field.quantity, shown);
  if (range.max === Infinity) return `at least ${lower()}`;
  return range.min === -Infinity ? `at most ${upper()}` : `between ${lower()} and ${upper()}`;
}

/**
 * What a field must be by limits that follow from other values, within its own.
 *
 * @param range the limits by other values, in SI
 * @param unit the unit of the entry
 */
export function possibleText(field: QuantityField, range: Range, unitSystem: UnitSystem, unit: string): string {
  const [min, max] = [Math.max(range.min, field.min), Math.min(range.max, field.max)];
  const others = "with the other values given";
  if (min <= max) return `must be ${limitsText(field, { min, max }, unitSystem, unit)} ${others}`;
  const shown = unitShown(field, unitSystem, unit);
  const beyond =
    range.max < field.min
      ? `below ${limitText(field.min, 1, field, field.quantity, shown)}`
      : `above ${limitText(field.max, -1, field, field.quantity, shown)}`;
  return `has no possible value ${others}: it would have to be ${beyond}`;
}

/**
 * A calculated number and the limit that it is beyond, in words, whether or not their digits tell them apart.
 *
 * @param value the number
 * @param limits the range that it is outside of
 * @param show writes a number with five digits
 */
export function beyondText(value: number, { min, max }: Range, show: (value: number) => string): string {
  const [shown, limit] = [show(value), show(value < min ? min : max)];
  return shown === limit ? `would be just ${value < min ? "below" : "above"} ${limit}` : `would be ${shown}, beyond ${limit}`;
}
