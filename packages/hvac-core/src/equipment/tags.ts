/** Tokens of a pattern: letters n in braces are a number with at least as many digits, `{nn}` for 07; `{level}` is the level of the equipment. */
const tokens = /\{(n+|level)\}/gi;

/** Level as written within a tag. */
const levelInTag = (level: string): string => level.trim().replaceAll(/\s+/g, "-");

/** Tag without differences of case and spaces, which do not distinguish equipment on a drawing. */
export const plainTag = (tag: string): string => tag.trim().replaceAll(/\s+/g, " ").toUpperCase();

/**
 * Writes a tag by a pattern.
 *
 * @param pattern text with `{n}`, `{nn}`, `{nnn}` for the number and `{level}` for the level; without a number it is at the end
 * @param number number of the equipment, a whole number from 1
 * @param level level of the equipment; may be empty
 * @returns the tag
 * @example
 * ```ts
 * import { tagOf } from "@org/hvac-core/equipment";
 * tagOf("AHU-{level}-{nn}", 7, "L3"); // "AHU-L3-07"
 * tagOf("AHU-{level}-{nn}", 7, ""); // "AHU-07"
 * ```
 */
export function tagOf(pattern: string, number: number, level: string): string {
  const numbered = /\{n+\}/i.test(pattern) ? pattern : `${pattern}{n}`;
  // Without a level, the separator after it is removed as well.
  const placed = level.trim() === "" ? numbered.replaceAll(/\{level\}[-./ _]?/gi, "") : numbered;
  return placed.replaceAll(tokens, (_, token: string) =>
    token.toLowerCase() === "level" ? levelInTag(level) : String(number).padStart(token.length, "0"),
  );
}

/**
 * Next free tag by a pattern, with the lowest free number.
 *
 * @param pattern as for {@link tagOf}
 * @param taken tags of all equipment
 * @param level level of the equipment; may be empty
 * @returns a tag that is not among those taken, whatever their case
 * @example
 * ```ts
 * import { nextTag } from "@org/hvac-core/equipment";
 * nextTag("P-{nn}", ["P-01", "p-02", "P-04"], ""); // "P-03"
 * ```
 */
export function nextTag(pattern: string, taken: Iterable<string>, level: string): string {
  const takenTags = new Set([...taken].map(plainTag));
  let number = 1;
  while (takenTags.has(plainTag(tagOf(pattern, number, level)))) number++;
  return tagOf(pattern, number, level);
}

/**
 * Finds tags that are used more than once; empty ones are ignored.
 *
 * @param tags tags in their order
 * @returns for each tag whether another is the same, whatever its case
 * @example
 * ```ts
 * import { repeatedTags } from "@org/hvac-core/equipment";
 * repeatedTags(["P-01", "p-01 ", "P-02", "", ""]).join(); // "true,true,false,false,false"
 * ```
 */
export function repeatedTags(tags: readonly string[]): readonly boolean[] {
  const names = tags.map(plainTag);
  const counts = new Map<string, number>();
  for (const name of names) if (name !== "") counts.set(name, (counts.get(name) ?? 0) + 1);
  return names.map((name) => (counts.get(name) ?? 0) > 1);
}
