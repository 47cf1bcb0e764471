/** The second door of the grid, for the page whose table is its main part: forms and dialogs, which come through `index.ts`, do not load it. */
export { cellElement, focusCell, revealCell } from "./cellElements.ts";
export { useFittingItems } from "./fittingItems.ts";
export { Inspector } from "./inspector/Inspector.tsx";
export { ImportDialog } from "./lazyImportDialog.ts";
export { ListTabs } from "./ListTabs.tsx";
export { ListTable } from "./ListTable.tsx";
export { OnlySelectedBox } from "./OnlySelectedBox.tsx";
export { rowCount, tablesOf, type TableTab } from "./tableTabs.ts";
export { texts } from "./texts.ts";
export { countOf, useGrid, type Grid } from "./useGrid.ts";
export { useListSource } from "./useListSource.ts";
export { firstSelected, useFlatTable, useTabs, type OnlySelected } from "./useTables.ts";
