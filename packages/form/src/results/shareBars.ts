/** The bar of a share, in parts of its cell's width. */
export interface Bar {
  readonly start: number;
  readonly length: number;
}

/** Bars that start at one edge; the longest fills its cell. */
function layOutSideBySide(shares: readonly number[]): Bar[] {
  const largest = Math.max(...shares.map(Math.abs));
  return shares.map((share) => ({ start: 0, length: largest > 0 ? Math.abs(share) / largest : 0 }));
}

/** Bars that each start where the bar above ends; together they fill the cell. A negative share, such as a pressure regain, goes back. */
function layOutInSteps(shares: readonly number[]): Bar[] {
  const ends = shares.reduce<number[]>((sums, share) => [...sums, sums.at(-1)! + share], [0]);
  const [lowest, highest] = [Math.min(...ends), Math.max(...ends)];
  const place = (end: number): number => (highest > lowest ? (end - lowest) / (highest - lowest) : 0);
  return shares.map((_share, index) => {
    const [from, to] = [place(ends[index]!), place(ends[index + 1]!)];
    return { start: Math.min(from, to), length: Math.abs(to - from) };
  });
}

/** Lays out the share bars of a table; negative shares reduce the sum. */
export function layOutBars(shares: readonly number[], isStepped: boolean): readonly Bar[] {
  return isStepped ? layOutInSteps(shares) : layOutSideBySide(shares);
}
