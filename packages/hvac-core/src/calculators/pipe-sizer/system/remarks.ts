import type { Warning } from "../../../kernel/index.ts";
import type { SectionCalculation } from "./sectionCalculation.ts";

/** Sections that a warning names. */
const maxNamed = 3;

/** "Riser", "Riser and Floor 1", "Riser, Floor 1, Floor 2 and 4 more". */
function namesOf(sections: readonly SectionCalculation[]): string {
  const names = sections.slice(0, maxNamed).map(({ name }) => name);
  const more = sections.length - names.length;
  if (more > 0) return `${names.join(", ")} and ${more} more`;
  return names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

/** One remark for all sections that it concerns, at the first of them. */
type Remark = Omit<Warning, "message" | "field"> & {
  readonly message: (names: string, first: SectionCalculation) => string;
  readonly field: string;
};

/** A remark where any section asks for it. */
export function remarkOn(sections: readonly SectionCalculation[], { message, field, ...remark }: Remark): Warning[] {
  const [first] = sections;
  return first ? [{ ...remark, message: message(namesOf(sections), first), field: `sections.${first.id}.${field}` }] : [];
}
