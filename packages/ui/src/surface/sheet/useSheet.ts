import { useCallback, useMemo, useState } from "react";

/** The step of a link to the sheet. Each click creates a new object, so that it is handled once. */
export interface StepGoal {
  /** Path of the step's result. */
  readonly result: string;
}

export interface SheetState {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  readonly goal: StepGoal | undefined;
  /** Opens the sheet at the step of a result: `"totalLoad"`, `"fittings.<id>.loss"`. */
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
