import { useCallback, useMemo, useState } from "react";

/** The step that somebody asked for. Each asking is an object of its own, so that it is answered once. */
export interface StepGoal {
  /** Path of the result that the step gives. */
  readonly result: string;
}

export interface SheetState {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  readonly goal: StepGoal | undefined;
  /** Opens the sheet at the step that gives a result: `"totalLoad"`, `"fittings.<id>.loss"`. */
  readonly goToStep: (result: string) => void;
}

/** Whether the sheet is open, and at which step. */
export function useSheet(): SheetState {
  const [isOpen, setOpen] = useState(false);
  const [goal, setGoal] = useState<StepGoal>();
  const goToStep = useCallback((result: string): void => {
    setOpen(true);
    setGoal({ result });
  }, []);
  return useMemo(() => ({ isOpen, setOpen, goal, goToStep }), [isOpen, goal, goToStep]);
}
