import type { FileCalculator } from "./calculator.ts";

/** Called with the share that is done, 0…1. */
export type OnProgress = (share: number) => void;

/** Calculates an input elsewhere; the calculator then remembers its long parts. */
export type CalculateElsewhere = (input: never, onProgress?: OnProgress) => Promise<unknown>;

const workers = new Map<string, CalculateElsewhere>();

/** Has the long parts of a calculator done elsewhere: in the worker of its page. */
export function calculateElsewhere(calculatorId: string, calculate: CalculateElsewhere): void {
  workers.set(calculatorId, calculate);
}

/** Other work of the page. */
const pause = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

/** Resolves when the page has nothing else to do; without a page, after what is due. */
export const idle = (): Promise<void> =>
  "requestIdleCallback" in globalThis ? new Promise((resolve) => void requestIdleCallback(() => resolve(), { timeout: 2000 })) : pause();

const partsOf = ({ longParts }: FileCalculator, input: unknown): readonly (() => void)[] =>
  longParts?.parts(input, { strict: false, partial: true }) ?? [];

/** Whether an input can be calculated at once. */
export const isQuick = (calculator: FileCalculator, input: unknown): boolean => partsOf(calculator, input).length === 0;

/** Does the long parts of a calculation, so that it then holds up nothing: in a worker, or between other work of the page. */
export async function doLongParts(calculator: FileCalculator, input: unknown, onProgress?: OnProgress): Promise<void> {
  const calculate = workers.get(calculator.id ?? "");
  // Where the worker fails, its page has logged it, and the parts are done here.
  if (calculate && !isQuick(calculator, input)) await calculate(input as never, onProgress).catch(() => undefined);
  const parts = partsOf(calculator, input);
  for (const [index, part] of parts.entries()) {
    part();
    onProgress?.((index + 1) / parts.length);
    // oxlint-disable-next-line no-await-in-loop -- one part after the other
    await pause();
  }
}
