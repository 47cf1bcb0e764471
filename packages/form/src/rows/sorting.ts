import type { Row } from "../state/formInput.ts";
import { computedRows } from "./resultRows.ts";
import { computedValue, inputCell, numberIn } from "./cells.ts";
import { columnUnit, valueIn, type Column } from "./columns.ts";
import type { ListSource } from "./source.ts";

/** Whether a list can be sorted: rows of a tree, or rows with references to earlier rows, keep their order. */
export const canSort = ({ list }: Pick<ListSource, "list">): boolean =>
  list.outline === undefined && Object.values(list.row).every((field) => field.type !== "reference" || field.earlier !== true);

/** Sort key of a row: a number or a text; `undefined` if its cell is blank. */
function keyOf(
  column: Column,
  source: ListSource,
  computed: ReturnType<typeof computedRows>,
  unit: string,
  index: number,
): number | string | undefined {
  const row = source.rows[index]!;
  if (column.kind === "computed") return computedValue(column, computed, row);
  const { text, isUnused } = inputCell(column, index, unit, source);
  if (isUnused || text === "") return undefined;
  return column.field.type === "quantity" ? numberIn(column.field, valueIn(row, column.names), unit) : text;
}

/** Ids of the rows of a list in the order of a column: blank cells last, equal cells in their old order, numbers within texts by value. */
export function sortedIds(column: Column, source: ListSource, isDescending: boolean): readonly string[] {
  const computed = computedRows(source);
  const unit = columnUnit(column, source);
  const words = new Intl.Collator("en", { numeric: true, sensitivity: "base" });
  const keys = source.rows.map(({ id }, index) => ({ id, key: keyOf(column, source, computed, unit, index) }));
  const compare = (left: number | string, right: number | string): number =>
    typeof left === "number" && typeof right === "number" ? left - right : words.compare(String(left), String(right));
  return keys
    .toSorted(({ key: left }, { key: right }) => {
      if (left === undefined || right === undefined) return Number(left === undefined) - Number(right === undefined);
      return isDescending ? compare(right, left) : compare(left, right);
    })
    .map(({ id }) => id);
}

/** Input rows of a list in the order of a column. */
export function sortedRows(column: Column, source: ListSource, isDescending: boolean): readonly Row[] {
  const byId = new Map(source.inputRows.map((row) => [row.id, row]));
  return sortedIds(column, source, isDescending).flatMap((id) => byId.get(id) ?? []);
}

/** Indices of rows in an order of ids; rows that it does not have follow. */
export function orderedRows(rows: readonly Row[], ids: readonly string[]): readonly number[] {
  const place = new Map(ids.map((id, index) => [id, index]));
  const placeOf = (index: number): number => place.get(rows[index]!.id) ?? ids.length;
  return [...rows.keys()].toSorted((a, b) => placeOf(a) - placeOf(b));
}
