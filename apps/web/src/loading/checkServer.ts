/** Maximum wait for an answer, in milliseconds. */
const timeoutMs = 8000;

/**
 * Fetches the record of the server's release, past all caches.
 *
 * @returns `newer` if the server's application starts with another script than this tab: another version was published since; `unreachable` without a record
 */
export async function checkServer(): Promise<"same" | "newer" | "unreachable"> {
  const script = document.querySelector('script[type="module"][src]')?.getAttribute("src");
  try {
    const response = await fetch("/release.json", { cache: "no-store", signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) return "unreachable";
    const { application } = (await response.json()) as { readonly application?: unknown };
    return application === script ? "same" : "newer";
  } catch (error) {
    // No network gives a TypeError, a timeout a DOMException, a page in place of the record a SyntaxError.
    if (error instanceof TypeError || error instanceof DOMException || error instanceof SyntaxError) return "unreachable";
    throw error;
  }
}
