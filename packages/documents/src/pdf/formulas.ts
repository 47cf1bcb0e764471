import { type FormulaDrawing, type TextMark } from "../formulas/index.ts";
import type { Canvas } from "./canvas.ts";
import { colors } from "./paper.ts";
import type { Face } from "./typesetter.ts";

const black = "#000000";

const looks: Readonly<Record<"formula" | NonNullable<TextMark["role"]>, { readonly face: Face; readonly color: string }>> = {
  formula: { face: "formula", color: black },
  value: { face: "bold", color: black },
  aside: { face: "text", color: colors.muted },
};

/** Draws a formula from its upper left corner: letters as text, and lines of fractions and roots as paths. */
export function drawFormula(canvas: Canvas, { marks }: FormulaDrawing, x: number, y: number): void {
  for (const mark of marks) {
    if (mark.kind === "text") {
      const { face, color } = looks[mark.role ?? "formula"];
      canvas.piece({ text: mark.text, face, size: mark.size, color }, x + mark.x, y + mark.baseline);
      continue;
    }
    canvas.withSavedState((document) => {
      const path = document.translate(x, y).path(mark.d);
      if (mark.thickness === undefined) path.fill(black);
      else path.lineWidth(mark.thickness).stroke(black);
    });
  }
}
