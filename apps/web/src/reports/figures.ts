import { drawingOf } from "../export/drawing.ts";
import type { ReportFigure } from "@org/documents/content";
import { texts } from "./texts.ts";

/** Narrower drawings are icons in the text, px. */
const minDrawingWidth = 120;

export interface CollectedFigures {
  readonly figures: readonly ReportFigure[];
  /** Which figures are missing, and why. */
  readonly figuresNote?: string;
}

function isDrawing(svg: SVGSVGElement): boolean {
  const { width, height } = svg.viewBox.baseVal;
  return width > 0 && height > 0 && svg.closest("button, a") === null && svg.getBoundingClientRect().width >= minDrawingWidth;
}

const textOf = (figure: Element, selector: string): string => figure.querySelector(selector)?.textContent?.trim() ?? "";

/** The figures of a part of the page as drawings, in light colours. */
export function figuresIn(root: ParentNode): CollectedFigures {
  const figures: ReportFigure[] = [];
  const others: string[] = [];
  for (const figure of root.querySelectorAll("figure")) {
    // Figures in collapsed sections are left out.
    if (figure.getBoundingClientRect().width === 0) continue;
    const title = textOf(figure, "figcaption h3") || (figure.getAttribute("aria-label") ?? "");
    const drawings = [...figure.querySelectorAll("svg")].filter(isDrawing);
    if (drawings.length === 0) others.push(title);
    drawings.forEach((svg, index) =>
      figures.push({
        title: index === 0 ? title : `${title} (${index + 1})`,
        description: index === 0 ? textOf(figure, "figcaption p") : "",
        ...(index > 0 && { isFurther: true as const }),
        ...drawingOf(svg),
      }),
    );
  }
  if (others.length === 0) return { figures };
  return { figures, figuresNote: texts.figures.withoutDrawing(others) };
}

/** A picture in a format of the document: a WebP is converted to PNG. */
export async function printablePicture(url: string): Promise<string> {
  if (/^data:image\/(?:png|jpe?g)[;,]/.test(url)) return url;
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser draws no pictures.");
  context.drawImage(image, 0, 0);
  return canvas.toDataURL("image/png");
}
