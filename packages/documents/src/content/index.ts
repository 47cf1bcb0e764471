export { groupedHash } from "./groupedHash.ts";
export { inputBlocks } from "./inputBlocks.ts";
export { issuedContent } from "./issuedContent.ts";
export { linkedTitle } from "./linkedLines.ts";
export { defaultLevel, levelsOf, partsOfLevel, withoutResults, type LevelParts, type OptionalLevels } from "./levels.ts";
export { levelTexts } from "./levelTexts.ts";
export { hasBill, listTables } from "./listTables.ts";
export { columnWidth, lineWidth, paperParts } from "./paperParts.ts";
export { isPrintedWhole, placeOfRow, printedEntries } from "./printedEntries.ts";
export { printedValue } from "./printedValue.ts";
export type { Paper, Report, ReportCompany, ReportFigure, ReportPart, ReportLevel, TitleBlockTexts } from "./report.ts";
export { linkCautions, reportContent } from "./reportContent.ts";
export type {
  ReportBlock,
  ReportCell,
  ReportColumn,
  ReportContent,
  ReportLine,
  ReportList,
  ReportRow,
  ReportStep,
  ReportTable,
  ReportWarning,
  SheetBlock,
} from "./reportTypes.ts";
export type { ReportRequest } from "./request.ts";
export { hasSchedules, schedulesOf, scheduleTitles } from "./schedules.ts";
export { factorTexts, functionText, isPublished, oneNumber, shortCitation, stepValues } from "./stepTexts.ts";
export { stillState } from "./stillState.ts";
export { tableParts } from "./tableParts.ts";
