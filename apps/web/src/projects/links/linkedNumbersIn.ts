import { isResultLink, type CompleteInput, type Fields } from "@org/hvac-core/kernel";
import { linkedNumbers, type LinkedNumber } from "@org/hvac-core/links";

const linking = new WeakMap<object, boolean>();

/** Whether anything within an object is linked. */
function holdsLink(within: object): boolean {
  const known =
    linking.get(within) ??
    Object.entries(within).some(
      ([name, value]: readonly [string, unknown]) =>
        typeof value === "object" && value !== null && ((name === "link" && isResultLink(value)) || holdsLink(value)),
    );
  linking.set(within, known);
  return known;
}

const none: readonly LinkedNumber[] = [];

/** The linked numbers of an input that nobody changes in place: of thousands of rows, those are searched that an edit has changed. */
export const linkedNumbersIn = (fields: Fields, input: CompleteInput): readonly LinkedNumber[] =>
  holdsLink(input) ? linkedNumbers(fields, input) : none;
