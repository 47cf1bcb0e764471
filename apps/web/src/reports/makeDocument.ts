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

/** Time for which a worker waits for the next document, ms. Its scripts are compiled and its fonts loaded: the next document takes half as long. */
const idleMs = 60_000;
let idle: { readonly worker: Worker; readonly timer: ReturnType<typeof setTimeout> } | undefined;

function takeWorker(): Worker {
  if (!idle) return new Worker(new URL("report.worker.ts", import.meta.url), { type: "module" });
  const { worker, timer } = idle;
  clearTimeout(timer);
  idle = undefined;
  return worker;
}

function keepWorker(worker: Worker): void {
  if (idle) return worker.terminate();
  idle = { worker, timer: setTimeout(() => takeWorker().terminate(), idleMs) };
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
  const worker = takeWorker();
  const listening = new AbortController();
  const options = { signal: listening.signal };
  let made: MadeDocument | undefined;
  try {
    made = await new Promise<MadeDocument | undefined>((resolve, reject) => {
      if (signal?.aborted) return resolve(undefined);
      signal?.addEventListener("abort", () => resolve(undefined), options);
      const onError = ({ message }: ErrorEvent): void => {
        log.warn("The worker of reports ended.", message);
        reject(new ReportError(texts.failed.notLoaded));
      };
      const onAnswer = ({ data }: MessageEvent<DocumentAnswer>): void => {
        if ("progress" in data) onProgress(data.progress, data.page, data.pages);
        else if ("problem" in data) reject(new ReportError(texts.failed.notCreated(data.problem)));
        else resolve(data);
      };
      worker.addEventListener("error", onError, options);
      worker.addEventListener("message", onAnswer, options);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin but the page's
      collect().then((question) => worker.postMessage(question), reject);
    });
    return made;
  } finally {
    listening.abort();
    if (made) keepWorker(worker);
    else worker.terminate();
  }
}
