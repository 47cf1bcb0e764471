import { assumedKey, assumedNames, type Fields, type Path, withAssumed } from "@org/hvac-core/kernel";
import { isRecord, isSame, openInput, type AnyCalculator, type FormInput, type OpenedInput } from "./formInput.ts";

type Data = Readonly<Record<string, unknown>>;

/** What is stated in a file, without the values that are assumed in it, but for those that are to be kept. */
function withoutAssumed(fields: Fields, stored: Data, kept: ReadonlySet<Path>, prefix = ""): Data {
  const [stays, goes] = [new Set<string>(), new Set<string>([assumedKey])];
  for (const name of assumedNames(stored)) (Object.hasOwn(fields, name) && !kept.has(prefix + name) ? goes : stays).add(name);
  const left = Object.entries(stored).flatMap(([name, value]): readonly (readonly [string, unknown])[] => {
    if (goes.has(name)) return [];
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field?.type === "group" && isRecord(value)) {
      const inside = withoutAssumed(field.fields, value, kept, `${prefix}${name}.`);
      return Object.keys(inside).length === 0 ? [] : [[name, inside]];
    }
    if (field?.type !== "list" || !Array.isArray(value)) return [[name, value]];
    const rows = value.map((row: unknown) =>
      isRecord(row) ? withoutAssumed(field.row, row, kept, `${prefix}${name}.${String(row["id"])}.`) : row,
    );
    return [[name, rows]];
  });
  return withAssumed(Object.fromEntries(left), stays);
}

/** Adds the places that are assumed and have another value than they would be completed to. */
function addOthers(fields: Fields, stored: Data, complete: Data, into: Set<Path>, prefix = ""): void {
  for (const name of assumedNames(stored))
    if (Object.hasOwn(fields, name) && !isSame(stored[name], complete[name])) into.add(prefix + name);
  for (const [name, field] of Object.entries(fields)) {
    const [own, other] = [stored[name], complete[name]];
    if (field.type === "group" && isRecord(own)) addOthers(field.fields, own, other as Data, into, `${prefix}${name}.`);
    if (field.type !== "list" || !Array.isArray(own)) continue;
    for (const [index, row] of own.entries())
      if (isRecord(row)) addOthers(field.row, row, (other as readonly Data[])[index]!, into, `${prefix}${name}.${String(row["id"])}.`);
  }
}

/**
 * Opens the input of a file for a form, which then holds what a page does: what was entered. What is assumed in the file and would be assumed today is
 * left to its default, and follows what is entered from now on; what another version assumed stays as it is, and stays assumed.
 *
 * @param stored a complete input, as files keep it
 * @param version the calculator's version that it is of
 * @throws {OutOfRangeError} when the version is newer than this calculator's
 */
export function openFileInput(definition: AnyCalculator, stored: object, version = definition.version): OpenedInput {
  const { input, notes } = openInput(definition, stored, version);
  const kept = new Set<Path>();
  for (;;) {
    const left = withoutAssumed(definition.fields, input, kept) as FormInput;
    const before = kept.size;
    addOthers(definition.fields, input, definition.complete(left), kept);
    if (kept.size === before) return { input: left, notes };
  }
}
