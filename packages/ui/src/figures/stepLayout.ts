/** A part of a sum on an axis from 0 to 1, where the parts before it left off. */
export interface PlacedStep {
  /** Its end on the left, whichever way it goes. */
  readonly start: number;
  readonly length: number;
  /** Where it ends: where the next one begins. */
  readonly end: number;
}

export interface StepLayout {
  readonly zero: number;
  readonly steps: readonly PlacedStep[];
  readonly total: PlacedStep;
}

/** Places the parts of a sum one behind the other, and their total from zero, on an axis that holds them all. What regains pressure goes back. */
export function layOutSteps(values: readonly number[]): StepLayout {
  const ends = values.reduce<number[]>((sums, value) => [...sums, sums.at(-1)! + value], [0]);
  const [least, most] = [Math.min(...ends), Math.max(...ends)];
  const range = most - least;
  const place = (value: number): number => (range > 0 ? (value - least) / range : 0);
  const between = (from: number, to: number): PlacedStep => {
    const [start, end] = [place(from), place(to)];
    return { start: Math.min(start, end), length: Math.abs(end - start), end };
  };
  return { zero: place(0), steps: values.map((_value, index) => between(ends[index]!, ends[index + 1]!)), total: between(0, ends.at(-1)!) };
}
