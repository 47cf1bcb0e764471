import type { StructureElement } from "./pdfmake.ts";
import type { Canvas } from "./canvas.ts";
import { colors } from "./paper.ts";
import { heightOf, type Line, type Look, type Span, type Typesetter } from "./typesetter.ts";

/** Place of a strip on its page, points. */
export interface Spot {
  readonly canvas: Canvas;
  readonly x: number;
  /** Its upper edge. */
  readonly y: number;
  /** Between the margins. */
  readonly width: number;
  /** Number of the page, from 1. */
  readonly page: number;
}

/** What goes on one page as a whole: a line, a row, a step. Points. */
export interface Strip {
  readonly height: number;
  /** Room above, not at the top of a page. */
  readonly before?: number;
  readonly after?: number;
  /** It is on the page of the next one. */
  isKept?: boolean;
  /** The table whose head it repeats on each new page. */
  readonly table?: { readonly head: readonly Strip[] };
  /** The page that it was put on, from 1 on. */
  page?: number;
  readonly draw: (spot: Spot) => void;
}

/** A drawing that may be smaller than it is, down to a share of its height, and that may change places with what follows. */
export interface Floating {
  readonly kind: "figure";
  /** Room for its title, above a drawing of so much height. Points. */
  readonly titleHeight: number;
  readonly height: number;
  readonly draw: (spot: Spot, height: number) => void;
}

/** What goes on pages of another orientation, as soon as a page is full. */
export interface Turned {
  readonly kind: "turned";
  readonly strips: readonly Strip[];
}

export interface PageBreak {
  readonly kind: "break";
  /** What follows goes on on the same page, behind all that waits for room. */
  readonly isSoft?: true;
}

export type FlowItem = Strip | Floating | Turned | PageBreak;

export const isStrip = (item: FlowItem): item is Strip => !("kind" in item);

/** Everything strips are made with. */
export interface Setting {
  readonly canvas: Canvas;
  readonly typesetter: Typesetter;
  /** Between the margins, points. */
  readonly width: number;
}

/** Size of texts, points. */
export const textSize = 8.5;
export const noteSize = 7;

export const plain: Look = { size: textSize, color: colors.ink };
export const small: Look = { size: noteSize, color: colors.muted };

export interface ParagraphLook extends Partial<Look> {
  readonly type?: string;
  readonly before?: number;
  readonly after?: number;
  readonly indent?: number;
  /** It stays with what follows. */
  readonly isKept?: boolean;
  /** Draws besides on its first line. */
  readonly onFirst?: (spot: Spot) => void;
}

/** Paragraphs of fewer lines are not divided. */
const wholeLines = 4;

/** A paragraph as one strip a line. */
export function paragraph(
  { canvas, typesetter, width }: Setting,
  parent: StructureElement,
  spans: readonly Span[],
  { type = "P", before = 0, after = 0, indent = 0, isKept = false, onFirst, ...look }: ParagraphLook = {},
): readonly Strip[] {
  const lines = typesetter.lines(spans, { ...plain, ...look }, width - indent);
  const element = canvas.element(parent, type);
  const last = lines.length - 1;
  return lines.map((line, index): Strip => ({
    height: heightOf(line),
    ...(index === 0 && { before }),
    ...(index === last && { after }),
    isKept: index < last ? lines.length < wholeLines || index === 0 || index === last - 1 : isKept,
    draw: (spot) => {
      if (index === 0) onFirst?.(spot);
      spot.canvas.content(element, type, () => spot.canvas.line(line, spot.x + indent, spot.y));
      if (index === last) element.end();
    },
  }));
}

/** Keeps strips on one page. */
export function keepOnOnePage(strips: readonly Strip[]): readonly Strip[] {
  for (const strip of strips.slice(0, -1)) strip.isKept = true;
  return strips;
}

/** Draws lines with their left edge, right edge or middle. */
export function leftOf(line: Line, left: number, width: number, align: "left" | "right" | "center"): number {
  if (align === "left") return left;
  return align === "right" ? left + width - line.width : left + (width - line.width) / 2;
}
