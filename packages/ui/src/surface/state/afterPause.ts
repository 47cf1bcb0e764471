/** An action that waits for a pause. */
export interface Waiting<T> {
  /** Asks for the action: it is done, with what was asked for last, once nothing was asked for during the pause. */
  readonly ask: (value: T) => void;
  readonly cancel: () => void;
}

/** @param pause how long nothing is asked for, ms @param most how long the action waits at most, also where there is no pause, ms */
export function afterPause<T>(act: (value: T) => void, pause: number, most: number): Waiting<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let askedAt: number | undefined;
  return {
    ask(value) {
      clearTimeout(timer);
      askedAt ??= Date.now();
      timer = setTimeout(
        () => {
          askedAt = undefined;
          act(value);
        },
        Math.min(pause, askedAt + most - Date.now()),
      );
    },
    cancel: () => clearTimeout(timer),
  };
}
