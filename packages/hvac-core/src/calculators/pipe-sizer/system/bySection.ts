import { joinPath, type WarningStatement } from "../../../kernel/index.ts";
import type { SectionCalculation } from "./sectionCalculation.ts";

/** A warning of a section, at a field of its row. */
type SectionWarning = Omit<WarningStatement, "field"> & { readonly field: string };

/** A warning of each of some sections. */
export function bySection(
  sections: readonly SectionCalculation[],
  warn: (section: SectionCalculation) => SectionWarning,
): WarningStatement[] {
  return sections.map((section) => {
    const warning = warn(section);
    return { ...warning, field: joinPath("sections", section.id, warning.field) };
  });
}
