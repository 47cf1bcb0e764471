import { useState } from "react";
import type { AnyOutcome, AnySuccess } from "@org/form/state";

/**
 * The outcome or, while the input has errors, the last valid one: its numbers are hidden then but keep their place, so that nothing jumps.
 */
export function useLatestSuccess(outcome: AnyOutcome): AnySuccess | undefined {
  const [latest, setLatest] = useState(() => (outcome.ok ? outcome : undefined));
  if (outcome.ok && outcome !== latest) setLatest(outcome);
  return outcome.ok ? outcome : latest;
}
