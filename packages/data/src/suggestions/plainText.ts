/** Invisible characters that may turn, hide or join text: control and format characters, with bidi overrides. */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu;
const tag = /<\/?[a-z!?][^<>]*>/giu;
const link = /!?\[([^\][]*)\]\([^()]*\)/gu;
/** Beginnings that a spreadsheet reads as a formula, and marks of lists and headings. */
const opening = /^[\s=+@\-–−—*#>`|•'"]+/u;

/** The text without tags, however they are nested. */
function withoutMarkup(text: string): string {
  const next = text.replaceAll(tag, " ").replaceAll(link, "$1");
  return next === text ? text : withoutMarkup(next);
}

/**
 * A text of unknown origin as one line of plain text: without markup, invisible characters and beginnings of formulas.
 *
 * @param text any text; very long ones are cut before they are read
 */
export function plainText(text: string): string {
  const visible = text
    .slice(0, 10_000)
    .toWellFormed()
    .replaceAll(/[\p{White_Space}]+/gu, " ")
    .replaceAll(invisible, "")
    .replaceAll("\uFFFD", "");
  return withoutMarkup(visible).replaceAll(/\s+/gu, " ").replace(opening, "").trim();
}

/** Whether a text contains an address. */
export const hasAddress = (text: string): boolean => /(?:\b(?:https?|javascript|data|file|mailto):|\bwww\.)/iu.test(text);
