import type { ResultFields, RowsResultField, ScalarResultField } from "@org/hvac-core/kernel";
import {
  convert,
  defaultUnit,
  type CurrencyFormat,
  siUnit,
  unitsOf,
  unitSymbol,
  type QuantityKind,
  type UnitSystem,
} from "@org/hvac-core/quantity";
import type { CopiedCell } from "../numbers/copiedTable.ts";
import { formatNumber, prose, quantityText } from "../numbers/numbers.ts";
import { withCurrency } from "../state/currency.ts";
import type { AnyOutcome } from "../state/formInput.ts";

/** A result in the result panel. */
export interface ShownResult {
  readonly name: string;
  readonly field: ScalarResultField;
  /** A dash if the input has errors. */
  readonly value: string;
  readonly unit: string;
  /** Value and unit as one text; an amount of money begins with its currency sign. */
  readonly text: string;
  /** Number in that unit; `undefined` for texts. */
  readonly number: number | undefined;
  /** Every digit, with its unit, for hover and copying: with the page's decimal mark, since a German spreadsheet takes 12.5 for the 12th of May. */
  readonly full: string | undefined;
}

/** Units the user wants to read results in, by kind. */
export type PreferredUnits = Readonly<Partial<Record<QuantityKind, string>>>;

export const noValue = "–";

/** A result of an outcome, or of one of its rows. */
type ResultValue = { readonly value: number | string } | undefined;

/** Unit in which results of a kind are shown. */
export function readingUnit(quantity: QuantityKind, unitSystem: UnitSystem, preferredUnits: PreferredUnits): string {
  return preferredUnits[quantity] ?? defaultUnit(quantity, unitSystem);
}

/** Symbol of that unit, shown next to results; empty for texts. */
export function readingSymbol(quantity: ScalarResultField["quantity"], unitSystem: UnitSystem, preferredUnits: PreferredUnits): string {
  return quantity === "text" ? "" : unitSymbol(readingUnit(quantity, unitSystem, preferredUnits));
}

export function showResult(
  name: string,
  field: ScalarResultField,
  outcome: AnyOutcome,
  unitSystem: UnitSystem,
  preferredUnits: PreferredUnits,
  currency?: CurrencyFormat,
): ShownResult | undefined {
  const { quantity } = field;
  if (!outcome.ok) {
    const unit = withCurrency(readingSymbol(quantity, unitSystem, preferredUnits), currency);
    return { name, field, value: noValue, unit, text: noValue, number: undefined, full: undefined };
  }
  const result = outcome.results[name] as ResultValue;
  if (!result) return undefined;
  const { value } = result;
  if (quantity === "text" || typeof value === "string") {
    const words = prose(String(value), outcome.asTyped);
    return { name, field, value: words, unit: "", text: words, number: undefined, full: undefined };
  }
  const unit = readingUnit(quantity, unitSystem, preferredUnits);
  const format = { unit, ...(field.exact ? { exact: true } : moneyFormat(value, quantity)), ...(currency && { currency }) };
  const { value: digits, text } = quantityText(value, quantity, unitSystem, format);
  const number = convert(value, siUnit(quantity), unit);
  return {
    name,
    field,
    value: digits,
    unit: withCurrency(unitSymbol(unit), currency),
    text,
    number,
    full: withCurrency(`${formatNumber(number, { digits: "full" })} ${unitSymbol(unit)}`.trim(), currency),
  };
}

/** Table cell for copying: numbers in the displayed unit, texts unchanged. */
export function copiedValue(
  value: unknown,
  quantity: ScalarResultField["quantity"],
  {
    unitSystem,
    preferredUnits,
    asTyped,
  }: { readonly unitSystem: UnitSystem; readonly preferredUnits: PreferredUnits; readonly asTyped: readonly string[] | undefined },
): CopiedCell {
  if (typeof value === "string") return prose(value, asTyped);
  if (typeof value !== "number") return undefined;
  if (quantity === "text") return value;
  return convert(value, siUnit(quantity), readingUnit(quantity, unitSystem, preferredUnits));
}

/** Text of a calculated number, in the unit that the user selected for its kind. */
export function resultText(value: number, kind: QuantityKind, unitSystem: UnitSystem, preferredUnits: PreferredUnits): string {
  return quantityText(value, kind, unitSystem, { unit: readingUnit(kind, unitSystem, preferredUnits) }).text;
}

/** A number of a figure, as shown and as copied. */
export interface FigureAmount {
  readonly text: string;
  /** In the unit of the text. */
  readonly value: number;
  readonly unit: string;
}

/** A calculated number as a cell of a figure's table. */
export function resultAmount(value: number, kind: QuantityKind, unitSystem: UnitSystem, preferredUnits: PreferredUnits): FigureAmount {
  const unit = readingUnit(kind, unitSystem, preferredUnits);
  return { text: quantityText(value, kind, unitSystem, { unit }).text, value: convert(value, siUnit(kind), unit), unit: unitSymbol(unit) };
}

/** Amount from which estimates are rounded to whole currency units. */
const wholeFrom = 100;

/** Format of a single amount of money, outside tables that add up. */
export function moneyFormat(value: number, quantity: QuantityKind): { readonly decimals?: number } {
  return quantity === "money" && Math.abs(value) >= wholeFrom ? { decimals: 0 } : {};
}

/** Units to offer for reading a kind of quantity: the user's system first, then the other one. */
export function readingUnits(kind: QuantityKind, unitSystem: UnitSystem): readonly string[] {
  const other = unitSystem === "Imperial" ? "Metric" : "Imperial";
  return [...new Set([...unitsOf(kind, unitSystem), ...unitsOf(kind, other)])];
}

/** Results of one group: numbers, texts and results by rows. */
export interface ResultGroup {
  readonly title: string;
  readonly lines: readonly (readonly [name: string, field: ScalarResultField])[];
  readonly byRow: readonly (readonly [name: string, field: RowsResultField])[];
}

/** Groups results in the order of the definition, without the headline and the results shown in tables. */
export function groupsOf(results: ResultFields, headline: readonly string[]): readonly ResultGroup[] {
  const others = Object.entries(results).filter(([name, { table }]) => table === undefined && !headline.includes(name));
  return [...Map.groupBy(others, ([, field]) => field.group ?? "")].map(([title, entries]) => ({
    title,
    lines: entries.flatMap(([name, field]) => (field.type === undefined ? [[name, field] as const] : [])),
    byRow: entries.flatMap(([name, field]) => (field.type === "rows" ? [[name, field] as const] : [])),
  }));
}
