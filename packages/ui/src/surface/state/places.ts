import { pathSegments, type Fields, type Path } from "@org/hvac-core/kernel";
import { isRecord } from "./formInput.ts";

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

/** A copy of stated fields with another value at a path; the very same object where the path leads to no field or no row. */
function stateAt(fields: Fields, stated: Data, [name = "", ...rest]: readonly string[], value: unknown): Data {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field) return stated;
  const before = stated[name];
  const after = ((): unknown => {
    if (rest.length === 0) return value;
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
  return after === undefined || after === before ? stated : { ...stated, [name]: after };
}

/**
 * A copy of an input that states a value at a path.
 *
 * @returns the very same input where the path leads to no field or no row
 */
export function withValue<T extends Data>(fields: Fields, input: T, path: Path, value: unknown): T {
  return stateAt(fields, input, pathSegments(path), value) as T;
}
