/** Texts about spreadsheets that are read. */
export const texts = {
  unreadable: "The file cannot be read.",
  tooLarge: (megabytes: number) => `The file is larger than ${megabytes} MB. Copy the table that you need into a file of its own.`,
  tooSlow: (seconds: number) => `Reading the file took longer than ${seconds} s and was ended.`,
  noReader: "The file could not be read: it is too large for this device, or the reader could not be loaded.",
  damaged: "The file is damaged, or is no workbook. Open it in a spreadsheet program and save it as .xlsx again.",
  tooManyParts: (count: number) => `The workbook consists of more than ${count} files.`,
  tooLargeUnpacked: (megabytes: number) =>
    `Unpacked, the workbook is larger than ${megabytes} MB. Copy the table that you need into a workbook of its own.`,
  macros: "The workbook has macros. They are not run: the values are those that were saved.",
  otherFiles: "The workbook takes values from other files: they are as they were when it was saved.",
  yes: "yes",
  no: "no",
  formula: "formula",
  formulaWithoutValue: "This formula has no value: open the file in a spreadsheet program and save it again.",
  cellError: (error: string) => `The file has the error ${error} here.`,
} as const;
