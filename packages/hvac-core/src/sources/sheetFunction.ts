import type { Citation } from "./source.ts";

/** A function of this library that formulas on a sheet may call by its exported name. Each field of physics states its own. */
export interface SheetFunction {
  /** What it gives, of what, in words. */
  readonly words: string;
  /** The same function, of plain SI numbers in the order in which a formula states them. */
  readonly evaluate: (...values: number[]) => number;
  readonly citation: Citation;
}
