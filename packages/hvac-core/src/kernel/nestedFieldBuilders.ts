import type { Given, Known, Rest } from "./builderTypes.ts";
import type { Axis, CellField, Fields, GroupField, ListField, MatrixField, SeriesField } from "./fields.ts";

/* One function for each type of field that holds other fields, as fieldBuilders.ts has them for single values. */

type SeriesRest = Rest<SeriesField, "axis" | "of">;
type MatrixRest = Rest<MatrixField, "rows" | "columns" | "of">;
type GroupRest = Rest<GroupField, "fields">;
type ListRest = Rest<ListField, "rowLabel" | "maxRows" | "row">;

/**
 * A field for one value at each place of an axis.
 *
 * @param label name of the field
 * @param axis hours, months or octave bands
 * @param cell the field of one value; its default is that of every place
 * @param rest what else it has: `help`, `when`, …
 * @returns the field
 * @example
 * ```ts
 * import { quantity, series } from "@org/hvac-core";
 * series("Share of the people", "hours", quantity("Share", null, "ratio", 1, [0, 1])).axis; // "hours"
 * ```
 */
/* @__NO_SIDE_EFFECTS__ */
export function series<const L extends string, const A extends Axis, const C extends CellField, const R extends SeriesRest = {}>(
  label: L,
  axis: A,
  cell: C,
  rest?: R & Known<R, SeriesRest>,
): { readonly type: "series"; readonly label: L; readonly axis: A; readonly cell: C } & Given<R> {
  return { type: "series", label, axis, cell, ...rest } as never;
}

/**
 * A field for a table of values, one at each pair of places of two axes.
 *
 * @param label name of the field
 * @param axes the axis of the rows, then that of the columns
 * @param cell the field of one value; its default is that of every place
 * @param rest what else it has: `help`, `when`, …
 * @returns the field
 * @example
 * ```ts
 * import { matrix, quantity } from "@org/hvac-core";
 * matrix("Price", ["months", "hours"], quantity("Price", null, "moneyPerEnergy", "required", [0, 1])).rows; // "months"
 * ```
 */
/* @__NO_SIDE_EFFECTS__ */
export function matrix<
  const L extends string,
  const Rows extends Axis,
  const Columns extends Axis,
  const C extends CellField,
  const R extends MatrixRest = {},
>(
  label: L,
  axes: readonly [Rows, Columns],
  cell: C,
  rest?: R & Known<R, MatrixRest>,
): { readonly type: "matrix"; readonly label: L; readonly rows: Rows; readonly columns: Columns; readonly cell: C } & Given<R> {
  return { type: "matrix", label, rows: axes[0], columns: axes[1], cell, ...rest } as never;
}

/**
 * Fields that belong together.
 *
 * @param label name of the group
 * @param fields its fields by name
 * @param rest what else it has: `help`, `when`, …
 * @returns the field
 * @example
 * ```ts
 * import { flag, group } from "@org/hvac-core";
 * group("Site", { isCoast: flag("Coast", false) }).fields.isCoast.default; // false
 * ```
 */
/* @__NO_SIDE_EFFECTS__ */
export function group<const L extends string, const F extends Fields, const R extends GroupRest = {}>(
  label: L,
  fields: F,
  rest?: R & Known<R, GroupRest>,
): { readonly type: "group"; readonly label: L; readonly fields: F } & Given<R> {
  return { type: "group", label, fields, ...rest } as never;
}

/**
 * Rows that all have the same fields.
 *
 * @param label name of the list
 * @param rowLabel what one row is called, within a sentence
 * @param maxRows maximum number of rows
 * @param row the fields of a row, by name
 * @param rest what else it has: `outline`, `table`, `help`, `when`, …
 * @returns the field
 * @example
 * ```ts
 * import { list, text } from "@org/hvac-core";
 * list("Rooms", "room", 50, { name: text("Name", 80) }).maxRows; // 50
 * ```
 */
/* @__NO_SIDE_EFFECTS__ */
export function list<
  const L extends string,
  const N extends string,
  const Max extends number,
  const F extends Fields,
  const R extends ListRest = {},
>(
  label: L,
  rowLabel: N,
  maxRows: Max,
  row: F,
  rest?: R & Known<R, ListRest>,
): { readonly type: "list"; readonly label: L; readonly rowLabel: N; readonly maxRows: Max; readonly row: F } & Given<R> {
  return { type: "list", label, rowLabel, maxRows, row, ...rest } as never;
}
