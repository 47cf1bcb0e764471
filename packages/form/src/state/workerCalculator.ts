import type { AnyCalculator, AnyOutcome, AnySuccess, FormInput } from "./formInput.ts";

type CalculateOptions = Parameters<AnyCalculator["calculate"]>[1];

/** One calculation in a worker. */
export interface WorkerTask {
  /** Called with the share that is done, 0…1. */
  readonly onProgress?: (share: number) => void;
  /** The outcome is no longer wanted. */
  readonly signal?: AbortSignal;
}

/** Calculates large inputs in a worker, so that typing stays responsive. */
export interface WorkerCalculator {
  readonly isLarge: (input: FormInput) => boolean;
  /** Also the input with which a page opens is left to the worker. */
  readonly isSlow: boolean;
  /**
   * @returns the outcome; undefined if it was no longer wanted
   * @throws {Error} if the worker cannot calculate; the page then does
   */
  readonly calculate: (input: FormInput, options: CalculateOptions, task?: WorkerTask) => Promise<AnyOutcome | undefined>;
}

/** An input for the worker. */
export interface Question {
  readonly id: number;
  readonly input: FormInput;
  readonly options: CalculateOptions;
}

/** Message to the worker: a question, or one that is no longer wanted. */
export type Message = Question | { readonly cancel: number };

/** The page has the input of the question already: copying it costs as much of the page's time as the results do. */
type OutcomeOfQuestion = Omit<AnySuccess, "input"> & { readonly input: undefined };

/** Message from the worker. */
export type Answer = { readonly id: number } & (
  | { readonly progress: number }
  | { readonly outcome: AnyOutcome | OutcomeOfQuestion; readonly memory?: unknown }
  | { readonly isCancelled: true }
  | { readonly problem: string }
);

const withInput = (outcome: AnyOutcome | OutcomeOfQuestion, { input }: Question): AnyOutcome =>
  outcome.ok && outcome.input === undefined ? { ...outcome, input } : outcome;

let lastQuestion = 0;

/** Asks a worker one question. @param remember takes what the outcome took from long parts */
function ask(worker: Worker, question: Question, remember: (memory: unknown) => void, task: WorkerTask): Promise<AnyOutcome | undefined> {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin but the page's
  const send = (message: Message): void => worker.postMessage(message);
  return new Promise((resolve, reject) => {
    const controller = new AbortController();
    const { signal } = controller;
    const end = (): void => controller.abort();
    worker.addEventListener(
      "message",
      ({ data }: MessageEvent<Answer>) => {
        if (data.id !== question.id) return;
        if ("progress" in data) return task.onProgress?.(data.progress);
        end();
        if ("problem" in data) return reject(new Error(data.problem));
        if ("isCancelled" in data) return resolve(undefined);
        if (data.memory !== undefined) remember(data.memory);
        resolve(withInput(data.outcome, question));
      },
      { signal },
    );
    for (const type of ["error", "messageerror"] as const)
      worker.addEventListener(
        type,
        () => {
          end();
          reject(new WorkerError());
        },
        { signal },
      );
    task.signal?.addEventListener("abort", () => send({ cancel: question.id }), { signal });
    send(question);
  });
}

/** The worker that calculates could not be loaded, or has ended. */
class WorkerError extends Error {
  override readonly name = "WorkerError";
}

/**
 * A worker as a calculator. It starts with the first large input and stays; it answers one question after the other.
 *
 * @param start starts the worker, whose module calls `answerQuestions`
 * @param slow a calculator with long parts: what it took from them is remembered in the page
 */
export function workerCalculator(
  isLarge: WorkerCalculator["isLarge"],
  start: () => Worker,
  slow?: Pick<AnyCalculator, "longParts">,
): WorkerCalculator {
  let worker: Worker | undefined;
  return {
    isLarge,
    isSlow: slow !== undefined,
    calculate: async (input, options, task = {}) => {
      const target = (worker ??= start());
      try {
        return await ask(target, { id: (lastQuestion += 1), input, options }, (memory) => slow?.longParts?.remember(memory), task);
      } catch (error) {
        if (error instanceof WorkerError && worker === target) {
          target.terminate();
          worker = undefined;
        }
        throw error;
      }
    },
  };
}
