import type { SheetBlock } from "@org/documents/content";
import { makeDocument, type MadeDocument, type OnProgress } from "./makeDocument.ts";
import type { Report } from "./report.ts";

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
  const isBillAlone = sheets === "priced" || sheets === "unpriced";
  return parts.reduce((sum, { content, figures }) => {
    const lists = content.lists.flatMap(({ table, parts: made = [], origins = [] }) => [
      table,
      ...(sheets === "none" ? [made].flat() : []),
      ...(isBillAlone ? [] : [origins].flat()),
    ]);
    const rows = [...content.inputs, ...lists, ...content.results].reduce(
      (all, block) => all + (block.kind === "lines" ? block.lines.length / 2 : block.rows.length + 2),
      0,
    );
    const steps = sheets !== "tables" && sheets !== "full" ? 0 : stepsIn(content.sheet, sheets === "full") + content.functions.length * 2;
    return sum + 1 + (isBillAlone ? 0 : figures.length / 2) + rows / rowsOnPage + steps / stepsOnPage;
  }, 1);
}

/** Makes the document of a report. @returns nothing once it was given up @throws {ReportError} when it could not be made */
export const makeReport = (report: Report, onProgress: OnProgress, signal: AbortSignal): Promise<MadeDocument | undefined> =>
  makeDocument({ kind: "report", report, expectedPages: expectedPages(report) }, onProgress, signal);
