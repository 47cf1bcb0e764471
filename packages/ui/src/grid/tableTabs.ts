import type { ListField } from "@org/hvac-core/kernel";
import { nestedLists } from "@org/form/rows";
import { texts } from "./texts.ts";

/** A table of a list: its rows, or all rows of a list within them. */
export interface TableTab {
  readonly key: string;
  readonly label: string;
  /** Names of the lists of a flat table. */
  readonly names: readonly string[] | undefined;
}

/** The table of a list, and one for each list within its rows: "Rooms", "All surfaces", "All windows". */
export function tablesOf(name: string, list: ListField): readonly TableTab[] {
  const nested = nestedLists(name, list).map(({ names, list: inner }) => ({
    key: names.join("."),
    label: texts.tabs.all(inner.label),
    names,
  }));
  return [{ key: name, label: list.label, names: undefined }, ...nested];
}

/** Number of rows of a table. */
export function rowCount(values: unknown, [name = "", ...rest]: readonly string[]): number {
  const rows = (values as Readonly<Record<string, unknown>>)[name];
  if (!Array.isArray(rows)) return 0;
  return rest.length === 0 ? rows.length : rows.reduce<number>((sum, row) => sum + rowCount(row, rest), 0);
}
