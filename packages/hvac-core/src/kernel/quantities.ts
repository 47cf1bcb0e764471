import { convert, defaultUnit, formatNumber, formatQuantity, unitSymbol, type DecimalMark, type QuantityKind, type UnitId, type UnitSystem } from "../quantity/index.ts";
import type { QuantityField, TypedQuantity } from "./fields.ts";

/**
 * The unit that a bare number has: the default unit of the kind in the unit system, and for ratios none, so that a share is 0…1 wherever
 * programs speak. Percent is how a share is shown.
 *
 * @param kind kind of quantity
 * @param unitSystem the input's system
 * @returns unit id
 * @example
 * ```ts
 * import { bareUnit } from "@org/hvac-core";
 * bareUnit("airFlow", "Imperial"); // "cfm"
 * bareUnit("ratio", "Imperial"); // "unitless"
 * ```
 */
export function bareUnit(kind: QuantityKind, unitSystem: UnitSystem): UnitId {
  return kind === "ratio" ? "unitless" : defaultUnit(kind, unitSystem);
}

/** Whether a value is a number with its unit. */
export function isTypedQuantity(value: unknown): value is TypedQuantity {
  return typeof value === "object" && value !== null && "value" in value && "unit" in value;
}

/** Without the last digits that a conversion leaves: nobody types more than twelve. */
export function withoutNoise(value: number): number {
  return Number(value.toPrecision(12));
}

/** A bare number with the unit it is shown in: 0.4 as 40 %, 40 as 40 m². */
export function typedQuantity(bare: number, kind: QuantityKind, unitSystem: UnitSystem): TypedQuantity {
  const [from, unit] = [bareUnit(kind, unitSystem), defaultUnit(kind, unitSystem)];
  return { value: from === unit ? bare : withoutNoise(convert(bare, from, unit)), unit: unit as never };
}

/** A quantity as typed, with its unit: `95 °F`. */
export function typedText({ value, unit }: TypedQuantity, decimalMark: DecimalMark): string {
  const number = formatNumber(withoutNoise(value), { digits: "full", decimalMark });
  return `${number.replaceAll("-", "−")}\u202f${unitSymbol(unit)}`.trim();
}

/** Limits of a field in words, in a unit: `between 0 % and 100 %`. Five digits tell limits apart that follow from other values. */
export function limitsText({ quantity }: QuantityField, min: number, max: number, unitSystem: UnitSystem, unit: string): string {
  const shown = unit === "unitless" ? defaultUnit(quantity, unitSystem) : unit;
  const show = (limit: number): string => formatQuantity(limit, quantity, unitSystem, { unit: shown, digits: 5, decimals: 5, trimZeros: true });
  return max === Infinity ? `at least ${show(min)}` : min === -Infinity ? `at most ${show(max)}` : `between ${show(min)} and ${show(max)}`;
}
