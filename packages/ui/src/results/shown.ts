import type { ResultField, ResultFields } from "@org/hvac-core/kernel";
import { convert, defaultUnit, siUnit, unitsOf, unitSymbol, type QuantityKind, type UnitSystem } from "@org/hvac-core/quantity";
import { formatNumber, prose, quantityText } from "../locale/numbers.ts";
import type { AnyOutcome } from "../state/formInput.ts";

/** A result as the panel shows it. */
export interface ShownResult {
  readonly name: string;
  readonly field: ResultField;
  /** A dash while the input is refused. */
  readonly value: string;
  readonly unit: string;
  /** Every digit, with its unit, for hover and copying: with the page's decimal mark, since a German spreadsheet takes 12.5 for the 12th of May. */
  readonly full: string | undefined;
}

/** Units the user wants to read results in, by kind. */
export type UnitWishes = Readonly<Partial<Record<QuantityKind, string>>>;

export const dash = "–";

export function showResult(name: string, field: ResultField, outcome: AnyOutcome, unitSystem: UnitSystem, wishes: UnitWishes): ShownResult | undefined {
  const { quantity } = field;
  if (!outcome.ok) {
    const unit = quantity === "text" ? "" : unitSymbol(wishes[quantity] ?? defaultUnit(quantity, unitSystem));
    return { name, field, value: dash, unit, full: undefined };
  }
  const result = outcome.results[name];
  if (!result) return undefined;
  if (quantity === "text") return { name, field, value: prose(String(result.value)), unit: "", full: undefined };
  const unit = wishes[quantity] ?? defaultUnit(quantity, unitSystem);
  const value = result.value;
  const text = quantityText(value, quantity, unitSystem, { unit });
  return { name, field, value: text.value, unit: text.unit, full: `${formatNumber(convert(value, siUnit(quantity), unit), { digits: "full" })} ${unitSymbol(unit)}`.trim() };
}

/** A number of the calculation, in the unit the user reads its kind in. */
export function resultText(value: number, kind: QuantityKind, unitSystem: UnitSystem, wishes: UnitWishes): string {
  return quantityText(value, kind, unitSystem, { unit: wishes[kind] ?? defaultUnit(kind, unitSystem) }).text;
}

/** Units to offer for reading a kind of quantity: the user's system first, then the other one. */
export function readingUnits(kind: QuantityKind, unitSystem: UnitSystem): readonly string[] {
  const other = unitSystem === "Imperial" ? "Metric" : "Imperial";
  return [...new Set([...unitsOf(kind, unitSystem), ...unitsOf(kind, other)])];
}

/** Results by their group, in the order of the definition; the headline stands apart. */
export function groupsOf(results: ResultFields, headline: readonly string[]): ReadonlyMap<string, readonly [string, ResultField][]> {
  return Map.groupBy(
    Object.entries(results).filter(([name]) => !headline.includes(name)),
    ([, field]) => field.group ?? "",
  );
}
