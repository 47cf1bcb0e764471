import type { Micros } from "../values/value.ts";

/** A clock of which every reading is later than the one before and later than everything already stored. */
export type Clock = {
  readonly tick: () => Micros;
  /** The last reading, or the time that was set. */
  readonly last: () => Micros;
  /** Moves the clock on to at least this time. */
  readonly advanceTo: (time: Micros) => void;
};

export function startClock(wallMilliseconds: () => number = Date.now): Clock {
  let last: Micros = 0n;
  return {
    tick: () => {
      const wall = BigInt(Math.floor(wallMilliseconds())) * 1000n;
      last = wall > last ? wall : last + 1n;
      return last;
    },
    last: () => last,
    advanceTo: (time) => {
      if (time > last) last = time;
    },
  };
}
