import { complete, isSame, openInput, startInput, type FormInput, type WorkedExample } from "./formInput.ts";
import type { CalculatorState } from "./calculatorState.ts";

/**
 * Whether a page or file holds something that somebody entered: anything but the beginning of a new one, nothing at all, or an example as it was
 * loaded. Files state their defaults, so inputs are compared complete.
 *
 * @param worked worked examples, where they are loaded
 */
export function holdsEntries(
  { definition, input, unparsed }: Pick<CalculatorState, "definition" | "input" | "unparsed">,
  worked: readonly WorkedExample[] = [],
): boolean {
  if (Object.keys(unparsed).length > 0) return true;
  const own = complete(definition, input);
  const holds = (other: FormInput): boolean => isSame(own, complete(definition, other));
  const { unitSystem } = input;
  if (holds(startInput(definition, unitSystem, definition.currency && input[definition.currency]))) return false;
  const examples: readonly object[] = [
    ...definition.examples.flatMap((example) => Object.values(example.input)),
    ...worked.map((each) => each.input),
  ];
  return !examples.some((example) => holds(openInput(definition, example).input));
}
