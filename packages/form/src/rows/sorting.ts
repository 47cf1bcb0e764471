import type { Row } from "../state/formInput.ts";
import { computedValue, inputCell, numberIn, type computedRows } from "./cells.ts";
import { valueIn, type Column } from "./columns.ts";
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

/** Input rows of a list in the order of a column: blank cells last, equal cells in their old order, numbers within texts by value. */
export function sortedRows(
  column: Column,
  source: ListSource,
  computed: ReturnType<typeof computedRows>,
  unit: string,
  isDescending: boolean,
): readonly Row[] {
  const words = new Intl.Collator("en", { numeric: true, sensitivity: "base" });
  const keys = source.inputRows.map((row, index) => ({ row, key: keyOf(column, source, computed, unit, index) }));
  const compare = (left: number | string, right: number | string): number =>
    typeof left === "number" && typeof right === "number" ? left - right : words.compare(String(left), String(right));
  return keys
    .toSorted(({ key: left }, { key: right }) => {
      if (left === undefined || right === undefined) return Number(left === undefined) - Number(right === undefined);
      return isDescending ? compare(right, left) : compare(left, right);
    })
    .map(({ row }) => row);
}
