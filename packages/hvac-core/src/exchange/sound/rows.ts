import { acousticCalculator } from "../../calculators/acoustic-calculator/index.ts";
import { isTypedQuantity, type Fields } from "../../kernel/index.ts";
import { outlineOf } from "../../kernel/internal.ts";
import { defaultUnit, type UnitSystem } from "../../quantity/index.ts";
import { importedQuantity, resultLink, type FileReference } from "../index.ts";
import type { Cells } from "./fittingElements.ts";

/** A row of an input. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: string };

/** Input of an acoustic calculation as its form has it. */
export type AcousticForm = Readonly<Record<string, unknown>> & { readonly unitSystem: UnitSystem };

export const rowsOf = (input: AcousticForm, list: "sources" | "elements" | "rooms"): readonly Row[] =>
  Array.isArray(input[list]) ? (input[list] as readonly Row[]) : [];

const { sources, elements } = acousticCalculator.fields;
const columns: Readonly<Record<"sources" | "elements", Fields>> = { sources: sources.row, elements: elements.row };

/** Files and units of an import. */
export interface ImportContext {
  readonly file: FileReference;
  /** Project of the acoustic file. Results of other projects are not linked. */
  readonly projectId: string;
  readonly unitSystem: UnitSystem;
}

/** Cells as a row has them: numbers in the unit that the row shows. */
export function enteredCells(
  list: "sources" | "elements",
  cells: Cells,
  before: Row | undefined,
  context: ImportContext,
): Record<string, unknown> {
  const { file, projectId, unitSystem } = context;
  return Object.fromEntries(
    Object.entries(cells).map(([name, cell]) => {
      const field = columns[list][name];
      if (typeof cell !== "object" || field?.type !== "quantity") return [name, cell];
      const known = before?.[name];
      const unit = isTypedQuantity(known) ? (known.displayUnit ?? known.unit) : defaultUnit(field.quantity, unitSystem);
      const isLinked = file.projectId === projectId && cell.result !== undefined;
      return [name, importedQuantity(cell.value, field.quantity, unit, isLinked ? resultLink(file, cell.result) : undefined)];
    }),
  );
}

export const parentOf = (row: Row): string | undefined => (typeof row["parent"] === "string" ? row["parent"] : undefined);

/** A row after another one, or at a source. */
export function under(row: Row, parent: string | undefined): Row {
  const { parent: _, ...others } = row;
  return parent === undefined ? others : { ...others, parent };
}

/** The rows before another, the nearest first, until one does not meet a condition; an invalid list may have a circle. */
export function rowsAbove(row: Row, rows: ReadonlyMap<string, Row>, meets: (above: Row) => boolean = () => true): readonly Row[] {
  const chain: Row[] = [];
  for (let above = rowAbove(row, rows); above && meets(above) && !chain.includes(above); above = rowAbove(above, rows)) chain.push(above);
  return chain;
}

function rowAbove(row: Row, rows: ReadonlyMap<string, Row>): Row | undefined {
  const parent = parentOf(row);
  return parent === undefined ? undefined : rows.get(parent);
}

/** Rows in the order of the tree, each after the row before it. */
export function inTreeOrder(rows: readonly Row[]): readonly Row[] {
  return outlineOf(elements, rows)!.order.map((index) => rows[index]!);
}

/** Name of a row, with its number where it has none. */
export const nameOf = (row: Row, kind: string, index: number): string =>
  typeof row["name"] === "string" && row["name"].trim() !== "" ? row["name"] : `${kind} ${index + 1}`;
