import { assumedKey, assumedNames, type Fields, type Path, withAssumed } from "@org/hvac-core/kernel";
import { complete, isRecord, isSame, openInput, type AnyCalculator, type FormInput, type OpenedInput } from "./formInput.ts";

type Data = Readonly<Record<string, unknown>>;

/** Entries of a file without its assumed values, except the retained ones. */
function withoutAssumed(fields: Fields, stored: Data, retained: ReadonlySet<Path>, prefix = ""): Data {
  const stays: string[] = [];
  const goes = new Set<string>([assumedKey]);
  for (const name of assumedNames(stored)) {
    if (!Object.hasOwn(fields, name) || (retained.size > 0 && retained.has(prefix + name))) stays.push(name);
    else goes.add(name);
  }
  const left: [string, unknown][] = [];
  for (const name of Object.keys(stored)) {
    if (goes.has(name)) continue;
    const field = Object.hasOwn(fields, name) ? fields[name]! : undefined;
    const value = stored[name];
    if (field?.type === "group" && isRecord(value)) {
      const inside = withoutAssumed(field.fields, value, retained, `${prefix}${name}.`);
      if (Object.keys(inside).length > 0) left.push([name, inside]);
    } else if (field?.type === "list" && Array.isArray(value)) {
      const entered = (row: unknown): unknown =>
        isRecord(row) ? withoutAssumed(field.row, row, retained, `${prefix}${name}.${String(row["id"])}.`) : row;
      left.push([name, value.map(entered)]);
    } else left.push([name, value]);
  }
  const entries: Data = Object.fromEntries(left);
  return stays.length === 0 ? entries : withAssumed(entries, stays);
}

const innerFields = new WeakMap<Fields, Fields>();

/** The groups and lists among some fields. */
function innerFieldsOf(fields: Fields): Fields {
  const known =
    innerFields.get(fields) ?? Object.fromEntries(Object.entries(fields).filter(([, { type }]) => type === "group" || type === "list"));
  innerFields.set(fields, known);
  return known;
}

/** Adds paths whose assumed value differs from today's default. */
function addOthers(fields: Fields, stored: Data, complete: Data, into: Set<Path>, prefix = ""): void {
  for (const name of assumedNames(stored))
    if (Object.hasOwn(fields, name) && !isSame(stored[name], complete[name])) into.add(prefix + name);
  const inner = innerFieldsOf(fields);
  for (const name of Object.keys(inner)) {
    const field = inner[name]!;
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
  const known = entriesOf.get(input);
  if (known?.definition === definition) return known.entries;
  const entries = findEntries(definition, input);
  entriesOf.set(input, { definition, entries });
  return entries;
}

/** Inputs of files are never changed in place: one that is opened again has the same rows, and their results. */
const entriesOf = new WeakMap<Data, { readonly definition: AnyCalculator; readonly entries: FormInput }>();

function findEntries(definition: AnyCalculator, input: Data): FormInput {
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
