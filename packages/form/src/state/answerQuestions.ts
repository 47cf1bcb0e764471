import type { Answer, Message, Question } from "./workerCalculator.ts";
import type { AnyCalculator, AnyOutcome } from "./formInput.ts";

/** Time for which a worker hears no message, ms. */
const deafMs = 50;

/** The messages that have arrived are heard, such as that a question is no longer wanted. */
const hearMessages = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

const answer = (message: Answer): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker answers its page, whose origin is its own
  self.postMessage(message);
};

/** Answers questions one after the other, their long parts between messages. */
class Answers {
  readonly #definition: AnyCalculator;
  readonly #cancelled = new Set<number>();
  #last: Promise<void> = Promise.resolve();

  constructor(definition: AnyCalculator) {
    this.#definition = definition;
  }

  hear(message: Message): void {
    if ("cancel" in message) this.#cancelled.add(message.cancel);
    else this.#last = this.#last.then(() => this.#answer(message));
  }

  async #answer(question: Question): Promise<void> {
    const { id } = question;
    try {
      answer((await this.#doParts(question)) ? { id, ...this.#outcomeOf(question) } : { id, isCancelled: true });
    } catch (error) {
      answer({ id, problem: error instanceof Error ? error.message : String(error) });
    }
    this.#cancelled.delete(id);
  }

  /** @returns whether the outcome is still wanted */
  async #doParts({ id, input, options }: Question): Promise<boolean> {
    const parts = this.#definition.longParts?.parts(input, options) ?? [];
    let heard = performance.now();
    for (const [index, part] of parts.entries()) {
      part();
      if (performance.now() - heard < deafMs) continue;
      answer({ id, progress: (index + 1) / parts.length });
      // oxlint-disable-next-line no-await-in-loop -- one part after the other
      await hearMessages();
      if (this.#cancelled.has(id)) return false;
      heard = performance.now();
    }
    return true;
  }

  #outcomeOf({ input, options }: Question): Pick<Extract<Answer, { readonly outcome: unknown }>, "outcome" | "memory"> {
    const outcome: AnyOutcome = this.#definition.calculate(input, options);
    const memory = this.#definition.longParts?.memory(outcome);
    return {
      outcome: outcome.ok && outcome.input === input ? { ...outcome, input: undefined } : outcome,
      ...(memory !== undefined && { memory }),
    };
  }
}

/** Runs in the calculation worker: answers each question with an outcome, or with the reason of a failure. */
export function answerQuestions(definition: AnyCalculator): void {
  const answers = new Answers(definition);
  self.addEventListener("message", ({ data }: MessageEvent<Message>) => answers.hear(data));
}
