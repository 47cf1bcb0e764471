import { isEntered, withFields, type Entered } from "../../../kernel/internal.ts";

/**
 * What was entered of some fields, moved to fields with other names. Fields that were not entered have their defaults again.
 *
 * @param names names in `from`, and in `to`
 */
export function renamed(from: Entered, to: Entered, names: readonly (readonly [from: string, to: string])[]): Entered {
  const entered = names.flatMap(([name, other]) => (isEntered(from, name) && from[name] !== null ? [[other, from[name]] as const] : []));
  return withFields(
    to,
    Object.fromEntries(entered),
    names.flatMap(([, other]) => (isEntered(to, other) ? [other] : [])),
  );
}
