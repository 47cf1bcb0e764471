import { decimalMark, blockOf, writeBlock, writeTable, type CopiedTable } from "@org/form/numbers";
import { notify } from "./notifications/notify.ts";
import { texts } from "./texts.ts";

/** Puts a table on the clipboard: as cells for spreadsheets, as a table for word processors and mail. A notification reports the result. */
export async function copyTable(table: CopiedTable): Promise<void> {
  const block = blockOf(table, decimalMark());
  const types = { "text/plain": writeBlock(block), "text/html": writeTable(block, 1) };
  try {
    await navigator.clipboard.write([
      new ClipboardItem(Object.fromEntries(Object.entries(types).map(([type, text]) => [type, new Blob([text], { type })]))),
    ]);
    notify({ key: "copied", message: texts.copy.done, tone: "success" });
  } catch (error) {
    // Old browsers have no `ClipboardItem`, and a page without https has no clipboard.
    if (!(error instanceof DOMException || error instanceof TypeError || error instanceof ReferenceError)) throw error;
    notify({ key: "copied", message: texts.copy.notAllowed, tone: "error" });
  }
}
