import { OutOfRangeError } from "@org/hvac-core/kernel";
import type { Point } from "./polylines.ts";
import type { Span } from "./scales.ts";

/** A function of the engine where it has a value; `undefined` where it refuses, and only there. */
export function valueOrGap(evaluate: () => number): number | undefined {
  try {
    return evaluate();
  } catch (error) {
    if (error instanceof OutOfRangeError) return undefined;
    throw error;
  }
}

/** Points of a function at even steps of a logarithmic axis. Where the engine refuses there is a gap. */
export function logSamples([low, high]: Span, valueAt: (x: number) => number, count = 97): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1);
    const x = low ** (1 - share) * high ** share;
    return { x, y: valueOrGap(() => valueAt(x)) ?? Number.NaN };
  });
}
