export type { FontFiles } from "./beginDocument.ts";
export { chartPagePdf, type ChartPage } from "./chartPage.ts";
export { reportPdf } from "./document.ts";
