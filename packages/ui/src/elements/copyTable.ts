import { decimalMark, blockOf, writeBlock, writeTable, type Block, type CopiedTable } from "@org/form/numbers";
import { notify } from "./notifications/notify.ts";
import { texts } from "./texts.ts";

/** Cells as spreadsheets and as word processors and mail take them, by type. */
const typesOf = (block: Block, headRows: number): Readonly<Record<string, string>> => ({
  "text/plain": writeBlock(block),
  "text/html": writeTable(block, headRows),
});

/** Puts cells on the clipboard of a copy that the user began. */
export function copyCells(clipboard: DataTransfer, block: Block): void {
  for (const [type, text] of Object.entries(typesOf(block, 0))) clipboard.setData(type, text);
}

/** Puts a table on the clipboard: as cells for spreadsheets, as a table for word processors and mail. A notification reports the result. */
export async function copyTable(table: CopiedTable): Promise<void> {
  const types = typesOf(blockOf(table, decimalMark()), 1);
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
