import { parentKey, readParent, type ParentReading } from "../rows/flatLists.ts";
import { parentOfRow } from "../rows/flatRows.ts";
import type { ListSource } from "../rows/source.ts";
import { texts as rowTexts } from "../rows/texts.ts";
import { cellText, isBlank, type Field, type ImportedTable } from "./importedTable.ts";
import { texts } from "./texts.ts";

/** A row of the table that cannot be imported into a flat table, with the cell that says why. */
interface LeftOutRow {
  readonly column: number;
  readonly text: string;
  readonly why: string;
}

interface ImportedParents {
  /** Parents by the indices of rows in the table. */
  readonly parents: ReadonlyMap<number, string>;
  readonly leftOut: ReadonlyMap<number, LeftOutRow>;
}

/** The parents that the rows of a file name for a flat table. A blank cell names that of the row above it. Rows without a parent are left out. */
export function importedParents(
  { flat, inputRows }: ListSource,
  { rows }: Pick<ImportedTable, "rows">,
  fields: readonly Field[],
  filled: readonly number[],
  isReplaced: boolean,
): ImportedParents | undefined {
  if (!flat) return undefined;
  const named = fields.find(({ column }) => column.key === parentKey);
  const parents = new Map<number, string>();
  const leftOut = new Map<number, LeftOutRow>();
  const counts = new Map([...flat.parents.keys()].map((id) => [id, 0]));
  if (!isReplaced) for (const row of inputRows) counts.set(parentOfRow(row), (counts.get(parentOfRow(row)) ?? 0) + 1);
  let above: ParentReading = { ok: false, why: named ? rowTexts.noParent(flat.parentLabel) : texts.noParentColumn(flat.field.label) };
  for (const index of filled) {
    const cell = named && rows[index]![named.index];
    const text = cellText(cell);
    const reading: ParentReading = named && !isBlank(cell) ? readParent(flat, text) : above;
    above = reading;
    const parent = reading.ok ? flat.parents.get(reading.id) : undefined;
    const count = parent ? counts.get(parent.id)! : 0;
    if (parent && count < flat.inner.maxRows) {
      parents.set(index, parent.id);
      counts.set(parent.id, count + 1);
    } else {
      const why = parent ? rowTexts.fullParent(parent.name, flat.inner.maxRows, flat.inner.rowLabel) : reading.ok ? "" : reading.why;
      leftOut.set(index, { column: named?.index ?? fields[0]?.index ?? 0, text, why: rowTexts.leftOut(why) });
    }
  }
  return { parents, leftOut };
}
