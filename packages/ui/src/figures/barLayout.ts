/** One bar: parts of a total, drawn end to end from zero. Negative parts go to the other side. */
export interface Bar {
  readonly label: string;
  readonly segments: readonly { readonly name: string; readonly value: number; readonly hatched?: boolean }[];
}

export interface PlacedSegment {
  readonly name: string;
  readonly hatched: boolean;
  readonly start: number;
  readonly length: number;
}

export interface PlacedBar {
  readonly label: string;
  readonly total: number;
  readonly segments: readonly PlacedSegment[];
  /** Where the bar ends on the side of its value: the place of its label. */
  readonly end: number;
}

export interface BarLayout {
  readonly zero: number;
  readonly bars: readonly PlacedBar[];
}

/** Places bars on an axis of `width`, from the smallest to the largest end that occurs; zero is always on it. */
export function layOutBars(bars: readonly Bar[], width: number): BarLayout {
  const reach = (bar: Bar, side: 1 | -1): number => bar.segments.reduce((sum, { value }) => (value * side > 0 ? sum + value : sum), 0);
  const most = Math.max(0, ...bars.map((bar) => reach(bar, 1)));
  const least = Math.min(0, ...bars.map((bar) => reach(bar, -1)));
  const range = most - least;
  // The share first: `width / range` is infinite for a range below 1e-305.
  const lengthOf = (value: number): number => (range > 0 ? (Math.abs(value) / range) * width : 0);
  const zero = lengthOf(least);
  return {
    zero,
    bars: bars.map(({ label, segments }) => {
      const ends = { plus: zero, minus: zero };
      const placed = segments.map(({ name, value, hatched = false }): PlacedSegment => {
        const length = lengthOf(value);
        if (value < 0) ends.minus -= length;
        const start = value < 0 ? ends.minus : ends.plus;
        if (value >= 0) ends.plus += length;
        return { name, hatched, start, length };
      });
      const total = segments.reduce((sum, { value }) => sum + value, 0);
      return { label, total, segments: placed, end: ends.plus };
    }),
  };
}
