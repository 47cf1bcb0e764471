import type { ChoiceField } from "./fields.ts";
import { americanSpelling } from "./spelling.ts";

/** Small letters alone, without what is written in one way or another: points, blanks, raised digits. */
const plain = (text: string): string => text.normalize("NFKC").toLowerCase().replaceAll(/[\s.]/g, "");

/**
 * The option that a text means: by its id, its label or another spelling of it, or the text itself where a choice takes any.
 *
 * @param field a choice
 * @param text as people enter it
 * @returns what is stored, or `undefined` where no option has that name
 * @example
 * ```ts
 * import { boq, optionOf } from "@org/hvac-core";
 * const { unit } = boq.fields.items.row;
 * optionOf(unit, "Sq. m"); // "m2"
 * optionOf(unit, "panel"); // "panel"
 * ```
 */
export function optionOf({ options, custom }: ChoiceField, text: string): string | undefined {
  const given = text.trim();
  if (Object.hasOwn(options, given)) return given;
  const wanted = plain(given);
  const label = plain(americanSpelling(given));
  const option = Object.keys(options).find((id) => plain(id) === wanted || plain(americanSpelling(options[id]!)) === label);
  if (option !== undefined || !custom) return option;
  if (Object.hasOwn(custom.spellings, wanted)) return custom.spellings[wanted];
  return given !== "" && given.length <= custom.maxLength ? given : undefined;
}
