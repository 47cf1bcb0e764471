import type { Answer, Question } from "./workerCalculator.ts";
import type { AnyCalculator } from "./formInput.ts";

/** Runs in the calculation worker: answers each question with an outcome, or with the reason of a failure. */
export function answerQuestions(definition: AnyCalculator): void {
  const answer = (message: Answer): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker answers its page, whose origin is its own
    self.postMessage(message);
  };
  self.addEventListener("message", ({ data }: MessageEvent<Question>) => {
    try {
      const outcome = definition.calculate(data.input, data.options);
      answer({ outcome: outcome.ok && outcome.input === data.input ? { ...outcome, input: undefined } : outcome });
    } catch (error) {
      answer({ problem: error instanceof Error ? error.message : String(error) });
    }
  });
}
