import { inSectionOrder } from "@org/hvac-core/calculators/boq";
import { workSections } from "@org/hvac-core/costing";
import type { Suggest, Suggestion } from "@org/form/fields";

type Standard = keyof typeof workSections;

const headings = new Map<Standard, readonly Suggestion[]>();

/** The sections of a standard; none where headings are one's own. */
function headingsOf(standard: unknown): readonly Suggestion[] {
  if (typeof standard !== "string" || !Object.hasOwn(workSections, standard)) return [];
  const known = standard as Standard;
  const stated = headings.get(known) ?? workSections[known].sections.map(({ code, title }) => ({ value: code, label: title }));
  headings.set(known, stated);
  return stated;
}

/** The headings of the chosen standard, and others that the bill has already, in the order of its sections. */
export const sectionSuggestions: Suggest = ({ complete }) => {
  const stated = headingsOf(complete["standard"]);
  const known = new Set(stated.map(({ value }) => value));
  const rows = (complete["items"] ?? []) as readonly { readonly workSection?: unknown }[];
  const used = new Set(
    rows.flatMap(({ workSection }) => (typeof workSection === "string" && workSection.trim() ? [workSection.trim()] : [])),
  );
  const own = [...used].filter((section) => !known.has(section));
  if (own.length === 0) return stated;
  const byValue = new Map([...own.map((value) => ({ value })), ...stated].map((each) => [each.value, each]));
  return inSectionOrder([...byValue.keys()]).map((value) => byValue.get(value)!);
};
