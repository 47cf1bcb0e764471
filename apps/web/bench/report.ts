import type { MainThread } from "./mainThread.ts";

/** The window of all measurements, in pixels. */
export const viewport = { width: 1440, height: 900 };

/** One line of the page. */
export interface Row {
  readonly what: string;
  readonly measured: string;
  /** Processor time of the page's main thread. */
  readonly mainThread: string;
  readonly target: string;
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

export const ms = (value: number): string => `${value < 100 ? value.toPrecision(2) : Math.round(value)} ms`;

/** The cheapest of several rounds: nothing but the page itself makes it cheaper. */
export function mainThreadText(rounds: readonly MainThread[]): string {
  const { all, script, layout } = rounds.toSorted((a, b) => a.all - b.all)[0]!;
  return `${ms(all)} (script ${ms(script)}, style and layout ${ms(layout)})`;
}
