import type { StructureElement } from "./pdfmake.ts";
import { colors } from "./paper.ts";
import { paragraph, type Setting, type Strip } from "./strips.ts";
import type { Span } from "./typesetter.ts";

/** What a heading is of: a file of a project, a chapter, a part of the calculation, a row in it. */
export type HeadingKind = "file" | "chapter" | "part" | "row";

const looks = {
  file: { size: 16, bold: true, color: colors.ink, before: 22, after: 3 },
  chapter: { size: 12, bold: true, color: colors.brand, before: 14, after: 5 },
  part: { size: 9.5, bold: true, color: colors.ink, before: 9, after: 4 },
  row: { size: 8.5, bold: true, color: colors.brand, before: 7, after: 3 },
} as const;

/** A heading that the contents and the bookmarks list. */
export interface ListedHeading {
  readonly number: string;
  readonly title: string;
  readonly kind: "file" | "chapter";
  readonly destination: string;
  /** The strip that has its page once pages are laid out. */
  readonly strip: Strip;
}

/** Writes headings. Each stays on the page of what follows it. */
export class HeadingWriter {
  readonly listed: ListedHeading[] = [];
  readonly #setting: Setting;
  readonly #hasFiles: boolean;

  /** @param hasFiles the document has a heading for each of several files above those of its chapters */
  constructor(setting: Setting, hasFiles: boolean) {
    this.#setting = setting;
    this.#hasFiles = hasFiles;
  }

  /** The level below the title of the document, which is the first. */
  #levelOf(kind: HeadingKind): number {
    return ["file", "chapter", "part", "row"].indexOf(kind) + (this.#hasFiles ? 2 : 1);
  }

  heading(parent: StructureElement, kind: HeadingKind, spans: readonly Span[]): readonly Strip[] {
    return paragraph(this.#setting, parent, spans, { ...looks[kind], type: `H${this.#levelOf(kind)}`, isKept: true });
  }

  /** A heading that the contents list. */
  listedHeading(parent: StructureElement, kind: "file" | "chapter", number: string, title: string): readonly Strip[] {
    const destination = `heading${this.listed.length + 1}`;
    const level = this.#hasFiles && kind === "chapter" ? 2 : 1;
    const strips = paragraph(this.#setting, parent, [{ text: number === "" ? title : `${number}  ${title}` }], {
      ...looks[kind],
      type: `H${this.#levelOf(kind)}`,
      isKept: true,
      onFirst: ({ canvas, y }) => {
        canvas.destination(destination, y);
        canvas.bookmark(`${number} ${title}`.trim(), level);
      },
    });
    this.listed.push({ number, title, kind, destination, strip: strips[0]! });
    return strips;
  }
}
