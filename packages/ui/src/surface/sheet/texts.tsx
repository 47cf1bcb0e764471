import type { ReactNode } from "react";

/** Texts of the calculation sheet, which is loaded on demand. */
export const texts = {
  contents: { label: "Parts of the calculation", title: "Contents" },
  given: { name: "given values", columns: { given: "Given", symbol: "Symbol", value: "Value", unit: "Unit" } },
  step: { inSI: "This formula uses SI units; its numbers are inserted in SI." },
  rows: {
    showAll: (count: number): string => `Show all ${count}`,
    openPrinted: (count: number): string => `Of ${count}, the steps of those that are open on the screen are printed.`,
  },
  functions: {
    title: "Functions",
    formula: (name: string): string => `Formula of ${name}`,
    solvedFor: (unknown: ReactNode): ReactNode => <>Solved for {unknown}:</>,
  },
  sources: {
    title: "Sources",
    entry: (title: string, publisher: string, edition: string | undefined): string =>
      edition ? `${title}. ${publisher}, ${edition}. ` : `${title}. ${publisher}. `,
  },
} as const;
