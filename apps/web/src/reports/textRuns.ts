import { formulaFamily } from "@org/documents/formulas";
import type { PdfNode } from "./nodes.ts";

/** Whether a font has a character. */
export type HasCharacter = (character: string) => boolean;

/** What stands for a character that no font of the document has. */
const replacement = "\ufffd";

/** A word of more characters may be broken, after each so many: pdfmake makes a column as wide as its longest word, whatever the paper. */
const [longWord, pieceLength] = [40, 10];
/** Where a word may be broken, which prints as nothing. */
const breakPlace = "\u200b";

const breakable = (text: string): string =>
  text.replaceAll(new RegExp(`[^\\s\u200b]{${longWord},}`, "gu"), (word) =>
    word.replaceAll(new RegExp(`.{${pieceLength}}(?=.)`, "gu"), `$&${breakPlace}`),
  );

/**
 * Texts as the document prints them. pdfmake takes no other font where one lacks a character, so a text is split into runs; narrow spaces, which few
 * fonts have, become ones that do not break either.
 */
export class TextRuns {
  readonly #inText: HasCharacter;
  readonly #inFormulas: HasCharacter;
  readonly #missing = new Set<string>();

  constructor(inText: HasCharacter, inFormulas: HasCharacter) {
    this.#inText = inText;
    this.#inFormulas = inFormulas;
  }

  /** Characters that were asked for and that no font has. */
  get missing(): readonly string[] {
    return [...this.#missing];
  }

  /** Characters of a text with the font of each: `true` is that of formulas. */
  #character(character: string): readonly [character: string, isFormula: boolean] {
    if (this.#inText(character) || character === "\n" || character === breakPlace) return [character, false];
    if (this.#inFormulas(character)) return [character, true];
    // Marks that only tell how letters are joined or written have nothing to print.
    if (/\p{Default_Ignorable_Code_Point}/u.test(character)) return ["", false];
    this.#missing.add(character);
    return [replacement, false];
  }

  /** A text as pdfmake takes it. */
  of(text: string): string | readonly (string | PdfNode)[] {
    const plain = breakable(text.normalize("NFC").replaceAll(/[\u202f\u2009\u2007]/g, "\u00a0"));
    const runs: { text: string; isFormula: boolean }[] = [];
    for (const each of plain) {
      const [character, isFormula] = this.#character(each);
      const last = runs.at(-1);
      if (last?.isFormula === isFormula) last.text += character;
      else runs.push({ text: character, isFormula });
    }
    if (runs.every(({ isFormula }) => !isFormula)) return runs[0]?.text ?? "";
    return runs.map((run) => (run.isFormula ? { text: run.text, font: formulaFamily } : run.text));
  }
}
