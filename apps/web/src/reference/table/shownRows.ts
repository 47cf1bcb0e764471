import type { ReferenceRow } from "@org/hvac-core/reference";
import { foldText, hasAllWords } from "@org/form/search";
import type { TableDefinition } from "./tableDefinition.ts";

/** A column that rows are sorted by; the first one is `label`. */
export interface Sorting {
  readonly key: string;
  readonly isDescending: boolean;
}

/** What of a table is asked for. */
export interface TableQuery {
  readonly find: string;
  readonly sorting: Sorting | undefined;
  /** By the key of a filter: the value that rows must have. */
  readonly only: Readonly<Record<string, string>>;
}

/** How the address says by which column rows are sorted: its key, after a minus sign where the greatest comes first. */
export function readSorting(text: string | undefined): Sorting | undefined {
  if (text === undefined || text === "") return undefined;
  return text.startsWith("-") ? { key: text.slice(1), isDescending: true } : { key: text, isDescending: false };
}

export function writeSorting(sorting: Sorting | undefined): string | undefined {
  return sorting && (sorting.isDescending ? `-${sorting.key}` : sorting.key);
}

/** A click on a head: upwards, downwards, and back to the order of the table. */
export function nextSorting(key: string, before: Sorting | undefined): Sorting | undefined {
  if (before?.key !== key) return { key, isDescending: false };
  return before.isDescending ? undefined : { key, isDescending: true };
}

function compare(one: number | string | undefined, other: number | string | undefined): number {
  if (typeof one === "number" && typeof other === "number") return one - other;
  return String(one).localeCompare(String(other), undefined, { numeric: true });
}

/** The rows that a query asks for, in its order. Rows without a value come last in either direction. */
export function shownRows<Row extends ReferenceRow>(table: TableDefinition<Row>, { find, sorting, only }: TableQuery): readonly Row[] {
  const textsOf = (row: Row): readonly string[] => [
    row.label,
    table.groupOf?.(row) ?? "",
    table.keywordsOf?.(row) ?? "",
    row.note ?? "",
    ...table.columns.map(({ value }) => {
      const cell = value(row);
      return typeof cell === "string" ? cell : "";
    }),
  ];
  const found = table.rows.filter((row) => {
    if (table.filters?.some(({ key, value }) => only[key] !== undefined && value(row) !== only[key])) return false;
    return find.trim() === "" || hasAllWords(find, ...textsOf(row));
  });
  const column = table.columns.find(({ key }) => key === sorting?.key);
  if (!sorting || (!column && sorting.key !== "label")) return found;
  const valueOf = (row: Row): number | string | undefined => (column ? column.value(row) : (table.steps?.(row) ?? row.label));
  const direction = sorting.isDescending ? -1 : 1;
  const [withValue, without] = [found.filter((row) => valueOf(row) !== undefined), found.filter((row) => valueOf(row) === undefined)];
  return [...withValue.toSorted((one, other) => direction * compare(valueOf(one), valueOf(other))), ...without];
}

/** A line of the table's body. */
export type TableLine<Row> = { readonly heading: string } | { readonly row: Row };

/** Rows with the headings of their groups. Sorted rows have none: their order is another one. */
export function tableLines<Row extends ReferenceRow>(
  { groupOf }: Pick<TableDefinition<Row>, "groupOf">,
  rows: readonly Row[],
  isSorted: boolean,
): readonly TableLine<Row>[] {
  if (!groupOf || isSorted) return rows.map((row) => ({ row }));
  return [...Map.groupBy(rows, groupOf)].flatMap(([heading, own]) => [{ heading }, ...own.map((row) => ({ row }))]);
}

/** The line to go to when letters are typed: the next whose name begins with them, else the next in which a word does. `undefined`: none. */
export function lineNamed<Row extends ReferenceRow>(lines: readonly TableLine<Row>[], typed: string, from: number): number | undefined {
  const text = foldText(typed);
  const order = lines.map((_, index) => (from + index) % lines.length);
  const nameAt = (index: number): string => {
    const line = lines[index]!;
    return "row" in line ? foldText(line.row.label) : "";
  };
  return order.find((index) => nameAt(index).startsWith(text)) ?? order.find((index) => ` ${nameAt(index)}`.includes(` ${text}`));
}
