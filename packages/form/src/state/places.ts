import { assumedNames, isTypedQuantity, pathSegments, withAssumed, withEntered, type Fields, type Path } from "@org/hvac-core/kernel";
import { isRecord, isSame } from "./formInput.ts";

type Data = Readonly<Record<string, unknown>>;

/** Whether every row of a path exists. */
export function hasItsRows(input: Data, path: Path): boolean {
  let inner: unknown = input;
  for (const segment of pathSegments(path)) {
    const isRow = Array.isArray(inner);
    inner = isRow ? (inner as readonly Data[]).find((row) => row["id"] === segment) : isRecord(inner) ? inner[segment] : undefined;
    if (isRow && inner === undefined) return false;
  }
  return true;
}

/** Typed part of a value, without its display unit. */
const typedIn = (value: unknown): unknown => (isTypedQuantity(value) ? { ...value, displayUnit: undefined } : value);

/** Marks changed values of a group or row as entered. */
function changesEntered(fields: Fields, before: Data, after: Data): Data {
  if (after === before) return after;
  const known = assumedNames(before);
  const assumed = assumedNames(after).filter((name) => known.includes(name));
  const entered: [string, unknown][] = [];
  for (const [name, value] of Object.entries(after)) {
    const field = Object.hasOwn(fields, name) ? fields[name]! : undefined;
    if (field?.type === "group" || field?.type === "list") entered.push([name, writtenOver(field, before[name], value)]);
    else if (assumed.includes(name) && !isSame(typedIn(value), typedIn(before[name]))) entered.push([name, value]);
  }
  return entered.every(([name, value]) => value === after[name] && !assumed.includes(name))
    ? after
    : withEntered(after, Object.fromEntries(entered));
}

/** New value in place of an old one; changed values within groups and rows are marked as entered. */
function writtenOver(field: Fields[string], before: unknown, after: unknown): unknown {
  if (field.type === "group" && isRecord(before) && isRecord(after)) return changesEntered(field.fields, before, after);
  if (field.type !== "list" || !Array.isArray(before) || !Array.isArray(after) || before === after) return after;
  const known = new Map((before as readonly Data[]).map((row) => [row["id"], row]));
  const rows = (after as readonly Data[]).map((row) => {
    const previous = known.get(row["id"]);
    return previous ? changesEntered(field.row, previous, row) : row;
  });
  return rows.every((row, index) => row === after[index]) ? after : rows;
}

/** Entries without the value of a name, which is left to its default. */
export function withoutEntry<T extends Data>(entered: T, name: string): T {
  if (entered[name] === undefined) return entered;
  const { [name]: _, ...others } = entered;
  const names = assumedNames(entered);
  const left = names.filter((each) => each !== name);
  return (left.length === names.length ? others : withAssumed(others, left)) as unknown as T;
}

/** Copy of entries with a new value at a path; `undefined` restores the default. The same object if the path leads to no field or row. */
function stateAt(fields: Fields, entered: Data, [name = "", ...rest]: readonly string[], value: unknown): Data {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field) return entered;
  if (rest.length === 0 && value === undefined) return withoutEntry(entered, name);
  const before = entered[name];
  const after = ((): unknown => {
    if (rest.length === 0) return writtenOver(field, before, value);
    if (field.type === "group") {
      const group = isRecord(before) ? before : {};
      const inside = stateAt(field.fields, group, rest, value);
      return inside === group ? before : inside;
    }
    if (field.type !== "list" || !Array.isArray(before)) return before;
    const [id, ...further] = rest;
    const next = before.map((row: Data) => (row["id"] === id ? stateAt(field.row, row, further, value) : row));
    return next.every((row, index) => row === before[index]) ? before : next;
  })();
  if (after === undefined) return entered;
  // An entered value is no longer a default, even if it equals the default.
  const isEntered = rest.length > 0 || !assumedNames(entered).includes(name);
  return after === before && isEntered ? entered : withEntered(entered, { [name]: after });
}

/**
 * Copy of an input with a value at a path.
 *
 * @param value `undefined` restores the default
 * @returns the same input object if the path leads to no field or row
 */
export function withValue<T extends Data>(fields: Fields, input: T, path: Path, value: unknown): T {
  return stateAt(fields, input, pathSegments(path), value) as T;
}
