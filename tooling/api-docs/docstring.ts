import type ts from "typescript";

/** A docstring, taken apart. Links in its texts are written as Markdown already. */
export interface Docstring {
  readonly text: string;
  readonly parameters: ReadonlyMap<string, string>;
  readonly returns?: string;
  readonly throws: readonly { readonly error: string | undefined; readonly when: string }[];
  /** `@source` tags as written: `key, locator`. */
  readonly sources: readonly string[];
  readonly see: readonly string[];
  /** `@equation` tags, in the grammar of the sheets: `p_v = ρ * V^2 / 2`. */
  readonly equations: readonly string[];
  readonly deprecated?: string;
  readonly examples: readonly string[];
}

/** How `{@link name}` is written; `place` says where the name is declared, see `placeOf`. */
export type WriteLink = (place: string | undefined, text: string) => string;

interface Documented {
  getDocumentationComment(checker: ts.TypeChecker | undefined): ts.SymbolDisplayPart[];
  getJsDocTags(checker?: ts.TypeChecker): ts.JSDocTagInfo[];
}

/** Reads the docstring of a symbol, or of one signature of an overloaded function. */
export function docstringOf(documented: Documented, checker: ts.TypeChecker, writeLink: WriteLink): Docstring {
  const write = (parts: readonly ts.SymbolDisplayPart[] | undefined): string => textOf(parts ?? [], writeLink).trim();
  const tags = documented.getJsDocTags(checker);
  const texts = (name: string): string[] => tags.filter((tag) => tag.name === name).map((tag) => write(tag.text));
  const parameters = tags.filter((tag) => tag.name === "param").map((tag): [string, string] => parameterOf(tag, write));
  const [returns] = [...texts("returns"), ...texts("return")];
  const [deprecated] = texts("deprecated");
  return {
    text: write(documented.getDocumentationComment(checker)),
    parameters: new Map(parameters),
    throws: texts("throws").map((text) => {
      const [, error, when = text] = /^\{([^}]*)\}\s*([^]*)$/.exec(text) ?? [];
      return { error, when };
    }),
    sources: texts("source"),
    // The compiler takes the first word of a `@see` for a name and puts a space behind it.
    see: texts("see").map((text) => text.replace(/^(\S+) (?=[/,.;:)])/, "$1")),
    equations: texts("equation"),
    examples: texts("example"),
    ...(returns !== undefined && { returns }),
    ...(deprecated !== undefined && { deprecated }),
  };
}

function parameterOf(tag: ts.JSDocTagInfo, write: (parts: readonly ts.SymbolDisplayPart[]) => string): [string, string] {
  const [name, ...rest] = tag.text ?? [];
  return [name?.text ?? "", write(rest).replace(/^[-–]\s+/, "")];
}

/** The compiler hands a link over in pieces: `{@link `, the name with its target or a text alone, `}`. */
function textOf(parts: readonly ts.SymbolDisplayPart[], writeLink: WriteLink): string {
  let text = "";
  let link: { place?: string; text: string } | undefined;
  for (const part of parts) {
    if (link && part.text === "}") {
      text += writeLink(link.place, link.text);
      link = undefined;
    } else if (part.kind === "link") link = { text: "" };
    else if (part.kind === "linkName") {
      const { fileName, textSpan } = (part as ts.JSDocLinkDisplayPart).target;
      link = { place: placeOf(fileName, textSpan.start), text: part.text.trim() };
    } else if (link) link.text = part.text.trim();
    else text += part.text;
  }
  return text;
}

/** Place of a declaration, as a key. */
export function placeOf(file: string, start: number): string {
  return `${file}:${start}`;
}

/** The first sentence of a text, for a table of contents. */
export function firstSentence(text: string): string {
  const paragraph = text.split(/\n\s*\n/)[0]!.replaceAll(/\s+/g, " ");
  return /^.*?[^.\s]{2}[.:](?=\s[A-Z]|$)/.exec(paragraph)?.[0].replace(/:$/, ".") ?? paragraph;
}
