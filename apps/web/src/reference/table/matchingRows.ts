import type { ReferenceRow } from "@org/hvac-core/reference";
import { foldText, hasAllWords } from "@org/form/search";
import type { TableDefinition } from "./tableDefinition.ts";

/** A column that rows are sorted by; the first one is `label`. */
export interface Sorting {
  readonly key: string;
  readonly isDescending: boolean;
}

/** Search, filters and sorting of a table. */
export interface TableQuery {
  readonly find: string;
  readonly sorting: Sorting | undefined;
  /** Selected value of each filter, by its key. */
  readonly only: Readonly<Record<string, string>>;
}

/** Reads the sorting from the address: the key of the column, with a leading minus sign for descending order. */
export function readSorting(text: string | undefined): Sorting | undefined {
  if (text === undefined || text === "") return undefined;
  return text.startsWith("-") ? { key: text.slice(1), isDescending: true } : { key: text, isDescending: false };
}

export function writeSorting(sorting: Sorting | undefined): string | undefined {
  return sorting && (sorting.isDescending ? `-${sorting.key}` : sorting.key);
}

/** Sorting after a click on a column head: ascending, descending, then the order of the table. */
export function nextSorting(key: string, before: Sorting | undefined): Sorting | undefined {
  if (before?.key !== key) return { key, isDescending: false };
  return before.isDescending ? undefined : { key, isDescending: true };
}

function compare(a: number | string | undefined, b: number | string | undefined): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return String(a).localeCompare(String(b), undefined, { numeric: true });
}

/** Rows that match a query, in its order. Rows without a value come last in both directions. */
export function matchingRows<Row extends ReferenceRow>(table: TableDefinition<Row>, { find, sorting, only }: TableQuery): readonly Row[] {
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
  const matches = table.rows.filter((row) => {
    if (table.filters?.some(({ key, value }) => only[key] !== undefined && value(row) !== only[key])) return false;
    return find.trim() === "" || hasAllWords(find, ...textsOf(row));
  });
  const column = table.columns.find(({ key }) => key === sorting?.key);
  if (!sorting || (!column && sorting.key !== "label")) return matches;
  const valueOf = (row: Row): number | string | undefined => (column ? column.value(row) : (table.steps?.(row) ?? row.label));
  const direction = sorting.isDescending ? -1 : 1;
  const [withValue, without] = [matches.filter((row) => valueOf(row) !== undefined), matches.filter((row) => valueOf(row) === undefined)];
  return [...withValue.toSorted((a, b) => direction * compare(valueOf(a), valueOf(b))), ...without];
}

/** Line of the table body. */
export type TableLine<Row> = { readonly heading: string } | { readonly row: Row };

/** Rows with the headings of their groups. Sorted rows have no headings, since sorting breaks up the groups. */
export function tableLines<Row extends ReferenceRow>(
  { groupOf }: Pick<TableDefinition<Row>, "groupOf">,
  rows: readonly Row[],
  isSorted: boolean,
): readonly TableLine<Row>[] {
  if (!groupOf || isSorted) return rows.map((row) => ({ row }));
  return [...Map.groupBy(rows, groupOf)].flatMap(([heading, groupRows]) => [{ heading }, ...groupRows.map((row) => ({ row }))]);
}

/** Line that typed letters select: the next whose name begins with them, or the next with a word that does. `undefined` without a match. */
export function lineNamed<Row extends ReferenceRow>(lines: readonly TableLine<Row>[], typed: string, from: number): number | undefined {
  const text = foldText(typed);
  const order = lines.map((_, index) => (from + index) % lines.length);
  const nameAt = (index: number): string => {
    const line = lines[index]!;
    return "row" in line ? foldText(line.row.label) : "";
  };
  return order.find((index) => nameAt(index).startsWith(text)) ?? order.find((index) => ` ${nameAt(index)}`.includes(` ${text}`));
}
