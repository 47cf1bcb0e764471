import { appliedOption } from "@org/hvac-core/internal";
import { assumedNames, type OptionDefault } from "@org/hvac-core/kernel";
import type { FormScope } from "./formScope.ts";
import { texts } from "./texts.ts";

/** The default that an option gives a field, and its origin in words: “from space type”. */
export interface DefaultOrigin {
  readonly given: OptionDefault<unknown>;
  readonly words: string;
}

const origins = new WeakMap<OptionDefault<unknown>, DefaultOrigin>();

/** The label of the nearest field of a name. */
function labelOf(name: string, scope: FormScope | undefined): string {
  for (let level = scope; level; level = level.around) if (Object.hasOwn(level.fields, name)) return level.fields[name]!.label;
  return name;
}

/**
 * The origin of a default that an option gives, such as a space type; undefined for a value that was entered, and for any other default.
 *
 * @param isAssumed whether nobody entered the value; by default what the values of the scope say
 */
export function defaultOrigin(
  name: string,
  scope: FormScope,
  isAssumed = assumedNames(scope.values).includes(name),
): DefaultOrigin | undefined {
  const field = scope.fields[name];
  const given = appliedOption(scope.fields, name, scope, isAssumed);
  if (!given || !field || !("defaultBy" in field)) return undefined;
  // The same object for a default, so that a field with the same props is not rendered again.
  const known = origins.get(given);
  if (known) return known;
  const origin = { given, words: texts.from(labelOf(field.defaultBy?.choices[0] ?? "", scope)) };
  origins.set(given, origin);
  return origin;
}
