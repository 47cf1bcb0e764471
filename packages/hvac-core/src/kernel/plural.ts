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
