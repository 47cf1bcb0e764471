import { foldText, hasAllWords } from "@org/form/search";
import { otherForms } from "./shortForms.ts";
import MiniSearch, { type SearchOptions } from "minisearch";

/** A result that the search can show. */
export interface SearchEntry {
  readonly id: string;
  /** Results of a group are shown together. */
  readonly group: string;
  readonly label: string;
  /** Shown in place of the label, and not searched: with a name that would bring the entry along with everything of that name. */
  readonly shownLabel?: string;
  /** Shown below the label, and searched. */
  readonly description?: string;
  /** Searched but not shown: synonyms of the label. */
  readonly keywords?: string;
  /** Names of its kind: they find it after entries that have the words themselves. */
  readonly kind?: string;
  /** Time of the last change, in milliseconds since 1970: of two entries with equal scores the later comes first. */
  readonly changedAt?: number;
}

/** What is searched besides the label, with the short forms of the trade, both ways: "CHW" finds chilled water. */
const otherTexts = ({ label, keywords = "", description = "" }: SearchEntry): string =>
  `${keywords} ${description} ${otherForms(`${label} ${keywords} ${description}`)}`;

/** What is searched with the least weight. */
const kindOf = ({ kind = "" }: SearchEntry): string => kind;

/** Words match by their beginnings: “sign” does not find “design”. The length of a text does not affect its score, so that the time decides. */
const byBeginnings: SearchOptions = { prefix: true, combineWith: "AND", boost: { label: 3, kind: 0.1 }, bm25: { k: 1.2, b: 0, d: 0.5 } };
/** Words with a typing error: a letter added, missing, wrong or, in longer words, swapped with the next. */
const withMistakes: SearchOptions = { ...byBeginnings, fuzzy: (word) => (word.length < 5 ? false : word.length < 6 ? 1 : 2) };

/** A search index, also of thousands of entries. */
export class EntryIndex<E extends SearchEntry> {
  readonly entries: readonly E[];
  #index: MiniSearch<E> | undefined;

  constructor(entries: readonly E[]) {
    this.entries = entries;
  }

  /** Entries in which each word of the search begins a word, best first; without such entries those that contain the words, and then those with typing errors. */
  find(search: string, maxCount: number): readonly E[] {
    if (search.trim() === "") return [];
    for (const scored of [
      () => this.#scored(search, byBeginnings),
      () => this.#containing(search),
      () => this.#scored(search, withMistakes),
    ]) {
      const results = scored();
      if (results.length > 0) return inOrder(results, search).slice(0, maxCount);
    }
    return [];
  }

  #scored(search: string, options: SearchOptions): readonly Scored<E>[] {
    this.#index ??= indexOf(this.entries);
    return this.#index.search(search, options).map(({ id, score }) => ({ entry: this.entries[id as number]!, score }));
  }

  #containing(search: string): readonly Scored<E>[] {
    return this.entries
      .filter((entry) => hasAllWords(search, entry.label, otherTexts(entry), kindOf(entry)))
      .map((entry) => ({ entry, score: hasAllWords(search, entry.label) ? 1 : 0 }));
  }
}

interface Scored<E> {
  readonly entry: E;
  readonly score: number;
}

function textOf(entry: SearchEntry, field: string): string {
  return field === "label" ? entry.label : field === "kind" ? kindOf(entry) : otherTexts(entry);
}

function indexOf<E extends SearchEntry>(entries: readonly E[]): MiniSearch<E> {
  const places = new Map(entries.map((entry, place) => [entry, place]));
  const index = new MiniSearch<E>({
    fields: ["label", "others", "kind"],
    extractField: (entry, field) => (field === "id" ? places.get(entry) : textOf(entry, field)) as string,
    tokenize: (text) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean),
    processTerm: foldText,
  });
  index.addAll(entries);
  return index;
}

/** Labels equal to the search come first, then labels that begin with it or contain it, then the others by score; of equal results the later changed one. */
function inOrder<E extends SearchEntry>(results: readonly Scored<E>[], search: string): readonly E[] {
  const foldedSearch = foldText(search.trim());
  const rankOf = ({ label }: SearchEntry): number => {
    const text = foldText(label);
    return text === foldedSearch ? 3 : text.startsWith(foldedSearch) ? 2 : ` ${text}`.includes(` ${foldedSearch}`) ? 1 : 0;
  };
  return results
    .map(({ entry, score }) => ({ entry, rank: rankOf(entry) || score / (1 + score) }))
    .toSorted(
      (a, b) =>
        b.rank - a.rank ||
        (b.entry.changedAt ?? 0) - (a.entry.changedAt ?? 0) ||
        a.entry.label.localeCompare(b.entry.label, undefined, { numeric: true }),
    )
    .map(({ entry }) => entry);
}

/** Entries grouped: the group of the best entry first, and each group in the order of the results. */
export function byGroup<E extends SearchEntry>(entries: readonly E[]): readonly (readonly [E["group"], readonly E[]])[] {
  return [...Map.groupBy(entries, ({ group }): E["group"] => group)];
}
