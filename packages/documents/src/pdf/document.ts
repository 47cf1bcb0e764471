import { beginDocument, drawPages, type Begun, type FontFiles, type PdfDocument } from "./beginDocument.ts";
import { BlockWriter } from "./blocks.ts";
import { contents } from "./contents.ts";
import { frontPage, overview } from "./frontPage.ts";
import { HeadingWriter } from "./headings.ts";
import { Paginator } from "./pages.ts";
import { sheetOf } from "./paper.ts";
import { toBytes } from "./pdfmake.ts";
import { PartWriter } from "./parts.ts";
import type { Report, ReportLevel } from "../content/report.ts";
import { RunningHeads } from "./runningHeads.ts";
import type { FlowItem } from "./strips.ts";

/** Called after each page. */
export type OnPage = (page: number, pages: number) => void;

/** Levels at which files of a project follow each other on one page. */
const flowing: ReadonlySet<ReportLevel> = new Set(["summary", "results"]);

/** All that is printed, in the order of reading. */
function flowOf(report: Report, { document, canvas, typesetter }: Begun): readonly FlowItem[] {
  const sheet = sheetOf(report.paper, "portrait");
  const setting = { canvas, typesetter, width: sheet.width };
  const root = document.struct("Document");
  document.addStructure(root);
  const isProject = report.kind === "project";
  const blocks = new BlockWriter(setting, sheetOf(report.paper, "landscape"));
  const headings = new HeadingWriter(setting, isProject);
  const writer = new PartWriter(report, blocks, headings, sheet);
  const front = canvas.element(root, "Sect");
  const first = [...frontPage(setting, front, report), ...(isProject ? overview(report, setting, blocks, front) : [])];
  const list = canvas.element(root, "Sect");
  const isBill = report.level === "priced" || report.level === "unpriced";
  const schedules = isProject && !isBill ? writer.projectSchedules(root) : [];
  const parts = report.parts.map((part, index): readonly FlowItem[] => {
    if (isProject && report.level === "schedules" && part.content.lists.length === 0) return [];
    const items = writer.part(canvas.element(root, "Sect"), part, isProject ? index + 1 : undefined);
    // What is short goes on on the page of the file before.
    const isSoft = index > 0 && flowing.has(report.level);
    return isProject ? [{ kind: "break", ...(isSoft && { isSoft }) }, ...items] : items;
  });
  const isShort = !isProject && report.level === "schedules";
  // What follows each other on a page is found by its file.
  const listed = flowing.has(report.level) && isProject ? headings.listed.filter(({ kind }) => kind === "file") : headings.listed;
  return [...first, ...(isShort ? [] : contents(setting, list, listed)), ...schedules, ...parts.flat(), { kind: "break" }];
}

/**
 * A report as PDF: tagged, with contents, bookmarks and page numbers. Nothing in it is fetched.
 *
 * @param report all that is printed
 */
export async function reportPdf(report: Report, fonts: FontFiles, onPage: OnPage): Promise<PdfDocument> {
  const begun = beginDocument(fonts, { Title: report.title, Author: report.company?.name ?? "", Subject: report.project ?? "" });
  const { document, canvas, typesetter, runs } = begun;
  const paginator = new Paginator(sheetOf(report.paper, "portrait"), sheetOf(report.paper, "landscape"));
  const pages = paginator.layOut(flowOf(report, begun));
  const bytes = toBytes(document);
  const heads = new RunningHeads(typesetter, report);
  drawPages(pages, canvas, (sheet, page) => {
    heads.draw(canvas, sheet, page, pages.length);
    onPage(page, pages.length);
  });
  document.end();
  return { bytes: await bytes, missing: runs.missing };
}
