/** What is used of pdfmake, which brings no types. */
declare module "pdfmake/build/pdfmake.js" {
  interface Created {
    readonly getBlob: () => Promise<Blob>;
  }
  const pdfMake: {
    readonly addFonts: (fonts: Readonly<Record<string, Readonly<Record<string, string>>>>) => void;
    readonly createPdf: (definition: object) => Created;
    /** Called with the share of the pages' content that is drawn, 0…1. */
    readonly setProgressCallback: (callback: (share: number) => void) => void;
    /** Says of each address that a document would load whether it may. */
    readonly setUrlAccessPolicy: (allows: (url: string) => boolean) => void;
  };
  // The library has no other export.
  // oxlint-disable-next-line import/no-default-export
  export default pdfMake;
}
