export { type CellTable, cellTables } from "./cellTables.ts";
export { followedLines, followedTitle } from "./followedLines.ts";
export { issuedContent } from "./issuedContent.ts";
export { type PaperRow, arrangementOf, headOf, isList, listRows, sameForAll } from "./listRows.ts";
export { hasBill } from "./listTables.ts";
export { columnWidth, lineWidth, paperParts } from "./paperParts.ts";
export { isPrintedWhole, placeOfRow, printedEntries } from "./printedEntries.ts";
export { type Marks, type Place, cellLines, hasCells, placesOf, textAt } from "./printedPlaces.ts";
export { type PrintedColumn, type PrintedReading, type PrintedTable, listsWithResults, printedTable, sumOf } from "./printedRows.ts";
export { type PrintedUnitTable, type UnitLine, printedText, printedUnits } from "./printedUnits.ts";
export { printedValue } from "./printedValue.ts";
export { reportContent } from "./reportContent.ts";
export type {
  ReportBlock,
  ReportCell,
  ReportContent,
  ReportLine,
  ReportRow,
  ReportStep,
  ReportTable,
  ReportWarning,
  SheetBlock,
} from "./reportTypes.ts";
export type { ReportRequest } from "./request.ts";
export { type SchedulePlace, isSchedule } from "./schedule.ts";
export { sectionPlaces } from "./sectionPlaces.ts";
export { factorTexts, functionText, isPublished, oneNumber, shortCitation, stepValues } from "./stepTexts.ts";
export { stillState } from "./stillState.ts";
