import { plural } from "@org/form/numbers";

const rows = (count: number): string => (count === 1 ? "1 row" : `${count} rows`);
const was = (count: number): string => (count === 1 ? "was" : "were");
const named = (count: number, rowLabel: string): string => `${count} ${count === 1 ? rowLabel : plural(rowLabel)}`;

/** Texts of the import of a file into a list, which is loaded on demand. */
export const importTexts = {
  title: (list: string): string => `Import ${list.toLowerCase()}`,
  file: "Workbook (.xlsx, .xlsm, .xls) or text file (.csv): choose it, or drop it here",
  reading: "Reading the file",
  action: (count: number, rowLabel: string): string => (count > 0 ? `Import ${named(count, rowLabel)}` : "Import"),
  done: (count: number, rowLabel: string): string => `${named(count, rowLabel)} imported.`,

  sheet: "Sheet",
  headRow: "Names of columns are in row",
  headRowOption: (row: number, cells: string): string => `${row}: ${cells}`,
  decimalMark: "Decimal mark",
  unitsRow: "The row under the names of the columns has their units.",
  hiddenRows: (count: number): string => `Import ${rows(count)} that the file hides or filters out`,
  totalRows: (count: number): string => `Import ${rows(count)} with totals of other rows`,
  mergedCells: (count: number): string => `${count === 1 ? "1 merged cell" : `${count} merged cells`}: repeat the text in each row`,
  mode: {
    label: "Rows of the file",
    update: "update the rows with the same Row ID; others go to the end",
    append: (hasKnownRows: boolean): string => `go to the end of the list${hasKnownRows ? ", as new rows" : ""}`,
    replace: (hasKnownRows: boolean): string =>
      `replace the list${hasKnownRows ? "; rows with the same Row ID keep what is not in the file" : ""}`,
  },

  /** A column of the file: its target in the list, and the unit of its numbers. */
  column: {
    target: (title: string, place: number): string => `“${title || `Column ${place}`}” is`,
    none: "not imported",
    unit: "unit",
    rowId: "row ID",
    readAs: "read as",
    listUnit: (symbol: string): string => `${symbol === "" ? "a number" : symbol} (as in the list)`,
    unknownUnit: (unit: string): string => `“${unit}”: not a unit`,
    chooseUnit: (unit: string, title: string): string =>
      `“${unit}” in “${title}” is not a unit of this column: choose how its numbers are read.`,
  },

  preview: {
    caption: (count: number, isShortened: boolean): string =>
      `${isShortened ? "First and last rows of the file" : "Rows of the file"}, ${count} in all`,
    noRoom: (count: number): string =>
      `The list has no room for the last ${count === 1 ? "row of the file; it is" : `${count} rows of the file; they are`} left out.`,
    leftColumns: (titles: readonly string[]): string => `Not imported: ${titles.map((title) => `“${title}”`).join(", ")}.`,
    readable: "Every cell can be read.",
    problems: (count: number): string =>
      `${count === 1 ? "1 cell needs" : `${count} cells need`} correction. Numbers that cannot be read stay in their cells as text, marked.`,
  },

  /** Report of the values that the import changed or left out. */
  report: {
    title: (list: string, file: string): string => `Import of ${list.toLowerCase()} from ${file}`,
    lead: (count: number, knownCount: number): string =>
      `${rows(count)} ${was(count)} taken.${knownCount > 0 ? ` ${count === 1 ? "It" : `${knownCount} of them`} ${was(knownCount)} in the list before.` : ""}`,
    all: "all",
    rowLeft: (why: string): string => `Left out: ${why}`,
    noRoom: "Left out: the list has no room for it.",
    columnLeft: "Left out: the column is not imported.",
  },
} as const;
