import { assumedNames, isTypedQuantity, type ResultLink } from "../kernel/index.ts";
import { linkedFactors } from "../links/index.ts";
import { convert, defaultUnit, isUnitOf, siUnit, type QuantityKind, type UnitSystem } from "../quantity/index.ts";
import { isClose, relativeTolerance } from "../quantity/tolerance.ts";
import { importedQuantity, resultLink, type FileReference } from "./files.ts";
import { hasNoLink, type RowFacts } from "./importFacts.ts";
import type { CellDifference, ComparedRow, ImportedCell, ImportedRow, ListRow, RowImport } from "./rowImport.ts";

/** Relative tolerance of copies, for their six digits. */
export const copyTolerance = 1e-5;

const isLinkTo = ({ collection, fileId }: FileReference, link: ResultLink | undefined): link is ResultLink =>
  link?.fileId === fileId && link.collection === collection;

/** Id of the source row that a link names; empty for a number of the whole file, undefined for rows of other lists. */
function sourceOf(link: ResultLink, lists: readonly string[]): string | undefined {
  const [first] = linkedFactors(link.result);
  const [list = "", row, cell] = first!.path.split(".");
  if (row === undefined) return "";
  return cell !== undefined && lists.includes(list) ? row : undefined;
}

/** Ids of the source rows that the numbers of a row are linked to. */
export function sourcesOf(row: ListRow, { file, lists }: RowImport): readonly string[] {
  return Object.values(row).flatMap((cell): readonly string[] => {
    const link = isTypedQuantity(cell) ? cell.link : undefined;
    const source = isLinkTo(file, link) ? sourceOf(link, lists) : undefined;
    return source === undefined ? [] : [source];
  });
}

/** A name without the number of identical rooms that earlier imports added to it. */
const withoutCount = (name: string): string => name.replace(/ × \d+$/, "");
export const plainName = (name: unknown): string => (typeof name === "string" ? withoutCount(name).trim().toLowerCase() : "");

/** The cell as the row has it; undefined where nobody entered one. */
function enteredCell(row: ListRow, name: string): unknown {
  const cell = row[name];
  return cell === null || cell === "" || assumedNames(row).includes(name) ? undefined : cell;
}

/** A cell as the row will have it: a number in the unit that the row shows. */
export function writtenCell(cell: ImportedCell, before: unknown, { file, unitSystem }: RowImport): unknown {
  if (typeof cell !== "object") return cell;
  const { value, quantity, result } = cell;
  const shown = isTypedQuantity(before) ? (before.displayUnit ?? before.unit) : undefined;
  const unit = shown !== undefined && isUnitOf(shown, quantity) ? shown : defaultUnit(quantity, unitSystem);
  return importedQuantity(value, quantity, unit, result === undefined ? undefined : resultLink(file, result));
}

/** A number in the SI unit of a quantity; undefined where its unit is another. */
function numberIn(cell: unknown, quantity: QuantityKind, unitSystem: UnitSystem): number | undefined {
  const typed = typeof cell === "number" ? { value: cell, unit: defaultUnit(quantity, unitSystem) } : cell;
  if (!isTypedQuantity(typed) || typeof typed.value !== "number" || !isUnitOf(typed.unit, quantity)) return undefined;
  return convert(typed.value, typed.unit, siUnit(quantity));
}

/**
 * Whether a cell is as the import would write it, would be changed by it, or is an entry of users, such as a link to another result.
 *
 * @param option the option that the last import wrote: one that is still here follows the source
 */
function stateOfCell(
  before: unknown,
  cell: ImportedCell | undefined,
  source: string,
  context: RowImport,
  option: string | undefined,
): "same" | "changed" | "entered" {
  const link = isTypedQuantity(before) ? before.link : undefined;
  const isLinkToSource = isLinkTo(context.file, link) && sourceOf(link, context.lists) === source;
  const isImportedOption = option !== undefined && before === option;
  if (cell === undefined) return isLinkToSource || isImportedOption ? "changed" : "same";
  if (before === undefined) return "changed";
  if (typeof cell !== "object") {
    if (before === cell) return "same";
    if (isImportedOption) return "changed";
    return typeof cell === "string" && plainName(before) === plainName(cell) ? "changed" : "entered";
  }
  const number = numberIn(before, cell.quantity, context.unitSystem);
  const isImported = isLinkToSource || (isLinkTo(context.file, link) && link.result === cell.result);
  if (isImported || (cell.result === undefined && link === undefined)) {
    const isSame = number !== undefined && isClose(number, cell.value, cell.result === undefined ? copyTolerance : relativeTolerance);
    return isSame && link?.result === cell.result ? "same" : link ? "changed" : "entered";
  }
  // A copy of an earlier import, equal to its source, becomes linked.
  return link === undefined && number !== undefined && isClose(number, cell.value, copyTolerance) ? "changed" : "entered";
}

export interface ComparedCells extends Pick<ComparedRow, "differences" | "entries"> {
  /** Cells that differ, and that the user left as they are. */
  readonly left: readonly CellDifference[];
}

export function comparedCells(row: ListRow, imported: ImportedRow, context: RowImport, { leftCells, options }: RowFacts): ComparedCells {
  const cells = { differences: [] as CellDifference[], entries: [] as CellDifference[], left: [] as CellDifference[] };
  for (const [name, cell] of Object.entries(imported.cells)) {
    const was = enteredCell(row, name);
    const state = stateOfCell(was, cell, imported.source, context, options.get(name));
    if (state === "same") continue;
    const difference = { name, was, now: cell === undefined ? undefined : writtenCell(cell, was, context) };
    const isTaken = state === "changed" || context.replacesEntries === true;
    cells[!isTaken ? "entries" : leftCells.has(name) && hasNoLink(difference) ? "left" : "differences"].push(difference);
  }
  return cells;
}
