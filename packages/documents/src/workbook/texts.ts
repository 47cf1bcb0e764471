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
  sheets: { summary: "Summary", inputs: "Inputs", results: "Results", remarks: "Remarks" },
  heads: {
    inputs: ["Input", "Value", "Unit", "Symbol", "Note"],
    results: ["Result", "Value", "Unit", "Symbol"],
    remarks: ["Severity", "Remark", "Where"],
  },
  sum: "Sum",
  derived: "Automatic",
  answer: "Answer",
  refused: "Refused",
  notCalculated: "The inputs cannot be calculated yet: there are no results.",
  fixed: (results: string) => `Changes made here do not update: ${results}.`,
  formulas:
    "Totals are formulas, which update when you change a number that they use. All other results are fixed numbers of this calculation.",
  assumed: "Assumed",
} as const;
