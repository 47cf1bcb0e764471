/** What is used of PDFKit, which brings no types. */
declare module "pdfkit" {
  /** An element of the structure tree, by which readers know headings, tables and figures. */
  export interface StructureElement {
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
  export class PDFDocument {
    constructor(options: {
      readonly autoFirstPage: boolean;
      /** The first font; none where it is empty. */
      readonly font?: "";
      readonly tagged?: boolean;
      readonly subset?: "PDF/UA";
      readonly pdfVersion?: "1.7";
      readonly lang?: string;
      readonly displayTitle?: boolean;
      readonly info?: Readonly<Record<string, string>>;
    });
    readonly outline: OutlineItem;
    registerFont(name: string, file: Uint8Array): this;
    font(name: string): this;
    fontSize(size: number): this;
    widthOfString(text: string): number;
    addPage(options: { readonly size: readonly [number, number]; readonly margin: number }): this;
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
    end(): void;
  }
}
declare module "pdfkit/output" {
  import type { PDFDocument } from "pdfkit";
  export const toBytes: (document: PDFDocument) => Promise<Uint8Array<ArrayBuffer>>;
}
declare module "svg-to-pdfkit" {
  import type { PDFDocument } from "pdfkit";
  interface DrawingOptions {
    readonly width: number;
    readonly height: number;
    readonly assumePt: boolean;
    readonly preserveAspectRatio: string;
    readonly fontCallback: (family: string, bold: boolean, italic: boolean) => string;
  }
  // The library has no other export.
  // oxlint-disable-next-line import/no-default-export
  export default function draw(document: PDFDocument, svg: string, x: number, y: number, options: DrawingOptions): void;
}
