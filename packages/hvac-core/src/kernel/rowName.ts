import type { ListField } from "./fields.ts";

type List = Pick<ListField, "row" | "rowLabel">;

/** Name of a list's rows, for the head of a column: "Fitting". */
export const rowKind = ({ rowLabel }: Pick<List, "rowLabel">): string => rowLabel.charAt(0).toUpperCase() + rowLabel.slice(1);

/** Name of a row by its number: "Fitting 2". */
export const numberedRowName = (list: Pick<List, "rowLabel">, index: number): string => `${rowKind(list)} ${index + 1}`;

/** Key of the number of a row that follows rows left out: its number in the whole input, counted from 1. */
export const numberOfRow = "number of row";

/** Name of a row: its first text, or else its number. */
export function rowName(list: List, row: object, index: number): string {
  for (const name of Object.keys(list.row)) {
    const field = list.row[name]!;
    const value: unknown = field.type === "text" && !field.packed ? (row as Readonly<Record<string, unknown>>)[name] : undefined;
    if (typeof value === "string" && value.trim() !== "") return value;
  }
  const number = (row as Readonly<Record<string, unknown>>)[numberOfRow];
  return numberedRowName(list, typeof number === "number" ? number - 1 : index);
}
