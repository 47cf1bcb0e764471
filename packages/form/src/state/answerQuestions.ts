import type { Answer, Question } from "./workerCalculator.ts";
import type { AnyCalculator } from "./formInput.ts";

/** What a worker that calculates does: each question gets an outcome, or why there is none. */
export function answerQuestions(definition: AnyCalculator): void {
  const answer = (message: Answer): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker answers its page, whose origin is its own
    self.postMessage(message);
  };
  self.addEventListener("message", ({ data }: MessageEvent<Question>) => {
    try {
      answer({ outcome: definition.calculate(data.input, data.options) });
    } catch (error) {
      answer({ problem: error instanceof Error ? error.message : String(error) });
    }
  });
}
