import { rowName, type ListField } from "@org/hvac-core/kernel";
import { numberedRowName } from "@org/hvac-core/internal";
import type { Row } from "../state/formInput.ts";
import { childOf } from "../state/treeOrder.ts";
import type { Column } from "./columns.ts";
import type { CellWrite } from "./cells.ts";

/** Whether a column says which row each row is under. */
export const isParentColumn = (column: Column, { outline }: ListField): boolean => column.kind === "input" && column.key === outline;

const plain = (text: string): string => text.normalize("NFKC").replaceAll(/\s+/g, " ").trim().toLowerCase();

/** The row that a text names, by its id, its name or its number: the nearest one before, else the first behind. */
export function namedRow(list: ListField, rows: readonly Row[], index: number, text: string): number | undefined {
  const wanted = plain(text);
  const isMeant = (at: number): boolean => {
    const row = rows[at]!;
    return row.id === text.trim() || plain(rowName(list, row, at)) === wanted || plain(numberedRowName(list, at)) === wanted;
  };
  for (let at = index - 1; at >= 0; at--) if (isMeant(at)) return at;
  for (let at = index + 1; at < rows.length; at++) if (isMeant(at)) return at;
  return undefined;
}

/** The parent that a write means, by its id, or why there is none such. */
type Meant = { readonly ok: true; readonly parent: string | undefined } | { readonly ok: false; readonly why: string };

function meantParent(list: ListField, rows: readonly Row[], { row, text, value, under }: CellWrite): Meant {
  const isBlank = text === undefined ? value === undefined || value === null : text.trim() === "" || plain(text) === "none";
  if (under === undefined && isBlank) return { ok: true, parent: undefined };
  const at = under ?? (text === undefined ? rows.findIndex(({ id }) => id === value) : namedRow(list, rows, row, text));
  const parent = rows[at ?? -1];
  return parent ? { ok: true, parent: parent.id } : { ok: false, why: `No ${list.rowLabel} is called “${text?.trim() ?? String(value)}”.` };
}

/** Of some rows the last that is under itself. */
function lastInRing({ outline }: ListField, rows: readonly Row[], indices: readonly number[]): number | undefined {
  const places = new Map(rows.map(({ id }, index) => [id, index]));
  const parents = rows.map((row) => places.get(row[outline!] as string) ?? -1);
  return indices.findLast((index) => {
    // A row may lead into a ring that it is no part of.
    let above = parents[index]!;
    for (let steps = 0; above !== -1 && above !== index && steps < rows.length; steps++) above = parents[above]!;
    return above === index;
  });
}

interface ParentsWritten {
  readonly rows: readonly Row[];
  /** Writes that name a row, in the order of their rows, and of each why it was not taken. */
  readonly told: readonly { readonly write: CellWrite; readonly why?: string }[];
}

/**
 * Rows with the parents that were written, which may be any of the rows as they will be. All are written before any is judged: on the way to a
 * sound tree there may be a ring. Of a ring the last row that was given another parent keeps the one it had.
 */
export function withParents(list: ListField, before: readonly Row[], writes: readonly CellWrite[]): ParentsWritten {
  const rows = [...before];
  const told = writes
    .filter(({ row, beside }) => rows[row] && beside === undefined)
    .toSorted((a, b) => a.row - b.row)
    .map((write): { write: CellWrite; why?: string } => {
      const meant = meantParent(list, before, write);
      if (!meant.ok) return { write, why: meant.why };
      rows[write.row] = childOf(list, rows[write.row]!, meant.parent);
      return { write };
    });
  // Beside a row is where that row has come to stand.
  for (const { row, beside } of writes) {
    const other = rows[beside ?? -1];
    if (other && rows[row]) rows[row] = childOf(list, rows[row], other[list.outline!] as string | undefined);
  }
  const changed = [...rows.keys()].filter((index) => rows[index] !== before[index]);
  const why = "A row cannot be under itself, or under a row that is under it.";
  for (let index = lastInRing(list, rows, changed); index !== undefined; index = lastInRing(list, rows, changed)) {
    rows[index] = before[index]!;
    changed.splice(changed.indexOf(index), 1);
    for (const each of told) if (each.write.row === index) each.why = why;
  }
  return { rows, told };
}
