import { valueAt, type ListField } from "@org/hvac-core/kernel";
import type { ListSource } from "../src/rows/source.ts";
import type { AnyCalculator, AnyOutcome, FormInput, Row } from "../src/state/formInput.ts";

/** A list of an input, as its form and its table use it. */
export function sourceOf(definition: AnyCalculator, input: FormInput, path: string): ListSource {
  const complete = definition.complete(input);
  let outcome: AnyOutcome | undefined;
  return {
    state: {
      definition,
      input,
      complete,
      blankUnits: {},
      unparsed: {},
      errors: {},
      // Only exports need it; most tests only import.
      get outcome() {
        return (outcome ??= definition.calculate(input));
      },
    },
    path,
    list: definition.fields[path] as ListField,
    scope: { values: complete, fields: definition.fields },
    rows: complete[path] as readonly Row[],
    inputRows: (valueAt(input, path) ?? []) as readonly Row[],
    preferredUnits: {},
  };
}
