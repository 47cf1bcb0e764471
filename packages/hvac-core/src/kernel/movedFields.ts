import { assumedNames, withAssumed } from "./assumed.ts";

/* Entries of some fields, moved from one place of an input to another: from the input itself into a row, and back. */

/** An input, or a row of one, as it is entered. */
export type Entered = Readonly<Record<string, unknown>>;

/** Whether a field was entered, and not left to its default. */
export const isEntered = (input: Entered, name: string): boolean => input[name] !== undefined && !assumedNames(input).includes(name);

/** The entered values of some fields. */
export function enteredOf(input: Entered, names: readonly string[]): Entered {
  return Object.fromEntries(names.flatMap((name) => (isEntered(input, name) ? [[name, input[name]]] : [])));
}

/** An input with new entries and with some fields cleared, which have their defaults again. */
export function withFields(input: Entered, entered: Entered, cleared: readonly string[] = []): Entered {
  const left = Object.entries(input).filter(([name]) => !cleared.includes(name));
  return withAssumed(
    { ...Object.fromEntries(left), ...entered },
    assumedNames(input).filter((name) => !cleared.includes(name) && !Object.hasOwn(entered, name)),
  );
}

/** What one states of some fields, in place of what the other does. Fields that were not entered have their defaults again. */
export const moved = (from: Entered, to: Entered, names: readonly string[]): Entered => withFields(to, enteredOf(from, names), names);

/** The rows of a list as they are entered. */
export const enteredRows = (input: Entered, list: string): readonly Entered[] =>
  Array.isArray(input[list]) ? (input[list] as readonly Entered[]) : [];
