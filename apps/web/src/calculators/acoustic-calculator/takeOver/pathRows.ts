import type { FileRef } from "@org/data";
import { acousticCalculator } from "@org/hvac-core/calculators/acoustic-calculator";
import { isTypedQuantity, type Fields } from "@org/hvac-core/kernel";
import { outlineOf } from "@org/hvac-core/internal";
import { convert, defaultUnit, siUnit, type UnitSystem } from "@org/hvac-core/quantity";
import { linkTo } from "../../takeOver/sourceFiles.ts";
import type { Cells } from "./fittingElements.ts";

/** A row as an input states it. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: string };

/** An acoustic file as its form states it. */
export type AcousticForm = Readonly<Record<string, unknown>> & { readonly unitSystem: UnitSystem };

export const rowsOf = (input: AcousticForm, list: "sources" | "elements" | "rooms"): readonly Row[] =>
  Array.isArray(input[list]) ? (input[list] as readonly Row[]) : [];

const letters = 36;

/** The same few letters for the same text: FNV-1a. */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193) >>> 0;
  return hash.toString(letters).padStart(7, "0");
}

/** The id of a row that comes from a place in a file: the same whenever it is taken over. */
export function takenId(file: Pick<FileRef, "fileId">, ...place: readonly string[]): string {
  const text = place.join(" ");
  return `${digest(file.fileId)}-${digest(text)}${digest(`${text} ${text.length}`)}`;
}

/** Whether a row comes from a file. Rows that were made from such a row, such as a silencer before it, have longer ids. */
export function comesFrom(file: Pick<FileRef, "fileId">): (id: string) => boolean {
  const mark = `${digest(file.fileId)}-`;
  return (id) => id.startsWith(mark) && /^[\da-z]{14}$/.test(id.slice(mark.length));
}

const { sources, elements } = acousticCalculator.fields;
const columns: Readonly<Record<"sources" | "elements", Fields>> = { sources: sources.row, elements: elements.row };

/** Who writes the cells: where they come from, and in which units. */
export interface Writing {
  readonly file: FileRef;
  /** Project of the file that is written. Results of other projects are not linked. */
  readonly projectId: string;
  readonly unitSystem: UnitSystem;
}

/** Cells as a row states them: numbers in the unit that the row shows them in, to every digit that anyone types. */
export function enteredCells(
  list: "sources" | "elements",
  cells: Cells,
  before: Row | undefined,
  writing: Writing,
): Record<string, unknown> {
  const { file, projectId, unitSystem } = writing;
  return Object.fromEntries(
    Object.entries(cells).map(([name, cell]) => {
      const field = columns[list][name];
      if (typeof cell !== "object" || field?.type !== "quantity") return [name, cell];
      const known = before?.[name];
      const unit = isTypedQuantity(known) ? (known.displayUnit ?? known.unit) : defaultUnit(field.quantity, unitSystem);
      const value = Number(convert(cell.value, siUnit(field.quantity), unit).toPrecision(12));
      const { result } = cell;
      const isLinked = file.projectId === projectId;
      return [name, { value, unit, ...(isLinked && result !== undefined && { link: linkTo(file, result) }) }];
    }),
  );
}

export const parentOf = (row: Row): string | undefined => (typeof row["parent"] === "string" ? row["parent"] : undefined);

/** A row under another one, or at a source. */
export function under(row: Row, parent: string | undefined): Row {
  const { parent: _, ...others } = row;
  return parent === undefined ? others : { ...others, parent };
}

/** The rows above another, the nearest first, as far as they fulfil something; a list may go round in a circle. */
export function rowsAbove(row: Row, rows: ReadonlyMap<string, Row>, fulfils: (above: Row) => boolean = () => true): readonly Row[] {
  const upstream: Row[] = [];
  for (let above = rowAbove(row, rows); above && fulfils(above) && !upstream.includes(above); above = rowAbove(above, rows))
    upstream.push(above);
  return upstream;
}

function rowAbove(row: Row, rows: ReadonlyMap<string, Row>): Row | undefined {
  const parent = parentOf(row);
  return parent === undefined ? undefined : rows.get(parent);
}

/** Rows in the order of the tree: each after its upstream row. */
export function inTreeOrder(rows: readonly Row[]): readonly Row[] {
  return outlineOf(elements, rows)!.order.map((index) => rows[index]!);
}
