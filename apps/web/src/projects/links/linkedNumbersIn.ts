import { isResultLink, type CompleteInput, type Fields } from "@org/hvac-core/kernel";
import { linkedNumbers, type LinkedNumber } from "@org/hvac-core/links";

/** Whether lists and their rows hold a link. Numbers are not kept: there are ten times as many. */
const linking = new WeakMap<object, boolean>();

function holdsLink(within: object): boolean {
  if (Array.isArray(within)) return within.some((row: unknown) => typeof row === "object" && row !== null && isLinking(row));
  for (const [name, value] of Object.entries(within) as readonly (readonly [string, unknown])[]) {
    if (typeof value !== "object" || value === null) continue;
    if ((name === "link" && isResultLink(value)) || (Array.isArray(value) ? isLinking(value) : holdsLink(value))) return true;
  }
  return false;
}

function isLinking(listOrRow: object): boolean {
  const known = linking.get(listOrRow) ?? holdsLink(listOrRow);
  linking.set(listOrRow, known);
  return known;
}

const none: readonly LinkedNumber[] = [];

/** The linked numbers of an input that nobody changes in place: of thousands of rows, those are searched that an edit has changed. */
export const linkedNumbersIn = (fields: Fields, input: CompleteInput): readonly LinkedNumber[] =>
  holdsLink(input) ? linkedNumbers(fields, input) : none;
