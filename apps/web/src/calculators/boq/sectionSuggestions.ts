import { inSectionOrder } from "@org/hvac-core/calculators/boq";
import { workSections } from "@org/hvac-core/costing";
import type { Suggest, Suggestion } from "@org/form/fields";

type Standard = keyof typeof workSections;

const headings = new Map<Standard, readonly Suggestion[]>();

/** Sections of a standard; empty where the headings are custom. */
function headingsOf(standard: unknown): readonly Suggestion[] {
  if (typeof standard !== "string" || !Object.hasOwn(workSections, standard)) return [];
  const known = standard as Standard;
  const standardHeadings = headings.get(known) ?? workSections[known].sections.map(({ code, title }) => ({ value: code, label: title }));
  headings.set(known, standardHeadings);
  return standardHeadings;
}

/** Headings of the selected standard and others that the bill already has, in the order of its sections. */
export const sectionSuggestions: Suggest = ({ complete }) => {
  const standardHeadings = headingsOf(complete["standard"]);
  const known = new Set(standardHeadings.map(({ value }) => value));
  const rows = (complete["items"] ?? []) as readonly { readonly workSection?: unknown }[];
  const used = new Set(
    rows.flatMap(({ workSection }) => (typeof workSection === "string" && workSection.trim() ? [workSection.trim()] : [])),
  );
  const custom = [...used].filter((section) => !known.has(section));
  if (custom.length === 0) return standardHeadings;
  const byValue = new Map([...custom.map((value) => ({ value })), ...standardHeadings].map((each) => [each.value, each]));
  return inSectionOrder([...byValue.keys()]).map((value) => byValue.get(value)!);
};
