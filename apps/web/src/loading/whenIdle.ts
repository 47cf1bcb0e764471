/**
 * Runs a task when the browser is idle, after two seconds at the latest: a busy browser may never report idleness, and some cannot.
 *
 * @returns cancels the task
 */
export function whenIdle(task: () => void): () => void {
  if ("requestIdleCallback" in globalThis) {
    const idle = requestIdleCallback(task, { timeout: 2000 });
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(task, 200);
  return () => clearTimeout(timer);
}
