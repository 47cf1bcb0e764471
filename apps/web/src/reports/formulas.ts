import { formulaFamily, type FormulaDrawing, type TextMark } from "@org/documents/formulas";
import type { LaidOutDocument } from "pdfmake/build/pdfmake.js";
import { colors, textFamily, type PdfNode } from "./nodes.ts";

const isDrawing = (held: unknown): held is FormulaDrawing => typeof held === "object" && held !== null && "marks" in held;

/**
 * Room for a formula, as pdfmake lays it out: a line of a single point, which paints nothing. The point is its lower right corner, and is moved along
 * with it; what is to be drawn stands beside. pdfmake itself would take a formula only as SVG, and spends half of a long document's time on reading that.
 */
export function drawnFormula(formula: FormulaDrawing): PdfNode {
  const { width, height } = formula;
  return { canvas: [{ type: "polyline", points: [{ x: width, y: height }], formula }] };
}

const looks: Readonly<Record<"formula" | NonNullable<TextMark["role"]>, { family: string; bold: boolean; color: string }>> = {
  formula: { family: formulaFamily, bold: false, color: "#000000" },
  value: { family: textFamily, bold: true, color: "#000000" },
  aside: { family: textFamily, bold: false, color: colors.muted },
};

function drawFormula(document: LaidOutDocument, { marks }: FormulaDrawing): void {
  for (const mark of marks) {
    if (mark.kind === "path") {
      const path = document.path(mark.d);
      if (mark.thickness === undefined) path.fill("#000000");
      else path.lineWidth(mark.thickness).stroke("#000000");
      continue;
    }
    const { family, bold, color } = looks[mark.role ?? "formula"];
    document
      .font(document.getFontFile(family, bold, false)!)
      .fontSize(mark.size)
      .fillColor(color);
    document.text(mark.text, mark.x, mark.baseline, { lineBreak: false, baseline: "alphabetic" });
  }
}

type Chunks = readonly Uint8Array[];

/** The longest operator that is read, with its operands, bytes. */
const longestRead = 60;
/** Numbers are written in single precision, points. */
const precision = 0.01;

const written = (chunk: Uint8Array | undefined): string =>
  chunk && chunk.length < longestRead ? String.fromCharCode(...chunk).trimEnd() : "";

/** Where the next line ends that begins at a corner; `undefined` where there is none. */
function endOfLineAt(chunks: Chunks, { x, y }: { readonly x: number; readonly y: number }, from: number): number | undefined {
  const begin = chunks.findIndex((chunk, place) => {
    if (place < from) return false;
    const [, left, top] = /^(\S+) (\S+) m$/.exec(written(chunk)) ?? [];
    return left !== undefined && Math.abs(Number(left) - x) < precision && Math.abs(Number(top) - y) < precision;
  });
  const end = begin < 0 ? -1 : chunks.findIndex((chunk, place) => place > begin && written(chunk) === "S");
  return end < 0 ? undefined : end + 1;
}

/** Draws the formulas of a page, each behind what stands before it: readers of the document take its texts in this order. */
function drawOnPage(document: LaidOutDocument, { items }: LaidOutDocument["_pdfMakePages"][number]): void {
  const { content } = document.page;
  const before = [...content.buffer];
  const ordered: Uint8Array[] = [];
  const late: Uint8Array[] = [];
  let taken = 0;
  let drawn = before.length;
  for (const { item } of items) {
    const corner = item.points?.[0];
    if (!isDrawing(item.formula) || !corner) continue;
    document.save().translate(corner.x - item.formula.width, corner.y - item.formula.height);
    drawFormula(document, item.formula);
    document.restore();
    const own = content.buffer.slice(drawn);
    drawn = content.buffer.length;
    const end = endOfLineAt(before, corner, taken);
    if (end === undefined) late.push(...own);
    else {
      ordered.push(...before.slice(taken, end), ...own);
      taken = end;
    }
  }
  content.buffer.splice(0, content.buffer.length, ...ordered, ...before.slice(taken), ...late);
}

/** Draws all formulas into the room that was left for them on the pages. */
export function drawFormulas(document: LaidOutDocument): void {
  for (const [index, page] of document._pdfMakePages.entries()) {
    document.switchToPage(index);
    drawOnPage(document, page);
  }
}
