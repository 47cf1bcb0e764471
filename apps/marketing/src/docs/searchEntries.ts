import type { Reference } from "./reference.ts";
import { foldWord, wordsOf, type SearchEntry } from "./searchIndex.ts";

/** What the search is told of a page: every word once, and none that its name or first sentence has already. */
export function searchEntry({ id, data: { name, kind, module, summary, words } }: Pick<Reference, "id" | "data">): SearchEntry {
  const told = new Set(wordsOf(`${name} ${summary}`).map(foldWord));
  const further = [...new Set(wordsOf(words).map(foldWord))].filter((word) => !told.has(word));
  return { path: id, name, kind, module, summary, words: further.join(" ") };
}
