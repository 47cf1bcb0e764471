import type { ChartPage } from "@org/documents/pdf";
import { makeDocument } from "./makeDocument.ts";

/** Creates a page with a figure and its numbers as a file. @throws {ReportError} when that fails */
export async function makeChartPage(page: ChartPage): Promise<Blob> {
  const made = await makeDocument(
    () => Promise.resolve({ kind: "chart", page }),
    () => undefined,
  );
  // Only a cancelled document is missing, and this one cannot be cancelled.
  return made!.blob;
}
