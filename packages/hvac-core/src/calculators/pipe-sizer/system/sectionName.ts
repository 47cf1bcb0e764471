import { rowName } from "../../../kernel/index.ts";
import type { PipeValues } from "../schema.ts";
import { sectionsField } from "./systemFields.ts";

/** Name of a section, or else its number. */
export const sectionName = ({ sections }: Pick<PipeValues, "sections">, index: number): string =>
  rowName(sectionsField, sections[index]!, index);
