import type { EmbeddedFont, PDFDocument } from "./pdfmake.ts";
import type { Face } from "./typesetter.ts";

/** A letter in a text. Widths are in thousandths of the size of the letters. */
interface Letter {
  /** Its number in the file's font, in hexadecimal digits. */
  readonly glyph: string;
  readonly width: number;
  /** Distance by which the next letter is closer than the width. */
  readonly closer: number;
  /** It is moved from its place, such as an accent. */
  readonly isMoved: boolean;
}

/** A text as a page's content has it. */
interface Shown {
  /** In sizes of its letters. */
  readonly width: number;
  /** The operand of TJ; undefined where letters are moved. */
  readonly operand: string | undefined;
}

/** Words with the blank behind them: PDFKit lays out each separately. */
const words = /[^ ]* |[^ ]+/g;

/** The first letter of a word decides by which script's rules PDFKit lays it out: digits, Latin, Greek or Cyrillic. */
const scripts = [/\p{Script=Latin}/u, /\p{Script=Greek}/u, /\p{Script=Cyrillic}/u] as const;
const ofScript = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;

/** Each letter of a word with the next one, behind the number of the script. */
function pairsOf(word: string): readonly string[] {
  const [first = ""] = ofScript.exec(word) ?? [];
  const script = 1 + scripts.findIndex((each) => each.test(first));
  const letters = Array.from(word);
  return letters.map((letter, index) => `${script}${letter}${letters[index + 1] ?? ""}`);
}

/** Widths and glyphs of the texts in one font. PDFKit lays out words with a new pair of letters; all other words are sums of known pairs. */
class FontGlyphs {
  readonly font: EmbeddedFont;
  /** By the script, the letter and the next one; by itself where it is the last. */
  readonly #letters = new Map<string, Letter>();
  /** Words that are not sums of pairs. */
  readonly #words = new Map<string, readonly Letter[]>();
  readonly #shown = new Map<string, Shown>();

  constructor(font: EmbeddedFont) {
    this.font = font;
  }

  #layOut(word: string, pairs: readonly string[]): readonly Letter[] {
    const known = this.#words.get(word);
    if (known) return known;
    const [glyphs, positions] = this.font.encode(word);
    const letters = positions.map(({ xAdvance, advanceWidth, xOffset, yOffset }, index): Letter => ({
      glyph: glyphs[index]!,
      width: advanceWidth,
      closer: advanceWidth - xAdvance,
      isMoved: xOffset !== 0 || yOffset !== 0,
    }));
    // Some letters are drawn as one, such as fl, or joined to their marks.
    const isSum = letters.length === pairs.length && !/\p{Mark}/u.test(word);
    if (isSum) for (const [index, pair] of pairs.entries()) this.#letters.set(pair, letters[index]!);
    else this.#words.set(word, letters);
    return letters;
  }

  #lettersOf(word: string): readonly Letter[] {
    const pairs = pairsOf(word);
    const letters: Letter[] = [];
    for (const pair of pairs) {
      const letter = this.#letters.get(pair);
      if (!letter) return this.#layOut(word, pairs);
      letters.push(letter);
    }
    return letters;
  }

  shownAs(text: string): Shown {
    let shown = this.#shown.get(text);
    if (shown) return shown;
    const letters = (text.match(words) ?? []).flatMap((word) => this.#lettersOf(word));
    shown = {
      width: letters.reduce((sum, { width, closer }) => sum + width - closer, 0) / 1000,
      operand: letters.some(({ isMoved }) => isMoved) ? undefined : operandOf(letters),
    };
    this.#shown.set(text, shown);
    return shown;
  }
}

function operandOf(letters: readonly Letter[]): string {
  let hex = "";
  let operand = "";
  for (const { glyph, closer } of letters) {
    hex += glyph;
    const rounded = Math.round(closer);
    if (rounded === 0) continue;
    operand += `<${hex}>${rounded}`;
    hex = "";
  }
  return `[${operand}${hex === "" ? "" : `<${hex}>`}]`;
}

/**
 * Texts of a document: how wide they are, and as a page's content has them. PDFKit would lay a text out each time that it is drawn, and turn the page for
 * it; a report has thousands of numbers of a few digits.
 */
export class Glyphs {
  readonly #document: PDFDocument;
  readonly #fonts = new Map<Face, FontGlyphs>();

  constructor(document: PDFDocument) {
    this.#document = document;
  }

  #font(face: Face): FontGlyphs {
    let font = this.#fonts.get(face);
    if (!font) this.#fonts.set(face, (font = new FontGlyphs(this.#document.font(face)._font)));
    return font;
  }

  /** The width of a text, in sizes of its letters. */
  width(face: Face, text: string): number {
    return this.#font(face).shownAs(text).width;
  }

  /** The operand of TJ for a text; undefined where letters are moved. */
  operand(face: Face, text: string): string | undefined {
    return this.#font(face).shownAs(text).operand;
  }

  /** The name of a font on the current page. */
  nameOnPage(face: Face): string {
    const { font } = this.#font(face);
    this.#document.page.fonts[font.id] ??= font.ref();
    return font.id;
  }
}
