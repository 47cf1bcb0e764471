import { Canvas } from "./canvas.ts";
import { fontCharacters } from "./fontCharacters.ts";
import { Glyphs } from "./glyphs.ts";
import type { Page } from "./pages.ts";
import { margins, type Sheet } from "./paper.ts";
import { emptyDocument, type PDFDocument } from "./pdfmake.ts";
import { TextRuns, type HasCharacter } from "./textRuns.ts";
import { Typesetter, type Face } from "./typesetter.ts";

/** The files of the document's fonts (TrueType). */
export type FontFiles = Readonly<Record<Face, Uint8Array<ArrayBuffer>>>;

export interface PdfDocument {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Characters that were asked for and that no font has. */
  readonly missing: readonly string[];
}

const hasCharacter = (file: Uint8Array<ArrayBuffer>): HasCharacter => {
  const characters = fontCharacters(file.buffer);
  return (character) => characters.has(character.codePointAt(0)!);
};

export interface Begun {
  readonly document: PDFDocument;
  readonly canvas: Canvas;
  readonly typesetter: Typesetter;
  readonly runs: TextRuns;
}

/** An empty document with its fonts, tagged. */
export function beginDocument(fonts: FontFiles, info: Readonly<Record<string, string>>): Begun {
  const document = emptyDocument({
    autoFirstPage: false,
    // Else PDFKit begins with a font of the PDF reader's, which the file would not hold.
    font: "",
    pdfVersion: "1.7",
    tagged: true,
    lang: "en",
    displayTitle: true,
    info: { Creator: "Plenum", ...info },
  });
  for (const [face, file] of Object.entries(fonts)) document.registerFont(face, file);
  const runs = new TextRuns(hasCharacter(fonts.text), hasCharacter(fonts.formula));
  const glyphs = new Glyphs(document);
  const typesetter = new Typesetter(runs, (face, text) => glyphs.width(face, text));
  return { document, canvas: new Canvas(document, glyphs), typesetter, runs };
}

/** Draws pages as they are laid out. @param onPage called at the end of each */
export function drawPages(pages: readonly Page[], canvas: Canvas, onPage?: (sheet: Sheet, page: number) => void): void {
  pages.forEach(({ sheet, placed }, index) => {
    const page = index + 1;
    canvas.beginPage(sheet);
    for (const { y, draw } of placed) draw({ canvas, x: margins.left, y: margins.top + y, width: sheet.width, page });
    canvas.endPage();
    onPage?.(sheet, page);
  });
}
