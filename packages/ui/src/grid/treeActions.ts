import { rowName } from "@org/hvac-core/kernel";
import { indented, movedAmongSiblings, movedBefore, outdented, withChild, withoutBranches, type Row } from "@org/form/state";
import type { GridActions } from "@org/form/rows";
import { countOf, type Grid } from "./useGrid.ts";
import { isFull, rowEdits } from "./rowActions.ts";
import { texts } from "./texts.ts";

/** Actions on the selected rows of a tree, with all their descendants. */
export function treeActions(grid: Grid): Pick<GridActions, "remove" | "moveTo" | "moveBy" | "indent" | "outdent" | "insertChild"> {
  const { source, announce, lines } = grid;
  const { inputRows, list, rows, scope, state } = source;
  const edits = rowEdits(grid);
  const selected = (): readonly string[] => edits.selected().map((index) => inputRows[index]!.id);
  const nameOf = (next: readonly Row[], id: string): string => {
    const index = next.findIndex((row) => row.id === id);
    return rowName(list, next[index]!, index);
  };
  /** Lines of groups and of a filter do not show the tree. */
  const isHidden = (): boolean => {
    if (!grid.tree) announce(texts.tree.hidden);
    return !grid.tree;
  };
  const move = (next: readonly Row[], refusal: string): void => {
    const ids = selected();
    const [first] = ids;
    if (first === undefined || isHidden()) return;
    if (next === inputRows) return announce(refusal);
    edits.write(next, ids);
    const parent = next.find(({ id }) => id === first)![list.outline!];
    const index = next.findIndex(({ id }) => id === first);
    announce(texts.done.placed(nameOf(next, first), index + 1, typeof parent === "string" ? nameOf(next, parent) : undefined));
  };
  return {
    indent: () => move(indented(list, inputRows, selected()), texts.tree.noRowBefore),
    outdent: () => move(outdented(list, inputRows, selected()), texts.tree.highest),
    moveBy: (by) => move(movedAmongSiblings(list, inputRows, selected(), by), by === 1 ? texts.tree.last : texts.tree.first),
    moveTo: (before) => {
      const line = lines[before];
      const id = line?.type === "row" ? inputRows[line.index]!.id : undefined;
      move(movedBefore(list, inputRows, selected(), id), texts.tree.unmoved);
    },
    insertChild: () => {
      const id = selected().at(-1);
      if (isHidden() || id === undefined || isFull(source)) return;
      const next = withChild(list, inputRows, rows, id, { scope, unitSystem: state.complete.unitSystem });
      edits.write(next.rows, [next.id]);
      announce(texts.done.addedUnder(countOf(source, 1), nameOf(next.rows, id)));
    },
    remove: () => {
      const ids = selected();
      if (ids.length > 0) edits.removeTo(withoutBranches(list, inputRows, ids));
    },
  };
}
