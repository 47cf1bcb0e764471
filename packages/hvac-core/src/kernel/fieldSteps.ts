import type { Field, Fields } from "./fields.ts";
import { joinPath, pathSegments, type Path } from "./path.ts";
import { isRecord } from "./readPass.ts";

type Data = Readonly<Record<string, unknown>>;

/** A field on the way of a path. */
export interface FieldStep {
  readonly name: string;
  readonly field: Field;
  /** For a list, the number of the row in which the path continues; -1 where no row has that id. */
  readonly index?: number;
  readonly row?: Data | undefined;
  /** For a series or matrix, the places at which the path ends. */
  readonly places?: readonly string[];
}

const positionOfRow = (rows: readonly unknown[], id: string): number => rows.findIndex((row) => isRecord(row) && row["id"] === id);

/** Positions of rows for many paths into the same lists: each list is gone through once. */
export function rowPositions(): typeof positionOfRow {
  const lists = new Map<readonly unknown[], ReadonlyMap<unknown, number>>();
  return (rows, id) => {
    const positions = lists.get(rows) ?? new Map(rows.map((row, index) => [isRecord(row) ? row["id"] : undefined, index]));
    lists.set(rows, positions);
    return positions.get(id) ?? -1;
  };
}

/**
 * The fields that a path leads through, as far as it leads through fields.
 *
 * @param fields the fields of the input
 * @param path a path of an input or of results
 * @param values an input or its values, whose rows are wanted as well as the fields
 * @param positionOf where a row of a list is; -1 where no row has that id
 * @returns the fields from the outside in; `isWhole` says whether the path ends at the last of them
 * @example
 * ```ts
 * import { ductSizer } from "@org/hvac-core";
 * import { fieldSteps } from "@org/hvac-core/internal";
 * fieldSteps(ductSizer.fields, "fittings.a7.angle").steps.map(({ field }) => field.label).join(); // "Fittings,Angle"
 * fieldSteps(ductSizer.fields, "fittings.a7.angle").isWhole; // true
 * ```
 */
export function fieldSteps(
  fields: Fields,
  path: Path,
  values?: unknown,
  positionOf = positionOfRow,
): { readonly steps: readonly FieldStep[]; readonly isWhole: boolean } {
  const segments = pathSegments(path);
  const steps: FieldStep[] = [];
  let within: Fields | undefined = fields;
  let current = values;
  while (segments.length > 0) {
    const name = segments.shift()!;
    const field: Field | undefined = within && Object.hasOwn(within, name) ? within[name] : undefined;
    if (!field) return { steps, isWhole: false };
    current = isRecord(current) ? current[name] : undefined;
    within = field.type === "group" ? field.fields : field.type === "list" ? field.row : undefined;
    if (field.type === "list" && segments.length > 0) {
      const rows: readonly unknown[] = Array.isArray(current) ? current : [];
      const index = positionOf(rows, segments.shift()!);
      current = rows[index];
      steps.push({ name, field, index, row: isRecord(current) ? current : undefined });
    } else if (field.type === "series" || field.type === "matrix") {
      steps.push({ name, field, places: segments.splice(0) });
    } else steps.push({ name, field });
  }
  return { steps, isWhole: steps.length > 0 };
}

/**
 * The column of a path: its names without the ids of rows. All cells of `fittings.length` are shown in one unit.
 *
 * @param fields the fields of the input
 * @param path a path such as `fittings.a7.length`
 * @returns the path of the column; the path itself where it leads to no field
 * @example
 * ```ts
 * import { ductSizer } from "@org/hvac-core";
 * import { columnOf } from "@org/hvac-core/internal";
 * columnOf(ductSizer.fields, "fittings.a7.angle"); // "fittings.angle"
 * ```
 */
export function columnOf(fields: Fields, path: Path): Path {
  const { steps, isWhole } = fieldSteps(fields, path);
  return isWhole ? joinPath(...steps.flatMap(({ name, places = [] }) => [name, ...places])) : path;
}
