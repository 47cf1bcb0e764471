import type { PDFDocument, OutlineItem, StructureElement, StructureOptions } from "./pdfmake.ts";
import type { Glyphs } from "./glyphs.ts";
import { baselineOf, heightOf, type Line, type Piece } from "./typesetter.ts";
import { colors, margins, type Sheet } from "./paper.ts";

/** A horizontal line between rows, points. */
interface Rule {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly isStrong: boolean;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Places of letters are written to a hundredth of a point. */
const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Fills with a colour "#rrggbb": PDFKit's own operators have sixteen digits. */
const fillOperator = (color: string): string =>
  `${[1, 3, 5].map((start) => Math.round((Number.parseInt(color.slice(start, start + 2), 16) / 255) * 1000) / 1000).join(" ")} rg`;

/** Widths of lines between rows, points. */
const [thinRule, strongRule] = [0.4, 0.8];

/**
 * Draws on the pages of a document of pdfmake's. All of a page is either content of an element of the structure tree, or an artifact, which readers pass
 * over: rules, grounds and running heads.
 */
export class Canvas {
  readonly document: PDFDocument;
  readonly #outline: OutlineItem[] = [];
  /** What the page's state is by now: empty where it is not known. */
  #color = "";
  #font = "";
  readonly #glyphs: Glyphs;
  #rules: Rule[] = [];

  constructor(document: PDFDocument, glyphs: Glyphs) {
    this.document = document;
    this.#glyphs = glyphs;
    this.#outline.push(document.outline);
  }

  beginPage({ size }: Sheet): void {
    this.document.addPage({ size, margin: 0 });
    this.#color = "";
    this.#font = "";
  }

  endPage(): void {
    const rules = this.#rules;
    this.#rules = [];
    if (rules.length === 0) return;
    this.artifact("Layout", () => {
      for (const isStrong of [false, true]) {
        const rulesOfWidth = rules.filter((rule) => rule.isStrong === isStrong);
        if (rulesOfWidth.length === 0) continue;
        this.document.lineWidth(isStrong ? strongRule : thinRule).strokeColor(isStrong ? colors.strong : colors.rule);
        for (const { from, to, y } of rulesOfWidth) this.document.moveTo(from, y).lineTo(to, y);
        this.document.stroke();
      }
    });
  }

  /** An element below another; what is drawn is added to it. */
  element(parent: StructureElement, type: string, options?: StructureOptions): StructureElement {
    const element = this.document.struct(type, options);
    parent.add(element);
    return element;
  }

  /** The head of the rows below it, across all columns of a table. */
  spanningHead(row: StructureElement, columns: number): StructureElement {
    const element = this.element(row, "TH");
    // PDFKit has no option for it, and its own tables write it here.
    element.dictionary.data["A"] = { O: "Table", Scope: "Row", ColSpan: columns };
    return element;
  }

  /** Draws content of an element on the current page. */
  content(element: StructureElement, type: string, draw: () => void): void {
    element.add(this.document.markStructureContent(type));
    draw();
    this.document.endMarkedContent();
  }

  artifact(type: "Layout" | "Pagination", draw: () => void): void {
    this.document.markContent("Artifact", { type });
    draw();
    this.document.endMarkedContent();
  }

  /** @param top of the line */
  line(line: Line, left: number, top: number): void {
    const baseline = top + baselineOf(line);
    for (const piece of line.pieces) this.piece(piece, left + piece.x, baseline + piece.below);
  }

  piece({ text, face, size, color }: Omit<Piece, "x" | "below">, x: number, baseline: number): void {
    if (text === "") return;
    const { document } = this;
    if (color !== this.#color) document.addContent(fillOperator(color));
    this.#color = color;
    const shown = this.#glyphs.operand(face, text);
    // PDFKit places marks above and below letters.
    if (shown === undefined) {
      document.font(face).fontSize(size).text(text, x, baseline, { lineBreak: false, baseline: "alphabetic" });
      this.#font = "";
      return;
    }
    const font = `/${this.#glyphs.nameOnPage(face)} ${size} Tf`;
    // A page's letters would be upside down: PDFKit has turned it, to count from its top.
    document.addContent(
      ["BT", font === this.#font ? "" : font, "1 0 0 -1", rounded(x), rounded(baseline), "Tm", shown, "TJ", "ET"].join(" "),
    );
    this.#font = font;
  }

  /** Lines below each other. */
  lines(lines: readonly Line[], left: number, top: number): void {
    let y = top;
    for (const line of lines) {
      this.line(line, left, y);
      y += heightOf(line);
    }
  }

  /** A filled area behind what is drawn later. */
  ground(x: number, y: number, width: number, height: number, color: string): void {
    this.artifact("Layout", () => this.document.rect(x, y, width, height).fill(color));
    this.#color = "";
  }

  /** A line that is drawn when the page is full. */
  rule(from: number, to: number, y: number, isStrong = false): void {
    this.#rules.push({ from, to, y, isStrong });
  }

  /** Draws what moves the origin, and leaves colours and origin as they were. */
  withSavedState(draw: (document: PDFDocument) => void): void {
    this.document.save();
    draw(this.document);
    this.document.restore();
    // PDFKit remembers the last colour that it was given, whatever is restored.
    this.#color = "";
    this.#font = "";
  }

  /** Makes a place of the page lead to an address, or to a destination of the document. */
  link(
    element: StructureElement,
    { x, y, width, height }: Box,
    target: { readonly address: string } | { readonly destination: string; readonly title: string },
  ): void {
    // oxlint-disable-next-line no-new-wrappers, unicorn/new-for-builtins -- PDFKit writes instances of String as texts of PDF
    const text = new String("address" in target ? target.address : target.title);
    const options = { structParent: element, Contents: text };
    if ("address" in target) this.document.link(x, y, width, height, target.address, options);
    else this.document.goTo(x, y, width, height, target.destination, options);
    // PDFKit takes the page of a link from where its element ends.
    element.end();
  }

  /** A place that contents and links lead to. */
  destination(name: string, top: number): void {
    this.document.addNamedDestination(name, "XYZ", margins.left, Math.max(0, top - 8), null);
  }

  /** @param level from 1 on */
  bookmark(title: string, level: number): void {
    const parent = this.#outline.slice(0, level).at(-1)!;
    this.#outline.splice(level, Infinity, parent.addItem(title));
  }
}
