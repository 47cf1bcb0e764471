import { workSections } from "../../costing/index.ts";
import type { BillValues } from "./schema.ts";

/** A section as it is read: with its title, where the standard has one for its number. */
export function sectionTitle(section: string, standard: BillValues["standard"]): string {
  if (section === "") return "Without a section";
  if (standard === "own") return section;
  const known = workSections[standard].sections.find(({ code }) => code === section);
  return known ? `${section} ${known.title}` : section;
}

const collator = new Intl.Collator("en", { numeric: true });
const isNumbered = (section: string): boolean => /^\p{L}{0,2}\d/u.test(section);

/**
 * Sections as a bill has them everywhere: headings without a number in the order in which they first come, then numbers in their order, and last
 * what is in no section.
 *
 * @param sections each once, in the order in which they first come
 * @returns the same in order
 */
export function inSectionOrder(sections: readonly string[]): readonly string[] {
  const rank = (section: string): number => (section === "" ? 2 : isNumbered(section) ? 1 : 0);
  return sections.toSorted((one, other) => rank(one) - rank(other) || (rank(one) === 1 ? collator.compare(one, other) : 0));
}
