/** Texts of the frame of figures and of bars, which the first visit has; those of the other figures are in `figureTexts`. */
export const texts = {
  frame: { asFigure: "Show as figure", asTable: "Show as table", table: (title: string): string => `${title}: table` },
  bars: { parts: "Parts" },
} as const;
