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

/** How a kind of quantity is read in a figure. */
export interface Reading {
  /** As it stands on an axis. */
  readonly symbol: string;
  /** A number in SI, in the unit it is read in. */
  readonly shown: (value: number) => number;
  /** A number on the axis, in SI. */
  readonly toSi: (shown: number) => number;
  /** A number in SI with its unit, to the digits of the results. */
  readonly text: (value: number) => string;
  /** The same without zeros at its end, for what was typed or is a size. */
  readonly short: (value: number) => string;
  /** The short one without its unit. */
  readonly number: (value: number) => string;
  /** The number as a cell of a figure's table. */
  readonly cell: (value: number) => FigureAmount;
  /** The same with the short text. */
  readonly shortCell: (value: number) => FigureAmount;
}

interface Reader {
  readonly state: Pick<CalculatorState, "definition" | "complete" | "blankUnits">;
  readonly preferredUnits: PreferredUnits;
}

/**
 * A kind of quantity as it is read in a figure without a calculator.
 * @param unit in place of the default of the unit system
 * @param currency how money is written; with the general sign when left out
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
 * The unit of a kind in a figure: the one the user reads its results in, else the one a field of it is typed in, else that of the unit system.
 * @param field name of the field
 */
export function readingOf(kind: QuantityKind, { state, preferredUnits }: Reader, field?: string): Reading {
  const { unitSystem } = state.complete;
  const typed = field === undefined ? undefined : state.definition.fields[field];
  const unit = preferredUnits[kind] ?? (field !== undefined && typed?.type === "quantity" ? unitAt(state, field, typed) : undefined);
  return readingIn(kind, unitSystem, unit, currencyOf(state));
}
