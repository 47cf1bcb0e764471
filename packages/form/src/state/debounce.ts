/** A debounced action. */
export interface Debounced<T> {
  /** Requests the action, which runs with the latest value. */
  readonly call: (value: T) => void;
  readonly cancel: () => void;
}

/**
 * Calls an action after a delay without requests.
 *
 * @param delayMs time without requests before the action runs, ms
 * @param maxDelayMs maximum delay of the action if requests do not pause, ms
 * @param begin called at the first request; its result is called after the action has run or is cancelled
 */
export function debounce<T>(
  act: (value: T) => void,
  delayMs: number,
  maxDelayMs: number,
  begin: () => () => void = () => () => {},
): Debounced<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let firstCallAt: number | undefined;
  let end: (() => void) | undefined;
  const finish = (): void => {
    end?.();
    end = undefined;
  };
  return {
    call(value) {
      clearTimeout(timer);
      firstCallAt ??= Date.now();
      end ??= begin();
      timer = setTimeout(
        () => {
          firstCallAt = undefined;
          act(value);
          finish();
        },
        Math.min(delayMs, firstCallAt + maxDelayMs - Date.now()),
      );
    },
    cancel() {
      clearTimeout(timer);
      finish();
    },
  };
}
