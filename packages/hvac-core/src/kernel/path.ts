/**
 * A place in an input, in results or on a sheet: names of fields and ids of rows, joined by points. `"airflow"`; `"fittings.a7.angle"` is the
 * angle in the row with id `a7`; `"zones.east.rooms.r1.area"`; `"load.15"` is the fifteenth hour of a series. Positions are in no path, so it
 * means the same row whatever is inserted, moved or removed around it.
 */
export type Path = string;

/** Form of a row's id: letters, digits, `_` and `-`, up to 40. */
const rowId = /^[A-Za-z0-9_-]{1,40}$/;

/**
 * Whether a text may be the id of a row.
 *
 * @param text anything
 * @returns whether it is a text of 1 to 40 letters, digits, `_` and `-`
 * @example
 * ```ts
 * import { isRowId } from "@org/hvac-core";
 * isRowId("west-2"); // true
 * isRowId("west.2"); // false
 * ```
 */
export function isRowId(text: unknown): text is string {
  return typeof text === "string" && rowId.test(text);
}

/**
 * Joins names and row ids to a path.
 *
 * @param segments names of fields and ids of rows, from the outside in; an empty start is left out
 * @returns the path
 * @example
 * ```ts
 * import { joinPath, isRowId } from "@org/hvac-core";
 * joinPath("fittings", "a7", "angle"); // "fittings.a7.angle"
 * ```
 */
export function joinPath(...segments: readonly string[]): Path {
  return segments.filter((segment) => segment !== "").join(".");
}

/**
 * The names and row ids of a path.
 *
 * @param path a path
 * @returns its segments, from the outside in
 * @example
 * ```ts
 * import { pathSegments } from "@org/hvac-core";
 * pathSegments("fittings.a7.angle").length; // 3
 * ```
 */
export function pathSegments(path: Path): string[] {
  return path === "" ? [] : path.split(".");
}

/**
 * The value at a path of an input or of its values: rows by their ids.
 *
 * @param values an input, its SI values, or results
 * @param path a path such as `surfaces.west.area`
 * @returns the value, or `undefined` where there is no value
 * @example
 * ```ts
 * import { valueAt } from "@org/hvac-core";
 * valueAt({ surfaces: [{ id: "west", area: 20 }] }, "surfaces.west.area"); // 20
 * ```
 */
export function valueAt(values: unknown, path: Path): unknown {
  let value: unknown = values;
  for (const segment of pathSegments(path)) {
    if (Array.isArray(value)) value = value.find((row: { readonly id?: unknown }) => row?.id === segment);
    else
      value =
        typeof value === "object" && value !== null && Object.hasOwn(value, segment)
          ? (value as Readonly<Record<string, unknown>>)[segment]
          : undefined;
  }
  return value;
}
