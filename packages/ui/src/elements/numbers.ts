import { citationText as citationIn, markDecimals } from "@org/hvac-core/kernel";
import {
  formatNumber as formatNumberIn,
  formatQuantity as formatQuantityIn,
  parseQuantity as parseQuantityIn,
  quantityText as quantityTextIn,
  type DecimalMark,
  type NumberFormat,
  type ParsedQuantity,
  type ParseOptions,
  type QuantityFormat,
  type QuantityKind,
  type QuantityText,
  type UnitSystem,
} from "@org/hvac-core/quantity";
import type { Citation } from "@org/hvac-core/sources";

/** The decimal mark of a locale, of those two that the engine writes; digits are Latin in every locale. */
export function decimalMarkOf(locale?: string): DecimalMark {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: "latn" }).formatToParts(1.5);
  return parts.find(({ type }) => type === "decimal")?.value === "," ? "," : ".";
}

/** The decimal mark of this page: that of the locale in which the browser formats, as dates have it. */
export const decimalMark: DecimalMark = decimalMarkOf();

/** What the engine writes and reads numbers with, in the way of this page. Pages and components take these, which a lint rule sees to. */
export function formatNumber(value: number, format?: NumberFormat): string {
  return formatNumberIn(value, { decimalMark, ...format });
}

export function formatQuantity(value: number, kind: QuantityKind, unitSystem: UnitSystem, options?: QuantityFormat): string {
  return formatQuantityIn(value, kind, unitSystem, { decimalMark, ...options });
}

export function quantityText(value: number, kind: QuantityKind, unitSystem: UnitSystem, options?: QuantityFormat): QuantityText {
  return quantityTextIn(value, kind, unitSystem, { decimalMark, ...options });
}

export function parseQuantity(text: string, kind: QuantityKind, unitSystem: UnitSystem, options?: ParseOptions): ParsedQuantity {
  return parseQuantityIn(text, kind, unitSystem, { decimalMark, ...options });
}

/** Words of the engine that were written beforehand, such as help and names of options and sizes. */
export function prose(text: string): string {
  return markDecimals(text, decimalMark);
}

export function citationText(citation: Citation): string {
  return citationIn(citation, { decimalMark });
}
