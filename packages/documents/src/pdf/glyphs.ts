import type { PDFDocument } from "./pdfmake.ts";
import type { Face } from "./typesetter.ts";

/**
 * Texts as a page's content has them: numbers of letters, and by how much letters are closer together than their widths. PDFKit lays a text out each time
 * that it is drawn, and turns the page for it; a word of a report is printed many times.
 */
export class Glyphs {
  readonly #shown = new Map<Face, Map<string, string | undefined>>();

  /** The operand of TJ for a text in the current font; undefined where letters are moved up or aside. */
  of(document: PDFDocument, face: Face, text: string): string | undefined {
    let known = this.#shown.get(face);
    if (!known) this.#shown.set(face, (known = new Map()));
    if (known.has(text)) return known.get(text);
    const shown = operandOf(document, text);
    known.set(text, shown);
    return shown;
  }

  /** The name of the current font on the current page. */
  nameOn({ _font: font, page }: PDFDocument): string {
    page.fonts[font.id] ??= font.ref();
    return font.id;
  }
}

function operandOf({ _font: font }: PDFDocument, text: string): string | undefined {
  const [glyphs, positions] = font.encode(text);
  if (positions.some(({ xOffset, yOffset }) => xOffset !== 0 || yOffset !== 0)) return undefined;
  let hex = "";
  let operand = "";
  positions.forEach(({ xAdvance, advanceWidth }, index) => {
    hex += glyphs[index]!;
    const closer = Math.round(advanceWidth - xAdvance);
    if (closer === 0) return;
    operand += `<${hex}>${closer}`;
    hex = "";
  });
  return `[${operand}${hex === "" ? "" : `<${hex}>`}]`;
}
