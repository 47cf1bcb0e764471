/** A text as searches compare it: in small letters, without accents, with plain digits for raised ones. "Büro" is found by "buro", "m²" by "m2". */
export function foldText(text: string): string {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

/** The words of a search. */
export function searchWords(search: string): readonly string[] {
  return foldText(search).split(/\s+/).filter(Boolean);
}

/** Whether the texts together have all words of a search, in any order and within other words too. */
export function hasAllWords(search: string, ...texts: readonly string[]): boolean {
  const words = searchWords(search);
  if (words.length === 0) return true;
  const text = foldText(texts.join("\n"));
  return words.every((word) => text.includes(word));
}

/**
 * Items whose texts have all words of a search. Items with a text that begins with the search come first, then those with a text that begins with its
 * first word.
 */
export function matching<Item>(items: readonly Item[], search: string, textsOf: (item: Item) => readonly string[]): readonly Item[] {
  const words = searchWords(search);
  const [first] = words;
  if (first === undefined) return items;
  const whole = words.join(" ");
  const rank = (item: Item): number => {
    const texts = textsOf(item).map(foldText);
    return texts.some((text) => text.startsWith(whole)) ? 2 : texts.some((text) => text.startsWith(first)) ? 1 : 0;
  };
  return items
    .filter((item) => hasAllWords(search, ...textsOf(item)))
    .map((item) => ({ item, rank: rank(item) }))
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ item }) => item);
}
