import { numberedRowName } from "@org/hvac-core/internal";
import { IconArrowDown, IconArrowUp, IconCopy, IconDots, IconTrash } from "@tabler/icons-react";
import { joinPath } from "@org/hvac-core/kernel";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { IconButton } from "../elements/Button.tsx";
import { notify } from "../elements/notifications/notify.ts";
import { MenuItem, Popup } from "../elements/Popup.tsx";
import { inputId } from "../surface/fields/fieldIds.ts";
import { focusNewRow } from "../surface/fields/focusNewRow.ts";
import { endReveal, revealRow } from "../surface/fields/revealedRow.ts";
import {
  indented,
  movedAmongSiblings,
  outdented,
  withBranches,
  withBranchesCopied,
  withChild,
  withoutBranches,
  withRowCopied,
  withRowMoved,
  type Row,
  type CalculatorState,
} from "@org/form/state";
import type { ListSource } from "@org/form/rows";
import { countOf } from "./useGrid.ts";
import { commonTexts } from "../elements/texts.ts";
import { texts } from "./texts.ts";
import styles from "./list.module.css";

interface CardActionsProps {
  readonly source: ListSource;
  readonly change: CalculatorState["change"];
  readonly index: number;
}

/** Removes a row and moves the focus to the next row, else to the previous one, else to the button that adds a row. */
function removeAt({ source: { path }, change, index }: CardActionsProps, next: readonly Row[], message: string): void {
  let id: number;
  flushSync(() => {
    id = change({ type: "rows", path, rows: next });
  });
  const neighbour = next[index] ?? next.at(-1);
  document.getElementById(inputId(neighbour ? joinPath(path, neighbour.id) : path))?.focus();
  notify({ message, action: { label: commonTexts.undo, run: () => change({ type: "undo", id }) } });
}

function ListActions(props: CardActionsProps): ReactNode {
  const { source, change, index } = props;
  const { path, list, inputRows, rows } = source;
  const name = numberedRowName(list, index);
  const set = (next: readonly Row[]): number => change({ type: "rows", path, rows: next });
  const remove = (): void => removeAt(props, inputRows.toSpliced(index, 1), texts.done.removed(name));
  return (
    <span className={`${styles.cardActions} screen-only`}>
      {rows.length > 1 && (
        <>
          <IconButton small label={texts.row.moveUp(name)} disabled={index === 0} onClick={() => set(withRowMoved(inputRows, index, -1))}>
            <IconArrowUp size={15} stroke={1.6} aria-hidden />
          </IconButton>
          <IconButton
            small
            label={texts.row.moveDown(name)}
            disabled={index === rows.length - 1}
            onClick={() => set(withRowMoved(inputRows, index, 1))}
          >
            <IconArrowDown size={15} stroke={1.6} aria-hidden />
          </IconButton>
        </>
      )}
      <IconButton
        small
        label={texts.row.duplicate(name)}
        disabled={rows.length >= list.maxRows}
        onClick={() => set(withRowCopied(list, path.split(".").at(-1)!, inputRows, index))}
      >
        <IconCopy size={15} stroke={1.6} aria-hidden />
      </IconButton>
      <IconButton small label={texts.row.remove(name)} onClick={remove}>
        <IconTrash size={15} stroke={1.6} aria-hidden />
      </IconButton>
    </span>
  );
}

type MenuEntry = readonly [words: string, act: () => void];

/** The lists after the moves of a row that have an effect, and after its duplication. */
function listsAfter({ path, list, inputRows, rows }: ListSource, id: string): readonly (readonly [words: string, next: readonly Row[]])[] {
  const ids = [id];
  const canCopy = rows.length + withBranches(list, inputRows, ids).length <= list.maxRows;
  const moves = [
    [texts.rowMenu.indent, indented(list, inputRows, ids)],
    [texts.rowMenu.outdent, outdented(list, inputRows, ids)],
    [texts.rowMenu.moveUp, movedAmongSiblings(list, inputRows, ids, -1)],
    [texts.rowMenu.moveDown, movedAmongSiblings(list, inputRows, ids, 1)],
  ] as const;
  return [
    ...moves.filter(([, next]) => next !== inputRows),
    ...(canCopy ? [[texts.rowMenu.duplicate, withBranchesCopied(list, path.split(".").at(-1)!, inputRows, ids).rows] as const] : []),
  ];
}

/** Actions of the menu of a row in a tree. */
function treeMenuEntries(props: CardActionsProps): readonly MenuEntry[] {
  const { source, change, index } = props;
  const { path, list, inputRows, rows, scope, state } = source;
  const { id } = inputRows[index]!;
  const set = (next: readonly Row[]): number => change({ type: "rows", path, rows: next });
  const addUnder = (): void => {
    const next = withChild(list, inputRows, rows, id, { scope, unitSystem: state.complete.unitSystem });
    const added = joinPath(path, next.id);
    flushSync(() => set(next.rows));
    flushSync(() => revealRow(added));
    endReveal(added);
    focusNewRow(added);
  };
  const remove = (): void => {
    const next = withoutBranches(list, inputRows, [id]);
    removeAt(props, next, texts.done.removed(countOf(source, inputRows.length - next.length)));
  };
  return [
    ...(rows.length >= list.maxRows ? [] : [[texts.rowMenu.addUnder(list.rowLabel), addUnder] as const]),
    ...listsAfter(source, id).map(([words, next]): MenuEntry => [words, () => set(next)]),
    [commonTexts.remove, remove],
  ];
}

/** Menu of a row in a tree, which moves with all its descendants. */
function TreeMenu(props: CardActionsProps): ReactNode {
  const name = numberedRowName(props.source.list, props.index);
  return (
    <span className={`${styles.cardActions} screen-only`}>
      <Popup
        role="menu"
        align="end"
        className={styles.viewMenu}
        aria-label={texts.row.menu(name)}
        popupLabel={name}
        renderContent={(close) =>
          treeMenuEntries(props).map(([words, act]) => (
            <MenuItem
              key={words}
              onSelect={() => {
                close();
                act();
              }}
            >
              {words}
            </MenuItem>
          ))
        }
      >
        <IconDots size={16} stroke={1.6} aria-hidden />
      </Popup>
    </span>
  );
}

/** Actions on a whole row. */
export function CardActions(props: CardActionsProps): ReactNode {
  return props.source.list.outline === undefined ? <ListActions {...props} /> : <TreeMenu {...props} />;
}
