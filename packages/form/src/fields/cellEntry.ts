import type { QuantityField } from "@org/hvac-core/kernel";
import { convert, siUnit, type UnitSystem } from "@org/hvac-core/quantity";
import { decimalMark } from "../numbers/numbers.ts";
import { marksOf, normalizeNumbers } from "../numbers/decimalMarks.ts";
import { readBlock } from "../numbers/delimited.ts";
import { readCell } from "./readCell.ts";
import { texts } from "./texts.ts";

/** Range of a chart axis. */
export interface ChartRange {
  readonly low: number;
  readonly high: number;
}

/**
 * Texts of a pasted block of cells, with numbers in the decimal mark of this page; `undefined` for a single text, which is pasted into its cell
 * unchanged.
 */
export function pastedCells(text: string): readonly (readonly string[])[] | undefined {
  const page = decimalMark();
  const block = readBlock(text, page);
  if (block.length === 1 && (block[0]?.length ?? 0) <= 1) return undefined;
  const marks = marksOf(block.flat(), { decimal: page, evidence: "none" });
  // An ambiguous number stays as it is and is rejected.
  return block.map((row) =>
    row.map((cell) => {
      const read = normalizeNumbers(cell, marks, page);
      return "why" in read ? read.why : read.text;
    }),
  );
}

/** Assigns the texts of a block to cells by index. A series accepts a column as well as a row; texts beyond the last cell are left out. */
export function placedCells(
  block: readonly (readonly string[])[],
  start: number,
  { rows, columns }: { readonly rows: number; readonly columns: number },
): readonly (readonly [index: number, text: string])[] {
  const isColumn = rows === 1 && block.every(({ length }) => length === 1);
  const lines = isColumn ? [block.map(([text]) => text ?? "")] : block;
  const [row, column] = [Math.floor(start / columns), start % columns];
  return lines
    .slice(0, rows - row)
    .flatMap((line, down) =>
      line.slice(0, columns - column).map((text, along) => [(row + down) * columns + column + along, text] as const),
    );
}

/** Counts the texts of a block that have no cell. */
export function textsBeyond(block: readonly (readonly string[])[], placed: readonly (readonly [index: number, text: string])[]): number {
  const countOf = (texts: readonly string[]): number => texts.filter((text) => text.trim() !== "").length;
  return countOf(block.flat()) - countOf(placed.map(([, text]) => text));
}

/** Message about values of a block that were not pasted; `undefined` if all were. */
export function pasteProblem({
  read,
  unreadable,
  beyond,
}: {
  readonly read: number;
  readonly unreadable: number;
  readonly beyond: number;
}): string | undefined {
  const words = [unreadable > 0 && texts.unreadable(unreadable, read), beyond > 0 && texts.beyond(beyond)].filter((each) => each !== false);
  return words.length > 0 ? words.join(" ") : undefined;
}

interface CellsOfBlock {
  readonly cell: QuantityField;
  readonly size: { readonly rows: number; readonly columns: number };
  readonly values: readonly unknown[];
  /** Unit in which all cells are stored, and the one in which they are displayed. */
  readonly unit: string;
  readonly displayUnit: string;
  readonly unitSystem: UnitSystem;
}

/** Pastes a block of texts into cells from one of them on; `undefined` for a single text, which is pasted into its cell unchanged. */
export function pasteIntoCells(text: string, start: number, cells: CellsOfBlock) {
  const block = pastedCells(text);
  if (!block) return undefined;
  const placed = placedCells(block, start, cells.size);
  const read = placed.map(([index, each]) => [index, readCell(each, cells.cell, cells.unitSystem, cells)] as const);
  const readable = read.filter(([, value]) => value !== undefined);
  return {
    values: readable.reduce((values, [index, value]) => values.with(index, value), cells.values),
    changed: readable.map(([index]) => index),
    problem: pasteProblem({ read: read.length, unreadable: read.length - readable.length, beyond: textsBeyond(block, placed) }),
  };
}

/** Range of the chart of a series: from zero to the highest value; for shares, to 100 %. */
export function chartRange({ quantity }: QuantityField, values: readonly (number | null)[], unit: string): ChartRange {
  const numbers = values.filter((value) => value !== null);
  const whole = quantity === "ratio" ? convert(1, siUnit(quantity), unit) : 0;
  const [low, high] = [Math.min(0, ...numbers), Math.max(whole, ...numbers)];
  return high > low ? { low, high } : { low, high: low + 1 };
}

/** A number within the limits of the field, in the unit shown. */
export function withinLimits(value: number, { quantity, min, max }: QuantityField, unit: string): number {
  const [low, high] = [convert(min, siUnit(quantity), unit), convert(max, siUnit(quantity), unit)];
  return Math.min(high, Math.max(low, value));
}
