import { computedText, computedValue, inputCell, type CellWrite } from "./cells.ts";
import { computedRows } from "./resultRows.ts";
import { columnUnit, type Column } from "./columns.ts";
import type { GridView } from "./ranges.ts";
import type { Position } from "./selection.ts";
import type { ListSource } from "./source.ts";

/** What is searched for in the cells of a list. */
export interface CellSearch {
  readonly text: string;
  /** Key of the column to search; all shown columns if absent. */
  readonly column?: string | undefined;
  readonly matchCase: boolean;
}

/** Reads the shown texts of the cells of some columns, with all digits if wanted; blank where a column does not apply. */
export function shownTexts(source: ListSource, columns: readonly Column[]): (column: Column, row: number, isFull?: boolean) => string {
  const computed = computedRows(source);
  const units = new Map(columns.map((column) => [column, columnUnit(column, source)]));
  return (column, row, isFull = false) => {
    const unit = units.get(column)!;
    if (column.kind === "computed") return computedText(column, computedValue(column, computed, source.rows[row]!), unit, source);
    const cell = inputCell(column, row, unit, source, isFull);
    return cell.isUnused ? "" : cell.text;
  };
}

const nested: ReadonlySet<string> = new Set(["list", "series", "matrix"]);
const isSearched = (column: Column, { column: key }: CellSearch): boolean =>
  (key === undefined || column.key === key) && !(column.kind === "input" && nested.has(column.field.type));

const patternOf = ({ text, matchCase }: CellSearch): RegExp =>
  new RegExp(text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`), matchCase ? "gu" : "giu");

/** Lines that are searched in one task: thousands at once would hold up a key. */
export const searchedLines = 50;

/** Cells that contain a text, line by line, in parts of some lines each. */
export function* searchParts({ source, lines, columns }: GridView, search: CellSearch): Generator<readonly Position[], void> {
  if (search.text === "") return;
  const pattern = patternOf(search);
  const textOf = shownTexts(source, columns);
  const searched = columns.flatMap((column, position) => (isSearched(column, search) ? [{ column, position }] : []));
  for (let first = 0; first < lines.length; first += searchedLines)
    yield lines
      .slice(first, first + searchedLines)
      .flatMap((line, offset) =>
        line.type === "row"
          ? searched.flatMap(({ column, position }) =>
              textOf(column, line.index).search(pattern) === -1 ? [] : [{ line: first + offset, column: position }],
            )
          : [],
      );
}

/** Cells that contain a text, line by line. */
export const cellsWith = (view: GridView, search: CellSearch): readonly Position[] => [...searchParts(view, search)].flat();

/** Writes that replace a text in those of some cells that contain it. Numbers are replaced with all their digits where these contain the text. */
export function replacing(
  { source, lines, columns }: GridView,
  search: CellSearch,
  by: string,
  cells: readonly Position[],
): readonly CellWrite[] {
  const pattern = patternOf(search);
  const textOf = shownTexts(source, columns);
  return cells.flatMap(({ line, column: position }): CellWrite[] => {
    const [target, column] = [lines[line], columns[position]];
    if (target?.type !== "row" || column?.kind !== "input") return [];
    const texts = [textOf(column, target.index, true), textOf(column, target.index)];
    const text = texts.find((each) => each.search(pattern) !== -1);
    return text === undefined ? [] : [{ row: target.index, column, text: text.replaceAll(pattern, () => by) }];
  });
}

/** The cell of a search that comes after or before another one, around the end; `undefined` without cells. */
export function nextFound(cells: readonly Position[], { line, column }: Position, isBack: boolean): Position | undefined {
  const isAfter = (cell: Position): boolean => cell.line > line || (cell.line === line && cell.column > column);
  const isBefore = (cell: Position): boolean => cell.line < line || (cell.line === line && cell.column < column);
  return isBack ? (cells.findLast(isBefore) ?? cells.at(-1)) : (cells.find(isAfter) ?? cells[0]);
}
