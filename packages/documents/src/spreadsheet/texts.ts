/** Texts about spreadsheets that are read. */
export const texts = {
  unreadable: "The file cannot be read.",
  tooLarge: (megabytes: number) => `The file is larger than ${megabytes} MB. Copy the table that you need into a separate file.`,
  tooSlow: (seconds: number) => `Reading the file took longer than ${seconds} s and was stopped.`,
  noReader: "The file could not be read: it is too large for this device, or the reader could not be loaded.",
  damaged: "The file is damaged or not a workbook. Open it in a spreadsheet program and save it as .xlsx again.",
  tooManyParts: (count: number) => `The workbook consists of more than ${count} files.`,
  tooLargeUnpacked: (megabytes: number) =>
    `Unpacked, the workbook is larger than ${megabytes} MB. Copy the table that you need into a separate workbook.`,
  tooManyCells: (count: number) => `The workbook has more than ${count} cells. Copy the table that you need into a separate workbook.`,
  tooLong: (row: number, maxRows: number) =>
    `A sheet reaches down to row ${row}; at most ${maxRows} rows are read. Copy the table into a separate workbook.`,
  tooWide: (column: string, maxColumns: number) =>
    `A sheet reaches to column ${column}; at most ${maxColumns} columns are read. Copy the table into a separate workbook.`,
  tooManyRows: (rows: number, maxRows: number) => `The file has ${rows} rows; at most ${maxRows} are read.`,
  tooManyColumns: (maxColumns: number) => `The file has more than ${maxColumns} columns.`,
  entities: "The workbook defines entities, which no spreadsheet program writes. It is not read.",
  unreadableWorkbook: "The workbook cannot be read. Open it in a spreadsheet program and save it as .xlsx again.",
  unreadableOldWorkbook: "This is a workbook with a password, or of a format that is not read. Save it as .xlsx without a password.",
  otherFormat: "This is neither a workbook nor a text file. Choose an .xlsx or .csv file.",
  empty: "The file is empty.",
  noTable: "There is no table in the file.",
  macros: "The workbook has macros. They are not run: the values are those that were saved.",
  otherFiles: "The workbook takes values from other files: they are as they were when it was saved.",
  sheet: "Sheet",
  yes: "yes",
  no: "no",
  formula: "formula",
  formulaWithoutValue: "This formula has no value: open the file in a spreadsheet program and save it again.",
  cellError: (error: string) => `The file has the error ${error} here.`,
} as const;
