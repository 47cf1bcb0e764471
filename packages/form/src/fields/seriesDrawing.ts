import type { ChartRange } from "./cellEntry.ts";

/** Steps from the lowest to the highest value that can be drawn. */
const steps = 20;

/** The value that a height of the chart means: the nearest of its steps. */
export function valueAtHeight(share: number, { low, high }: ChartRange): number {
  const step = (high - low) / steps;
  return Number((low + Math.round(Math.min(1, Math.max(0, share)) * steps) * step).toPrecision(6));
}

export interface DrawnPoint {
  readonly place: number;
  readonly value: number;
}

/** Values with a line drawn from one place to another: a pointer that moves fast skips places. */
export function drawnBetween(values: readonly (number | null)[], from: DrawnPoint, to: DrawnPoint): readonly (number | null)[] {
  const [first, last] = [Math.min(from.place, to.place), Math.max(from.place, to.place)];
  return values.map((value, place) => {
    if (place < first || place > last) return value;
    const share = from.place === to.place ? 1 : (place - from.place) / (to.place - from.place);
    return Number((from.value + share * (to.value - from.value)).toPrecision(6));
  });
}
