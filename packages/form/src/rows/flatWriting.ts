import type { Row } from "../state/formInput.ts";
import type { CellWrite } from "./cells.ts";
import { parentKey, readParent, type FlatLists } from "./flatLists.ts";
import { parentOfRow } from "./flatRows.ts";
import type { ListSource } from "./source.ts";
import { texts } from "./texts.ts";

/** The reason why a row is left out of a flat table, or keeps its parent. */
interface ParentProblem {
  readonly text: string;
  readonly why: string;
}

interface PlacedRow {
  /** The row with its parent; absent if a new row is left out. */
  readonly placed: Row | undefined;
  /** Writes of the other columns; none if the parent cannot be read, so that no row of another parent is overwritten. */
  readonly rest: readonly CellWrite[];
  readonly problem?: ParentProblem;
}

const isParentWrite = ({ column }: CellWrite): boolean => column.kind === "input" && column.names[0] === parentKey;

/** Parent in a write: an id, a problem, or nothing in a blank cell. */
function parentIn(flat: FlatLists, write: CellWrite | undefined): string | ParentProblem | undefined {
  const { text, value } = write ?? {};
  if (text === undefined) return typeof value === "string" && flat.parents.has(value) ? value : undefined;
  if (text.trim() === "") return undefined;
  const reading = readParent(flat, text);
  return reading.ok ? reading.id : { text, why: texts.leftOut(reading.why) };
}

const withParent = (row: Row, parent: string): Row => (parentOfRow(row) === parent ? row : { ...row, [parentKey]: parent });

/** Rows that go to the parents that their cells name. A new row whose cell is blank goes to that of the row above it, as in a table with merged cells. */
function parentWriting({ inputRows }: ListSource, flat: FlatLists): (row: Row, index: number, writes: readonly CellWrite[]) => PlacedRow {
  let above: { readonly index: number; readonly parent: string | ParentProblem } | undefined;
  return (row, index, writes) => {
    const isNew = index >= inputRows.length;
    const isBehindNew = isNew && above?.index === index - 1 && above.index >= inputRows.length;
    const named = parentIn(flat, writes.find(isParentWrite)) ?? (isBehindNew ? above?.parent : undefined) ?? parentOfRow(row);
    above = { index, parent: named };
    if (typeof named !== "string") return { placed: isNew ? undefined : row, rest: [], problem: named };
    return { placed: withParent(row, named), rest: writes.filter((write) => !isParentWrite(write)) };
  };
}

interface Overfull extends ParentProblem {
  readonly index: number;
  /** The row with its parent before; absent if it is new. */
  readonly row: Row | undefined;
}

/** The last rows that were written into a parent whose list holds no more. */
function overfullRows({ inputRows }: ListSource, { parents, inner }: FlatLists, rows: readonly (Row | undefined)[]): readonly Overfull[] {
  const before = inputRows.map(parentOfRow);
  const indices = Map.groupBy(rows.keys(), (index) => (rows[index] ? parentOfRow(rows[index]) : ""));
  return [...parents.values()].flatMap(({ id, name }) => {
    const here = indices.get(id) ?? [];
    const excess = Math.max(0, here.length - inner.maxRows);
    const moved = here.filter((index) => before[index] !== id);
    const why = texts.fullParent(name, inner.maxRows, inner.rowLabel);
    return moved.slice(Math.max(0, moved.length - excess)).map((index): Overfull => {
      const row = before[index] === undefined ? undefined : withParent(rows[index]!, before[index]);
      return { index, row, text: name, why: row ? why : texts.leftOut(why) };
    });
  });
}

interface FlatWriting {
  readonly place: ReturnType<typeof parentWriting>;
  readonly overfull: (rows: readonly (Row | undefined)[]) => readonly Overfull[];
}

/** Writing of the parents of rows of a flat table. */
export function flatWriting(source: ListSource): FlatWriting | undefined {
  const { flat } = source;
  return flat && { place: parentWriting(source, flat), overfull: (rows) => overfullRows(source, flat, rows) };
}
