import regular from "pdfmake/fonts/Roboto/Roboto-Regular.ttf?url";
import medium from "pdfmake/fonts/Roboto/Roboto-Medium.ttf?url";
import type { FigureCell, FigureTable } from "@org/ui/figures";
import type { Drawing } from "./drawing.ts";

interface Page {
  readonly title: string;
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
const family = "Roboto";
const font = (url: string): string => new URL(url, location.href).href;

/** Narrow spaces are in few fonts; what stands between number and unit must not become a box. */
const printable = (text: string): string => text.replaceAll(/[\u202f\u2009]/g, "\u00a0");

/** A page with a figure as a drawing, sharp at any size, and its numbers as a table below. */
export async function pageOf({ title, drawing, notes, table }: Page): Promise<Blob> {
  // By itself, so that its chunk has its name: the service worker leaves it out by that.
  const { default: pdfMake } = await import("pdfmake/build/pdfmake.js");
  const size = navigator.language === "en-US" ? "LETTER" : "A4";
  pdfMake.addFonts({ [family]: { normal: font(regular), bold: font(medium), italics: font(regular), bolditalics: font(medium) } });
  // A sentence may take a second line.
  const taken = rowHeight * notes.length + (table.rows.length > shortTable ? 0 : rowHeight * (table.rows.length + 2));
  const svg = printable(drawing.svg).replaceAll(/font-family="[^"]*"/g, `font-family="${family}"`);
  return pdfMake
    .createPdf({
      pageSize: size,
      pageOrientation: "landscape",
      pageMargins: [36, 36, 36, 36],
      info: { title },
      defaultStyle: { font: family, fontSize: 9 },
      content: [
        { text: printable(title), bold: true, fontSize: 14, margin: [0, 0, 0, 8] },
        { svg, fit: [widths[size], heights[size] - taken] },
        { stack: notes.map(printable), fontSize: 8, margin: [0, 6, 0, 0] },
        table.rows.length > 0 && {
          margin: [0, 10, 0, 0],
          // A short table stays in one piece.
          unbreakable: table.rows.length <= 25,
          layout: "lightHorizontalLines",
          table: {
            headerRows: 1,
            widths: ["*", ...table.columns.slice(1).map(() => "auto")],
            body: [
              table.columns.map((text) => ({ text, bold: true })),
              ...table.rows.map((row) => row.map((cell) => printable(typeof cell === "string" ? cell : cell.text))),
            ],
          },
        },
      ].filter((part) => part !== false),
    })
    .getBlob();
}
