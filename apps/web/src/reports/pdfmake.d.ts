/** What is used of pdfmake, which brings no types. */
declare module "pdfmake/build/pdfmake.js" {
  /** The pages, laid out, as PDFKit's document: more can be drawn on them until it is read. */
  export interface LaidOutDocument {
    /** What pdfmake put on each page, in points from the upper left corner. */
    readonly _pdfMakePages: readonly {
      readonly items: readonly {
        readonly item: { readonly points?: readonly { readonly x: number; readonly y: number }[]; readonly formula?: unknown };
      }[];
    }[];
    readonly switchToPage: (index: number) => void;
    /** The page that is drawn on. Its content is what was written so far, an operator with its operands a piece. */
    readonly page: { readonly content: { readonly buffer: Uint8Array[] } };
    readonly save: () => LaidOutDocument;
    readonly restore: () => LaidOutDocument;
    readonly translate: (x: number, y: number) => LaidOutDocument;
    readonly path: (d: string) => LaidOutDocument;
    readonly lineWidth: (width: number) => LaidOutDocument;
    readonly fill: (color: string) => LaidOutDocument;
    readonly stroke: (color: string) => LaidOutDocument;
    readonly getFontFile: (family: string, bold: boolean, italic: boolean) => string | null;
    readonly font: (file: string) => LaidOutDocument;
    readonly fontSize: (size: number) => LaidOutDocument;
    readonly fillColor: (color: string) => LaidOutDocument;
    readonly text: (
      text: string,
      x: number,
      y: number,
      options: { readonly lineBreak: false; readonly baseline: "alphabetic" },
    ) => LaidOutDocument;
  }
  interface Created {
    readonly getStream: () => Promise<LaidOutDocument>;
    readonly getBlob: () => Promise<Blob>;
  }
  const pdfMake: {
    readonly addFonts: (fonts: Readonly<Record<string, Readonly<Record<string, string>>>>) => void;
    readonly createPdf: (definition: object, options?: { readonly bufferPages: boolean }) => Created;
    /** Called with the share of the pages' content that is drawn, 0…1. */
    readonly setProgressCallback: (callback: (share: number) => void) => void;
    /** Says of each address that a document would load whether it may. */
    readonly setUrlAccessPolicy: (allows: (url: string) => boolean) => void;
  };
  // The library has no other export.
  // oxlint-disable-next-line import/no-default-export
  export default pdfMake;
}
