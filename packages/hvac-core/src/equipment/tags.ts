/** A run of n in braces stands for a number with at least as many digits: `{nn}` for 07; `{level}` for the level that the equipment stands on. */
const tokens = /\{(n+|level)\}/gi;

/** Signs that a level may have within a tag. */
const levelInTag = (level: string): string => level.trim().replaceAll(/\s+/g, "-");

/** Tags that differ in case and blanks alone name the same thing on a drawing. */
export const plainTag = (tag: string): string => tag.trim().replaceAll(/\s+/g, " ").toUpperCase();

/**
 * Writes a tag by a pattern.
 *
 * @param pattern text with `{n}`, `{nn}`, `{nnn}` for the number and `{level}` for the level; without a number it stands at the end
 * @param number which one, a whole number from 1
 * @param level where it stands; nothing of it is written where it is empty
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
  // Without a level the sign that would part it from the rest goes, too.
  const placed = level.trim() === "" ? numbered.replaceAll(/\{level\}[-./ _]?/gi, "") : numbered;
  return placed.replaceAll(tokens, (_, token: string) =>
    token.toLowerCase() === "level" ? levelInTag(level) : String(number).padStart(token.length, "0"),
  );
}

/**
 * The next tag by a pattern that no equipment has yet: the lowest free number.
 *
 * @param pattern as for {@link tagOf}
 * @param taken tags of all equipment there is
 * @param level where the equipment stands; empty for none
 * @returns a tag that is not among those taken, whatever their case
 * @example
 * ```ts
 * import { nextTag } from "@org/hvac-core/equipment";
 * nextTag("P-{nn}", ["P-01", "p-02", "P-04"], ""); // "P-03"
 * ```
 */
export function nextTag(pattern: string, taken: Iterable<string>, level: string): string {
  const known = new Set([...taken].map(plainTag));
  let number = 1;
  while (known.has(plainTag(tagOf(pattern, number, level)))) number++;
  return tagOf(pattern, number, level);
}

/**
 * Which tags stand more than once; empty ones are none.
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
