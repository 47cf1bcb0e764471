import { createContext, use, useEffect, useRef, type RefObject } from "react";
import type { StepGoal } from "./useSheet.ts";

/** The step to show. */
export const SheetGoal = createContext<StepGoal | undefined>(undefined);

/** Steps already shown, so that a reopened row does not take the focus. */
const reached = new WeakSet<StepGoal>();

/** Ref of the step that gives a result: a link to the step scrolls to it and focuses it. */
export function useGoal<E extends HTMLElement>(result: string | undefined): RefObject<E | null> {
  const goal = use(SheetGoal);
  const ref = useRef<E>(null);
  useEffect(() => {
    if (!goal || goal.result !== result || reached.has(goal) || !ref.current) return;
    reached.add(goal);
    ref.current.scrollIntoView({ block: "center" });
    ref.current.focus({ preventScroll: true });
  }, [goal, result]);
  return ref;
}
