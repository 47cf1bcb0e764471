/** Errors of code that could not be loaded: no network, or a version that the server no longer has. */
const missing = new WeakSet<object>();

/**
 * Marks the errors that Vite reports, and gives them another message. By the browser's message the router would recognize them and reload the
 * whole page at once: without a network the browser's error page would then replace it.
 */
export function markMissingCode(): void {
  window.addEventListener("vite:preloadError", ({ payload }) => {
    missing.add(payload);
    // The log has this message; the user reads NotLoaded.
    // oxlint-disable-next-line house/user-text
    payload.message = `Code of this page is missing. ${payload.message}`;
  });
}

export function isMissingCode(error: unknown): boolean {
  return typeof error === "object" && error !== null && missing.has(error);
}
