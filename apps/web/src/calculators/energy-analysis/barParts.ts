import type { BarPiece } from "@org/ui/figures";

/** Common axis of all rows; positions are shares of its length. */
export interface BarAxis {
  readonly zero: number;
  readonly share: (value: number) => number;
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const positive = (values: readonly number[]): number => sumOf(values.filter((value) => value > 0));
const negative = (values: readonly number[]): number => sumOf(values.filter((value) => value < 0));

/** Axis that holds every row: positive values are to the right of zero, negative ones to its left. */
export function barAxis(rows: readonly (readonly number[])[]): BarAxis {
  const [max, min] = [Math.max(0, ...rows.map(positive)), Math.min(0, ...rows.map(negative))];
  const length = max - min || 1;
  return { zero: -min / length, share: (value) => value / length };
}

/** Parts of a row in their order, each on its side of zero. */
export function barPieces(values: readonly number[], { zero, share }: BarAxis): readonly BarPiece[] {
  let [right, left] = [zero, zero];
  return values.flatMap((value, part): BarPiece[] => {
    const length = Math.abs(share(value));
    if (length === 0) return [];
    if (value < 0) return [{ start: (left -= length), length, part }];
    right += length;
    return [{ start: right - length, length, part }];
  });
}
