import { plural, withArticle } from "../numbers/plural.ts";

/** Texts of cells, and reasons why a text or a row was not taken. */
export const texts = {
  cell: {
    unused: "not used",
    blank: "blank",
    values: (count: number): string => `${count} values`,
    rows: (count: number, rowLabel: string): string => (count === 1 ? `1 ${rowLabel}` : `${count} ${plural(rowLabel)}`),
    error: (message: string): string => `error: ${message}`,
  },
  /** Title of the last group of columns. */
  results: "Results",
  row: (number: number): string => `Row ${number}`,

  flag: "Enter yes or no.",
  date: "Enter the date as 2026-11-22.",
  opensDialog: "Open the cell to edit it.",
  tooLong: (maxLength: number): string => `At most ${maxLength} characters.`,
  cutOff: (maxLength: number): string => `At most ${maxLength} characters: the text is cut off there.`,
  tooLongOption: (label: string, maxLength: number): string => `${label} must have no more than ${maxLength} characters.`,
  unknownOption: (label: string, text: string): string => `${label} cannot be “${text}”.`,
  unknownRow: (rowLabel: string | undefined, text: string): string =>
    rowLabel === undefined ? `Nothing is called “${text}”.` : `No ${rowLabel} is called “${text}”.`,
  underItself: "A row cannot be under itself, or under a row that is under it.",
  computedColumn: "This column is computed.",
  unusedColumn: "This column does not apply to this row.",
  noColumn: "There is no column this far to the right.",
  mixed: "mixed",
  noRow: "None",
  noParent: (label: string): string => `Enter the name of ${withArticle(label)}.`,
  ambiguousParent: (label: string, text: string, count: number): string =>
    `${count} ${plural(label)} are called “${text}”. Enter a name that only one ${label} has.`,
  leftOut: (why: string): string => `${why} The row is left out.`,
  fullParent: (name: string, maxRows: number, rowLabel: string): string => `“${name}” holds at most ${maxRows} ${plural(rowLabel)}.`,
  fullList: (maxRows: number): string => `The list holds at most ${maxRows} rows.`,
} as const;
