/** Errors of code that could not be loaded: no network, or a version that the server has no more. */
const missing = new WeakSet<object>();

/**
 * Marks such errors as Vite tells of them, and gives them words of ours. By the browser's words the router would know them and load the
 * whole page again at once: without a network that takes the page away, and the browser's own error stands in its place.
 */
export function markMissingCode(): void {
  window.addEventListener("vite:preloadError", ({ payload }) => {
    missing.add(payload);
    payload.message = `Code of this page is missing. ${payload.message}`;
  });
}

export function isMissingCode(error: unknown): boolean {
  return typeof error === "object" && error !== null && missing.has(error);
}
