import { convert } from "@org/hvac-core/quantity";
import { isTypedQuantity, pathSegments, type Field, type Fields, type Path } from "@org/hvac-core/kernel";
import { isRecord } from "./formInput.ts";

type Data = Readonly<Record<string, unknown>>;

/** The column of a path: its names without the ids of rows. All cells of `fittings.length` are shown in one unit. */
export function columnOf(fields: Fields, path: Path): Path {
  const names: string[] = [];
  let within: Fields | undefined = fields;
  let isRow = false;
  for (const segment of pathSegments(path)) {
    const isId = isRow;
    isRow = false;
    if (isId) continue;
    names.push(segment);
    const field: Field | undefined = within && Object.hasOwn(within, segment) ? within[segment] : undefined;
    within = field?.type === "group" ? field.fields : field?.type === "list" ? field.row : undefined;
    isRow = field?.type === "list";
  }
  return names.join(".");
}

/** Which rows of the lists along a path are meant: the one it names, or all. */
type Reach = "row" | "column";
/** What becomes of the value at a place; `undefined` leaves it as it is. */
type Restate = (field: Field, stated: unknown, complete: unknown) => unknown;

/** A copy of stated fields with another value at a path; the very same object where nothing came of it. */
function restateAt(fields: Fields, stated: Data, complete: Data, [name = "", ...rest]: readonly string[], reach: Reach, restate: Restate): Data {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field) return stated;
  const before = stated[name];
  const full = complete[name];
  const after = ((): unknown => {
    if (rest.length === 0) return restate(field, before, full);
    if (field.type === "group") {
      const own = isRecord(before) ? before : {};
      const inside = restateAt(field.fields, own, isRecord(full) ? full : {}, rest, reach, restate);
      return inside === own ? before : inside;
    }
    if (field.type !== "list" || !Array.isArray(before)) return before;
    const [id, ...further] = rest;
    const next = before.map((row: Data, index) => {
      if (reach === "row" && row["id"] !== id) return row;
      return restateAt(field.row, row, Array.isArray(full) ? (full[index] as Data) : {}, further, reach, restate);
    });
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
  return restateAt(fields, input, {}, pathSegments(path), "row", () => value) as T;
}

function inUnit(field: Field, complete: unknown, unit: string): unknown {
  if (field.type === "quantity") return isTypedQuantity(complete) ? { ...complete, value: convert(complete.value, complete.unit, unit), unit } : undefined;
  if ((field.type !== "series" && field.type !== "matrix") || !isRecord(complete)) return undefined;
  const { values, unit: from } = complete as { readonly values: readonly unknown[]; readonly unit?: string };
  return { ...complete, values: values.map((value) => (typeof value === "number" && from !== undefined ? convert(value, from, unit) : value)), unit };
}

/**
 * A copy of an input in which the quantity at a path, and in lists all of its column, is stated in a unit; the physical values stay.
 *
 * @param complete the same input with nothing left to default: what was not stated is stated from here on
 */
export function withUnit<T extends Data>(fields: Fields, input: T, complete: Data, path: Path, unit: string): T {
  return restateAt(fields, input, complete, pathSegments(path), "column", (field, _stated, full) => inUnit(field, full, unit)) as T;
}

