import { createContext, use, useEffect, useRef, type RefObject } from "react";
import type { StepGoal } from "./useSheet.ts";

/** The step that is to be shown. */
export const SheetGoal = createContext<StepGoal | undefined>(undefined);

/** Those that were shown, so that a row that is opened again does not take the focus. */
const reached = new WeakSet<StepGoal>();

/** The ref of the step that gives a result: it is scrolled to and focused when somebody asks for it. */
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
