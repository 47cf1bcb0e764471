/** What takes no place on the screen and may still turn, hide or join text: control and format characters, bidi overrides among them. */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu;
const tag = /<\/?[a-z!?][^<>]*>/giu;
const link = /!?\[([^\][]*)\]\([^()]*\)/gu;
/** What a spreadsheet takes for the beginning of a formula, and marks of lists and headings. */
const opening = /^[\s=+@\-–−—*#>`|•'"]+/u;

/** Without tags, however they are put into each other. */
function withoutMarkup(text: string): string {
  const next = text.replaceAll(tag, " ").replaceAll(link, "$1");
  return next === text ? text : withoutMarkup(next);
}

/**
 * A text of unknown origin as one line of plain text: without markup, invisible characters and what begins a formula.
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

/** Whether a text leads somewhere outside. */
export const hasAddress = (text: string): boolean => /(?:\b(?:https?|javascript|data|file|mailto):|\bwww\.)/iu.test(text);
