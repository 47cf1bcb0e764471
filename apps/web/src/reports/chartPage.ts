import type { FigureCell, FigureTable } from "@org/ui/figures";
import type { Drawing } from "../export/drawing.ts";
import { textFamily, type PdfNode } from "./nodes.ts";
import type { Paper } from "./report.ts";
import type { TextRuns } from "./textRuns.ts";

/** A page with a figure as a drawing, sharp at any size, and its numbers as a table below. Plain data. */
export interface ChartPage {
  readonly title: string;
  readonly paper: Paper;
  readonly drawing: Drawing;
  /** Sentences under the drawing: what its lines are. */
  readonly notes: readonly string[];
  readonly table: FigureTable<FigureCell>;
}

/** Inside the margins of a landscape sheet, points. */
const widths = { A4: 770, LETTER: 720 };
/** Of a drawing with its title; a short table is given of it what it needs. */
const heights = { A4: 490, LETTER: 505 };
const rowHeight = 15;
/** A table of more rows begins on the next page. */
const shortTable = 10;

/** The page as pdfmake's document definition. */
export function chartPageDocument({ title, paper, drawing, notes, table }: ChartPage, runs: TextRuns): PdfNode {
  // A sentence may take a second line.
  const taken = rowHeight * notes.length + (table.rows.length > shortTable ? 0 : rowHeight * (table.rows.length + 2));
  // Narrow spaces are in few fonts; what stands between number and unit must not become a box.
  const svg = drawing.svg.replaceAll(/[\u202f\u2009]/g, "\u00a0").replaceAll(/font-family="[^"]*"/g, `font-family="${textFamily}"`);
  return {
    pageSize: paper,
    pageOrientation: "landscape",
    pageMargins: [36, 36, 36, 36],
    info: { title },
    defaultStyle: { font: textFamily, fontSize: 9 },
    content: [
      { text: runs.of(title), bold: true, fontSize: 14, margin: [0, 0, 0, 8] },
      { svg, fit: [widths[paper], heights[paper] - taken] },
      { stack: notes.map((note) => ({ text: runs.of(note) })), fontSize: 8, margin: [0, 6, 0, 0] },
      table.rows.length > 0 && {
        margin: [0, 10, 0, 0],
        // A short table stays in one piece.
        unbreakable: table.rows.length <= 25,
        layout: "lightHorizontalLines",
        table: {
          headerRows: 1,
          widths: ["*", ...table.columns.slice(1).map(() => "auto")],
          body: [
            table.columns.map((text) => ({ text: runs.of(text), bold: true })),
            ...table.rows.map((row) => row.map((cell) => ({ text: runs.of(typeof cell === "string" ? cell : cell.text) }))),
          ],
        },
      },
    ].filter((part) => part !== false),
  };
}
