import type { QuantityKind } from "../quantity/index.ts";
import type { Citation } from "../sources/index.ts";

/** An equation in the grammar of sheets. Its symbols are arguments of the function or defined by equations before it; values are in SI units. */
export interface FunctionEquation {
  readonly symbol: string;
  readonly expression: string;
}

/** Equations for a part of the range. */
export interface FunctionBranch {
  /** Range in which they hold, in words; everywhere when left out. */
  readonly holds?: string;
  /** The same as a condition on an argument or on a symbol of the equations: from `min` on, below `max`. */
  readonly when?: { readonly symbol: string; readonly min?: number; readonly max?: number };
  /** The last one gives the value. */
  readonly equations: readonly FunctionEquation[];
}

/**
 * How a function of the library is computed: by equations, by solving one for its value, or by what is no formula that a page could hold, such as a
 * table that is interpolated.
 */
export type FunctionDefinition = (
  | { readonly by: "equations"; readonly arguments: readonly string[]; readonly branches: readonly FunctionBranch[] }
  | {
      readonly by: "solving";
      readonly arguments: readonly string[];
      /** The value of the function. */
      readonly unknown: string;
      /** Symbols of the arguments and the unknown. */
      readonly equations: readonly FunctionEquation[];
      /** The two sides that are equal when the unknown is found: a symbol and an expression. */
      readonly balance: readonly [symbol: string, expression: string];
    }
  | { readonly by: "table"; readonly text: string }
) & {
  /** Its symbols and its validity. */
  readonly where?: string;
};

/** A function of this library that formulas on a sheet may call by its exported name. Each field of physics states its own. */
export interface SheetFunction {
  /** Its result and its arguments, in words. */
  readonly words: string;
  /** The same function, of plain SI numbers in the order in which a formula states them. */
  readonly evaluate: (...values: number[]) => number;
  readonly citation: Citation;
  /** Quantity kind of its result; a plain number when left out. */
  readonly quantity?: QuantityKind;
  readonly definition: FunctionDefinition;
}
