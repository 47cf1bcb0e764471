/** What is used of pdfmake, which brings no types. */
declare module "pdfmake/build/pdfmake.js" {
  interface Created {
    readonly getBlob: () => Promise<Blob>;
  }
  const pdfMake: {
    readonly addFonts: (fonts: Readonly<Record<string, Readonly<Record<string, string>>>>) => void;
    readonly createPdf: (definition: object) => Created;
  };
  // The library has no other export.
  // oxlint-disable-next-line import/no-default-export
  export default pdfMake;
}
