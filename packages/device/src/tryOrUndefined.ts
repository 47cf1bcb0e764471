/** Runs an action that the browser may forbid, or whose text may not be JSON; `undefined` then. */
export function tryOrUndefined<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch (error) {
    if (error instanceof DOMException || error instanceof SyntaxError) return undefined;
    throw error;
  }
}
