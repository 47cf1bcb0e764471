import { drawSvgText, type StructureElement } from "./pdfmake.ts";
import type { Box, Canvas } from "./canvas.ts";
import { colors, type Sheet } from "./paper.ts";
import type { ReportFigure } from "../content/report.ts";
import { plain, type Floating, type Setting } from "./strips.ts";
import { heightOfLines } from "./typesetter.ts";

/** A figure takes at most this share of a page's height, and is not drawn larger than this, points per pixel. */
const [pageShare, largestScale] = [0.62, 0.72];
/** Between the title of a figure and its drawing, points. */
const titleGap = 4;

/** Draws an SVG of the application in a box, in the document's fonts. */
export function drawSvg(canvas: Canvas, svg: string, { x, y, width, height }: Box): void {
  // Narrow spaces are in few fonts; what stands between number and unit must not become a box.
  const plainSpaces = svg.replaceAll(/[\u202f\u2009]/g, "\u00a0");
  canvas.withSavedState((document) =>
    drawSvgText(document, plainSpaces, x, y, {
      width,
      height,
      assumePt: true,
      preserveAspectRatio: "xMinYMin meet",
      fontCallback: (_family, bold, italic) => (bold ? (italic ? "boldItalic" : "bold") : italic ? "italic" : "text"),
    }),
  );
}

/** A figure with its title. Where the rest of a page is too low for it, it changes places with what follows. */
export function floatingFigure(
  { canvas, typesetter, width }: Setting,
  parent: StructureElement,
  figure: ReportFigure,
  sheet: Sheet,
): Floating {
  const { title, description, svg } = figure;
  const scale = Math.min(width / figure.width, (pageShare * sheet.height) / figure.height, largestScale);
  const titles = typesetter.lines([{ text: title }], { ...plain, bold: true }, width);
  const descriptions = description === "" ? [] : typesetter.lines([{ text: description }], { size: 8, color: colors.muted }, width);
  const titleHeight = heightOfLines([...titles, ...descriptions]) + titleGap;
  const group = canvas.element(parent, "Div");
  return {
    kind: "figure",
    titleHeight,
    height: figure.height * scale,
    draw: ({ x, y }, height) => {
      for (const [lines, top] of [
        [titles, y],
        [descriptions, y + heightOfLines(titles)],
      ] as const) {
        if (lines.length === 0) continue;
        const text = canvas.element(group, "P");
        canvas.content(text, "P", () => canvas.lines(lines, x, top));
      }
      const box = { x, y: y + titleHeight, width: (figure.width * height) / figure.height, height };
      const element = canvas.element(group, "Figure", {
        alt: description === "" ? title : `${title}: ${description}`,
        bbox: [box.x, box.y, box.x + box.width, box.y + box.height],
      });
      canvas.content(element, "Figure", () => drawSvg(canvas, svg, box));
      group.end();
    },
  };
}
