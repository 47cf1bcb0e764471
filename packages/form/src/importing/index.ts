export { type FileColumn, amountCell, fileCell, fileColumns, wordsOf } from "./fileColumns.ts";
export { type Head, type KnownHeads, findHeadRow, headAs, isUnitFor, kindsOf, readHeads, unitHead } from "./fileHeads.ts";
export { type ReadCell, type ReadSheet, type ReadTables, UnreadableFileError, fileLimits } from "./fileTable.ts";
export { looseName, tradeNames, tradeNamesOf } from "./headNames.ts";
export { type ImportReport, type ReportedCell, reportTable } from "./importReport.ts";
export { type ImportedTable, cellText } from "./importedTable.ts";
export { type Import, type ImportMode, importRows, isListBlank, knownRows, refusedCells } from "./importing.ts";
export { type ListFileColumn, listFile, rowHead, rowIdHead } from "./listFile.ts";
export { type SheetChoice, type SheetTable, sheetTable } from "./sheetTable.ts";
