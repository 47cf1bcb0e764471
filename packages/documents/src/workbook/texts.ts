/** Texts of a calculator's workbook beyond those of its calculator. */
export const texts = {
  title: {
    file: "File",
    calculator: "Calculator",
    units: "Units",
    date: "Date",
    madeBy: "Made by",
    engine: (engine: string) => `Plenum, engine ${engine}`,
  },
  answer: "Answer",
  refused: "Refused",
  notCalculated: "The inputs cannot be calculated yet: there are no results.",
  fixed: (results: string) => `These do not follow changes that are made here: ${results}.`,
  formulas:
    "Totals are formulas: they follow when a number that they name is changed here. All other results are the numbers of this calculation.",
  assumed: "Assumed",
} as const;
