import { execFile } from "node:child_process";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";

/** A fixed piece of work that resembles that of the tests: a process that starts, makes objects and text, and takes memory. */
const work = `
let length = 0;
const arrays = [];
for (let index = 0; index < 200000; index++) {
  length += JSON.stringify({ index, root: [Math.sqrt(index)] }).length;
  if (index % 50 === 0) arrays.push(new Uint8Array(20000).fill(1));
}
const { user, system } = process.cpuUsage();
console.log((user + system) / 1e6);
`;

/** Time between two pieces of work. */
const pauseMs = 10_000;

/** A piece of work: when it ended, and the processor seconds that it took. */
export interface PaceSample {
  readonly ended: number;
  readonly seconds: number;
}

const mean = (samples: readonly PaceSample[]): number => samples.reduce((sum, { seconds }) => sum + seconds, 0) / samples.length;

/** How fast the machine was while it was watched. */
export interface Pace {
  /** Mean processor seconds of the fixed piece of work. */
  readonly whole: number;
  /** The same between two times of `performance.now()`, if there are enough samples to tell; else that of the whole time. */
  readonly between: (start: number, end: number) => number;
}

/** Samples below which a mean says little: one piece of work may take twice the time of the next. */
const enough = 5;

export function paceOf(samples: readonly PaceSample[]): Pace {
  const whole = mean(samples);
  return {
    whole,
    between: (start, end) => {
      const within = samples.filter(({ ended }) => ended >= start && ended <= end);
      return within.length < enough ? whole : mean(within);
    },
  };
}

/**
 * Measures again and again what a fixed piece of work costs, until it is ended.
 *
 * The same work costs up to twice the processor seconds where other machines use the same processor, and that changes within minutes:
 * one measurement before a long run says nothing about it.
 *
 * @returns a function that ends measuring and gives the pace
 */
export function watchPace(): () => Promise<Pace> {
  const samples: PaceSample[] = [];
  const end = new AbortController();
  const sample = async (): Promise<void> => {
    const { stdout } = await promisify(execFile)(process.execPath, ["-e", work], { encoding: "utf8" });
    samples.push({ ended: performance.now(), seconds: Number(stdout) });
  };
  const watch = async (): Promise<void> => {
    while (!end.signal.aborted) {
      await sample();
      await setTimeout(pauseMs, undefined, { signal: end.signal }).catch(() => undefined);
    }
  };
  const watching = watch();
  return async () => {
    end.abort();
    await watching;
    return paceOf(samples);
  };
}
