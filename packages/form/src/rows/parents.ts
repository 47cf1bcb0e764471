import { rowName, type ListField } from "@org/hvac-core/kernel";
import { numberedRowName } from "@org/hvac-core/internal";
import type { Row } from "../state/formInput.ts";
import { childOf } from "../state/treeOrder.ts";
import type { Column } from "./columns.ts";
import type { CellWrite } from "./cells.ts";
import { texts } from "./texts.ts";

/** Whether a column has the parents of the rows. */
export const isParentColumn = (column: Column, { outline }: ListField): boolean => column.kind === "input" && column.key === outline;

const plain = (text: string): string => text.normalize("NFKC").replaceAll(/\s+/g, " ").trim().toLowerCase();

/** Row that a text names by id, name or number: the nearest earlier one, else the first later one. */
export function namedRow(list: ListField, rows: readonly Row[], index: number, text: string): number | undefined {
  const wanted = plain(text);
  const isNamed = (place: number): boolean => {
    const row = rows[place]!;
    return row.id === text.trim() || plain(rowName(list, row, place)) === wanted || plain(numberedRowName(list, place)) === wanted;
  };
  for (let place = index - 1; place >= 0; place--) if (isNamed(place)) return place;
  for (let place = index + 1; place < rows.length; place++) if (isNamed(place)) return place;
  return undefined;
}

/** Id of the parent named in a write, or the reason why there is no such row. */
type ParentResult = { readonly ok: true; readonly parent: string | undefined } | { readonly ok: false; readonly why: string };

function parentOf(list: ListField, rows: readonly Row[], { row, text, value, under }: CellWrite): ParentResult {
  const isBlank = text === undefined ? value === undefined || value === null : text.trim() === "" || plain(text) === "none";
  if (under === undefined && isBlank) return { ok: true, parent: undefined };
  const parentIndex = under ?? (text === undefined ? rows.findIndex(({ id }) => id === value) : namedRow(list, rows, row, text));
  const parent = rows[parentIndex ?? -1];
  return parent ? { ok: true, parent: parent.id } : { ok: false, why: texts.unknownRow(list.rowLabel, text?.trim() ?? String(value)) };
}

/** Last of the given rows that is under itself. */
function lastInRing({ outline }: ListField, rows: readonly Row[], indices: readonly number[]): number | undefined {
  const places = new Map(rows.map(({ id }, index) => [id, index]));
  const parents = rows.map((row) => places.get(row[outline!] as string) ?? -1);
  return indices.findLast((index) => {
    // A row may be under a ring without being part of it.
    let above = parents[index]!;
    for (let steps = 0; above !== -1 && above !== index && steps < rows.length; steps++) above = parents[above]!;
    return above === index;
  });
}

interface ParentsWritten {
  readonly rows: readonly Row[];
  /** Writes that name a parent, in the order of their rows, each with the reason if it was rejected. */
  readonly results: readonly { readonly write: CellWrite; readonly why?: string }[];
}

/**
 * Rows with new parents, which may be new rows too. All parents are written before they are checked, because intermediate states may contain a ring.
 * In a remaining ring, the last row with a new parent keeps its previous one.
 */
export function withParents(list: ListField, before: readonly Row[], writes: readonly CellWrite[]): ParentsWritten {
  const rows = [...before];
  const results = writes
    .filter(({ row, siblingOf }) => rows[row] && siblingOf === undefined)
    .toSorted((a, b) => a.row - b.row)
    .map((write): { write: CellWrite; why?: string } => {
      const result = parentOf(list, before, write);
      if (!result.ok) return { write, why: result.why };
      rows[write.row] = childOf(list, rows[write.row]!, result.parent);
      return { write };
    });
  // A sibling gets the new parent of the other row.
  for (const { row, siblingOf } of writes) {
    const other = rows[siblingOf ?? -1];
    if (other && rows[row]) rows[row] = childOf(list, rows[row], other[list.outline!] as string | undefined);
  }
  const changed = [...rows.keys()].filter((index) => rows[index] !== before[index]);
  for (let index = lastInRing(list, rows, changed); index !== undefined; index = lastInRing(list, rows, changed)) {
    rows[index] = before[index]!;
    changed.splice(changed.indexOf(index), 1);
    for (const each of results) if (each.write.row === index) each.why = texts.underItself;
  }
  return { rows, results };
}
