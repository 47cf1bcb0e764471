/** Heads of the columns of a file that are not fields. A file that was exported is read by them. */
export const headTexts = {
  rowId: "Row ID",
  unit: (label: string): string => `${label}, unit`,
  outerRowId: (row: string): string => `${row}, row ID`,
  /** A result with the label of a field. */
  result: (label: string): string => `${label}, result`,
  band: (label: string, band: string): string => `${label}, ${band} Hz`,
  month: (label: string, month: string): string => `${label}, month ${month}`,
  hour: (label: string, hour: string): string => `${label}, hour ${hour}`,
} as const;

/** Heads of the report of an import or a paste. */
export const reportHeads = ["Row", "Column", "Text", "Why"] as const;

/** Reasons why a cell or a row of a file was not imported as it is. */
export const texts = {
  noParentColumn: (label: string): string => `The file needs a column “${label}”.`,
  blank: "It is blank: the row keeps its value.",
  missingPlaces: (label: string, places: readonly string[], isInBands: boolean): string =>
    `The file has no value for “${label}” for ${places.join(", ")}${isInBands ? " Hz" : ""}.`,
  date: (text: string): string => `“${text}” is a date; enter a number.`,
  range: (text: string): string => `“${text}” is a range; enter one number.`,
  inBrackets: (text: string, number: string): string => `“${text}” may be ${number} or −${number}; enter one number.`,
  twoValues: (text: string): string => `“${text}” has two values; enter one number.`,
  size: (text: string): string => `“${text}” is a size; enter one number.`,
  otherCurrency: (sign: string): string => `${sign} is not the currency of the list.`,
  headRow: "Head",
  unknownHead: "The list has no column with this name; its cells are not pasted.",
  hiddenRow: "It is hidden, or left out by a filter.",
  totalRow: "It is a total of other rows.",
} as const;
