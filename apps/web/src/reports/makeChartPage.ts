import type { ChartPage } from "@org/documents/pdf";
import { makeDocument } from "./makeDocument.ts";

/** A page with a figure and its numbers as a file. @throws {ReportError} when it could not be made */
export async function makeChartPage(page: ChartPage): Promise<Blob> {
  const made = await makeDocument({ kind: "chart", page }, () => undefined);
  // Only what was given up is not made, and nobody gives this up.
  return made!.blob;
}
