/** The longest wait for an answer, in milliseconds. */
const timeoutMs = 8000;

/**
 * Asks for the application's page, past all caches: every address of the application has it, but for those that the build has drawn.
 *
 * @returns `newer` when it starts with other code than this tab did: another version was published since; `unreachable` when no page comes
 */
export async function checkServer(): Promise<"same" | "newer" | "unreachable"> {
  // The page that the build has drawn starts with code of its own, and says what the application starts with.
  const entry =
    document.getElementById("root")?.dataset["entry"] ?? document.querySelector('script[type="module"][src]')?.getAttribute("src");
  try {
    const response = await fetch("/dashboard", { cache: "no-store", signal: AbortSignal.timeout(timeoutMs) });
    const page = await response.text();
    if (!response.ok || !page.includes('id="root"')) return "unreachable";
    return entry !== undefined && entry !== null && !page.includes(entry) ? "newer" : "same";
  } catch (error) {
    // No network is a TypeError, no answer in time a DOMException.
    if (error instanceof TypeError || error instanceof DOMException) return "unreachable";
    throw error;
  }
}
