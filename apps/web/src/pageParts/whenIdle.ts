/**
 * Runs a task once the page has come to rest, after two seconds at the latest: a busy browser may report no rest at all, and some never do.
 *
 * @returns what takes the task back
 */
export function whenIdle(task: () => void): () => void {
  if ("requestIdleCallback" in globalThis) {
    const idle = requestIdleCallback(task, { timeout: 2000 });
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(task, 200);
  return () => clearTimeout(timer);
}
