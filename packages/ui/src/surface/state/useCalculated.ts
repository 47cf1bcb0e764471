import { useCallback, useLayoutEffect, useRef } from "react";

/** @returns waits until the results are those of the present input */
export function useCalculated(isCalculating: boolean): () => Promise<void> {
  const isBusy = useRef(isCalculating);
  const waiting = useRef<(() => void)[]>([]);
  useLayoutEffect(() => {
    isBusy.current = isCalculating;
    if (isCalculating) return;
    for (const resume of waiting.current.splice(0)) resume();
  }, [isCalculating]);
  return useCallback(
    () =>
      new Promise((resolve) => {
        if (isBusy.current) waiting.current.push(resolve);
        else resolve();
      }),
    [],
  );
}
