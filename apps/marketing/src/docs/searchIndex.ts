import MiniSearch, { type SearchResult } from "minisearch";

/** Entry of a page in the search index. */
export interface SearchEntry {
  readonly path: string;
  readonly name: string;
  readonly kind: string;
  readonly module: string;
  readonly summary: string;
  /** Further words that should find it. */
  readonly words: string;
}

export type Found = Pick<SearchEntry, "path" | "name" | "kind" | "module" | "summary">;

/** Boundaries within a name: `moistAir`, `R134a`, `aWeightingAt`. */
const partOfName = /\p{Lu}+(?!\p{Ll})\d*|\p{Lu}?\p{Ll}+\d*|\d+/gu;

/** A word as written, and the parts of a name: `frictionFactor` is found by "friction", by "factor" and by itself. Units stay as they are. */
export function wordsOf(text: string): string[] {
  return text
    .split(/[\s,;:()[\]{}"“”|=<>…]+/)
    .map((word) => word.replace(/^[.'’-]+|[.'’?!-]+$/g, ""))
    .filter(Boolean)
    .flatMap((word) => {
      const parts = /^[\w.]+$/.test(word) ? (word.match(partOfName) ?? []) : [];
      return [...new Set([word, ...(parts.length > 1 ? parts : [])])];
    });
}

/** Marks that people type in other ways: Δ, superscripts and accents. */
export function foldWord(word: string): string {
  return word
    .normalize("NFKD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLowerCase();
}

export function searchIndex(entries: readonly SearchEntry[]): (query: string, limit: number) => readonly Found[] {
  const index = new MiniSearch<SearchEntry>({
    idField: "path",
    fields: ["name", "summary", "words", "module"],
    storeFields: ["path", "name", "kind", "module", "summary"],
    tokenize: wordsOf,
    processTerm: foldWord,
    searchOptions: {
      boost: { name: 6, summary: 2 },
      combineWith: "AND",
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      // Functions are what most people look for; a type often has the name of the function that gives it.
      boostDocument: (_id, _term, stored) => kindWeights[stored?.["kind"] as string] ?? 1,
    },
  });
  index.addAll(entries);
  const spaced = (query: string): string => wordsOf(query).join(" ");
  return (query, limit) => {
    const all = index.search(spaced(query));
    const results: readonly SearchResult[] = all.length > 0 ? all : index.search(spaced(query), { combineWith: "OR" });
    return results.slice(0, limit).map(({ path, name, kind, module, summary }) => ({ path, name, kind, module, summary }));
  };
}

const kindWeights: Readonly<Record<string, number>> = { module: 1.6, function: 1.4, class: 1.1, constant: 1, type: 0.8 };
