import type { Citation } from "../sources/index.ts";
import { markDecimals, type Presentation } from "./prose.ts";

/**
 * The text of a citation, as a sheet or a warning prints it.
 *
 * @param citation the source and the place in it
 * @param presentation decimal mark of numbers in the locator; titles and editions are as printed
 * @returns title, edition and locator in one line
 * @example
 * ```ts
 * import { citationText } from "@org/hvac-core";
 * import { fundamentals2021 } from "@org/hvac-core/sources";
 * citationText({ source: fundamentals2021, locator: "ch. 18" }); // "ASHRAE Handbook: Fundamentals (2021), ch. 18"
 * ```
 */
export function citationText({ source: { title, edition, readIn }, locator }: Citation, { decimalMark = "." }: Presentation = {}): string {
  const place = locator ? `, ${markDecimals(locator, decimalMark)}` : "";
  return title + (edition && ` (${edition})`) + place + (readIn ? `, as given by ${readIn}` : "");
}
