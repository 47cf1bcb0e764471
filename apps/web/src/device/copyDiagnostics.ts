import { notify } from "@org/ui/elements";
import { diagnosticsText } from "./diagnostics.ts";
import { texts } from "./texts.ts";

/** Copies the diagnostics to the clipboard, and shows a notice. */
export async function copyDiagnostics(): Promise<void> {
  const key = "diagnostics";
  try {
    // Safari allows copying only during the click: the text may follow.
    const text = diagnosticsText().then((written) => new Blob([written], { type: "text/plain" }));
    await navigator.clipboard.write([new ClipboardItem({ "text/plain": text })]);
    notify({ key, message: texts.copied, tone: "success" });
  } catch (error) {
    // Old browsers have no `ClipboardItem`, and pages without https no clipboard.
    if (!(error instanceof DOMException || error instanceof TypeError || error instanceof ReferenceError)) throw error;
    notify({ key, message: texts.notAllowed, tone: "error" });
  }
}
