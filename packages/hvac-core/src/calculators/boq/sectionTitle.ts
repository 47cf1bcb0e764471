import { workSections } from "../../costing/index.ts";
import type { BillValues } from "./schema.ts";

/** A section as it is read: with its title, where the standard has one for its number. */
export function sectionTitle(section: string, standard: BillValues["standard"]): string {
  if (section === "") return "Without a section";
  if (standard === "own") return section;
  const known = workSections[standard].sections.find(({ code }) => code === section);
  return known ? `${section} ${known.title}` : section;
}
