import { useCallback, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { lazyPart } from "../elements/lazyPart.tsx";
import { replaceInput, type Replace, type Replacement } from "./actions.ts";
import { isStart, type WorkedExample } from "./state/formInput.ts";
import type { CalculatorState } from "./state/useCalculator.ts";

const ReplaceQuestion = lazyPart(async () => (await import("./ReplaceQuestion.tsx")).ReplaceQuestion);

/**
 * Puts an example, or the defaults, in the place of the input, and asks before that where something was entered.
 *
 * @param before keeps what is entered, by the name of what takes its place
 */
export function useReplacement(
  state: CalculatorState,
  worked: readonly WorkedExample[] | undefined,
  before: ((by: string) => void) | undefined,
): { readonly replace: Replace; readonly question: ReactNode } {
  const [asked, setAsked] = useState<Replacement>();
  const latest = useRef(state);
  useLayoutEffect(() => {
    latest.current = state;
  }, [state]);
  // The same function throughout: the strip of examples is drawn once, and not with each key.
  const replace = useCallback((replacement: Replacement) => {
    const { definition, input, unread, change } = latest.current;
    // A page as it began asks nothing, and loads nothing to ask with.
    if (Object.keys(unread).length === 0 && isStart(definition, input)) replaceInput(change, replacement);
    else setAsked(replacement);
  }, []);
  const question = asked && (
    <ReplaceQuestion
      state={state}
      worked={worked}
      title={asked.title}
      isKept={before !== undefined}
      onConfirm={(hasEntries) => {
        setAsked(undefined);
        if (hasEntries) before?.(asked.title);
        replaceInput(state.change, asked);
      }}
      onClose={() => setAsked(undefined)}
    />
  );
  return { replace, question };
}
