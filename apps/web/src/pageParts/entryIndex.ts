import { foldText, hasAllWords } from "@org/form/search";
import MiniSearch, { type SearchOptions } from "minisearch";

/** Something that the search leads to or does. */
export interface SearchEntry {
  readonly id: string;
  /** Heading of its results. */
  readonly group: string;
  readonly label: string;
  /** Shown beneath the label, and searched. */
  readonly description?: string;
  /** Searched and not shown: other words for the label. */
  readonly keywords?: string;
  /** Time of its last change, in milliseconds since 1970: of two entries that match equally well the later comes first. */
  readonly changedAt?: number;
}

const otherTexts = ({ keywords = "", description = "" }: SearchEntry): string => `${keywords} ${description}`;

/** Words are searched by their beginnings: “sign” does not mean “design”. The length of a text makes no difference: a later change counts more. */
const byBeginnings: SearchOptions = { prefix: true, combineWith: "AND", boost: { label: 3 }, bm25: { k: 1.2, b: 0, d: 0.5 } };
/** Words with a mistake in typing: a letter too many, missing, wrong or, in longer words, swapped with its neighbour. */
const withMistakes: SearchOptions = { ...byBeginnings, fuzzy: (word) => (word.length < 5 ? false : word.length < 6 ? 1 : 2) };

/** Entries that can be searched, of which there may be thousands. */
export class EntryIndex<E extends SearchEntry> {
  readonly entries: readonly E[];
  #index: MiniSearch<E> | undefined;

  constructor(entries: readonly E[]) {
    this.entries = entries;
  }

  /** Entries in which every word of the search begins a word, best first; without any, those with the words inside of words, and then those with mistakes. */
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
      .filter((entry) => hasAllWords(search, entry.label, otherTexts(entry)))
      .map((entry) => ({ entry, score: hasAllWords(search, entry.label) ? 1 : 0 }));
  }
}

interface Scored<E> {
  readonly entry: E;
  readonly score: number;
}

function indexOf<E extends SearchEntry>(entries: readonly E[]): MiniSearch<E> {
  const places = new Map(entries.map((entry, place) => [entry, place]));
  const index = new MiniSearch<E>({
    fields: ["label", "others"],
    extractField: (entry, field) => (field === "id" ? places.get(entry) : field === "label" ? entry.label : otherTexts(entry)) as string,
    tokenize: (text) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean),
    processTerm: foldText,
  });
  index.addAll(entries);
  return index;
}

/** Labels that are the search come first, then those that begin with it or have it within, then the others by their scores; of two that are equal the later changed. */
function inOrder<E extends SearchEntry>(results: readonly Scored<E>[], search: string): readonly E[] {
  const whole = foldText(search.trim());
  const rankOf = ({ label }: SearchEntry): number => {
    const text = foldText(label);
    return text === whole ? 3 : text.startsWith(whole) ? 2 : ` ${text}`.includes(` ${whole}`) ? 1 : 0;
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

/** Entries by their groups: the group of the best entry first, and each group in the order of the results. */
export function byGroup<E extends SearchEntry>(entries: readonly E[]): readonly (readonly [E["group"], readonly E[]])[] {
  return [...Map.groupBy(entries, ({ group }): E["group"] => group)];
}
