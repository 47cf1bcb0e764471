/** pdfmake brings no types. What is used of it is described in pdfmake.ts. */
declare module "pdfmake/js/PDFDocument.js" {
  const exported: unknown;
  // The library has no other export.
  // oxlint-disable-next-line import/no-default-export
  export default exported;
}
declare module "pdfmake/js/3rd-party/svg-to-pdfkit.js" {
  const exported: unknown;
  // The library has no other export.
  // oxlint-disable-next-line import/no-default-export
  export default exported;
}
