import { breakPlace, type TextRuns } from "./textRuns.ts";

/** The fonts of the document by the names under which they are registered. */
export type Face = "text" | "bold" | "italic" | "boldItalic" | "formula";

/** Part of a paragraph in one look. What is absent is as in the paragraph. */
export interface Span {
  readonly text: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly color?: string;
  /** A subscript. */
  readonly isBelow?: true;
}

export interface Look {
  readonly size: number;
  readonly color: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
}

/** Letters of one look on a line, from so far right of its beginning. Points. */
export interface Piece {
  readonly text: string;
  readonly x: number;
  /** Below the baseline. */
  readonly below: number;
  readonly face: Face;
  readonly size: number;
  readonly color: string;
}

export interface Line {
  readonly pieces: readonly Piece[];
  readonly width: number;
  readonly size: number;
}

/** Height of a line, and where its baseline is, in sizes of its letters. */
const [lineHeight, ascent] = [1.3, 1];
/** Size of subscripts, and how far they are below the baseline, in sizes of the letters next to them. */
const [subscriptSize, subscriptDrop] = [0.68, 0.18];

export const heightOf = ({ size }: Pick<Line, "size">): number => lineHeight * size;
export const baselineOf = ({ size }: Pick<Line, "size">): number => ascent * size;
export const heightOfLines = (lines: readonly Line[]): number => lines.reduce((sum, line) => sum + heightOf(line), 0);

/** The width of a text in one face, in sizes of its letters. */
export type Measure = (face: Face, text: string) => number;

const faceOf = (bold: boolean, italic: boolean): Face => (bold ? (italic ? "boldItalic" : "bold") : italic ? "italic" : "text");

/** A word with the blanks behind it, in one face. Widths are in sizes of its letters. */
interface MeasuredWord {
  readonly text: string;
  readonly face: Face;
  /** With the blanks behind it, and without. */
  readonly width: number;
  readonly inked: number;
  readonly endsLine: boolean;
  /** A line may end behind it. */
  readonly mayBreak: boolean;
}

/** The same in the size and colour that it is printed in. Points. */
interface Word extends MeasuredWord {
  readonly size: number;
  readonly color: string;
  readonly below: number;
}

/** Behind these a line may end. */
const wordEnds = new RegExp(`[^\\n ${breakPlace}-]*(?:[ ]+|[-${breakPlace}]|\\n|$)`, "gu");

/** Breaks texts into lines. Each word is measured once in each face, whatever its size. */
export class Typesetter {
  readonly runs: TextRuns;
  readonly #measure: Measure;
  readonly #widths = new Map<Face, Map<string, number>>();
  readonly #words = new Map<Face, Map<string, readonly MeasuredWord[]>>();

  constructor(runs: TextRuns, measure: Measure) {
    this.runs = runs;
    this.#measure = measure;
  }

  #width(face: Face, text: string): number {
    let known = this.#widths.get(face);
    if (!known) this.#widths.set(face, (known = new Map()));
    let width = known.get(text);
    if (width === undefined) known.set(text, (width = this.#measure(face, text)));
    return width;
  }

  /** The words of a text, measured once in each look of letters. */
  #measured(text: string, bold: boolean, italic: boolean): readonly MeasuredWord[] {
    const plainFace = faceOf(bold, italic);
    let known = this.#words.get(plainFace);
    if (!known) this.#words.set(plainFace, (known = new Map()));
    let words = known.get(text);
    if (words) return words;
    words = this.runs.runsOf(text).flatMap(({ text: run, isFormula }) => {
      const face = isFormula ? "formula" : plainFace;
      return (run.match(wordEnds) ?? []).filter(Boolean).map((part): MeasuredWord => {
        const endsLine = part.endsWith("\n");
        const letters = endsLine || part.endsWith(breakPlace) ? part.slice(0, -1) : part;
        const inked = letters.trimEnd();
        const width = this.#width(face, letters);
        return {
          text: letters,
          face,
          width,
          inked: inked === letters ? width : this.#width(face, inked),
          endsLine,
          mayBreak: letters !== inked || letters !== part || part.endsWith("-"),
        };
      });
    });
    known.set(text, words);
    return words;
  }

  #wordsOf(spans: readonly Span[], look: Look): Word[] {
    return spans.flatMap(({ text, bold = look.bold ?? false, italic = look.italic ?? false, color = look.color, isBelow }) => {
      const size = isBelow ? subscriptSize * look.size : look.size;
      const below = isBelow ? subscriptDrop * look.size : 0;
      return this.#measured(text, bold, italic).map((word): Word => ({
        ...word,
        width: size * word.width,
        inked: size * word.inked,
        size,
        color,
        below,
      }));
    });
  }

  /** A word that is wider than its line, in parts of as many letters as go on one. */
  #broken(word: Word, width: number): Word[] {
    const parts: Word[] = [];
    let letters = "";
    const push = (text: string, endsLine: boolean): void => {
      const wide = word.size * this.#width(word.face, text);
      parts.push({ ...word, text, width: wide, inked: wide, endsLine, mayBreak: true });
    };
    for (const letter of word.text) {
      if (letters !== "" && word.size * this.#width(word.face, letters + letter) > width) {
        push(letters, false);
        letters = "";
      }
      letters += letter;
    }
    push(letters, word.endsLine);
    return parts;
  }

  /** The lines of a paragraph; one that is empty has one line. */
  lines(spans: readonly Span[], look: Look, width = Infinity): readonly Line[] {
    const lines: Line[] = [];
    let line: Word[] = [];
    let taken = 0;
    const finish = (): void => {
      lines.push(lineOf(line, look.size));
      line = [];
      taken = 0;
    };
    for (const unit of unitsOf(this.#wordsOf(spans, look))) {
      const wide = unit.reduce((sum, word, index) => sum + (index === unit.length - 1 ? word.inked : word.width), 0);
      if (line.length > 0 && taken + wide > width) finish();
      const parts = wide > width ? unit.flatMap((word) => this.#broken(word, width)) : unit;
      for (const word of parts) {
        if (line.length > 0 && taken + word.inked > width + 0.01) finish();
        line.push(word);
        taken += word.width;
        if (word.endsLine) finish();
      }
    }
    if (line.length > 0 || lines.length === 0) finish();
    return lines;
  }

  /** The width of a text on one line, points. */
  width(spans: readonly Span[], look: Look): number {
    return Math.max(...this.lines(spans, look).map((line) => line.width));
  }

  /** The width of a text's widest word, points. */
  widestWord(spans: readonly Span[], look: Look): number {
    return unitsOf(this.#wordsOf(spans, look)).reduce(
      (widest, unit) =>
        Math.max(
          widest,
          unit.reduce((sum, word, index) => sum + (index === unit.length - 1 ? word.inked : word.width), 0),
        ),
      0,
    );
  }
}

/** Words between which no line may end: a symbol and its subscript, letters of two fonts. */
function unitsOf(words: readonly Word[]): readonly (readonly Word[])[] {
  const units: Word[][] = [];
  let isOpen = false;
  for (const word of words) {
    if (isOpen) units.at(-1)!.push(word);
    else units.push([word]);
    isOpen = !word.mayBreak;
  }
  return units;
}

function lineOf(words: readonly Word[], size: number): Line {
  const pieces: (Piece & { text: string })[] = [];
  let x = 0;
  let width = 0;
  for (const { text, face, size: wordSize, color, below, width: wide, inked } of words) {
    const last = pieces.at(-1);
    if (last && last.face === face && last.size === wordSize && last.color === color && last.below === below) last.text += text;
    else pieces.push({ text, x, face, size: wordSize, color, below });
    width = x + inked;
    x += wide;
  }
  return { pieces, width, size };
}
