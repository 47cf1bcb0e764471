import { isAssumed, joinPath, type ListField } from "@org/hvac-core/kernel";
import { outlineOf } from "@org/hvac-core/internal";
import { convert, siUnit, unitSymbol } from "@org/hvac-core/quantity";
import { harmlessText, unmarked, type CopiedCell, type CopiedTable } from "../numbers/copiedTable.ts";
import { marksOfTable, type NumberMarks } from "../numbers/decimalMarks.ts";
import { decimalMark, formatNumber, prose } from "../numbers/numbers.ts";
import type { Block } from "../numbers/tableText.ts";
import { cellPath, computedText, computedValue, inputCell, numberIn, type CellWrite } from "./cells.ts";
import { presentRows } from "./resultRows.ts";
import { columnsOf, columnUnit, treeColumn, valueIn, withValueIn, type Column, type InputColumn } from "./columns.ts";
import { copiesOf } from "../state/rowCopies.ts";
import { fileColumns } from "../importing/fileColumns.ts";
import { cellText, fieldsOf, importedNumber } from "../importing/importedTable.ts";
import { rowAt, type Line } from "./layout.ts";
import { readLevels } from "./levels.ts";
import { isParentColumn } from "./parents.ts";
import { headedBlock, headedWrites } from "../importing/pasteHeads.ts";
import { headTexts } from "../importing/texts.ts";
import type { Range } from "./selection.ts";
import { numberSeries, seriesOf } from "./series.ts";
import { scopeOf, type ListSource } from "./source.ts";
import { referredNames, referringByName, type ReferredNames } from "./nestedReferences.ts";
import type { FormScope } from "../fields/formScope.ts";
import { clearing, type Problem } from "./writing.ts";
import { currencyOf, withCurrency } from "../state/currency.ts";
import { texts } from "./texts.ts";

/** The drawn grid: lines and columns in display order. */
export interface GridView {
  readonly source: ListSource;
  readonly lines: readonly Line[];
  readonly columns: readonly Column[];
}

const span = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/** Rows of the list within a range, in the order of its lines. */
export function rowsWithin({ lines, source }: GridView, { top, bottom }: Range): readonly number[] {
  return span(top, bottom).flatMap((line) => {
    const row = rowAt(lines, line, source.rows.length);
    return row === undefined || row >= source.rows.length ? [] : [row];
  });
}

const guarded = (column: Column, text: string): string =>
  column.kind === "input" && column.field.type === "text" ? harmlessText(text) : text;

const unguarded = (column: Column, text: string): string =>
  column.kind === "input" && column.field.type === "text" ? unmarked(text) : text;

/** A text of the clipboard for a column, with numbers in the decimal mark of this page. */
function pastedText(column: Column, text: string, marks: NumberMarks): Pick<CellWrite, "text" | "why"> {
  if (column.kind !== "input" || column.field.type !== "quantity") return { text: unguarded(column, text) };
  const read = importedNumber(text, marks, column.field.quantity);
  return "why" in read ? { text, why: read.why } : read;
}

/** Number format of a block, from its numeric columns; the format of the page if they do not show it. */
function marksOfBlock(rows: readonly (readonly string[])[], isNumber: (column: number) => boolean): NumberMarks {
  const textsOf = (isWanted: boolean): readonly string[] => rows.flatMap((row) => row.filter((_, column) => isNumber(column) === isWanted));
  return marksOfTable(textsOf(true), textsOf(false), { decimal: decimalMark(), evidence: "none" });
}

const isNumberColumn = (column: Column | undefined): boolean => column?.kind === "input" && column.field.type === "quantity";

/** Indents of the names in a copied tree: two spaces for each level below the highest copied row. */
function indentsOf({ list, rows: all }: ListSource, rows: readonly number[]): ReadonlyMap<number, string> {
  const { depths = [] } = outlineOf(list, all) ?? {};
  const highest = Math.min(...rows.map((row) => depths[row] ?? 0));
  return new Map(rows.map((row) => [row, "  ".repeat((depths[row] ?? 0) - highest)]));
}

/** Texts of a range for copying: numbers with all digits in the unit of their column. Lines without a row are left out. */
export function copied(view: GridView, range: Range): Block {
  const { source, columns } = view;
  const within = columns.slice(range.left, range.right + 1);
  const units = new Map(within.map((column) => [column, columnUnit(column, source)]));
  const computed = presentRows(source);
  const rows = rowsWithin(view, range);
  const names = columns[treeColumn(columns, source.list) ?? -1];
  const indents = indentsOf(source, rows);
  return rows.map((row) =>
    within.map((column) =>
      column.kind === "input"
        ? `${column === names ? indents.get(row) : ""}${guarded(column, inputCell(column, row, units.get(column)!, source, true).text)}`
        : computedText(column, computedValue(column, computed, source.rows[row]!), units.get(column)!, source),
    ),
  );
}

/** Values of copied cells with nested content, such as lists and series; `undefined` for other cells. */
export type CopiedValues = readonly (readonly (CopiedValue | undefined)[])[];

interface CopiedValue {
  readonly field: InputColumn["field"];
  readonly value: unknown;
  /** Names of the rows that it refers to. */
  readonly names: ReferredNames;
}

const opened: ReadonlySet<string> = new Set(["list", "series", "matrix"]);

/** Content of a range that has no text form. */
export function copiedValues(view: GridView, range: Range): CopiedValues {
  const { source } = view;
  const within = view.columns.slice(range.left, range.right + 1);
  return rowsWithin(view, range).map((index) => {
    const row = source.rows[index]!;
    const scope: FormScope = { values: row, fields: source.list.row, around: scopeOf(source, row) };
    return within.map((column) => {
      if (column.kind !== "input" || !opened.has(column.field.type)) return undefined;
      const { field } = column;
      const { value } = cellContent(source, index, column);
      return { field, value, names: referredNames(field, value, scope) };
    });
  });
}

/** Copied values for another input, whose ids mean other rows: they refer to its rows by their names. */
export function copiedFromElsewhere({ scope }: ListSource, values: CopiedValues): CopiedValues {
  return values.map((row) => row.map((each) => each && { ...each, value: referringByName(each.field, each.value, scope, each.names) }));
}

/** Copy of a nested value for pasting, whose rows have new ids. */
function copyOf(value: unknown, { names }: InputColumn, list: ListField): unknown {
  const [copy] = copiesOf(list, "", [withValueIn({ id: "copied" }, names, value)], []);
  return valueIn(copy, names);
}

/** The whole list in the shown columns, for other programs: each column with its name and unit. */
export function copiedList(view: GridView): CopiedTable {
  const { source, columns, lines } = view;
  const units = new Map(columns.map((column) => [column, columnUnit(column, source)]));
  const computed = presentRows(source);
  const cell = (column: Column, row: number): CopiedCell => {
    const unit = units.get(column)!;
    if (column.kind === "input") {
      const { text, isUnused } = inputCell(column, row, unit, source, true);
      const isUnparsed = source.state.unparsed[cellPath(source, source.rows[row]!, column)] !== undefined;
      return (isUnused || isUnparsed ? undefined : numberIn(column.field, valueIn(source.rows[row], column.names), unit)) ?? text;
    }
    const value = computedValue(column, computed, source.rows[row]!);
    return typeof value === "number" && column.field.quantity !== "text" ? convert(value, siUnit(column.field.quantity), unit) : value;
  };
  // As in files, columns with equal labels are followed by the words of their keys.
  const inputs = new Set(
    columnsOf(source.state.definition, source.path, source.list).flatMap(({ kind, label }) => (kind === "input" ? [label] : [])),
  );
  const labels = new Map(fileColumns(source).flatMap(({ key, label, place }) => (place === undefined ? [[key, label] as const] : [])));
  return {
    columns: columns.map((column) => ({
      label:
        labels.get(column.key) ??
        (column.kind === "computed" && inputs.has(column.label) ? headTexts.result(prose(column.label)) : prose(column.label)),
      unit: withCurrency(unitSymbol(units.get(column) || "unitless"), currencyOf(source.state)),
    })),
    rows: rowsWithin(view, { top: 0, bottom: lines.length - 1, left: 0, right: 0 }).map((row) =>
      columns.map((column) => cell(column, row)),
    ),
  };
}

/** Writes of the Delete key for a range. */
export function cleared(view: GridView, range: Range): readonly CellWrite[] {
  const columns = view.columns.slice(range.left, range.right + 1).filter(({ kind }) => kind === "input");
  return rowsWithin(view, range).flatMap((row) => columns.map((column) => clearing(row, column)));
}

interface Pasted {
  readonly writes: readonly CellWrite[];
  /** Cells beyond the right edge. */
  readonly problems: readonly Problem[];
  /** The written range. */
  readonly range: Range;
  /** Number format of the block. */
  readonly marks: NumberMarks;
}

/** Parent writes from the levels of a block. A row without a parent in the block becomes a sibling of the first row. */
function parentWrites(
  { state, path, list }: ListSource,
  targets: readonly number[],
  parents: readonly (number | undefined)[],
): readonly CellWrite[] {
  const column = columnsOf(state.definition, path, list).find((each) => isParentColumn(each, list));
  if (!column) return [];
  return parents.flatMap((parent, index): CellWrite[] => {
    const row = targets[index]!;
    if (parent !== undefined) return [{ row, column, under: targets[parent]! }];
    return index === 0 ? [] : [{ row, column, siblingOf: targets[0]! }];
  });
}

/**
 * Writes of pasting a block: from the upper left corner of the range on, and repeated if the range is a multiple of the block. Lines below the last row
 * become new rows.
 *
 * @param chosen number format chosen by the user
 * @param values nested values of its cells, if the block was copied from this product
 */
export function pasted(view: GridView, range: Range, copied: Block, chosen?: NumberMarks, values?: CopiedValues): Pasted {
  const { lines, source, columns } = view;
  const headed = headedBlock(copied, source);
  const names = treeColumn(columns, source.list);
  const levels = !headed && names !== undefined && names >= range.left ? readLevels(copied, names - range.left) : undefined;
  const block = headed?.table.rows.map((row) => row.map(cellText)) ?? levels?.block ?? copied;
  const height = block.length;
  const width = Math.max(...block.map((row) => row.length));
  const [tall, wide] = [range.bottom - range.top + 1, range.right - range.left + 1];
  const repeats = !levels && !headed && tall % height === 0 && wide % width === 0;
  const [down, across] = repeats ? [tall, wide] : [height, width];
  // Rows from the upper left corner on; heads of groups and totals are skipped.
  const targets: number[] = [];
  let bottom = range.top;
  for (let line = range.top; line < lines.length && targets.length < down; line++) {
    const row = rowAt(lines, line, source.rows.length);
    if (row === undefined || row >= source.rows.length) continue;
    targets.push(row);
    bottom = line;
  }
  const existing = targets.length;
  while (targets.length < down) targets.push(source.rows.length + targets.length - existing);
  if (headed) {
    const numbers = new Set(
      fieldsOf(headed.table, fileColumns(source)).flatMap(({ index, column: { cellField } }) =>
        cellField.type === "quantity" ? [index] : [],
      ),
    );
    const marks = chosen ?? marksOfBlock(block, (column) => numbers.has(column));
    const last = Math.max(bottom, existing > 0 ? bottom + targets.length - existing : range.top + targets.length - 1);
    return {
      ...headedWrites(headed, marks, source, targets),
      marks,
      range: { top: range.top, left: 0, bottom: last, right: columns.length - 1 },
    };
  }
  const columnsAt = (offset: number): readonly (Column | undefined)[] =>
    span(0, Math.ceil(across / width) - 1).map((time) => columns[range.left + offset + time * width]);
  const marks = chosen ?? marksOfBlock(block, (offset) => columnsAt(offset).some(isNumberColumn));
  const writes: CellWrite[] = [];
  const problems: Problem[] = [];
  targets.forEach((row, index) => {
    for (let offset = 0; offset < across; offset++) {
      const text = block[index % height]![offset % width];
      // Cells missing from a shorter row stay unchanged.
      if (text === undefined) continue;
      const column = columns[range.left + offset];
      const held = values?.[index % height]?.[offset % width];
      if (held && column?.kind === "input" && column.field === held.field)
        writes.push({ row, column, value: copyOf(held.value, column, source.list) });
      else if (column) writes.push({ row, column, ...pastedText(column, text, marks) });
      else if (text.trim() !== "") problems.push({ row: texts.row(row + 1), column: "–", text: prose(text), why: texts.noColumn });
    }
  });
  const saysParent = ({ column }: CellWrite): boolean => isParentColumn(column, source.list);
  // If some rows name their parents, a blank means that a row has none.
  const named = writes.filter(saysParent);
  const namesParents = named.some(({ text }) => text!.trim() !== "");
  const isBlank = (write: CellWrite): boolean =>
    // Blanks are not pasted into computed columns and new rows, because cells that do not apply are copied as blanks.
    write.text?.trim() === "" &&
    (write.column.kind === "computed" || write.row >= source.rows.length) &&
    !(namesParents && saysParent(write));
  const grown = targets.length - existing;
  const isNamed = new Set(namesParents ? named.map(({ row }) => row) : []);
  // A level takes precedence over the name of a parent, and a name over a level without indent.
  const parents = levels
    ? parentWrites(source, targets, levels.parents).filter(({ row, siblingOf }) => siblingOf === undefined || !isNamed.has(row))
    : [];
  const isLevelled = new Set(parents.map(({ row }) => row));
  const isSaidTwice = (write: CellWrite): boolean => isLevelled.has(write.row) && saysParent(write);
  return {
    writes: [...writes.filter((write) => !isBlank(write) && !isSaidTwice(write)), ...parents],
    problems,
    marks,
    range: {
      top: range.top,
      left: range.left,
      bottom: Math.max(bottom, existing > 0 ? bottom + grown : range.top + grown - 1),
      right: Math.min(columns.length - 1, range.left + across - 1),
    },
  };
}

export type FillDirection = "down" | "up" | "right" | "left";

/** Entered value of a cell, or its unparsed text. */
function cellContent(source: ListSource, row: number, column: Column): Pick<CellWrite, "text" | "value"> {
  if (column.kind === "computed") return {};
  const { unparsed } = source.state;
  const text = unparsed[cellPath(source, source.rows[row]!, column)];
  if (text !== undefined) return { text };
  const inputRow = source.inputRows[row];
  return { value: isAssumed(inputRow, joinPath(...column.names)) ? undefined : valueIn(inputRow, column.names) };
}

/** Continuation of a series of numbers across the columns of a row, as texts; `undefined` if the numbers are repeated. */
function seriesAcross({ source }: GridView, row: number, columns: readonly Column[]): ((place: number) => string) | undefined {
  const numbers = columns.map((column) =>
    column.kind === "input" ? numberIn(column.field, valueIn(source.rows[row], column.names), columnUnit(column, source)) : undefined,
  );
  const series = numbers.every((number) => number !== undefined) ? numberSeries(numbers) : undefined;
  return series && ((place) => formatNumber(series(place), { digits: "full" }));
}

/** Fills to the right or to the left. It writes texts, because each column has its own kind and unit. */
function filledAcross(view: GridView, from: Range, to: Range, isLeft: boolean, isSeries: boolean): readonly CellWrite[] {
  const ordered = <T>(each: readonly T[]): readonly T[] => (isLeft ? each.toReversed() : each);
  const texts = copied(view, from);
  const columns = ordered(view.columns.slice(from.left, from.right + 1));
  const targets = ordered(isLeft ? span(to.left, from.left - 1) : span(from.right + 1, to.right));
  return rowsWithin(view, to).flatMap((row, index) => {
    const pattern = ordered(texts[index]!);
    const series = isSeries ? seriesAcross(view, row, columns) : undefined;
    return targets.map((target, place) => ({
      row,
      column: view.columns[target]!,
      text: series?.(place + 1) ?? pattern[place % pattern.length]!,
    }));
  });
}

/**
 * Fills a range by repeating its part `from`: entered values within a column, texts across columns.
 *
 * @param isSeries continues even steps instead of repeating them
 */
export function filled(view: GridView, from: Range, to: Range, direction: FillDirection, isSeries = false): readonly CellWrite[] {
  const { source, columns } = view;
  if (direction === "right" || direction === "left") return filledAcross(view, from, to, direction === "left", isSeries);
  const sources = rowsWithin(view, from);
  const isSource = new Set(sources);
  const targets = rowsWithin(view, to).filter((row) => !isSource.has(row));
  if (sources.length === 0) return [];
  const ordered = direction === "up" ? targets.toReversed() : targets;
  const pattern = direction === "up" ? sources.toReversed() : sources;
  return columns.slice(to.left, to.right + 1).flatMap((column) => {
    if (column.kind === "computed") return [];
    const contents = pattern.map((row) => cellContent(source, row, column));
    const series = isSeries
      ? seriesOf(
          column.field.type,
          contents.map(({ value }) => value),
          direction === "up",
        )
      : undefined;
    return ordered.map((row, index) => ({ row, column, ...(series?.(index + 1) ?? contents[index % contents.length]) }));
  });
}
