import type { Reference } from "./reference.ts";
import { foldWord, wordsOf, type SearchEntry } from "./searchIndex.ts";

/** Words of a page for the search: every word once, and none that its name or first sentence has already. */
export function searchEntry({ id, data: { name, kind, module, summary, words } }: Pick<Reference, "id" | "data">): SearchEntry {
  const shown = new Set(wordsOf(`${name} ${summary}`).map(foldWord));
  const further = [...new Set(wordsOf(words).map(foldWord))].filter((word) => !shown.has(word));
  return { path: id, name, kind, module, summary, words: further.join(" ") };
}
