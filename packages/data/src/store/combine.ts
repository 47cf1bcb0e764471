import { createObservable, type Readable } from "../observable.ts";

/** One observable of several. It watches them while it is watched itself. */
export function combine<T, R>(parts: readonly Readable<T>[], together: (values: readonly T[]) => R): Readable<R> {
  let values = parts.map((part) => part.getSnapshot());
  let value = together(values);
  // The parts may go on while nobody watches; the same value as long as they have not.
  const current = (): R => {
    const now = parts.map((part) => part.getSnapshot());
    if (now.some((one, index) => !Object.is(one, values[index]))) {
      values = now;
      value = together(now);
    }
    return value;
  };
  const combined = createObservable<R>(value, () => {
    let isQueued = false;
    const update = (): void => {
      // Several parts often change in one turn; listeners are told once.
      if (isQueued) return;
      isQueued = true;
      queueMicrotask(() => {
        isQueued = false;
        combined.set(current());
      });
    };
    const leaves = parts.map((part) => part.subscribe(update));
    update();
    return () => {
      for (const leave of leaves) leave();
    };
  });
  return { getSnapshot: current, subscribe: combined.subscribe };
}
