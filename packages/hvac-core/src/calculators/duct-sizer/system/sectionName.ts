import { rowName } from "../../../kernel/index.ts";
import type { DuctValues } from "../schema.ts";
import { systemFields } from "./systemFields.ts";

/** What a section is called: by its name, else by its number. */
export const sectionName = ({ sections }: Pick<DuctValues, "sections">, index: number): string =>
  rowName(systemFields.sections, sections[index]!, index);
