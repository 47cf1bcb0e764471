/**
 * Several of what a noun of plain English names.
 *
 * @param noun one of them, in lower case
 * @returns their plural
 * @example
 * ```ts
 * import { plural } from "@org/hvac-core/internal";
 * plural("room"); // "rooms"
 * plural("process"); // "processes"
 * plural("capacity"); // "capacities"
 * ```
 */
export function plural(noun: string): string {
  if (/(?:s|x|z|ch|sh)$/.test(noun)) return `${noun}es`;
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}

/**
 * A noun of plain English with its indefinite article.
 *
 * @param noun in lower case
 * @returns the article by how the noun begins in speech, a space, and the noun
 * @example
 * ```ts
 * import { withArticle } from "@org/hvac-core/internal";
 * withArticle("room"); // "a room"
 * withArticle("air handling unit"); // "an air handling unit"
 * withArticle("unit"); // "a unit"
 * ```
 */
export const withArticle = (noun: string): string => `${/^(?:[aeio]|u(?!ni|s))/.test(noun) ? "an" : "a"} ${noun}`;
