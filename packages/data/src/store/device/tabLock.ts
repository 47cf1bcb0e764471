import { withLock } from "./locks.ts";

/**
 * Runs work while no other tab of this browser runs it, until it ends or the signal is aborted.
 *
 * Where the browser has no locks, two tabs may run it.
 */
export async function withTabLock(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  const aborted = new Promise<void>((resolve) => {
    signal.addEventListener("abort", () => resolve());
  });
  try {
    await withLock(name, () => Promise.race([work(), aborted]), signal);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
