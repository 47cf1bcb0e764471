/** An action of a table: its name in menus and in the list of shortcuts, and its keys. */
export interface TableCommand {
  readonly label: string;
  readonly keys: readonly string[];
}

const command = (label: string, ...keys: readonly string[]): TableCommand => ({ label, keys });

/** Actions of a table that have keys. */
export const tableCommands = {
  cut: command("Cut", "Ctrl", "X"),
  copy: command("Copy", "Ctrl", "C"),
  paste: command("Paste", "Ctrl", "V"),
  clear: command("Clear the cells", "Delete"),
  fillDown: command("Fill down", "Ctrl", "D"),
  fillRight: command("Fill right", "Ctrl", "R"),
  insertAbove: command("Insert a row above", "Ctrl", "Shift", "+"),
  insertBelow: command("Insert a row below", "Alt", "Enter"),
  insertChild: command("Add a row under this one", "Alt", "Shift", "Enter"),
  duplicate: command("Duplicate the rows", "Ctrl", "Shift", "D"),
  moveUp: command("Move the rows up", "Alt", "↑"),
  moveDown: command("Move the rows down", "Alt", "↓"),
  indent: command("Indent", "Alt", "Shift", "→"),
  outdent: command("Outdent", "Alt", "Shift", "←"),
  remove: command("Remove the rows", "Ctrl", "Shift", "−"),
  link: command("Link to a result…", "Alt", "L"),
  precedents: command("Show what it comes from", "Ctrl", "["),
  dependents: command("Show what it goes into", "Ctrl", "]"),
  find: command("Find…", "Ctrl", "F"),
  replace: command("Find and replace…", "Ctrl", "H"),
} as const;

/** Keys of a table that only move, select and edit. */
const tableKeys: readonly TableCommand[] = [
  command("Next row; after Tab, in the column where Tab began", "Enter"),
  command("Next and previous column", "Tab"),
  command("To the edge of the data", "Ctrl", "arrows"),
  command("Last row with data", "Ctrl", "End"),
  command("Select", "Shift", "arrows"),
  command("Select all rows", "Ctrl", "A"),
  command("Select the row", "Shift", "Space"),
  command("Select the column", "Ctrl", "Space"),
  command("Edit the cell", "F2"),
  command("Calculate in the cell", "="),
  command("Menu of the cell", "Shift", "F10"),
];

export const tableHelp = { title: "In a table", commands: [...tableKeys, ...Object.values(tableCommands)] } as const;
