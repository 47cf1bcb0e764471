import { useState, type ReactNode } from "react";
import { DiscardQuestion } from "./DiscardQuestion.tsx";

interface DiscardGuard {
  /** Runs an action at once if it discards nothing, else after the question. */
  readonly afterQuestion: (action: () => void) => void;
  /** The question, while it is asked. */
  readonly question: ReactNode;
}

/** Asks before an action discards decisions. */
export function useDiscardQuestion(hasDecisions: boolean): DiscardGuard {
  const [action, setAction] = useState<() => void>();
  const keep = (): void => setAction(undefined);
  return {
    afterQuestion: (next) => {
      if (hasDecisions) setAction(() => next);
      else next();
    },
    question: action && (
      <DiscardQuestion
        onDiscard={() => {
          keep();
          action();
        }}
        onKeep={keep}
      />
    ),
  };
}
