/** Locks that the tabs of this browser share; none where it has none. */
export const deviceLocks = (): LockManager | undefined => (typeof navigator === "undefined" ? undefined : navigator.locks);

/** Browsers that deny a page its storage deny it locks as well. */
export const isDenied = (error: unknown): boolean => error instanceof DOMException && error.name === "SecurityError";

/**
 * Runs work while no other tab of this browser runs it. Where the browser has no locks, or denies them, two tabs may run it.
 *
 * @param signal ends the wait for the lock
 */
export async function withLock<T>(name: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  const locks = deviceLocks();
  if (!locks) return work();
  let hasBegun = false;
  try {
    return await locks.request(name, signal ? { signal } : {}, () => {
      hasBegun = true;
      return work();
    });
  } catch (error) {
    if (hasBegun || !isDenied(error)) throw error;
    return work();
  }
}
