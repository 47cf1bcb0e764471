export {
  type Cell,
  type CellWrite,
  cellName,
  cellPath,
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
  columnUnits,
  columnsOf,
  groupedLike,
  hasTotals,
  isNumber,
  isUsed,
  treeColumn,
  usedColumns,
  valueIn,
} from "./columns.ts";
export { columnsWithEntries, fittedWidths, withGroupNames } from "./fittedColumns.ts";
export { type Filter, type FilterTerms, filterOf, isFiltered, noFilter, textCounts } from "./filtering.ts";
export { type CellSearch, cellsWith, searchParts, nextFound, replacing } from "./finding.ts";
export { hasSameCells } from "./sameRow.ts";
export { nestedLists, parentKey, type NestedList } from "./flatLists.ts";
export { flatSource, fullParent, likeParent, movedRows, newListRow, parentOfRow, rowsEdit } from "./flatRows.ts";
export { type GridEvent, type Places, anchoredAfter, hold, lineName, placeAnchored, rowLine } from "./anchoredCells.ts";
export { commonRow, type CommonRow, valueOfMixed } from "./commonRow.ts";
export type { GridActions, PasteQuestion } from "./gridActions.ts";
export { type Line, type Window, linesOf, rowAt, windowOf } from "./layout.ts";
export { isParentColumn } from "./parents.ts";
export {
  type CopiedValues,
  type FillDirection,
  type GridView,
  cleared,
  copied,
  copiedFromElsewhere,
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
export { computedRows, resultsOfRows } from "./resultRows.ts";
export { canSort, orderedRows, sortedIds, sortedRows } from "./sorting.ts";
export { namesOfLists } from "./resultRows.ts";
export { type ListSource, resultPath, rowPath, scopeOf, shownOutcome } from "./source.ts";
export { texts as rowTexts } from "./texts.ts";
export { totalText } from "./totals.ts";
export { type TracedPlace, dependentsIn, precedentsIn, referencedPlace, referencesTo } from "./tracing.ts";
export { type TreeLine, stepOf, treeLines } from "./treeLines.ts";
export { type Written, writeCells } from "./writing.ts";
