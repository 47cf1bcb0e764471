import { isFromFile } from "../index.ts";
import type { Cells, ImportedElement } from "./fittingElements.ts";
import { inTreeOrder, parentOf, rowsAbove, enteredCells, under, type Row, type ImportContext } from "./rows.ts";

/** A row of an import. */
export interface PlannedRow {
  readonly id: string;
  readonly element: ImportedElement;
  /** Id of the duct or outlet without which it is not imported; its own where it is one. */
  readonly belongsTo: string;
  /** Id of the row before it. */
  readonly parent: string | undefined;
  /** Connection of its run to the one before, or to a source; of the first row of a run. */
  readonly beginning: Cells & { readonly source?: string };
  /** The room that an outlet opens into. */
  readonly room?: string | null;
}

/** The list of elements after an import. */
export interface MergedRows {
  readonly rows: readonly Row[];
  /** Rows that are no longer in the list. */
  readonly removed: readonly Row[];
}

const maxNameLength = 80;
const sizeNames = ["shape", "width", "height", "diameter"] as const;

/** The size of a row as text, to compare sizes. */
const sizeText = (row: Row): string => JSON.stringify(sizeNames.map((name) => row[name] ?? null));
const sizeOf = (row: Row): Readonly<Record<string, unknown>> =>
  Object.fromEntries(sizeNames.flatMap((name) => (row[name] === undefined ? [] : [[name, row[name]]])));
const withoutSize = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !(sizeNames as readonly string[]).includes(name))) as Row;

/** Rows of the user between a row of the file and the one before it, the nearest first. */
function between(row: Row, byId: ReadonlyMap<string, Row>, isFromDucts: (id: string) => boolean): readonly Row[] {
  return rowsAbove(row, byId, ({ id }) => !isFromDucts(id));
}

/** Rows of a list that do not come from a file, and are neither before nor after one that does. */
export function othersIn(before: readonly Row[], isFromDucts: (id: string) => boolean): readonly Row[] {
  const byId = new Map(before.map((row) => [row.id, row]));
  const held = new Set(before.flatMap((row) => (isFromDucts(row.id) ? between(row, byId, isFromDucts) : [])));
  return before.filter((row) => !isFromDucts(row.id) && !held.has(row) && !rowsAbove(row, byId).some(({ id }) => isFromDucts(id)));
}

/** The first row of the run of a row: the last of the rows before it that have no other branch, or the row itself. */
export function beginningOf(row: Row, before: readonly Row[], isFromDucts: (id: string) => boolean): Row {
  const byId = new Map(before.map((each) => [each.id, each]));
  const isAlone = ({ id }: Row): boolean => before.filter((each) => parentOf(each) === id).length === 1;
  const chain = between(row, byId, isFromDucts);
  const shared = chain.findIndex((each) => !isAlone(each));
  return (shared === -1 ? chain : chain.slice(0, shared)).at(-1) ?? row;
}

/** A row with the present numbers of the file. Other entries of the user are kept. */
function written(planned: PlannedRow, known: Row | undefined, context: ImportContext, withBeginning: boolean): Row {
  const { id, element, beginning, room } = planned;
  const cells = {
    ...(known ? {} : { ...element.first, name: element.first.name.slice(0, maxNameLength) }),
    ...element.always,
    ...(withBeginning && beginning),
  };
  return { ...known, ...enteredCells("elements", cells, known, context), id, ...(room !== undefined && { room }) };
}

/** Options of a merge. */
export interface MergeOptions {
  /** Whether rows that do not come from the file are kept. */
  readonly keepsOthers: boolean;
  /** Ids of rows whose duct or fitting is gone from the file, and that are kept: they stay in their places like rows of the user. */
  readonly keptGone: ReadonlySet<string>;
}

/**
 * Adds the rows of a file to a list, or updates them. Rows of the user between them keep their place; rows after a removed row are removed
 * with it, unless a kept row is after them.
 */
export function mergeRows(
  before: readonly Row[],
  planned: readonly PlannedRow[],
  context: ImportContext,
  { keepsOthers, keptGone }: MergeOptions,
): MergedRows {
  const isFromSource = isFromFile(context.file);
  const isFromDucts = (id: string): boolean => isFromSource(id) && !keptGone.has(id);
  const byId = new Map(before.map((row) => [row.id, row]));
  const wanted = new Set(planned.map(({ id }) => id));
  const others = new Set(othersIn(before, isFromDucts));
  const now = new Map<string, Row>();
  for (const plan of planned) {
    const known = byId.get(plan.id);
    const chain = known ? between(known, byId, isFromDucts) : [];
    const begins = known ? beginningOf(known, before, isFromDucts) : undefined;
    const beginnings = chain.slice(0, chain.findIndex((row) => row === begins) + 1);
    const row = written(plan, known, context, beginnings.length === 0);
    now.set(row.id, chain.length === 0 ? under(row, plan.parent) : row);
    chain.forEach((above, index) => {
      const isOwn = index < beginnings.length;
      let next = now.get(above.id) ?? above;
      // A silencer gets the new size of the duct after it, unless the user gave it another size.
      if (isOwn && known && "shape" in above && sizeText(above) === sizeText(known)) next = { ...withoutSize(next), ...sizeOf(row) };
      if (above === beginnings.at(-1)) next = { ...next, ...enteredCells("elements", plan.beginning, above, context) };
      now.set(above.id, index === chain.length - 1 ? under(next, plan.parent) : next);
    });
  }
  const stays = (row: Row): boolean => {
    if (isFromDucts(row.id)) return wanted.has(row.id);
    if (now.has(row.id)) return true;
    if (others.has(row)) return keepsOthers || keptGone.has(row.id);
    const ours = rowsAbove(row, byId).find(({ id }) => isFromDucts(id) || now.has(id));
    return ours !== undefined && (now.has(ours.id) || wanted.has(ours.id));
  };
  const staying = before.filter(stays);
  const keptIds = new Set(staying.map(({ id }) => id));
  const rows = staying.map((row) => now.get(row.id) ?? row);
  const added = planned.flatMap(({ id }) => (keptIds.has(id) ? [] : [now.get(id)!]));
  return { rows: inTreeOrder([...rows, ...added]), removed: before.filter(({ id }) => !keptIds.has(id)) };
}
