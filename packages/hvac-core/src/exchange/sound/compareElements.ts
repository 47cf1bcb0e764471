import { assumedKey, isTypedQuantity } from "../../kernel/index.ts";
import { isClose } from "../../quantity/tolerance.ts";
import { isFromFile, type CellDifference, type ComparedRow, type FileReference } from "../index.ts";
import type { DuctPaths } from "./ductPaths.ts";
import type { PlannedRow } from "./mergeRows.ts";
import { areShownByLinks, type KnownElements } from "./pathRecord.ts";
import { planRows, type Place } from "./planRows.ts";
import { nameOf, type Row } from "./rows.ts";

/** The elements of all ends of a file. @param isPlanned whether a silent damper is among them */
export function allElements(paths: DuctPaths, file: FileReference, isPlanned: (place: Place) => boolean): readonly PlannedRow[] {
  const rooms = new Map(paths.runs.map(({ id }) => [id, null]));
  const sources = new Map(paths.fans.map(({ id }) => [id, id]));
  return planRows(paths, { rooms, sources, keepsOthers: true, removesGone: false }, file, isPlanned).planned;
}

/** Rows of earlier imports whose duct or fitting is no longer in the file. An end that is left out is not gone. */
export function goneRows(paths: DuctPaths, before: readonly Row[], file: FileReference): readonly Row[] {
  const isFromDucts = isFromFile(file);
  const present = new Set(allElements(paths, file, () => true).map(({ id }) => id));
  return before.filter(({ id }) => isFromDucts(id) && !present.has(id));
}

function isSameCell(was: unknown, now: unknown): boolean {
  if (!isTypedQuantity(was) || !isTypedQuantity(now)) return JSON.stringify(was ?? null) === JSON.stringify(now ?? null);
  return (
    isClose(was.value, now.value) && was.unit === now.unit && was.link?.fileId === now.link?.fileId && was.link?.result === now.link?.result
  );
}

/** Cells that an import has changed. The row before is a matter of the list. */
const changedCells = (was: Row, now: Row): readonly CellDifference[] =>
  [...new Set([...Object.keys(was), ...Object.keys(now)])].flatMap((name) =>
    name === assumedKey || name === "parent" || isSameCell(was[name], now[name]) ? [] : [{ name, was: was[name], now: now[name] }],
  );

/** Elements of a file compared with the list before an import, then those that are gone from the file. */
export function comparedRows(
  before: readonly Row[],
  after: readonly Row[],
  planned: readonly PlannedRow[],
  gone: readonly Row[],
  earlier: KnownElements,
): readonly ComparedRow[] {
  const left = (isLeft: boolean) => isLeft && ({ isLeft: true } as const);
  const known = new Map(before.map((row) => [row.id, row]));
  const next = new Map(after.map((row) => [row.id, row]));
  const compared = planned.map((plan): ComparedRow => {
    const { id } = plan;
    const row = next.get(id)!;
    const was = known.get(id);
    const common = { id, name: nameOf(row, "Element", after.indexOf(row)), entries: [] };
    if (!was) return { ...common, state: "new", differences: [], ...left(earlier.isLeft(id)) };
    const differences = changedCells(was, row);
    // Where the duct file has the same copies, other differences than those of linked numbers are entries of the user.
    return differences.length > 0
      ? { ...common, state: "changed", differences, ...left(earlier.isUnchanged(plan) && !areShownByLinks(differences)) }
      : { ...common, state: "current", differences };
  });
  return [
    ...compared,
    ...gone.map((row): ComparedRow => ({
      id: row.id,
      name: nameOf(row, "Element", before.indexOf(row)),
      state: "gone",
      differences: [],
      entries: [],
      ...left(earlier.isLeft(row.id)),
    })),
  ];
}
