/** Whether all words of a search are somewhere in the texts, in any case and with or without accents. */
export function matches(search: string, ...texts: readonly string[]): boolean {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const text = plain(texts.join("\n"));
  return words.every((word) => text.includes(word));
}

function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
