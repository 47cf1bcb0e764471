import { cleared, filled, rowsWithin, type GridActions, type Position, type Range, type Written } from "@org/form/rows";
import { notify } from "../elements/notifications/notify.ts";
import { texts } from "./texts.ts";
import type { Grid } from "./useGrid.ts";

/** A corner of a range. */
export const cornerOf = ({ top, left, bottom, right }: Range, which: "first" | "last"): Position =>
  which === "first" ? { line: top, column: left } : { line: bottom, column: right };

/** Filling and clearing the selected cells. */
export function fillActions(grid: Grid): Pick<GridActions, "clear" | "fill" | "fillDown" | "fillRight"> {
  const { source, range, dispatch, announce } = grid;
  /** Keeps the selection: a value written into many rows may move them in their tree. */
  const applyTo = (written: Written, target: Range): void => {
    grid.apply(written);
    const isMoved = written.rows.some(({ id }, index) => index < source.inputRows.length && id !== source.inputRows[index]!.id);
    const ids = rowsWithin(grid, target).map((index) => source.rows[index]!.id);
    if (isMoved) grid.keepSelected(ids, { active: cornerOf(target, "first"), extent: cornerOf(target, "last") });
  };
  const fill: GridActions["fill"] = (from, to, direction, isSeries) => {
    const written = grid.write(filled(grid, from, to, direction, isSeries));
    const [problem] = written.problems;
    // Keys keep the selection; dragging the handle selects the filled range.
    if (isSeries) dispatch({ type: "select", from: cornerOf(to, "first"), to: cornerOf(to, "last") });
    if (written.count > 0 || problem) applyTo(written, isSeries ? to : range);
    announce(problem ? texts.done.filledPartly(written.count, written.problems.length, problem.why) : texts.done.filled(written.count));
    if (problem) notify({ message: texts.done.notFilled(problem), tone: "error", key: "cell" });
  };
  return {
    clear: () => {
      applyTo(grid.write(cleared(grid, range)), range);
      announce(texts.done.cleared);
    },
    fill,
    fillRight: () => {
      const from = range.left === range.right ? { ...range, left: range.left - 1, right: range.left - 1 } : { ...range, right: range.left };
      if (from.left >= 0) fill(from, { ...range, left: from.left }, "right");
    },
    fillDown: () => {
      const from = range.top === range.bottom ? { ...range, top: range.top - 1, bottom: range.top - 1 } : { ...range, bottom: range.top };
      if (from.top >= 0) fill(from, { ...range, top: from.top }, "down");
    },
  };
}
