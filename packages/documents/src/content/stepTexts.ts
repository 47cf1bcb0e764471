import { type SheetFunction, type Step } from "@org/hvac-core/kernel";
import { sheetFormat, type ConversionFactor } from "@org/hvac-core/internal";
import { convert, defaultUnit, siUnit, unitSymbol, type UnitSystem } from "@org/hvac-core/quantity";
import type { Citation, Source } from "@org/hvac-core/sources";
import { formatNumber, formatQuantity, prose } from "@org/form/numbers";

/** Geometry and arithmetic need no publication. */
export const isPublished = ({ key }: Source): boolean => key !== "mathematics";

/** The value in the unit of the formula, then in the unit of the results where that differs. */
export function stepValues({ kind, substitution, value, quantity, unit }: Step, unitSystem: UnitSystem): readonly string[] {
  const format = { ...sheetFormat(convert(value, siUnit(quantity), unit), quantity), unit };
  const inFormula = kind === "formula" ? formatQuantity(value, quantity, unitSystem, format) : substitution;
  if (kind !== "formula" || unit === defaultUnit(quantity, unitSystem)) return [inFormula];
  return [inFormula, formatQuantity(value, quantity, unitSystem)];
}

/** Units in words: "cfm and ft³/lb". */
function listed(units: readonly string[]): string {
  const symbols = [...new Set(units.map((unit) => unitSymbol(unit)))].filter((symbol) => symbol !== "");
  return new Intl.ListFormat("en", { type: "conjunction" }).format(symbols);
}

function factorText({ value, absorbed, from, to }: ConversionFactor): string {
  const [sources, target] = [listed(from), to === undefined ? "" : unitSymbol(to)];
  const number = formatNumber(value, { digits: 6, trimZeros: true });
  const converts = [sources && ` from ${sources}`, target && ` to ${target}`].join("");
  if (absorbed === undefined) return `${number} converts${converts}.`;
  return `${number} is the formula's ${formatNumber(absorbed, { digits: 9, trimZeros: true })}, converted${converts}.`;
}

/** The conversion factors in a formula, in words. */
export function factorTexts(factors: readonly ConversionFactor[]): string {
  return [...new Set(factors.map(factorText))].join(" ");
}

/** A function's result and its units: money and ratios in the reader's units, all others in SI. */
export function functionText({ words, quantity }: SheetFunction): string {
  const isOfMoney = quantity === "money" || quantity === "ratio";
  return `${prose(words)}${isOfMoney ? "" : ", in SI units"}.`;
}

/** One number, or a sum of one: a repetition of the value. */
export const oneNumber = /^(?:sum\()?[\d.e-]+(?: \[[^\]]*\])?\)?$/;

/** The short form of a source that the same part has already cited: publisher, edition, locator. */
export function shortCitation({ source: { publisher, edition }, locator }: Citation): string {
  return prose([[publisher, edition].filter(Boolean).join(" "), locator].filter(Boolean).join(", "));
}
