import type { DecimalMark } from "@org/hvac-core/quantity";
import { fileLimits, type ReadTables } from "@org/form/importing";
import { texts } from "./texts.ts";

export interface TablesQuestion {
  readonly file: File;
  readonly decimalMark: DecimalMark;
}

/** `error`: an unexpected error of the reader, for the log. */
export type TablesAnswer = { readonly tables: ReadTables } | { readonly problem: string; readonly error?: unknown };

/**
 * Reads the tables of a selected file in a worker, which is ended when it takes too long: a malicious file could keep its reader busy.
 *
 * @param signal ends the worker
 * @returns the tables, or the reason in words why they cannot be read; `undefined` after an abort
 */
export async function openTables(file: File, decimalMark: DecimalMark, signal: AbortSignal): Promise<TablesAnswer | undefined> {
  if (file.size > fileLimits.bytes) return { problem: texts.tooLarge(fileLimits.bytes / 1e6) };
  const worker = new Worker(new URL("tables.worker.ts", import.meta.url), { type: "module" });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise((resolve) => {
      timer = setTimeout(() => resolve({ problem: texts.tooSlow(fileLimits.time / 1000) }), fileLimits.time);
      signal.addEventListener("abort", () => resolve(undefined), { once: true });
      worker.addEventListener("error", () => resolve({ problem: texts.noReader }));
      worker.addEventListener("message", ({ data }: MessageEvent<TablesAnswer>) => resolve(data));
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin but the page's
      worker.postMessage({ file, decimalMark } satisfies TablesQuestion);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}
