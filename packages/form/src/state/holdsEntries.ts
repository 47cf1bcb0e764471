import { complete, isSame, openInput, startInput, type FormInput, type WorkedExample } from "./formInput.ts";
import type { CalculatorState } from "./calculatorState.ts";

/**
 * Whether a page or file holds entries of the user: anything except a new page, an empty file, or an unchanged example. Files contain their defaults, so
 * complete inputs are compared.
 *
 * @param worked worked examples, where they are loaded
 */
export function holdsEntries(
  { definition, input, unparsed }: Pick<CalculatorState, "definition" | "input" | "unparsed">,
  worked: readonly WorkedExample[] = [],
): boolean {
  if (Object.keys(unparsed).length > 0) return true;
  const completed = complete(definition, input);
  const holds = (other: FormInput): boolean => isSame(completed, complete(definition, other));
  const { unitSystem } = input;
  if (holds(startInput(definition, unitSystem, definition.currency && input[definition.currency]))) return false;
  const examples: readonly object[] = [
    ...definition.examples.flatMap((example) => Object.values(example.input)),
    ...worked.map((each) => each.input),
  ];
  return !examples.some((example) => holds(openInput(definition, example).input));
}
