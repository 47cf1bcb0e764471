/** Whether a font has a character. */
export type HasCharacter = (character: string) => boolean;

/** What stands for a character that no font of the document has. */
const replacement = "\ufffd";

/** Characters after which a longer word may be broken. */
const [longWord, pieceLength] = [40, 10];
/** Marks a place where a word may be broken, and prints as nothing. */
export const breakPlace = "\u200b";

const breakable = (text: string): string =>
  text.replaceAll(new RegExp(`[^\\s\u200b]{${longWord},}`, "gu"), (word) =>
    word.replaceAll(new RegExp(`.{${pieceLength}}(?=.)`, "gu"), `$&${breakPlace}`),
  );

/** Part of a text in one font. */
export interface TextRun {
  readonly text: string;
  /** In the font of formulas, because that of texts lacks its characters. */
  readonly isFormula: boolean;
}

/**
 * Texts as the document prints them. PDF takes no other font where one lacks a character, so a text is split into runs; narrow spaces, which few fonts
 * have, become ones that do not break either.
 */
export class TextRuns {
  readonly #inText: HasCharacter;
  readonly #inFormulas: HasCharacter;
  readonly #missing = new Set<string>();
  readonly #split = new Map<string, readonly TextRun[]>();

  constructor(inText: HasCharacter, inFormulas: HasCharacter) {
    this.#inText = inText;
    this.#inFormulas = inFormulas;
  }

  /** Characters that were asked for and that no font has. */
  get missing(): readonly string[] {
    return [...this.#missing];
  }

  #character(character: string): TextRun {
    if (this.#inText(character) || character === "\n" || character === breakPlace) return { text: character, isFormula: false };
    if (this.#inFormulas(character)) return { text: character, isFormula: true };
    // Marks that only tell how letters are joined or written have nothing to print.
    if (/\p{Default_Ignorable_Code_Point}/u.test(character)) return { text: "", isFormula: false };
    this.#missing.add(character);
    return { text: replacement, isFormula: false };
  }

  #splitText(text: string): readonly TextRun[] {
    const plain = breakable(text.normalize("NFC").replaceAll(/[\u202f\u2009\u2007]/g, "\u00a0"));
    const runs: { text: string; isFormula: boolean }[] = [];
    for (const each of plain) {
      const { text: character, isFormula } = this.#character(each);
      const last = runs.at(-1);
      if (last?.isFormula === isFormula) last.text += character;
      else runs.push({ text: character, isFormula });
    }
    return runs;
  }

  /** The runs of a text; those of one that was asked for before are kept. */
  runsOf(text: string): readonly TextRun[] {
    const known = this.#split.get(text);
    if (known) return known;
    const runs = this.#splitText(text);
    this.#split.set(text, runs);
    return runs;
  }
}
