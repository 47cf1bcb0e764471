// Files and their numbers
export { copiedQuantity, importedQuantity, resultLink } from "./files.ts";
export type { FileContent, FileReference, StoredInput } from "./files.ts";

// Rows of another file, compared with those of a list
export { compareRows, importRows } from "./importedRows.ts";
export type { CellDifference, ComparedRow, ImportedCell, ImportedNumber, ImportedRow, ImportState, RowImport } from "./rowImport.ts";
export { differingRows, importRecordOf, recordImport } from "./importRecords.ts";
export type { DecidedImport } from "./importRecords.ts";
export { importedId, isFromFile } from "./rowIds.ts";
