import type { QuantityKind } from "../quantity/index.ts";
import { mathematics, type Citation } from "../sources/index.ts";
import type { Path } from "./path.ts";

/** Source of what follows by algebra from the steps before. */
export const algebra: Citation = { source: mathematics };

/** A step as a description defines it; the builder adds the rest. */
export interface StepStatement {
  readonly symbol: string;
  readonly name: string;
  /** In the SI unit of `quantity`. */
  readonly value: number;
  readonly quantity: QuantityKind;
  readonly source?: Citation;
  /** Path of the rows of results of this level, or of the results. */
  readonly result?: Path;
  /** Seen from this level, or from further out. */
  readonly field?: Path;
  /** A field of the level whose number it is where that is entered, and the formula where it is not. */
  readonly entered?: { readonly field: Path; readonly otherwise: string };
  /** Fields that the step was read or chosen by, seen from this level or from further out: their steps come first. */
  readonly by?: readonly Path[];
}

/** Options of a step. */
export type StepOptions = Pick<StepStatement, "by" | "field" | "entered"> & {
  /** Addition to the result's label, after a comma: "of NPS 3 (DN 80)". */
  readonly detail?: string;
  /** Symbol of a result that has none, because the symbol depends on the row or on a choice. */
  readonly symbol?: string;
};

export type FormulaStatement = StepStatement & { readonly expression: string };
export type LookupArguments = [
  symbol: string,
  name: string,
  quantity: QuantityKind,
  value: number,
  source?: Citation,
  options?: StepOptions,
];
export type FormulaArguments = [
  symbol: string,
  name: string,
  quantity: QuantityKind,
  expression: string,
  value: number,
  source?: Citation,
  options?: StepOptions,
];

export const named = (name: string, { detail, symbol: _symbol, ...options }: StepOptions) => ({
  ...options,
  name: detail === undefined ? name : `${name}, ${detail}`,
});

export function lookupOf(...[symbol, name, quantity, value, source = algebra, options = {}]: LookupArguments): StepStatement {
  return { symbol, quantity, value, source, ...named(name, options) };
}

export function formulaOf(
  ...[symbol, name, quantity, expression, value, source = algebra, options = {}]: FormulaArguments
): FormulaStatement {
  return { symbol, quantity, expression, value, source, ...named(name, options) };
}

/** Numbers along an axis as a description says them. */
export interface TableDescription {
  readonly title: string;
  readonly axis: { readonly label: string; readonly places: readonly string[] };
  /** In the SI unit of `quantity`. */
  readonly columns: readonly {
    readonly symbol: string;
    readonly name: string;
    readonly quantity: QuantityKind;
    readonly values: readonly number[];
  }[];
  /** How the columns follow from one another. */
  readonly note?: string;
  readonly source?: Citation;
}
