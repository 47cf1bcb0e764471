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

/** Numbers at even steps of an axis, from its beginning to its end. */
export function axisSteps([low, high]: Span, scale: "linear" | "log", count: number): number[] {
  const shares = Array.from({ length: count }, (_, index) => index / (count - 1));
  return shares.map((share) => (scale === "log" ? low ** (1 - share) * high ** share : low + share * (high - low)));
}

/** Points of a function at even steps of a logarithmic axis, with gaps outside the range of the engine. */
export function logSamples(span: Span, valueAt: (x: number) => number, count = 97): Point[] {
  return axisSteps(span, "log", count).map((x) => ({ x, y: valueOrGap(() => valueAt(x)) ?? Number.NaN }));
}
