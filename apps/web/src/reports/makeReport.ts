import type { SheetBlock } from "@org/ui/reportTypesetting";
import type { Report } from "./report.ts";

/** What the worker is asked. */
export interface ReportQuestion {
  readonly report: Report;
  /** About how many pages it has, for the progress that is shown. */
  readonly expectedPages: number;
}

/** What the worker says. */
export type ReportAnswer =
  | { readonly progress: number; readonly page?: number }
  | { readonly blob: Blob; readonly missing: readonly string[] }
  | { readonly problem: string };

export interface MadeReport {
  readonly blob: Blob;
  /** Characters that no font of the document has. */
  readonly missing: readonly string[];
}

/** Thrown where no document could be made; the message says why. */
export class ReportError extends Error {
  override readonly name = "ReportError";
}

/** Steps, lines and rows on a page, as reports have them on average. */
const [stepsOnPage, rowsOnPage] = [14, 30];

function stepsIn(blocks: readonly SheetBlock[], isFull: boolean): number {
  return blocks.reduce((sum, block) => {
    if (block.kind !== "rows") return sum + 1;
    const rows = block.rows.map((row) => stepsIn(row.blocks, isFull));
    return sum + (isFull ? rows.reduce((all, each) => all + each, 0) : Math.max(0, ...rows) + rows.length / 2);
  }, 0);
}

/** About how many pages a report has. */
export function expectedPages({ parts, sheets }: Report): number {
  return parts.reduce((sum, { content, figures }) => {
    const rows = [...content.inputs, ...content.results].reduce(
      (all, block) => all + (block.kind === "lines" ? block.lines.length / 2 : block.rows.length + 2),
      0,
    );
    const steps = sheets === "none" ? 0 : stepsIn(content.sheet, sheets === "full") + content.functions.length * 2;
    return sum + 1 + figures.length / 2 + rows / rowsOnPage + steps / stepsOnPage;
  }, 1);
}

/**
 * Makes the document of a report in a worker, so that the page stays usable and a long one can be given up.
 *
 * @param onProgress called with the share that is done, 0…1, and the page that is laid out
 * @param signal ends the worker
 * @returns the document; `undefined` once it was given up
 * @throws {ReportError} when it could not be made
 */
export async function makeReport(
  report: Report,
  onProgress: (share: number, page: number | undefined) => void,
  signal: AbortSignal,
): Promise<MadeReport | undefined> {
  const worker = new Worker(new URL("report.worker.ts", import.meta.url), { type: "module" });
  try {
    return await new Promise<MadeReport | undefined>((resolve, reject) => {
      if (signal.aborted) return resolve(undefined);
      signal.addEventListener("abort", () => resolve(undefined), { once: true });
      worker.addEventListener("error", ({ message }) => {
        globalThis.console.warn("The worker of reports ended.", message);
        reject(new ReportError("What makes documents could not be loaded. Try again when you are connected."));
      });
      worker.addEventListener("message", ({ data }: MessageEvent<ReportAnswer>) => {
        if ("progress" in data) onProgress(data.progress, data.page);
        else if ("problem" in data) reject(new ReportError(`The document could not be made: ${data.problem}`));
        else resolve(data);
      });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin but the page's
      worker.postMessage({ report, expectedPages: expectedPages(report) } satisfies ReportQuestion);
    });
  } finally {
    worker.terminate();
  }
}
