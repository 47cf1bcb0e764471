/** A debounced action. */
export interface Debounced<T> {
  /** Asks for the action, which is called with what was asked for last. */
  readonly call: (value: T) => void;
  readonly cancel: () => void;
}

/**
 * Calls an action once nothing was asked for during the delay.
 *
 * @param delayMs how long nothing is asked for, ms
 * @param maxDelayMs how long the action waits at most, also where requests never pause, ms
 * @param begin called when an action is asked for and none waits; what it returns, when the action has run or is cancelled
 */
export function debounce<T>(
  act: (value: T) => void,
  delayMs: number,
  maxDelayMs: number,
  begin: () => () => void = () => () => {},
): Debounced<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let askedAt: number | undefined;
  let end: (() => void) | undefined;
  const finish = (): void => {
    end?.();
    end = undefined;
  };
  return {
    call(value) {
      clearTimeout(timer);
      askedAt ??= Date.now();
      end ??= begin();
      timer = setTimeout(
        () => {
          askedAt = undefined;
          act(value);
          finish();
        },
        Math.min(delayMs, askedAt + maxDelayMs - Date.now()),
      );
    },
    cancel() {
      clearTimeout(timer);
      finish();
    },
  };
}
