import type { ChartPage } from "./chartPage.ts";
import type { Report } from "./report.ts";

/** What the worker is asked. */
export type DocumentQuestion =
  | {
      readonly kind: "report";
      readonly report: Report;
      /** About how many pages it has, for the progress that is shown. */
      readonly expectedPages: number;
    }
  | { readonly kind: "chart"; readonly page: ChartPage };

/** What the worker says. */
export type DocumentAnswer =
  | { readonly progress: number; readonly page?: number }
  | { readonly blob: Blob; readonly missing: readonly string[] }
  | { readonly problem: string };

export interface MadeDocument {
  readonly blob: Blob;
  /** Characters that no font of the document has. */
  readonly missing: readonly string[];
}

/** Called with the share that is done, 0…1, and the page that is laid out. */
export type OnProgress = (share: number, page: number | undefined) => void;

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
        globalThis.console.warn("The worker of reports ended.", message);
        reject(new ReportError("The report generator could not be loaded. Try again when you are connected."));
      });
      worker.addEventListener("message", ({ data }: MessageEvent<DocumentAnswer>) => {
        if ("progress" in data) onProgress(data.progress, data.page);
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
