/** A text as searches compare it: in small letters, without accents. */
export function normalizeText(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

/** The words of a search. */
export function searchWords(search: string): readonly string[] {
  return normalizeText(search).split(/\s+/).filter(Boolean);
}

/** Whether all words of a search are somewhere in the texts, in any case and with or without accents. */
export function matches(search: string, ...texts: readonly string[]): boolean {
  const words = searchWords(search);
  if (words.length === 0) return true;
  const text = normalizeText(texts.join("\n"));
  return words.every((word) => text.includes(word));
}
