import { workSections } from "../../costing/index.ts";
import type { BillValues } from "./schema.ts";

/** Section number with its title, where the standard has one. */
export function sectionTitle(section: string, standard: BillValues["standard"]): string {
  if (section === "") return "Without a section";
  if (standard === "own") return section;
  const match = workSections[standard].sections.find(({ code }) => code === section);
  return match ? `${section} ${match.title}` : section;
}

const collator = new Intl.Collator("en", { numeric: true });
const isNumbered = (section: string): boolean => /^\p{L}{0,2}\d/u.test(section);

/**
 * Sections in the order of a bill: headings without a number in the order in which they first come, then section numbers in numerical order, and
 * last the items without a section.
 *
 * @param sections each once, in the order in which they first come
 * @returns the same sections, in order
 */
export function inSectionOrder(sections: readonly string[]): readonly string[] {
  const rank = (section: string): number => (section === "" ? 2 : isNumbered(section) ? 1 : 0);
  return sections.toSorted((a, b) => rank(a) - rank(b) || (rank(a) === 1 ? collator.compare(a, b) : 0));
}
