import { log } from "@org/device/log";
import type { ChartPage } from "@org/documents/pdf";
import type { Report } from "@org/documents/content";

/** What the worker is asked. */
export type DocumentQuestion = { readonly kind: "report"; readonly report: Report } | { readonly kind: "chart"; readonly page: ChartPage };

/** What the worker says. */
export type DocumentAnswer =
  | { readonly progress: number; readonly page: number; readonly pages: number }
  | { readonly blob: Blob; readonly missing: readonly string[] }
  | { readonly problem: string };

export interface MadeDocument {
  readonly blob: Blob;
  /** Characters that no font of the document has. */
  readonly missing: readonly string[];
}

/** Called with the share that is done, 0…1, and which page of how many was drawn. */
export type OnProgress = (share: number, page: number, pages: number) => void;

/** Thrown where no document could be made; the message says why. */
export class ReportError extends Error {
  override readonly name = "ReportError";
}

/**
 * Makes a document in a worker, so that the page stays usable and a long one can be given up.
 *
 * @param signal ends the worker
 * @returns the document; `undefined` once it was given up
 * @throws {ReportError} when it could not be made
 */
export async function makeDocument(
  question: DocumentQuestion,
  onProgress: OnProgress,
  signal?: AbortSignal,
): Promise<MadeDocument | undefined> {
  const worker = new Worker(new URL("report.worker.ts", import.meta.url), { type: "module" });
  try {
    return await new Promise<MadeDocument | undefined>((resolve, reject) => {
      if (signal?.aborted) return resolve(undefined);
      signal?.addEventListener("abort", () => resolve(undefined), { once: true });
      worker.addEventListener("error", ({ message }) => {
        log.warn("The worker of reports ended.", message);
        reject(new ReportError("The report generator could not be loaded. Try again when you are connected."));
      });
      worker.addEventListener("message", ({ data }: MessageEvent<DocumentAnswer>) => {
        if ("progress" in data) onProgress(data.progress, data.page, data.pages);
        else if ("problem" in data) reject(new ReportError(`The document could not be made: ${data.problem}`));
        else resolve(data);
      });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin but the page's
      worker.postMessage(question);
    });
  } finally {
    worker.terminate();
  }
}
