/** Waits with a name. */
export interface Timers {
  /** Calls `work` after a time, in place of an earlier wait of that name; without a time only ends the earlier one. Does nothing after `stop`. */
  readonly set: (name: string, milliseconds: number | undefined, work: () => void) => void;
  readonly isStopped: () => boolean;
  readonly stop: () => void;
}

export function createTimers(): Timers {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  let isStopped = false;
  return {
    set: (name, milliseconds, work) => {
      clearTimeout(timers.get(name));
      timers.delete(name);
      if (milliseconds !== undefined && !isStopped) timers.set(name, setTimeout(work, milliseconds));
    },
    isStopped: () => isStopped,
    stop: () => {
      isStopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
