import type { ReportTable } from "../content/reportTypes.ts";
import type { Paper } from "../content/report.ts";
import { BlockWriter } from "./blocks.ts";
import { beginDocument, drawPages, type FontFiles, type PdfDocument } from "./beginDocument.ts";
import { drawSvg } from "./figures.ts";
import { Paginator } from "./pages.ts";
import { sheetOf } from "./paper.ts";
import { toBytes } from "./pdfmake.ts";
import { paragraph, plain, type Strip } from "./strips.ts";

/** A page with a figure as a drawing, sharp at any size, and its numbers as a table below. Plain data. */
export interface ChartPage {
  readonly title: string;
  readonly paper: Paper;
  /** The drawing, and its size in px. */
  readonly drawing: { readonly svg: string; readonly width: number; readonly height: number };
  /** Sentences under the drawing: what its lines are. */
  readonly notes: readonly string[];
  readonly table: { readonly columns: readonly string[]; readonly rows: readonly (readonly (string | { readonly text: string })[])[] };
}

/** Room for the title above a drawing, and for a line or row below it, points. */
const [titleRoom, rowHeight] = [30, 15];
/** A table of more rows begins on the next page. */
const shortTable = 10;

/** The page as PDF. */
export async function chartPagePdf({ title, paper, drawing, notes, table }: ChartPage, fonts: FontFiles): Promise<PdfDocument> {
  const { document, canvas, typesetter, runs } = beginDocument(fonts, { Title: title });
  const sheet = sheetOf(paper, "landscape");
  const setting = { canvas, typesetter, width: sheet.width };
  const root = document.struct("Document");
  document.addStructure(root);
  const heading = paragraph(setting, root, [{ text: title }], { ...plain, type: "H1", size: 14, bold: true, after: 8, isKept: true });
  // A sentence may take a second line.
  const taken = titleRoom + rowHeight * notes.length + (table.rows.length > shortTable ? 0 : rowHeight * (table.rows.length + 2));
  const scale = Math.min(sheet.width / drawing.width, (sheet.height - taken) / drawing.height);
  const [width, height] = [drawing.width * scale, drawing.height * scale];
  const group = canvas.element(root, "Div");
  const figure: Strip = {
    height,
    isKept: true,
    draw: ({ x, y }) => {
      const element = canvas.element(group, "Figure", { alt: [title, ...notes].join(". "), bbox: [x, y, x + width, y + height] });
      canvas.content(element, "Figure", () => drawSvg(canvas, drawing.svg, { x, y, width, height }));
      group.end();
    },
  };
  const sentences = notes.flatMap((note, index) => paragraph(setting, root, [{ text: note }], { size: 8, before: index === 0 ? 6 : 0 }));
  const numbers: ReportTable = {
    kind: "table",
    title: "",
    columns: table.columns.map((label, index) => ({ label, isText: index === 0 })),
    rows: table.rows.map((row) => ({ cells: row.map((cell) => (typeof cell === "string" ? cell : cell.text)) })),
  };
  const tables = table.rows.length > 0 ? new BlockWriter(setting, sheet).table(root, numbers) : [];
  const pages = new Paginator(sheet, sheet).layOut([...heading, figure, ...sentences, ...tables, { kind: "break" }]);
  const bytes = toBytes(document);
  drawPages(pages, canvas);
  document.end();
  return { bytes: await bytes, missing: runs.missing };
}
