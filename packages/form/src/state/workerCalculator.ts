import type { AnyCalculator, AnyOutcome, AnySuccess, FormInput } from "./formInput.ts";

type CalculateOptions = Parameters<AnyCalculator["calculate"]>[1];

/** Calculates large inputs in a worker, so that typing stays responsive. */
export interface WorkerCalculator {
  readonly isLarge: (input: FormInput) => boolean;
  /** @throws {Error} if the worker cannot calculate; the page then does */
  readonly calculate: (input: FormInput, options: CalculateOptions) => Promise<AnyOutcome>;
}

/** Message to the worker. */
export interface Question {
  readonly input: FormInput;
  readonly options: CalculateOptions;
}

/** The page has the input of the question already: copying it costs as much of the page's time as the results do. */
type OutcomeOfQuestion = Omit<AnySuccess, "input"> & { readonly input: undefined };

export type Answer = { readonly outcome: AnyOutcome | OutcomeOfQuestion } | { readonly problem: string };

const withInput = (outcome: AnyOutcome | OutcomeOfQuestion, { input }: Question): AnyOutcome =>
  outcome.ok && outcome.input === undefined ? { ...outcome, input } : outcome;

/**
 * A worker as a calculator. It starts with the first large input and stays, with one question at a time.
 *
 * @param start starts the worker, whose module calls `answerQuestions`
 */
export function workerCalculator(isLarge: WorkerCalculator["isLarge"], start: () => Worker): WorkerCalculator {
  let worker: Worker | undefined;
  const ask = (target: Worker, question: Question): Promise<AnyOutcome> =>
    new Promise((resolve, reject) => {
      const controller = new AbortController();
      const { signal } = controller;
      const end = (): void => controller.abort();
      target.addEventListener(
        "message",
        ({ data }: MessageEvent<Answer>) => {
          end();
          if ("outcome" in data) resolve(withInput(data.outcome, question));
          else reject(new Error(data.problem));
        },
        { signal },
      );
      for (const type of ["error", "messageerror"] as const)
        target.addEventListener(
          type,
          () => {
            end();
            target.terminate();
            worker = undefined;
            reject(new Error("The worker that calculates could not be used."));
          },
          { signal },
        );
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin but the page's
      target.postMessage(question);
    });
  return { isLarge, calculate: (input, options) => ask((worker ??= start()), { input, options }) };
}
