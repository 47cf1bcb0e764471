import { convert } from "@org/hvac-core/quantity";
import { fieldAt, isTypedQuantity, pathSegments, type Field, type Fields, type Path, type TypedQuantity } from "@org/hvac-core/kernel";
import { isRecord } from "./formInput.ts";

type Data = Readonly<Record<string, unknown>>;

/** The value at a path of an input; a row is known by its id. */
export function valueAt(input: Data, path: Path): unknown {
  let at: unknown = input;
  for (const segment of pathSegments(path)) {
    if (Array.isArray(at)) at = at.find((row: unknown) => isRecord(row) && row["id"] === segment);
    else at = isRecord(at) && Object.hasOwn(at, segment) ? at[segment] : undefined;
  }
  return at;
}

/** What becomes of a value: `undefined` leaves it as it is. */
type Restate = (field: Field, stated: unknown, complete: unknown) => unknown;

/** A copy of stated fields in which the value at a path is restated; the very same object where nothing came of it. */
function restatedAt(fields: Fields, stated: Data, complete: Data, path: readonly string[], rows: "one" | "all", restate: Restate): Data {
  const [name = "", ...rest] = path;
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field) return stated;
  const before = stated[name];
  let after: unknown;
  if (rest.length === 0 || field.type === "series" || field.type === "matrix") after = restate(field, before, complete[name]);
  else if (field.type === "group") after = restatedAt(field.fields, isRecord(before) ? before : {}, complete[name] as Data, rest, rows, restate);
  else if (field.type === "list" && Array.isArray(before)) {
    const [id, ...further] = rest;
    const own = complete[name] as readonly Data[];
    const next = before.map((row: Data, index) => (rows === "all" || row["id"] === id ? restatedAt(field.row, row, own[index]!, further, rows, restate) : row));
    after = next.some((row, index) => row !== before[index]) ? next : before;
  }
  return after === undefined || after === before ? stated : { ...stated, [name]: after };
}

/** A copy of an input that states a value at a path; the very same input where the path leads to no field or no row. */
export function withValueAt<T extends Data>(fields: Fields, input: T, path: Path, value: unknown): T {
  return restatedAt(fields, input, completeAlong(input, path), pathSegments(path), "one", () => value) as T;
}

/** Stands for a complete input where only the way to a place counts. */
function completeAlong(input: Data, path: Path): Data {
  const [name = "", ...rest] = pathSegments(path);
  const value = input[name];
  if (Array.isArray(value)) {
    const [id, ...further] = rest;
    return { [name]: value.map((row: Data) => (row["id"] === id ? completeAlong(row, further.join(".")) : row)) };
  }
  return { [name]: rest.length > 0 ? completeAlong(isRecord(value) ? value : {}, rest.join(".")) : value };
}
