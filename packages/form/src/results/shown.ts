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

/** A result as the panel shows it. */
export interface ShownResult {
  readonly name: string;
  readonly field: ScalarResultField;
  /** A dash while the input is refused. */
  readonly value: string;
  readonly unit: string;
  /** Both as one text, which begins with the sign of its currency where it is money. */
  readonly text: string;
  /** In that unit; none of texts. */
  readonly number: number | undefined;
  /** Every digit, with its unit, for hover and copying: with the page's decimal mark, since a German spreadsheet takes 12.5 for the 12th of May. */
  readonly full: string | undefined;
}

/** Units the user wants to read results in, by kind. */
export type PreferredUnits = Readonly<Partial<Record<QuantityKind, string>>>;

export const noValue = "–";

/** A result of an outcome or of one of its rows, as `Results` has it. */
type Stated = { readonly value: number | string } | undefined;

/** The unit that results of a kind are read in. */
export function readingUnit(quantity: QuantityKind, unitSystem: UnitSystem, preferredUnits: PreferredUnits): string {
  return preferredUnits[quantity] ?? defaultUnit(quantity, unitSystem);
}

/** Its symbol as it stands beside results; texts have none. */
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
  const result = outcome.results[name] as Stated;
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

/** A cell of a table as it is copied: numbers in the unit they are read in, texts as they stand. */
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

/** A number of the calculation, in the unit the user reads its kind in. */
export function resultText(value: number, kind: QuantityKind, unitSystem: UnitSystem, preferredUnits: PreferredUnits): string {
  return quantityText(value, kind, unitSystem, { unit: readingUnit(kind, unitSystem, preferredUnits) }).text;
}

/** A number of a figure: as it is read, and as it is copied. */
export interface FigureAmount {
  readonly text: string;
  /** In the unit that the text is in. */
  readonly value: number;
  readonly unit: string;
}

/** The same as a cell of a figure's table. */
export function resultAmount(value: number, kind: QuantityKind, unitSystem: UnitSystem, preferredUnits: PreferredUnits): FigureAmount {
  const unit = readingUnit(kind, unitSystem, preferredUnits);
  return { text: quantityText(value, kind, unitSystem, { unit }).text, value: convert(value, siUnit(kind), unit), unit: unitSymbol(unit) };
}

/** From this amount on the hundredths of an estimate say nothing. */
const wholeFrom = 100;

/** How money is written where it is told by itself, not in a table that adds up. */
export function moneyFormat(value: number, quantity: QuantityKind): { readonly decimals?: number } {
  return quantity === "money" && Math.abs(value) >= wholeFrom ? { decimals: 0 } : {};
}

/** Units to offer for reading a kind of quantity: the user's system first, then the other one. */
export function readingUnits(kind: QuantityKind, unitSystem: UnitSystem): readonly string[] {
  const other = unitSystem === "Imperial" ? "Metric" : "Imperial";
  return [...new Set([...unitsOf(kind, unitSystem), ...unitsOf(kind, other)])];
}

/** Results of one group: numbers and texts, and those that come by rows. */
export interface ResultGroup {
  readonly title: string;
  readonly lines: readonly (readonly [name: string, field: ScalarResultField])[];
  readonly byRow: readonly (readonly [name: string, field: RowsResultField])[];
}

/** Results by their group, in the order of the definition; the headline and what a table shows stand apart. */
export function groupsOf(results: ResultFields, headline: readonly string[]): readonly ResultGroup[] {
  const others = Object.entries(results).filter(([name, { table }]) => table === undefined && !headline.includes(name));
  return [...Map.groupBy(others, ([, field]) => field.group ?? "")].map(([title, entries]) => ({
    title,
    lines: entries.flatMap(([name, field]) => (field.type === undefined ? [[name, field] as const] : [])),
    byRow: entries.flatMap(([name, field]) => (field.type === "rows" ? [[name, field] as const] : [])),
  }));
}
