import { isRowId } from "../../kernel/index.ts";
import { importedId } from "../index.ts";

/** Letters of an identifier that are kept in front of its hash. */
const keptLetters = 16;

/** The id of the row of an identifier of a model: itself where it can be one, or else its beginning and a hash. The same in each import. */
export function rowIdOf(id: string): string {
  const text: string = id;
  if (isRowId(id)) return id;
  const start = text.replaceAll(/[^\w-]+/g, "-").slice(0, keptLetters);
  return `${start}-${importedId({ fileId: "" }, id)}`;
}
