import {
  citationText as citationIn,
  type PipeSizeNames,
  type Presentation,
  type Spelling,
  type TypedQuantity,
} from "@org/hvac-core/kernel";
import { presentNumbers, typedText as typedTextIn, withGroups, withGrouping } from "@org/hvac-core/internal";
import {
  formatNumber as formatNumberIn,
  formatQuantity as formatQuantityIn,
  parseQuantity as parseQuantityIn,
  quantityText as quantityTextIn,
  type DecimalMark,
  type Grouping,
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

/**
 * How a locale groups digits. A point or a comma next to a decimal comma groups nothing here: `12.370` is 12.37 in every English source, and a
 * field would refuse it. Thin spaces, which suit every locale, take their place.
 */
export function groupingOf(locale: string): Grouping {
  if (pointLanguages.test(locale)) return locale === "en-IN" ? "lakh" : "comma";
  if (decimalMarkOf(locale) === ",") return "space";
  const parts = new Intl.NumberFormat(locale, { numberingSystem: "latn" }).formatToParts(1_234_567.5);
  const separator = parts.find(({ type }) => type === "group")?.value;
  if (separator === ",") return parts[2]?.value.length === 2 ? "lakh" : "comma";
  return separator === "’" || separator === "'" ? "apostrophe" : "space";
}

let knownGrouping: Grouping | undefined;

let pipeSizes: PipeSizeNames = "both";

/** Sets which names of pipe sizes this page writes from now on. */
export function writePipeSizesAs(names: PipeSizeNames): void {
  pipeSizes = names;
}

let spelling: Spelling = "british";

/** Sets the spelling of the words that this page writes from now on: American where units are Imperial. */
export function writeWordsFor(unitSystem: UnitSystem): void {
  spelling = unitSystem === "Imperial" ? "american" : "british";
}

/** Decimal mark and groups of the numbers of this page, names of its pipe sizes, and spelling of its words. */
export function presentation(): Required<Presentation> {
  knownGrouping ??= groupingOf(navigator.language);
  return { decimalMark: decimalMark(), grouping: knownGrouping, pipeSizes, spelling };
}

/** Functions that format and parse numbers with the marks of the page. A lint rule requires them in pages and components. */
export function formatNumber(value: number, format?: NumberFormat): string {
  return formatNumberIn(value, { ...presentation(), ...format });
}

/** Digits of an input in this unit, grouped for reading. */
export function groupedDigits(number: string, unit: string | undefined): string {
  return withGrouping(withGroups(number, unit === "money" ? 4 : 5), presentation().grouping);
}

/** A quantity as it was typed, with its unit. */
export function typedText(quantity: TypedQuantity): string {
  return typedTextIn(quantity, presentation());
}

export function formatQuantity(value: number, kind: QuantityKind, unitSystem: UnitSystem, options?: QuantityFormat): string {
  return formatQuantityIn(value, kind, unitSystem, { ...presentation(), ...options });
}

export function quantityText(value: number, kind: QuantityKind, unitSystem: UnitSystem, options?: QuantityFormat): QuantityText {
  return quantityTextIn(value, kind, unitSystem, { ...presentation(), ...options });
}

/** Reads a number with or without its unit, or a calculation, which may begin with `=` as in a spreadsheet. */
export function parseQuantity(typed: string, kind: QuantityKind, unitSystem: UnitSystem, options?: ParseOptions): ParsedQuantity {
  const text = typed.replace(/^\s*=(?=\s*[^\s=])/, "");
  return parseQuantityIn(text, kind, unitSystem, { decimalMark: decimalMark(), ...options });
}

/**
 * Words of the engine that were written beforehand, such as help and names of options and sizes.
 *
 * @param asTyped texts of an outcome that stay as they were typed, where the words may hold some
 */
export function prose(text: string, asTyped?: readonly string[]): string {
  return presentNumbers(text, presentation(), asTyped);
}

export function citationText(citation: Citation): string {
  return citationIn(citation, presentation());
}
