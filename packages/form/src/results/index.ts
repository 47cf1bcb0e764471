export { acceptableId, warningText } from "./acceptable.ts";
export { answerText } from "./answer.ts";
export { errorText } from "./errorText.ts";
export type { DataColumn, DataRow, Share } from "./dataTable.ts";
export { placeNames } from "./placeNames.ts";
export { type RowTablesOf, rowTables, rowsOf } from "./rowTables.ts";
export { severityOrder, warningsId } from "./severity.ts";
export { acceptedWords, severityPlurals, severityWords } from "./texts.ts";
export {
  type FigureAmount,
  type PreferredUnits,
  type ResultGroup,
  type ShownResult,
  copiedValue,
  groupsOf,
  moneyFormat,
  noValue,
  readingSymbol,
  readingUnit,
  readingUnits,
  resultAmount,
  resultText,
  showResult,
} from "./shown.ts";
export { type TableReading, tableContent } from "./tableContent.ts";
