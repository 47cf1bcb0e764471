import type { Evidence } from "../../src/sources/index.ts";

/** One number of ours and one of an independent source. */
export interface Pair {
  readonly id: string;
  readonly expected: number;
  readonly actual: number;
  /** Reference of a relative deviation, if it is not the expected value: the latent heat for an enthalpy. */
  readonly scale?: number;
}

/** A quantity compared with one source over many cases. */
export interface Comparison {
  readonly group: string;
  readonly quantity: string;
  readonly source: string;
  /** Evidence for the expected numbers. */
  readonly evidence: Evidence;
  /** Relative deviations have no unit; absolute ones are in `unit`. */
  readonly measure: "relative" | "absolute";
  readonly unit?: string;
  /** Largest deviation accepted, in the same measure. */
  readonly accepted: number;
  readonly because: string;
  readonly pairs: () => readonly Pair[];
}

export interface Deviation {
  readonly cases: number;
  readonly largest: number;
  readonly typical: number;
  readonly worst: string;
}

/** Largest and median deviation, and the case of the largest. */
export function deviationOf(comparison: Comparison): Deviation {
  const deviations = comparison
    .pairs()
    .map(({ id, expected, actual, scale }) => {
      const difference = Math.abs(actual - expected);
      return {
        id,
        deviation: comparison.measure === "absolute" ? difference : difference === 0 ? 0 : difference / Math.abs(scale ?? expected),
      };
    })
    .toSorted((a, b) => a.deviation - b.deviation);
  const last = deviations.at(-1);
  if (!last) throw new Error(`${comparison.group}, ${comparison.quantity}: nothing was compared`);
  return {
    cases: deviations.length,
    largest: last.deviation,
    typical: deviations[Math.floor(deviations.length / 2)]!.deviation,
    worst: last.id,
  };
}
