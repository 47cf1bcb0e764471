/** Runs what may be forbidden (private windows, full quota); a page without storage works, it only forgets. */
export function tolerant<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch (error) {
    if (error instanceof DOMException || error instanceof SyntaxError) return undefined;
    throw error;
  }
}
