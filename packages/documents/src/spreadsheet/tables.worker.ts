import { readTables } from "./readTables.ts";
import type { TablesAnswer, TablesQuestion } from "./openTables.ts";
import { UnreadableFileError } from "@org/form/importing";
import { texts } from "./texts.ts";

function answer(message: TablesAnswer): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker answers its page, whose origin is its own
  self.postMessage(message);
}

async function read({ file, decimalMark }: TablesQuestion): Promise<void> {
  try {
    answer({ tables: await readTables(new Uint8Array(await file.arrayBuffer()), file.name, decimalMark) });
  } catch (error) {
    answer(error instanceof UnreadableFileError ? { problem: error.message } : { problem: texts.unreadable, error });
  }
}

self.addEventListener("message", ({ data }: MessageEvent<TablesQuestion>) => void read(data));
