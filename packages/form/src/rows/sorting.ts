import type { Row } from "../state/formInput.ts";
import { computedValue, inputCell, numberIn, type computedRows } from "./cells.ts";
import { valueIn, type Column } from "./columns.ts";
import type { ListSource } from "./source.ts";

/** Whether the order of rows is the user's alone: rows of a tree, or that name rows before them, keep theirs. */
export const canSort = ({ list }: Pick<ListSource, "list">): boolean =>
  list.outline === undefined && Object.values(list.row).every((field) => field.type !== "reference" || field.earlier !== true);

/** What a row is sorted by: a number, or words; nothing where its cell is blank. */
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

/** The rows of a list, as stated, in the order of a column: blank cells last, equal ones as they were, numbers within words by their value. */
export function sortedRows(
  column: Column,
  source: ListSource,
  computed: ReturnType<typeof computedRows>,
  unit: string,
  isDescending: boolean,
): readonly Row[] {
  const words = new Intl.Collator("en", { numeric: true, sensitivity: "base" });
  const keys = source.inputRows.map((row, index) => ({ row, key: keyOf(column, source, computed, unit, index) }));
  const compare = (one: number | string, other: number | string): number =>
    typeof one === "number" && typeof other === "number" ? one - other : words.compare(String(one), String(other));
  return keys
    .toSorted(({ key: one }, { key: other }) => {
      if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
      return isDescending ? compare(other, one) : compare(one, other);
    })
    .map(({ row }) => row);
}
