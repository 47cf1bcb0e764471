export { hasBill } from "./listTables.ts";
export { issuedContent, type IssuedSource } from "./issuedContent.ts";
export { reportContent, type ReportSource } from "./reportContent.ts";
export type { ReportRequest } from "./request.ts";
export { StillFigure } from "./StillFigure.tsx";
export { stillState } from "./stillState.ts";
