import { getCollection, type CollectionEntry } from "astro:content";

export type Reference = CollectionEntry<"reference">;

/** Every page of the reference, in the order of the library. */
export async function allReference(): Promise<readonly Reference[]> {
  return getCollection("reference");
}

/** The modules with the calculators last, as the side of every page lists them. */
export function modulesOf(pages: readonly Reference[]): readonly Reference[] {
  const modules = pages.filter(({ data }) => data.kind === "module");
  const depth = ({ id }: Reference): number => (id.startsWith("calculators") ? 1 : 0);
  return modules.toSorted((a, b) => depth(a) - depth(b) || a.id.localeCompare(b.id));
}

const longestDescription = 160;

/** Description of a page for search engines: its first sentence, or its kind without one. */
export function descriptionOf({ kind, title, summary, importName }: Reference["data"]): string {
  const what = kind === "module" ? `Reference of ${importName}` : `${title} of ${importName}`;
  const text = !/\w/.test(summary)
    ? `${what}: how it is declared, and what refers to it in the library of HVAC formulas.`
    : `${what}: ${summary}`;
  if (text.length <= longestDescription) return text;
  return `${text.slice(0, text.lastIndexOf(" ", longestDescription - 1))}…`;
}
