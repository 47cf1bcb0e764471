/** Random choices that a seed repeats (mulberry32). */
export interface Draw {
  /** From 0 up to 1. */
  readonly number: () => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <Item>(items: readonly Item[]) => Item;
  readonly times: <Item>(max: number, item: () => Item) => readonly Item[];
}

export function drawWith(seed: number): Draw {
  let state = seed | 0;
  const number = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    number,
    chance: (probability) => number() < probability,
    pick: (items) => items[Math.floor(number() * items.length)]!,
    times: (max, item) => Array.from({ length: Math.floor(number() * (max + 1)) }, item),
  };
}
