/** Texts of fields that few forms have, which are loaded on demand. */
export const rareTexts = {
  suggestions: (label: string): string => `${label}: suggestions`,
  options: (label: string): string => `${label}: options`,
  unknownOption: (text: string): string => `No option is called “${text}”.`,
  noRow: "None",
  noData: "None",
  painter: {
    paints: (label: string): string => `${label}: paint with`,
    none: "None",
    cell: ({ row, columnName, column, paint }: Readonly<Record<"row" | "columnName" | "column" | "paint", string>>): string =>
      `${row}, ${columnName.toLowerCase()} ${column}: ${paint}`,
    hint: "Drag to paint. By keys: arrows move, with Shift they select several; a number or Enter paints.",
    noPaints: "There is nothing to paint with yet: the list is empty.",
  },
} as const;
