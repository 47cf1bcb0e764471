import type { Citation, Source } from "../sources/index.ts";
import { presentNumbers, type Presentation } from "./prose.ts";

/**
 * The text of a citation, as a sheet or a warning prints it next to what it supports.
 *
 * @param citation the source and the place in it
 * @param presentation marks of numbers in the locator; titles and editions are as printed
 * @returns title, edition and locator in one line
 * @example
 * ```ts
 * import { citationText } from "@org/hvac-core";
 * import { fundamentals2021 } from "@org/hvac-core/sources";
 * citationText({ source: fundamentals2021, locator: "ch. 18" }); // "ASHRAE Handbook: Fundamentals (2021), ch. 18"
 * ```
 */
export function citationText({ source: { title, edition }, locator }: Citation, presentation: Presentation = {}): string {
  return title + (edition && ` (${edition})`) + (locator ? `, ${presentNumbers(locator, presentation)}` : "");
}

/**
 * A source as a bibliography lists it. It says where something else was read in place of the original.
 *
 * @param source a publication
 * @returns title, publisher, edition and address in one line
 * @example
 * ```ts
 * import { sourceText } from "@org/hvac-core";
 * sourceText({ key: "x", title: "Friction", publisher: "Moody", edition: "1944" }); // "Friction. Moody, 1944."
 * ```
 */
export function sourceText({ title, publisher, edition, url, readIn }: Source): string {
  const where = [publisher, edition].filter((part) => part !== "").join(", ");
  return `${title}.${where && ` ${where}.`}${url === undefined ? "" : ` <${url}>`}${readIn === undefined ? "" : ` Read in: ${readIn}.`}`;
}
