import type { GridActions } from "@org/form/rows";
import type { ReactNode } from "react";
import { ContextMenu, type MenuPoint } from "../elements/ContextMenu.tsx";
import { MenuItem } from "../elements/Popup.tsx";
import { tableCommands } from "../surface/tableTexts.ts";
import type { Grid } from "./useGrid.ts";
import { texts } from "./texts.ts";
import styles from "./list.module.css";

type Entry = readonly [command: keyof typeof tableCommands, run: (() => void) | undefined];

interface GridMenuProps {
  readonly grid: Grid;
  readonly actions: GridActions;
  readonly point: MenuPoint;
  /** Pastes a text into the list as it is by then: the browser may ask first whether the page may read the clipboard. */
  readonly onPaste: (text: string) => void;
  readonly onClose: () => void;
}

/** Pastes what the browser lets the page read; else the user presses the keys. */
function pasteFromClipboard(onPaste: GridMenuProps["onPaste"], { announce }: Grid): void {
  navigator.clipboard.readText().then(onPaste, () => announce(texts.menu.pasteByKeys));
}

/** Groups of actions on the selected cells and rows; an action without a function cannot be done here. */
function entriesOf({ grid, actions, onPaste }: GridMenuProps): readonly (readonly Entry[])[] {
  const { source, canMove, tree, columns, selection } = grid;
  const hasRow = (grid.rowOf(selection.active.line) ?? source.rows.length) < source.rows.length;
  const isInput = columns[selection.active.column]?.kind === "input";
  const ifRow = (run: (() => void) | undefined): (() => void) | undefined => (hasRow ? run : undefined);
  const ifRoom = source.rows.length < source.list.maxRows ? ifRow : () => undefined;
  const ifMoves = (run: () => void): (() => void) | undefined => (canMove ? ifRow(run) : undefined);
  const inTree: readonly Entry[] = [
    ["insertChild", tree ? ifRoom(actions.insertChild) : undefined],
    ["indent", tree ? ifRow(actions.indent) : undefined],
    ["outdent", tree ? ifRow(actions.outdent) : undefined],
  ];
  return [
    [
      // The events of the clipboard, which the grid answers, need a gesture and the focus on a cell.
      ["cut", ifRow(() => void document.execCommand("cut"))],
      ["copy", ifRow(() => void document.execCommand("copy"))],
      ["paste", () => pasteFromClipboard(onPaste, grid)],
      ["clear", isInput ? ifRow(actions.clear) : undefined],
      ["fillDown", isInput ? ifRow(actions.fillDown) : undefined],
      ["fillRight", isInput ? ifRow(actions.fillRight) : undefined],
    ],
    [
      ["insertAbove", ifRoom(actions.insertAbove)],
      ["insertBelow", ifRoom(actions.insertBelow)],
      ...(source.list.outline === undefined ? [] : inTree),
      ["duplicate", ifRoom(actions.duplicate)],
      ["moveUp", ifMoves(() => actions.moveBy(-1))],
      ["moveDown", ifMoves(() => actions.moveBy(1))],
      ["remove", ifRow(actions.remove)],
    ],
    [
      ["precedents", ifRow(() => actions.trace("precedents"))],
      ["dependents", ifRow(() => actions.trace("dependents"))],
      ["link", actions.link],
    ],
    [
      ["find", () => actions.find(false)],
      ["replace", () => actions.find(true)],
    ],
  ];
}

/** Menu of the selected cells: all actions of keys and buttons, with their keys. */
export function GridMenu(props: GridMenuProps): ReactNode {
  const { point, onClose } = props;
  return (
    <ContextMenu
      point={point}
      label={texts.menu.label}
      onClose={onClose}
      renderContent={(close) =>
        entriesOf(props).map((entries) => (
          <div key={entries[0]![0]} role="group" className={styles.menuGroup}>
            {entries.map(([command, action]) => (
              <MenuItem
                key={command}
                keys={tableCommands[command].keys}
                disabled={!action}
                onSelect={() => {
                  // The focus is back on the cell before the action begins.
                  close();
                  action?.();
                }}
              >
                {tableCommands[command].label}
              </MenuItem>
            ))}
          </div>
        ))
      }
    />
  );
}
