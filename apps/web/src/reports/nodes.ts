/** A node of pdfmake's document definition; the library brings no types. */
export type PdfNode = Readonly<Record<string, unknown>>;

export const colors = {
  ink: "#1c2328",
  muted: "#5b6670",
  rule: "#cfd6da",
  strong: "#8a969e",
  ground: "#f2f5f6",
  brand: "#0d545b",
  limit: "#b3261e",
  caution: "#865200",
  info: "#3f5a74",
} as const;

/** Families of the document's fonts, by the names that nodes and drawings use. */
export const textFamily = "Roboto";

/** Room between the edges of the paper and what is printed, points: left, top, right, bottom. */
export const margins = [40, 62, 40, 52] as const;

/** Width between the margins, points. */
export const printWidth = { A4: 595.28 - 80, LETTER: 612 - 80 } as const;

/** Height between the margins, points. */
export const printHeight = { A4: 841.89 - 114, LETTER: 792 - 114 } as const;
