import { assumedKey, assumedNames, type Fields, type Path, withAssumed } from "@org/hvac-core/kernel";
import { complete, isRecord, isSame, openInput, type AnyCalculator, type FormInput, type OpenedInput } from "./formInput.ts";

type Data = Readonly<Record<string, unknown>>;

/** Entries of a file without its assumed values, except the retained ones. */
function withoutAssumed(fields: Fields, stored: Data, retained: ReadonlySet<Path>, prefix = ""): Data {
  const [stays, goes] = [new Set<string>(), new Set<string>([assumedKey])];
  for (const name of assumedNames(stored)) (Object.hasOwn(fields, name) && !retained.has(prefix + name) ? goes : stays).add(name);
  const left = Object.entries(stored).flatMap(([name, value]): readonly (readonly [string, unknown])[] => {
    if (goes.has(name)) return [];
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field?.type === "group" && isRecord(value)) {
      const inside = withoutAssumed(field.fields, value, retained, `${prefix}${name}.`);
      return Object.keys(inside).length === 0 ? [] : [[name, inside]];
    }
    if (field?.type !== "list" || !Array.isArray(value)) return [[name, value]];
    const rows = value.map((row: unknown) =>
      isRecord(row) ? withoutAssumed(field.row, row, retained, `${prefix}${name}.${String(row["id"])}.`) : row,
    );
    return [[name, rows]];
  });
  return withAssumed(Object.fromEntries(left), stays);
}

/** Adds paths whose assumed value differs from today's default. */
function addOthers(fields: Fields, stored: Data, complete: Data, into: Set<Path>, prefix = ""): void {
  for (const name of assumedNames(stored))
    if (Object.hasOwn(fields, name) && !isSame(stored[name], complete[name])) into.add(prefix + name);
  for (const [name, field] of Object.entries(fields)) {
    const [current, other] = [stored[name], complete[name]];
    if (field.type === "group" && isRecord(current)) addOthers(field.fields, current, other as Data, into, `${prefix}${name}.`);
    if (field.type !== "list" || !Array.isArray(current)) continue;
    for (const [index, row] of current.entries())
      if (isRecord(row)) addOthers(field.row, row, (other as readonly Data[])[index]!, into, `${prefix}${name}.${String(row["id"])}.`);
  }
}

/**
 * The entries of a complete input, for a form. Values assumed in the file that equal today's defaults become defaults again and respond to later
 * entries; values assumed by another version are retained, and stay marked as assumed.
 *
 * @param input complete and in this version, as the store of a file has it
 */
export function entriesIn(definition: AnyCalculator, input: Data): FormInput {
  const retained = new Set<Path>();
  for (;;) {
    const left = withoutAssumed(definition.fields, input, retained) as FormInput;
    const before = retained.size;
    addOthers(definition.fields, input, complete(definition, left), retained);
    if (retained.size === before) return left;
  }
}

/**
 * Opens the input of a file for a form, which then holds only entries, as on a page.
 *
 * @param stored a complete input, as files keep it
 * @param version the calculator's version of the input
 * @throws {OutOfRangeError} when the version is newer than this calculator's
 */
export function openFileInput(definition: AnyCalculator, stored: object, version = definition.version): OpenedInput {
  const { input, notes } = openInput(definition, stored, version);
  return { input: entriesIn(definition, input), notes };
}
