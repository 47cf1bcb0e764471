import { OutOfRangeError } from "@org/hvac-core/kernel";
import type { Point } from "./polylines.ts";
import type { Span } from "./scales.ts";

/** Value of an engine function; `undefined` if the input is out of its range. Any other error is thrown. */
export function valueOrGap(evaluate: () => number): number | undefined {
  try {
    return evaluate();
  } catch (error) {
    if (error instanceof OutOfRangeError) return undefined;
    throw error;
  }
}

/** Points of a function at even steps of a logarithmic axis, with gaps outside the range of the engine. */
export function logSamples([low, high]: Span, valueAt: (x: number) => number, count = 97): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1);
    const x = low ** (1 - share) * high ** share;
    return { x, y: valueOrGap(() => valueAt(x)) ?? Number.NaN };
  });
}
