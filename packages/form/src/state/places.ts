import { assumedNames, isTypedQuantity, pathSegments, withEntered, type Fields, type Path } from "@org/hvac-core/kernel";
import { isRecord, isSame } from "./formInput.ts";

type Data = Readonly<Record<string, unknown>>;

/** Whether every row that a path names is there. */
export function hasItsRows(input: Data, path: Path): boolean {
  let at: unknown = input;
  for (const segment of pathSegments(path)) {
    const isRow = Array.isArray(at);
    at = isRow ? (at as readonly Data[]).find((row) => row["id"] === segment) : isRecord(at) ? at[segment] : undefined;
    if (isRow && at === undefined) return false;
  }
  return true;
}

/** What was typed of a value: the unit that it is shown in is no part of it. */
const typedIn = (value: unknown): unknown => (isTypedQuantity(value) ? { ...value, displayUnit: undefined } : value);

/** A group or row that is written over another: what has another value in it was entered. */
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

/** A value that is written over another: of groups and rows, what has another value in it was entered. */
function writtenOver(field: Fields[string], before: unknown, after: unknown): unknown {
  if (field.type === "group" && isRecord(before) && isRecord(after)) return changesEntered(field.fields, before, after);
  if (field.type !== "list" || !Array.isArray(before) || !Array.isArray(after) || before === after) return after;
  const known = new Map((before as readonly Data[]).map((row) => [row["id"], row]));
  const rows = (after as readonly Data[]).map((row) => {
    const own = known.get(row["id"]);
    return own ? changesEntered(field.row, own, row) : row;
  });
  return rows.every((row, index) => row === after[index]) ? after : rows;
}

/** A copy of stated fields with another value at a path; the very same object where the path leads to no field or no row. */
function stateAt(fields: Fields, stated: Data, [name = "", ...rest]: readonly string[], value: unknown): Data {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field) return stated;
  const before = stated[name];
  const after = ((): unknown => {
    if (rest.length === 0) return value === undefined ? value : writtenOver(field, before, value);
    if (field.type === "group") {
      const own = isRecord(before) ? before : {};
      const inside = stateAt(field.fields, own, rest, value);
      return inside === own ? before : inside;
    }
    if (field.type !== "list" || !Array.isArray(before)) return before;
    const [id, ...further] = rest;
    const next = before.map((row: Data) => (row["id"] === id ? stateAt(field.row, row, further, value) : row));
    return next.every((row, index) => row === before[index]) ? before : next;
  })();
  if (after === undefined) return stated;
  // The default that is entered is a default no more.
  const isEntered = rest.length > 0 || !assumedNames(stated).includes(name);
  return after === before && isEntered ? stated : withEntered(stated, { [name]: after });
}

/**
 * A copy of an input that states a value at a path.
 *
 * @returns the very same input where the path leads to no field or no row
 */
export function withValue<T extends Data>(fields: Fields, input: T, path: Path, value: unknown): T {
  return stateAt(fields, input, pathSegments(path), value) as T;
}
