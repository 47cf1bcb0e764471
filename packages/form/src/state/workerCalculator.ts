import type { AnyCalculator, AnyOutcome, FormInput } from "./formInput.ts";

type CalculateOptions = Parameters<AnyCalculator["calculate"]>[1];

/** Calculates away from the page what would hold up typing. */
export interface WorkerCalculator {
  readonly isLarge: (input: FormInput) => boolean;
  /** @throws {Error} when it cannot be calculated there; the page does it then */
  readonly calculate: (input: FormInput, options: CalculateOptions) => Promise<AnyOutcome>;
}

/** What a worker is asked. */
export interface Question {
  readonly input: FormInput;
  readonly options: CalculateOptions;
}

export type Answer = { readonly outcome: AnyOutcome } | { readonly problem: string };

/**
 * A worker as a calculator. It is started with the first large input and stays: one question at a time.
 *
 * @param start starts the worker, whose module calls `answerQuestions`
 */
export function workerCalculator(isLarge: WorkerCalculator["isLarge"], start: () => Worker): WorkerCalculator {
  let worker: Worker | undefined;
  const ask = (asked: Worker, question: Question): Promise<AnyOutcome> =>
    new Promise((resolve, reject) => {
      const own = new AbortController();
      const { signal } = own;
      const end = (): void => own.abort();
      asked.addEventListener(
        "message",
        ({ data }: MessageEvent<Answer>) => {
          end();
          if ("outcome" in data) resolve(data.outcome);
          else reject(new Error(data.problem));
        },
        { signal },
      );
      for (const type of ["error", "messageerror"] as const)
        asked.addEventListener(
          type,
          () => {
            end();
            asked.terminate();
            worker = undefined;
            reject(new Error("The worker that calculates could not be used."));
          },
          { signal },
        );
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin but the page's
      asked.postMessage(question);
    });
  return { isLarge, calculate: (input, options) => ask((worker ??= start()), { input, options }) };
}
