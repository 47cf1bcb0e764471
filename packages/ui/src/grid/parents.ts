import { numberedRowName, outlineOf, rowName, type ListField } from "@org/hvac-core/kernel";
import type { Row } from "../surface/state/formInput.ts";
import { childOf } from "../surface/state/treeOrder.ts";
import type { Column } from "./columns.ts";
import type { CellWrite } from "./writing.ts";

/** Whether a column says which row each row is under. */
export const isParentColumn = (column: Column, { outline }: ListField): boolean => column.kind === "input" && column.key === outline;

const plain = (text: string): string => text.normalize("NFKC").replaceAll(/\s+/g, " ").trim().toLowerCase();

/** The row that a text names, by its id, its name or its number: the nearest one before, else the first behind. */
function named(list: ListField, rows: readonly Row[], index: number, text: string): number | undefined {
  const wanted = plain(text);
  const isMeant = (at: number): boolean => {
    const row = rows[at]!;
    return row.id === text.trim() || plain(rowName(list, row, at)) === wanted || plain(numberedRowName(list, at)) === wanted;
  };
  for (let at = index - 1; at >= 0; at--) if (isMeant(at)) return at;
  for (let at = index + 1; at < rows.length; at++) if (isMeant(at)) return at;
  return undefined;
}

type Written = { readonly ok: true; readonly row: Row } | { readonly ok: false; readonly why: string };

/** A row with the parent that was written, which is one of the rows as they will be. */
export function withParent(list: ListField, rows: readonly Row[], index: number, { text, value, under }: CellWrite): Written {
  const row = rows[index]!;
  const label = list.row[list.outline!]!.label.toLowerCase();
  const isBlank =
    under !== undefined ? false : text === undefined ? value === undefined || value === null : text.trim() === "" || plain(text) === "none";
  if (isBlank) return { ok: true, row: childOf(list, row, undefined) };
  const at = under ?? (text === undefined ? rows.findIndex(({ id }) => id === value) : named(list, rows, index, text));
  const parent = rows[at ?? -1];
  if (at === undefined || !parent) return { ok: false, why: `There is no such ${label}.` };
  const parents = outlineOf(list, rows)!.parents;
  for (let above = at; above >= 0; above = parents[above]!)
    if (above === index) return { ok: false, why: "A row cannot be under itself, or under a row that is under it." };
  return { ok: true, row: childOf(list, row, parent.id) };
}
