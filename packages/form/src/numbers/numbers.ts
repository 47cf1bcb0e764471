import { citationText as citationIn } from "@org/hvac-core/kernel";
import { markDecimals } from "@org/hvac-core/internal";
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

/** Languages that are known to write a decimal point. A browser's first formatter takes a phone 75 ms, which most visitors are spared by this. */
export const pointLanguages = /^en(?:-(?:US|GB|CA|AU|NZ|IE|IN))?$/;

/** The decimal mark of a locale, of those two that the engine writes; digits are Latin in every locale. */
export function decimalMarkOf(locale: string): DecimalMark {
  if (pointLanguages.test(locale)) return ".";
  const parts = new Intl.NumberFormat(locale, { numberingSystem: "latn" }).formatToParts(1.5);
  return parts.find(({ type }) => type === "decimal")?.value === "," ? "," : ".";
}

let known: DecimalMark | undefined;

/** The decimal mark of this page: that of the browser's language, as dates have it. Found when the first number is written or read. */
export function decimalMark(): DecimalMark {
  known ??= decimalMarkOf(navigator.language);
  return known;
}

/** Functions that format and parse numbers with the page's decimal mark. A lint rule requires them in pages and components. */
export function formatNumber(value: number, format?: NumberFormat): string {
  return formatNumberIn(value, { decimalMark: decimalMark(), ...format });
}

export function formatQuantity(value: number, kind: QuantityKind, unitSystem: UnitSystem, options?: QuantityFormat): string {
  return formatQuantityIn(value, kind, unitSystem, { decimalMark: decimalMark(), ...options });
}

export function quantityText(value: number, kind: QuantityKind, unitSystem: UnitSystem, options?: QuantityFormat): QuantityText {
  return quantityTextIn(value, kind, unitSystem, { decimalMark: decimalMark(), ...options });
}

export function parseQuantity(text: string, kind: QuantityKind, unitSystem: UnitSystem, options?: ParseOptions): ParsedQuantity {
  return parseQuantityIn(text, kind, unitSystem, { decimalMark: decimalMark(), ...options });
}

/**
 * Words of the engine that were written beforehand, such as help and names of options and sizes.
 *
 * @param asTyped texts of an outcome that stay as they were typed, where the words may hold some
 */
export function prose(text: string, asTyped?: readonly string[]): string {
  return markDecimals(text, decimalMark(), asTyped);
}

export function citationText(citation: Citation): string {
  return citationIn(citation, { decimalMark: decimalMark() });
}
