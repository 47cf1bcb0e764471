import { rowName } from "../../../kernel/index.ts";
import type { PipeValues } from "../schema.ts";
import { sectionsField } from "./systemFields.ts";

/** What a section is called: by its name, else by its number. */
export const sectionName = ({ sections }: Pick<PipeValues, "sections">, index: number): string =>
  rowName(sectionsField, sections[index]!, index);
