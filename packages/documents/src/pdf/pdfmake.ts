// oxlint-disable-next-line typescript/triple-slash-reference -- other packages compile this file, and would not find the declaration
/// <reference path="./pdfmakeModules.d.ts" />
import documentModule from "pdfmake/js/PDFDocument.js";
import svgModule from "pdfmake/js/3rd-party/svg-to-pdfkit.js";

/** An element of the structure tree, by which readers know headings, tables and figures. */
export interface StructureElement {
  /** The element as the file has it. */
  readonly dictionary: { readonly data: Record<string, object> };
  readonly add: (child: StructureElement | StructureContent) => StructureElement;
  readonly end: () => void;
}
/** Content of a page that belongs to an element. */
export interface StructureContent {
  readonly refs: readonly object[];
}
export interface StructureOptions {
  readonly title?: string;
  readonly alt?: string;
  /** Left, top, right, bottom in points from the upper left corner of the current page. */
  readonly bbox?: readonly [number, number, number, number];
  readonly scope?: "Row" | "Column";
}
export interface OutlineItem {
  readonly addItem: (title: string, options?: { readonly expanded?: boolean }) => OutlineItem;
}
interface LinkOptions {
  readonly structParent?: StructureElement;
  // oxlint-disable-next-line typescript/no-wrapper-object-types -- PDFKit writes instances of String as texts of PDF
  readonly Contents?: String;
}
export interface DocumentOptions {
  readonly autoFirstPage: boolean;
  /** The first font; none where it is empty. */
  readonly font?: "";
  readonly tagged?: boolean;
  readonly pdfVersion?: "1.7";
  readonly lang?: string;
  readonly displayTitle?: boolean;
  readonly info?: Readonly<Record<string, string>>;
}
/** A letter's place and width, in thousandths of the size of its font. */
interface GlyphPosition {
  readonly xAdvance: number;
  readonly advanceWidth: number;
  readonly xOffset: number;
  readonly yOffset: number;
}
/** A font embedded in the document: it has the glyphs of the texts that it encoded. pdfmake uses the same font object. */
export interface EmbeddedFont {
  readonly id: string;
  readonly ref: () => object;
  readonly encode: (text: string) => readonly [glyphs: readonly string[], positions: readonly GlyphPosition[]];
}
interface PageOptions {
  readonly size: readonly [number, number];
  readonly margin: number;
}
/** PDFKit as pdfmake extends it. */
export interface PDFDocument {
  readonly outline: OutlineItem;
  /** The current font. */
  readonly _font: EmbeddedFont;
  readonly page: { readonly fonts: Record<string, object> };
  /** Writes operators on the current page. */
  addContent(operators: string): this;
  registerFont(name: string, file: Uint8Array): this;
  font(name: string): this;
  fontSize(size: number): this;
  widthOfString(text: string): number;
  addPage(options: PageOptions): this;
  text(
    text: string,
    x: number,
    y: number,
    options: { readonly lineBreak: false; readonly baseline: "alphabetic"; readonly characterSpacing?: number },
  ): this;
  fillColor(color: string): this;
  strokeColor(color: string): this;
  lineWidth(width: number): this;
  rect(x: number, y: number, width: number, height: number): this;
  moveTo(x: number, y: number): this;
  lineTo(x: number, y: number): this;
  path(d: string): this;
  fill(color?: string): this;
  stroke(color?: string): this;
  save(): this;
  restore(): this;
  translate(x: number, y: number): this;
  image(source: string, x: number, y: number, options: { readonly width: number; readonly height: number }): this;
  openImage(source: string): { readonly width: number; readonly height: number };
  link(x: number, y: number, width: number, height: number, address: string, options: LinkOptions): this;
  goTo(x: number, y: number, width: number, height: number, destination: string, options: LinkOptions): this;
  addNamedDestination(name: string, fit: "XYZ", left: number, top: number, zoom: null): void;
  struct(type: string, options?: StructureOptions): StructureElement;
  addStructure(element: StructureElement): this;
  markStructureContent(tag: string): StructureContent;
  markContent(tag: "Artifact", options: { readonly type: "Layout" | "Pagination" }): this;
  endMarkedContent(): this;
  on(event: "data", listener: (chunk: Uint8Array<ArrayBuffer>) => void): this;
  on(event: "end", listener: () => void): this;
  end(): void;
}

interface DrawingOptions {
  readonly width: number;
  readonly height: number;
  readonly assumePt: boolean;
  readonly preserveAspectRatio: string;
  readonly fontCallback: (family: string, bold: boolean, italic: boolean) => string;
}

type DocumentClass = new (fonts: object, images: object, patterns: object, attachments: object, options: DocumentOptions) => PDFDocument;
type DrawSvg = (document: PDFDocument, svg: string, x: number, y: number, options: DrawingOptions) => void;

/** pdfmake is compiled from modules to CommonJS, whose default Node gives within another, and vitest does not. */
const defaultOf = (module: unknown): unknown =>
  typeof module === "object" && module !== null && "default" in module ? module.default : module;

// pdfmake brings no types.
const PdfmakeDocument = defaultOf(documentModule) as DocumentClass;
export const drawSvgText = defaultOf(svgModule) as DrawSvg;

/** Gives PDFKit the content of each page as one text: it would make a buffer of each operator, which takes a sixth of the time in a browser. */
class WholePages extends PdfmakeDocument {
  #operators: string[] = [];

  override addContent(operators: string): this {
    this.#operators.push(operators);
    return this;
  }

  #endPage(): void {
    if (this.#operators.length > 0) super.addContent(this.#operators.join("\n"));
    this.#operators = [];
  }

  override addPage(options: PageOptions): this {
    this.#endPage();
    return super.addPage(options);
  }

  override end(): void {
    this.#endPage();
    super.end();
  }
}

/** An empty document of pdfmake's; what it would look up by name (fonts, images, patterns, attachments), we give it ourselves. */
export const emptyDocument = (options: DocumentOptions): PDFDocument => new WholePages({}, {}, {}, {}, options);

/** The file, once a document has ended. */
export function toBytes(document: PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  const { promise, resolve } = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  document.on("data", (chunk) => chunks.push(chunk));
  document.on("end", () => resolve(new Blob(chunks).arrayBuffer().then((buffer) => new Uint8Array(buffer))));
  return promise;
}
