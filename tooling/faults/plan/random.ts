/** Random numbers that are the same for the same seed. */
export interface Random {
  /** From 0 up to, not including, 1. */
  readonly share: () => number;
  /** A whole number from 0 up to, not including, `below`. */
  readonly below: (below: number) => number;
  readonly pick: <T>(from: readonly T[]) => T;
  /** One of several names, by weight. */
  readonly weighted: <Name extends string>(weights: Readonly<Record<Name, number>>) => Name;
  readonly chance: (probability: number) => boolean;
}

/** The generator mulberry32: 32 bits of state, good enough to draw plans. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const share = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number): number => Math.floor(share() * limit);
  return {
    share,
    below,
    pick: (from) => from[below(from.length)]!,
    weighted: (weights) => {
      const entries = Object.entries(weights) as [keyof typeof weights, number][];
      let left = share() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [name, weight] of entries) {
        left -= weight;
        if (left < 0) return name;
      }
      return entries.at(-1)![0];
    },
    chance: (probability) => share() < probability,
  };
}
