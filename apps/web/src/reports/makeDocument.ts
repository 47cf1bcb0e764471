import { log } from "@org/device/log";
import type { ChartPage } from "@org/documents/pdf";
import type { Report } from "@org/documents/content";
import { texts } from "./texts.ts";

/** Message to the worker. */
export type DocumentQuestion = { readonly kind: "report"; readonly report: Report } | { readonly kind: "chart"; readonly page: ChartPage };

/** Message from the worker. */
export type DocumentAnswer =
  | { readonly progress: number; readonly page: number; readonly pages: number }
  | { readonly blob: Blob; readonly missing: readonly string[] }
  | { readonly problem: string };

export interface MadeDocument {
  readonly blob: Blob;
  /** Characters that no font of the document has. */
  readonly missing: readonly string[];
}

/** Called with the completed share, 0…1, and with the number of the drawn page and of all pages. */
export type OnProgress = (share: number, page: number, pages: number) => void;

/** Thrown if no document could be created; the message says why. */
export class ReportError extends Error {
  override readonly name = "ReportError";
}

/**
 * Creates a document in a worker, so that the page stays responsive and a long document can be cancelled.
 *
 * @param collect gives the content; the worker loads its script and fonts at the same time
 * @param signal ends the worker
 * @returns the document; `undefined` if it was cancelled
 * @throws {ReportError} when it could not be created
 */
export async function makeDocument(
  collect: () => Promise<DocumentQuestion>,
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
        reject(new ReportError(texts.failed.notLoaded));
      });
      worker.addEventListener("message", ({ data }: MessageEvent<DocumentAnswer>) => {
        if ("progress" in data) onProgress(data.progress, data.page, data.pages);
        else if ("problem" in data) reject(new ReportError(texts.failed.notCreated(data.problem)));
        else resolve(data);
      });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin but the page's
      collect().then((question) => worker.postMessage(question), reject);
    });
  } finally {
    worker.terminate();
  }
}
