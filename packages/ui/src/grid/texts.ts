import { withArticle } from "@org/form/numbers";

const cells = (count: number): string => (count === 1 ? "1 cell" : `${count} cells`);
const withNewRows = (count: number): string => (count > 0 ? `, with ${count === 1 ? "1 new row" : `${count} new rows`}` : "");

/**
 * Texts of a list as lines and as a table; those of the import dialog are in `importTexts`. A parameter `rows` is the text of `countOf`, such as
 * “3 rooms”; `rowLabel` is the noun of a row.
 */
export const texts = {
  list: { closeTable: "Close the table", showMore: (rows: string): string => `Show more of ${rows}` },
  filter: {
    label: (rows: string): string => `Filter ${rows}`,
    count: (shown: number, all: number): string => `${shown} of ${all}`,
    clear: "Show all rows",
  },

  row: {
    moveUp: (name: string): string => `Move ${name} up`,
    moveDown: (name: string): string => `Move ${name} down`,
    duplicate: (name: string): string => `Duplicate ${name}`,
    remove: (name: string): string => `Remove ${name}`,
    menu: (name: string): string => `Actions for ${name}`,
  },
  rowMenu: {
    addUnder: (rowLabel: string): string => `Add ${withArticle(rowLabel)} under it`,
    indent: "Indent",
    outdent: "Outdent",
    moveUp: "Move up",
    moveDown: "Move down",
    duplicate: "Duplicate",
  },

  tabs: {
    label: "Tables",
    moreTables: "More tables",
    more: (count: number): string => `${count} more`,
    all: (list: string): string => `All ${list.charAt(0).toLowerCase()}${list.slice(1)}`,
    only: (names: string): string => `Only of ${names}`,
    onlySelected: (rows: string): string => `Only of the selected ${rows}`,
    none: (rowLabel: string): string => `Add ${withArticle(rowLabel)} first.`,
  },
  table: {
    label: (list: string): string => `${list}, table`,
    copy: "Copy the table with units",
    shorter: "Make the table shorter",
    taller: "Make the table taller",
    keys: "Arrow keys move. Type or press F2 to edit, Shift with arrows selects, Alt with up or down moves rows.",
    treeKeys: " Alt and Shift with right or left put a row under the one before it, or next to its parent.",
  },
  /** Buttons on the selected rows: their names, and their tooltips with keys. */
  tools: {
    addUnder: (rowLabel: string): string => `Add ${withArticle(rowLabel)} under the selected one`,
    addUnderHint: (rowLabel: string): string => `Add ${withArticle(rowLabel)} under the selected one (Alt Shift Enter)`,
    indent: "Indent the selected rows",
    indentHint: "Indent (Alt Shift →)",
    outdent: "Outdent the selected rows",
    outdentHint: "Outdent (Alt Shift ←)",
    insert: "Insert a row below the selected rows",
    insertHint: "Insert a row below (Alt Enter)",
    duplicate: "Duplicate the selected rows",
    duplicateHint: "Duplicate (Ctrl Shift D)",
    moveUp: "Move the selected rows up",
    moveUpHint: "Move up (Alt ↑)",
    moveDown: "Move the selected rows down",
    moveDownHint: "Move down (Alt ↓)",
    fillDown: "Fill the selected cells from the first row",
    fillDownHint: "Fill down (Ctrl D)",
    remove: "Remove the selected rows",
    removeHint: "Remove rows (Ctrl Shift −)",
    link: "Link to a result of another file",
    linkHint: "Link to a result of another file (Alt L)",
  },
  view: {
    title: "Columns and groups",
    columns: "Columns",
    groupBy: "Group by",
    noGroups: "Nothing",
    lines: "Lines",
    wrap: "Wrap long texts",
    views: "Views",
    all: "All rows, in the order of the list",
    save: "Save the view",
    saveAs: "Save this view…",
    saveLead: "Columns, groups, order and filter are saved under a name on this device.",
    name: "Name",
    shown: (name: string): string => `View ${name}.`,
    saved: (name: string): string => `View ${name} saved.`,
    remove: (name: string): string => `Remove the view ${name}`,
    removed: (name: string): string => `View ${name} removed.`,
    replaced: (name: string): string => `View ${name} replaced.`,
  },
  trace: {
    precedents: (column: string): string => `${column} comes from`,
    dependents: (column: string): string => `${column} goes into`,
    place: (name: string, value: string): string => `${name}: ${value}`,
    entered: "Nothing else: it is entered here.",
    nothing: { precedents: "No input of this file.", dependents: "No result of this row." },
    refused: "There is no calculation while the input has errors.",
  },
  menu: { label: "Actions", pasteByKeys: "The browser does not allow reading the clipboard: press Ctrl V." },
  find: {
    title: "Find and replace",
    text: "Find",
    by: "Replace with",
    place: (place: number, count: number): string => (count === 0 ? "None" : place === 0 ? `${count} found` : `${place} of ${count}`),
    previous: "Previous",
    previousHint: "Previous (Shift Enter)",
    next: "Next",
    nextHint: "Next (Enter)",
    column: "Column to search",
    allColumns: "All columns",
    matchCase: "Match case",
    close: "Close the search",
    replace: "Replace",
    replaceAll: "Replace all",
    replaced: (count: number, refusedCount: number, why: string | undefined): string =>
      `Replaced in ${cells(count)}.${refusedCount === 0 ? "" : ` ${cells(refusedCount)} could not take it: ${why ?? ""}`}`,
  },
  column: {
    menu: (label: string): string => `Column ${label}`,
    row: "Row",
    sortAscending: "Sort ascending",
    sortDescending: "Sort descending",
    sortedAscending: "sorted ascending",
    sortedDescending: "sorted descending",
    unsort: "Show the order of the list",
    keepOrder: "Make this the order of the list",
    filter: "Show only",
    filtered: "filtered",
    all: "All",
    ofFilter: (text: string, count: number): string => `${text === "" ? "blank" : text} (${count})`,
    moreTexts: (count: number): string => `And ${count} more: filter the table by a text.`,
    group: (label: string): string => `Group by ${label.toLowerCase()}`,
    ungroup: "Ungroup",
    wider: "Wider",
    narrower: "Narrower",
    hide: "Hide column",
  },
  /** Names of lines and of their cells. */
  line: {
    heads: { group: "group", new: "new", total: "total" },
    total: "Total",
    ofTotal: "total",
    ofGroup: (label: string): string => `group ${label}`,
    newCell: (column: string, rowLabel: string): string => `${column}, new ${rowLabel}, blank`,
    link: (result: string): string => `linked to ${result}`,
  },
  cell: {
    customOption: (text: string): string => `“${text}” is entered unchanged.`,
    noOption: (text: string): string => `Nothing matches “${text}”.`,
    addRowFirst: (rowLabel: string): string => `Add the ${rowLabel} first.`,
    rejected: (text: string, why: string): string => `“${text}”: ${why}`,
  },
  status: {
    size: (rows: string, columns: number): string => `${rows} × ${columns === 1 ? "1 column" : `${columns} columns`}`,
    held: "The results of rows are those of the last complete input. They are not copied or added up.",
    sums: (sum: string, average: string): string => ` · sum ${sum} · average ${average}`,
  },

  /** Results of actions: read out, or shown in a notification with an undo. */
  done: {
    removed: (rows: string): string => `${rows} removed.`,
    duplicated: (rows: string): string => `${rows} duplicated.`,
    moved: (row: number): string => `Moved to row ${row}.`,
    addedAbove: (rows: string, row: number): string => `${rows} added above row ${row}.`,
    addedBelow: (rows: string, row: number): string => `${rows} added below row ${row}.`,
    addedUnder: (rows: string, parent: string): string => `${rows} added under ${parent}.`,
    placed: (name: string, row: number, parent: string | undefined): string =>
      `${name} is row ${row}, ${parent === undefined ? "at the highest level" : `under ${parent}`}.`,
    sorted: (column: string, isDescending: boolean): string =>
      `Sorted by ${column.toLowerCase()}, ${isDescending ? "descending" : "ascending"}.`,
    reordered: (column: string): string => `The list is now in the order of ${column.toLowerCase()}.`,
    cleared: "Cleared.",
    copied: (count: number): string => `Copied ${cells(count)}.`,
    pasted: (count: number, newRows: string | undefined): string =>
      `Pasted ${cells(count)}${newRows === undefined ? "" : `, ${newRows.toLowerCase()} added`}.`,
    filled: (count: number): string => `Filled ${cells(count)}.`,
    filledPartly: (count: number, refusedCount: number, why: string): string =>
      `Filled ${cells(count)}. ${cells(refusedCount)} could not be filled: ${why}`,
    notFilled: ({
      column,
      row,
      text,
      why,
    }: {
      readonly column: string;
      readonly row: string;
      readonly text: string;
      readonly why: string;
    }): string => `${column}, ${row}: “${text}”. ${why}`,
    keptAsText: (text: string, why: string): string => `${why} “${text}” is kept for you to correct.`,
    notEntered: (text: string, why: string): string => `${why} “${text}” was not entered.`,
  },
  /** Reasons why rows of a tree stay where they are. */
  tree: {
    hidden: "Grouped or filtered rows stay where they are in the tree.",
    noRowBefore: "There is no row before it at its level.",
    highest: "It is at the highest level.",
    first: "It is the first under its parent.",
    last: "It is the last under its parent.",
    unmoved: "It stays where it is.",
  },

  paste: {
    title: (problemCount: number): string =>
      problemCount === 0
        ? "Every cell can be pasted"
        : problemCount === 1
          ? "1 cell cannot be pasted as it is"
          : `${problemCount} cells cannot be pasted as they are`,
    lead: (count: number, newRowCount: number): string => `${cells(count)} can be pasted${withNewRows(newRowCount)}.`,
    unparsed: (count: number): string =>
      ` ${count === 1 ? "1 number" : `${count} numbers`} that cannot be read will stay as text in the cell, marked, for you to correct.`,
    others: " The other cells below keep what they have.",
    marks: "The numbers are written in two ways. Decimal mark",
    action: (count: number): string => `Paste ${cells(count)}`,
    report: (list: string): string => `Paste into ${list.toLowerCase()}`,
    reportLead: (count: number, newRowCount: number): string =>
      `${cells(count)} ${count === 1 ? "was" : "were"} taken${withNewRows(newRowCount)}.`,
  },
  notChosen: "choose",
  decimalMark: { point: "point: 1.5", comma: "comma: 1,5" },
  more: (count: number): string => `And ${count} more.`,
  report: {
    copy: "Copy the report",
    dismiss: "Dismiss the report",
    cells: "Cells of the report",
    more: (count: number): string => `And ${count} more: copy the report to see them all.`,
  },
} as const;
