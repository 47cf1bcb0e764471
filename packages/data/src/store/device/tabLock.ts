/**
 * Does something while no other tab of this browser does it, until it ends or the signal is aborted.
 *
 * Where the browser has no locks, two tabs may do the same.
 */
export async function withTabLock(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  const aborted = new Promise<void>((resolve) => {
    signal.addEventListener("abort", () => resolve());
  });
  const untilAborted = (): Promise<void> => Promise.race([work(), aborted]);
  const locks = typeof navigator === "undefined" ? undefined : navigator.locks;
  if (!locks) return untilAborted();
  try {
    await locks.request(name, { signal }, untilAborted);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
