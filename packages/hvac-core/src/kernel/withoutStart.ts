import { assumedNames, withAssumed } from "./assumed.ts";
import { completeInput } from "./complete.ts";
import { optionDefaultOf } from "./conditions.ts";
import type { Fields } from "./fields.ts";
import type { CalculatorInput } from "./inputs.ts";
import { isTypedQuantity } from "./quantities.ts";

const isSame = (value: unknown, other: unknown): boolean =>
  isTypedQuantity(value) && isTypedQuantity(other) ? value.value === other.value && value.unit === other.unit : value === other;

/**
 * An input without the values that a new page starts with, where an option has defaults for their fields: nobody entered them. Their marks go with
 * them.
 *
 * @param starts inputs of a new page, by unit system
 * @param choice name of the choice
 * @param option the option that is about to be selected
 */
export function withoutStart<T extends CalculatorInput<Fields>>(
  fields: Fields,
  input: T,
  starts: readonly CalculatorInput<Fields>[],
  choice: string,
  option: string,
): T {
  const follows = Object.entries(fields).flatMap(([name, field]) =>
    "defaultBy" in field && field.defaultBy?.choices[0] === choice && input[name] !== undefined ? [[name, field.defaultBy] as const] : [],
  );
  if (follows.length === 0) return input;
  const complete = completeInput(fields, input);
  const scope = { values: { ...complete, [choice]: option } };
  const pages = starts.map((start) => ({ start, complete: completeInput(fields, start) }));
  const isOfStart = (name: string): boolean =>
    pages.some((page) => page.start[name] !== undefined && isSame(complete[name], page.complete[name]));
  const left = new Set(
    follows.flatMap(([name, defaultBy]) => (optionDefaultOf<unknown>(defaultBy, scope) && isOfStart(name) ? [name] : [])),
  );
  if (left.size === 0) return input;
  const others = Object.fromEntries(Object.entries(input).filter(([name]) => !left.has(name)));
  return withAssumed(
    others,
    assumedNames(input).filter((name) => !left.has(name)),
  ) as T;
}
