import {
  convert,
  defaultUnit,
  siUnit,
  unitSymbol,
  type CurrencyFormat,
  type QuantityKind,
  type UnitName,
  type UnitSystem,
} from "@org/hvac-core/quantity";
import { quantityText } from "@org/form/numbers";
import { moneyFormat, type FigureAmount, type PreferredUnits } from "@org/form/results";
import { currencyOf, unitAt, type CalculatorState } from "@org/form/state";

/** Unit and texts of a kind of quantity in a figure. */
export interface Reading {
  /** Unit symbol for the title of an axis. */
  readonly symbol: string;
  /** Converts a number from SI to the displayed unit. */
  readonly shown: (value: number) => number;
  /** Converts a number on the axis to SI. */
  readonly toSi: (shown: number) => number;
  /** Text of a number in SI with its unit, to the digits of the results. */
  readonly text: (value: number) => string;
  /** The same without trailing zeros, for entered values and sizes. */
  readonly short: (value: number) => string;
  /** The short text without its unit. */
  readonly number: (value: number) => string;
  /** The number as a cell of a figure's table. */
  readonly cell: (value: number) => FigureAmount;
  /** The cell with the short text. */
  readonly shortCell: (value: number) => FigureAmount;
}

interface Reader {
  readonly state: Pick<CalculatorState, "definition" | "complete" | "blankUnits">;
  readonly preferredUnits: PreferredUnits;
}

/**
 * Unit and texts of a kind of quantity in a figure without a calculator.
 * @param unit replaces the default of the unit system
 * @param currency format of money; the general currency sign by default
 */
export function readingIn(
  kind: QuantityKind,
  unitSystem: UnitSystem,
  unit: UnitName = defaultUnit(kind, unitSystem),
  currency?: CurrencyFormat,
): Reading {
  // Looked up once: a chart converts thousands of numbers.
  const base = siUnit(kind);
  const symbol = unitSymbol(unit).replace("¤", currency?.sign ?? "¤");
  const shown = (value: number): number => convert(value, base, unit);
  const formatOf = (value: number) => ({ unit, ...(currency && { currency }), ...moneyFormat(value, kind) });
  const text = (value: number): string => quantityText(value, kind, unitSystem, formatOf(value)).text;
  const trimmed = (value: number): ReturnType<typeof quantityText> =>
    quantityText(value, kind, unitSystem, { ...formatOf(value), trimZeros: true });
  return {
    symbol,
    shown,
    toSi: (value) => convert(value, unit, base),
    text,
    short: (value) => trimmed(value).text,
    number: (value) => trimmed(value).value,
    cell: (value) => ({ text: text(value), value: shown(value), unit: symbol }),
    shortCell: (value) => ({ text: trimmed(value).text, value: shown(value), unit: symbol }),
  };
}

/**
 * The unit of a kind in a figure: the user's unit for results of this kind, else the unit in which a field of it was entered, else the unit system's.
 * @param field name of the field
 */
export function readingOf(kind: QuantityKind, { state, preferredUnits }: Reader, field?: string): Reading {
  const { unitSystem } = state.complete;
  const typed = field === undefined ? undefined : state.definition.fields[field];
  const unit = preferredUnits[kind] ?? (field !== undefined && typed?.type === "quantity" ? unitAt(state, field, typed) : undefined);
  return readingIn(kind, unitSystem, unit, currencyOf(state));
}
