/** A value that changes over time, in the two functions that React's `useSyncExternalStore` takes. Both may be passed on unbound. */
export interface Readable<T> {
  /** The current value; the same object until it changes. */
  readonly getSnapshot: () => T;
  /** Calls `listener` after every change. @returns a function that ends it */
  readonly subscribe: (listener: () => void) => () => void;
}

/** An observable that its owner changes. */
export interface Writable<T> extends Readable<T> {
  readonly set: (value: T) => void;
}

/** Listeners to changes of a value that is stored elsewhere. */
export interface Signal {
  readonly subscribe: Readable<unknown>["subscribe"];
  /** Calls all listeners. */
  readonly emit: () => void;
}

/** @param whenWatched called when the first listener comes; its result is called when the last one has gone */
export function createSignal(whenWatched?: () => () => void): Signal {
  let unsubscribe: (() => void) | undefined;
  const listeners = new Set<() => void>();
  return {
    emit: () => {
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      // One function may subscribe twice; each subscription ends by itself.
      const subscription = (): void => listener();
      listeners.add(subscription);
      if (listeners.size === 1) unsubscribe = whenWatched?.();
      return () => {
        if (!listeners.delete(subscription) || listeners.size > 0) return;
        unsubscribe?.();
        unsubscribe = undefined;
      };
    },
  };
}

/** An observable with its first value. @param whenWatched see `createSignal` */
export function createObservable<T>(initial: T, whenWatched?: () => () => void): Writable<T> {
  let value = initial;
  const { subscribe, emit } = createSignal(whenWatched);
  return {
    getSnapshot: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      emit();
    },
    subscribe,
  };
}
