import type { BarPiece } from "@org/ui/figures";

/** Where the values of all rows lie on one axis, in shares of it. */
export interface BarAxis {
  readonly zero: number;
  readonly share: (value: number) => number;
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const positive = (values: readonly number[]): number => sumOf(values.filter((value) => value > 0));
const negative = (values: readonly number[]): number => sumOf(values.filter((value) => value < 0));

/** An axis that holds every row: what is positive stands to the right of nothing, what is taken off to its left. */
export function barAxis(rows: readonly (readonly number[])[]): BarAxis {
  const [most, least] = [Math.max(0, ...rows.map(positive)), Math.min(0, ...rows.map(negative))];
  const length = most - least || 1;
  return { zero: -least / length, share: (value) => value / length };
}

/** The parts of a row one after the other, in their order, each to its side of nothing. */
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
