/**
 * Hours of twelve design days: those of the month m, 1…12, begin at the index 24·(m − 1). Loops over the hours of many rooms run to the length of
 * their arrays instead: where modules are not bundled, an imported limit is loaded in each round, which doubles the time of such a loop.
 */
export const hourCount = 288;

/** Month 1…12 of an index. */
export function monthOf(k: number): number {
  return Math.floor(k / 24) + 1;
}

/** Hour of the day 1…24 of an index. */
export function hourOf(k: number): number {
  return (k % 24) + 1;
}

export function indexOf({ month, hour }: { readonly month: number; readonly hour: number }): number {
  return 24 * (month - 1) + hour - 1;
}
