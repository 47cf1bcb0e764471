/** The bar of a share, in parts of its cell's width. */
export interface Bar {
  readonly start: number;
  readonly length: number;
}

/** Bars from one edge; the longest fills its cell. */
function layOutSideBySide(shares: readonly number[]): Bar[] {
  const most = Math.max(...shares.map(Math.abs));
  return shares.map((share) => ({ start: 0, length: most > 0 ? Math.abs(share) / most : 0 }));
}

/** Bars that each begin where the one above ends; the cell holds them all. What regains pressure goes back. */
function layOutInSteps(shares: readonly number[]): Bar[] {
  const ends = shares.reduce<number[]>((sums, share) => [...sums, sums.at(-1)! + share], [0]);
  const [least, most] = [Math.min(...ends), Math.max(...ends)];
  const place = (end: number): number => (most > least ? (end - least) / (most - least) : 0);
  return shares.map((_share, index) => {
    const [from, to] = [place(ends[index]!), place(ends[index + 1]!)];
    return { start: Math.min(from, to), length: Math.abs(to - from) };
  });
}

/** Lays out the bars of the shares of a table; negative shares are of what relieves the sum. */
export function layOutBars(shares: readonly number[], isStepped: boolean): readonly Bar[] {
  return isStepped ? layOutInSteps(shares) : layOutSideBySide(shares);
}
