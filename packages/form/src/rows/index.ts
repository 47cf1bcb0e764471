export {
  type Cell,
  type CellWrite,
  cellName,
  cellPath,
  computedRows,
  computedText,
  computedValue,
  inputCell,
  numberIn,
  optionsOf,
  typedTexts,
} from "./cells.ts";
export {
  type Column,
  type InputColumn,
  columnUnit,
  columnsOf,
  hasTotals,
  isNumber,
  isUsed,
  treeColumn,
  usedColumns,
  valueIn,
} from "./columns.ts";
export { type Filter, filterOf, noFilter } from "./filtering.ts";
export { type GridEvent, type Places, anchoredAfter, hold, lineName, placeAnchored, rowLine } from "./anchoredCells.ts";
export type { GridActions, PasteQuestion } from "./gridActions.ts";
export { type Line, type Window, linesOf, rowAt, windowOf } from "./layout.ts";
export { withRowsMoved } from "./movedRows.ts";
export { isParentColumn } from "./parents.ts";
export {
  type CopiedValues,
  type FillDirection,
  type GridView,
  cleared,
  copied,
  copiedList,
  copiedValues,
  filled,
  pasted,
  rowsWithin,
} from "./ranges.ts";
export {
  type Next,
  type Position,
  type Range,
  type Selection,
  type SelectionEvent,
  isOne,
  rangeOf,
  select,
  selectionInLine,
  start,
} from "./selection.ts";
export { type Cells, nextCell, selectionEvent } from "./selectionKeys.ts";
export { canSort, sortedRows } from "./sorting.ts";
export type { ListSource } from "./source.ts";
export { texts as rowTexts } from "./texts.ts";
export { totalText } from "./totals.ts";
export { type TreeLine, stepOf, treeLines } from "./treeLines.ts";
export { type Written, writeCells } from "./writing.ts";
