import { rowName } from "../../kernel/index.ts";
import { alone } from "./asSystem.ts";
import type { SectionRow } from "./duct.ts";
import { systemFields } from "./system/systemFields.ts";

/** The name of a section: the one that is entered, else its number. A single duct has none. */
export function sectionName(rows: readonly SectionRow[], index: number): string {
  const row = rows[index]!;
  return row.id === alone ? "" : rowName(systemFields.sections, row, index);
}
