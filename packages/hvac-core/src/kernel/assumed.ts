import { joinPath, pathSegments, valueAt, type Path } from "./path.ts";
import { isRecord } from "./readPass.ts";

/**
 * Key next to the fields of a complete input, or of a group or row in it, with the names of those that nobody entered, in alphabetical order. Their
 * values are the defaults of when it was completed.
 */
export const assumedKey = "assumed";

export const isListOfNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((name) => typeof name === "string");

/** The names of the fields of an input, group or row that are marked as assumed. What is no list of names says nothing. */
export function assumedNames(input: Readonly<Record<string, unknown>>): readonly string[] {
  const names = input[assumedKey];
  return isListOfNames(names) ? names : [];
}

/** The same input, group or row, with these names marked and no others. */
export function withAssumed<T extends Readonly<Record<string, unknown>>>(input: T, names: Iterable<string>): T {
  const { [assumedKey]: _, ...others } = input;
  const sorted = [...new Set(names)].toSorted();
  return (sorted.length === 0 ? others : { ...others, [assumedKey]: sorted }) as T;
}

/**
 * An input, group or row in which values were entered: none of them is assumed any more. This is how a complete input is edited: a plain spread leaves
 * the marks as they are. `calculate` does not believe them where the value can be no default of its field; a value that is a default stays assumed.
 *
 * @param input the input, group or row
 * @param entered values by the names of its fields
 * @returns a copy
 * @example
 * ```ts
 * import { withEntered } from "@org/hvac-core/kernel";
 * withEntered({ id: "a", length: 2, width: 1, assumed: ["length", "width"] }, { length: 3 }); // { id: "a", length: 3, width: 1, assumed: ["width"] }
 * ```
 */
export function withEntered<T extends Readonly<Record<string, unknown>>>(input: T, entered: Readonly<Record<string, unknown>>): T {
  const next = { ...input, ...entered };
  const names = assumedNames(input);
  const left = names.filter((name) => !Object.hasOwn(entered, name));
  return left.length === names.length ? next : withAssumed(next, left);
}

/**
 * Whether a field was left to its default: nothing is entered for it, or its value is marked as assumed.
 *
 * @param input an input, complete or as entered
 * @param path a path such as `surfaces.west.area`
 * @returns whether nobody entered the value
 * @example
 * ```ts
 * import { heatLoad, isAssumed } from "@org/hvac-core";
 * const input = heatLoad.complete({ unitSystem: "Metric", wallArea: 20 });
 * isAssumed(input, "wallArea"); // false
 * isAssumed(input, "indoorTemp"); // true
 * ```
 */
export function isAssumed(input: unknown, path: Path): boolean {
  const segments = pathSegments(path);
  const name = segments.pop() ?? "";
  const within = valueAt(input, joinPath(...segments));
  return !isRecord(within) || within[name] === undefined || assumedNames(within).includes(name);
}
