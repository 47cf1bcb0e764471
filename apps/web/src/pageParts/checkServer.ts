/** The longest wait for an answer, in milliseconds. */
const timeoutMs = 8000;

/**
 * Asks for the record of the release that the server has, past all caches.
 *
 * @returns `newer` when its application starts with another script than this tab did: another version was published since; `unreachable` without a record
 */
export async function checkServer(): Promise<"same" | "newer" | "unreachable"> {
  const own = document.querySelector('script[type="module"][src]')?.getAttribute("src");
  try {
    const response = await fetch("/release.json", { cache: "no-store", signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) return "unreachable";
    const { application } = (await response.json()) as { readonly application?: unknown };
    return application === own ? "same" : "newer";
  } catch (error) {
    // No network is a TypeError, no answer in time a DOMException, a page in place of the record a SyntaxError.
    if (error instanceof TypeError || error instanceof DOMException || error instanceof SyntaxError) return "unreachable";
    throw error;
  }
}
