import type { Cells, TakenElement } from "./fittingElements.ts";
import { comesFrom, inTreeOrder, parentOf, rowsAbove, enteredCells, under, type Row, type Writing } from "./pathRows.ts";

/** A row of a file as it is to be: what the file says, and its upstream row. */
export interface PlannedRow {
  readonly id: string;
  readonly element: TakenElement;
  readonly parent: string | undefined;
  /** How its run leaves the one before it, or begins at a source; of the first row of a run. */
  readonly beginning: Cells & { readonly source?: string };
  /** The room that an outlet opens into. */
  readonly room?: string | null;
}

/** The list of elements with the rows of a file in it. */
export interface MergedRows {
  readonly rows: readonly Row[];
  /** Rows that are in the list no more. */
  readonly removed: readonly Row[];
}

const longestName = 80;
const sizeNames = ["shape", "width", "height", "diameter"] as const;

/** The size that a row states, as text: the same for the same size. */
const sizeText = (row: Row): string => JSON.stringify(sizeNames.map((name) => row[name] ?? null));
const sizeOf = (row: Row): Readonly<Record<string, unknown>> =>
  Object.fromEntries(sizeNames.flatMap((name) => (row[name] === undefined ? [] : [[name, row[name]]])));
const withoutSize = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !(sizeNames as readonly string[]).includes(name))) as Row;

/** What somebody put between a row of the file and the one before it: rows above it, the nearest first. */
function between(row: Row, byId: ReadonlyMap<string, Row>, isOurs: (id: string) => boolean): readonly Row[] {
  return rowsAbove(row, byId, ({ id }) => !isOurs(id));
}

/** Rows of a list that do not come from a file, and are neither downstream nor upstream of one that does. */
export function othersIn(before: readonly Row[], writing: Pick<Writing, "file">): readonly Row[] {
  const isOurs = comesFrom(writing.file);
  const byId = new Map(before.map((row) => [row.id, row]));
  const held = new Set(before.flatMap((row) => (isOurs(row.id) ? between(row, byId, isOurs) : [])));
  return before.filter((row) => !isOurs(row.id) && !held.has(row) && !rowsAbove(row, byId).some(({ id }) => isOurs(id)));
}

/** The row at which the run of a row begins: the last of those before it alone, or the row itself. */
export function beginningOf(row: Row, before: readonly Row[], isOurs: (id: string) => boolean): Row {
  const byId = new Map(before.map((each) => [each.id, each]));
  const isAlone = ({ id }: Row): boolean => before.filter((each) => parentOf(each) === id).length === 1;
  const chain = between(row, byId, isOurs);
  const shared = chain.findIndex((each) => !isAlone(each));
  return (shared === -1 ? chain : chain.slice(0, shared)).at(-1) ?? row;
}

/** A row as the file has it now. Other entries of the user are kept. */
function written(planned: PlannedRow, known: Row | undefined, writing: Writing, withBeginning: boolean): Row {
  const { id, element, beginning, room } = planned;
  const cells = {
    ...(known ? {} : { ...element.first, name: element.first.name.slice(0, longestName) }),
    ...element.always,
    ...(withBeginning && beginning),
  };
  return { ...known, ...enteredCells("elements", cells, known, writing), id, ...(room !== undefined && { room }) };
}

/**
 * Puts the rows of a file into a list, or brings those up to date that are there. What somebody put between them stays between them; what
 * is downstream of a removed row, and upstream of none that stays, is removed.
 */
export function mergeRows(before: readonly Row[], planned: readonly PlannedRow[], writing: Writing, keepsOthers: boolean): MergedRows {
  const isOurs = comesFrom(writing.file);
  const byId = new Map(before.map((row) => [row.id, row]));
  const wanted = new Set(planned.map(({ id }) => id));
  const others = new Set(othersIn(before, writing));
  const now = new Map<string, Row>();
  for (const plan of planned) {
    const known = byId.get(plan.id);
    const chain = known ? between(known, byId, isOurs) : [];
    const begins = known ? beginningOf(known, before, isOurs) : undefined;
    const beginnings = chain.slice(0, chain.findIndex((row) => row === begins) + 1);
    const row = written(plan, known, writing, beginnings.length === 0);
    now.set(row.id, chain.length === 0 ? under(row, plan.parent) : row);
    chain.forEach((above, index) => {
      const isOwn = index < beginnings.length;
      let next = now.get(above.id) ?? above;
      // A silencer has the size of the duct that it was put before, as long as nobody gave it another.
      if (isOwn && known && "shape" in above && sizeText(above) === sizeText(known)) next = { ...withoutSize(next), ...sizeOf(row) };
      if (above === beginnings.at(-1)) next = { ...next, ...enteredCells("elements", plan.beginning, above, writing) };
      now.set(above.id, index === chain.length - 1 ? under(next, plan.parent) : next);
    });
  }
  const stays = (row: Row): boolean => {
    if (isOurs(row.id)) return wanted.has(row.id);
    if (now.has(row.id)) return true;
    if (others.has(row)) return keepsOthers;
    const ours = rowsAbove(row, byId).find(({ id }) => isOurs(id) || now.has(id));
    return ours !== undefined && (now.has(ours.id) || wanted.has(ours.id));
  };
  const staying = before.filter(stays);
  const keptIds = new Set(staying.map(({ id }) => id));
  const rows = staying.map((row) => now.get(row.id) ?? row);
  const added = planned.flatMap(({ id }) => (keptIds.has(id) ? [] : [now.get(id)!]));
  return { rows: inTreeOrder([...rows, ...added]), removed: before.filter(({ id }) => !keptIds.has(id)) };
}
