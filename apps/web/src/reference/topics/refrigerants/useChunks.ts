import { useEffect, useState } from "react";

/** Length of a slice of work, after which the page can respond, ms. */
const sliceMs = 12;
const results = new Map<string, unknown>();
const maxResults = 24;

function remember(key: string, value: unknown): void {
  if (results.size >= maxResults) results.delete(results.keys().next().value!);
  results.set(key, value);
}

/** Runs a generator in slices, so that typing and scrolling are not blocked. Calls `onDone` with its result unless it was cancelled. */
function runInSlices<T>(work: Iterator<unknown, T, undefined>, onDone: (value: T) => void, onFailed: (error: unknown) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const slice = (): void => {
    const end = performance.now() + sliceMs;
    try {
      do {
        const step = work.next();
        if (step.done) return onDone(step.value);
      } while (performance.now() < end);
    } catch (error) {
      return onFailed(error);
    }
    timer = setTimeout(slice, 0);
  };
  timer = setTimeout(slice, 0);
  return () => clearTimeout(timer);
}

/**
 * Result of a long computation, which runs in slices while the page stays responsive. Results are cached.
 *
 * @param key name of the computation: equal keys give equal results
 * @param start starts the computation, which yields wherever it may be interrupted
 * @returns the result; while it is computed, the previous one, with `isCurrent` false; `undefined` before the first
 */
export function useChunks<T>(
  key: string,
  start: () => Iterator<unknown, T, undefined>,
): { readonly value: T | undefined; readonly isCurrent: boolean } {
  const [shown, setShown] = useState<{ readonly key: string; readonly value: T }>();
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  const known = results.get(key) as T | undefined;
  useEffect(() => {
    if (results.has(key)) return undefined;
    return runInSlices(
      start(),
      (value) => {
        remember(key, value);
        setShown({ key, value });
      },
      (error) => setFailure({ error }),
    );
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key names what is begun
  }, [key]);
  // The error boundary of the topic shows the error.
  if (failure) throw failure.error;
  const isCurrent = known !== undefined || shown?.key === key;
  return { value: known ?? shown?.value, isCurrent };
}
