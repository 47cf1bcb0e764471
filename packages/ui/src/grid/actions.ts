import type { Field } from "@org/hvac-core/kernel";
import { flushSync } from "react-dom";
import { decimalMark, writeBlock, readBlock, type NumberMarks, type Block } from "@org/form/numbers";
import { copyCells } from "../elements/copyTable.ts";
import { notify } from "../elements/notifications/notify.ts";
import { copiesOf, withNewRow } from "@org/form/state";
import {
  withRowsMoved,
  inputCell,
  isUsed,
  rowLine,
  cleared,
  copied,
  copiedValues,
  filled,
  pasted,
  rowsWithin,
  type CellWrite,
  type CopiedValues,
  type Next,
  type Position,
  type Range,
  type Written,
  type GridActions,
  type PasteQuestion,
} from "@org/form/rows";
import type { ImportReport } from "@org/form/importing";
import { treeActions } from "./treeActions.ts";
import { countOf, type Grid } from "./useGrid.ts";
import { flagText } from "@org/form/fields";
import { commonTexts } from "../elements/texts.ts";
import { texts } from "./texts.ts";

/** Whether a field is edited in a dialog. */
export const opensDialog = ({ type }: Field): boolean => type === "series" || type === "matrix" || type === "list";

/** Actions on the selected rows. */
function rowActions(grid: Grid): Pick<GridActions, "add" | "insertBelow" | "duplicate" | "remove" | "moveTo" | "moveBy"> {
  const { source, range, dispatch, change, announce, selection } = grid;
  const { path, inputRows, rows: complete, list, scope, state } = source;
  const rows = (): readonly number[] => rowsWithin(grid, range);
  const set = (next: typeof inputRows): number => change({ type: "rows", path, rows: next });
  const lineOf = (row: number): number => grid.lines.findIndex((line) => line.type === "row" && line.index === row);
  const moveTo = (before: number): void => {
    const moved = rows();
    if (moved.length === 0) return;
    set(withRowsMoved(inputRows, moved, before));
    const first = before - moved.filter((row) => row < before).length;
    grid.keepSelected(moved.map((row) => inputRows[row]!.id));
    announce(texts.done.moved(first + 1));
  };
  return {
    add: () => {
      if (inputRows.length >= list.maxRows) return;
      const next = withNewRow(list, inputRows, complete, { values: scope.values, unitSystem: state.complete.unitSystem });
      set(next);
      dispatch({ type: "step", from: { line: rowLine(next.at(-1)!.id), column: grid.columns[0]?.key }, lines: 0, columns: 0 });
    },
    insertBelow: () => {
      const last = rows().at(-1);
      if (last === undefined || inputRows.length >= list.maxRows) return;
      const row = withNewRow(list, inputRows, complete, { values: scope.values, unitSystem: state.complete.unitSystem }).at(-1)!;
      set(inputRows.toSpliced(last + 1, 0, row));
      dispatch({ type: "step", from: { line: rowLine(row.id), column: grid.columns[0]?.key }, lines: 0, columns: 0 });
      announce(texts.done.addedBelow(countOf(source, 1), last + 1));
    },
    duplicate: () => {
      const selected = rows().slice(0, list.maxRows - inputRows.length);
      if (selected.length === 0) return;
      const copies = copiesOf(
        list,
        path.split(".").at(-1)!,
        selected.map((row) => inputRows[row]!),
      );
      // After all of them, in their order.
      set(inputRows.toSpliced(rows().at(-1)! + 1, 0, ...copies));
      grid.keepSelected(copies.map(({ id }) => id));
      announce(texts.done.duplicated(countOf(source, copies.length)));
    },
    remove: () => {
      const gone = new Set(rows());
      if (gone.size === 0) return;
      const id = set(inputRows.filter((_, index) => !gone.has(index)));
      const { active, extent } = selection;
      dispatch({ type: "select", from: { line: range.top, column: active.column }, to: { line: range.top, column: extent.column } });
      notify({
        message: texts.done.removed(countOf(source, gone.size)),
        action: { label: commonTexts.undo, run: () => change({ type: "undo", id }) },
      });
    },
    moveTo,
    moveBy: (by) => {
      const moved = rows();
      if (moved.length === 0 || !grid.canMove) return;
      const before = by === 1 ? moved.at(-1)! + 2 : moved[0]! - 1;
      if (before < 0 || before > inputRows.length || lineOf(moved[0]!) === -1) return;
      moveTo(before);
    },
  };
}

/** Report of the values of a paste that were changed or left out. */
function reportOf(grid: Grid, { written, problems }: PasteQuestion): ImportReport {
  const { list } = grid.source;
  return {
    title: texts.paste.report(list.label),
    taken: [texts.paste.reportLead(written.count, written.added)],
    cells: problems.map(({ row, column, text, why }) => ({ row, column, text, why })),
  };
}

/** The last copy from this grid: its text, and the values of cells that open a dialog, which the clipboard cannot hold. */
let lastCopied: { readonly text: string; readonly values: CopiedValues } | undefined;

function pasteActions(
  grid: Grid,
  ask: (question: PasteQuestion) => void,
  onReport: (report: ImportReport) => void,
): Pick<GridActions, "paste" | "readAgain" | "finishPaste" | "copy"> {
  const { source, range, announce } = grid;
  const read = (text: string, chosen?: NumberMarks): PasteQuestion => {
    const block = readBlock(text, decimalMark());
    const {
      writes,
      problems: outside,
      range: target,
      marks,
    } = pasted(grid, range, block, chosen, lastCopied?.text === text ? lastCopied.values : undefined);
    const written = grid.write(writes);
    return { text, written, problems: [...written.problems, ...outside], range: target, marks };
  };
  const finish = (question: PasteQuestion): void => {
    const { written, range: target, problems } = question;
    grid.apply(written);
    grid.keepSelected(written.ids, { active: cornerOf(target, "first"), extent: cornerOf(target, "last") });
    announce(texts.done.pasted(written.count, written.added > 0 ? countOf(source, written.added) : undefined));
    if (problems.length > 0) onReport(reportOf(grid, question));
  };
  return {
    // The list may have changed elsewhere while the dialog was open: the paste goes into the current list.
    finishPaste: ({ text, marks }) => finish(read(text, marks)),
    readAgain: ({ text }, decimal) => ask(read(text, { decimal, evidence: "shown" })),
    copy: (data) => {
      const block: Block = copied(grid, range);
      lastCopied = { text: writeBlock(block), values: copiedValues(grid, range) };
      copyCells(data, block);
      announce(texts.done.copied(block.length * (block[0]?.length ?? 0)));
    },
    paste: (text) => {
      if (text === "") return;
      const question = read(text);
      if (question.problems.length > 0) ask(question);
      else finish(question);
    },
  };
}

/** All actions of keys, pointer and buttons on the list. Each is one step of the page's history. */
export function gridActions(grid: Grid, ask: (question: PasteQuestion) => void, onReport: (report: ImportReport) => void): GridActions {
  const { source, selection, range, dispatch, announce, columns, units } = grid;
  const { active } = selection;
  const column = columns[active.column];
  const row = grid.rowOf(active.line);

  /** Moves on from the edited cell, whose row may be new or have moved. */
  const goOn = (next: Next, line: string | undefined): void => {
    if (!next?.to) return;
    const { line: lineTo, column: columnTo } = next.to;
    const onward = columns[Math.max(0, Math.min(columnTo, columns.length - 1))];
    dispatch({
      type: "step",
      // The written value may have activated a new column next to the cell.
      from: { line, column: (next.byTab ? column : onward)?.key },
      lines: lineTo - active.line,
      columns: next.byTab ? columnTo - active.column : 0,
      byTab: next.byTab,
    });
  };
  const writeActive = (content: Pick<CellWrite, "text"> | Pick<CellWrite, "value">, next?: Next): void => {
    dispatch({ type: "stopEditing" });
    if (!column || row === undefined) return;
    const written = grid.write([{ row, column, ...content }]);
    const [problem] = written.problems;
    const staysAsText = Object.values(written.texts).some((text) => text !== undefined);
    const isTaken = !problem || staysAsText;
    if (problem) announce((staysAsText ? texts.done.keptAsText : texts.done.notEntered)(problem.text, problem.why));
    if (problem && !staysAsText) notify({ message: texts.cell.rejected(problem.text, problem.why), tone: "error", key: "cell" });
    if (isTaken) grid.apply(written);
    const [id] = written.ids;
    goOn(next, isTaken && id !== undefined ? rowLine(id) : grid.nameOf(active.line));
  };
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
  const shownText = (): string =>
    column?.kind === "input" && row !== undefined && row < source.rows.length
      ? inputCell(column, row, units.get(column) ?? "", source).text
      : "";
  return {
    ...rowActions(grid),
    ...(source.list.outline !== undefined && treeActions(grid)),
    ...pasteActions(grid, ask, onReport),
    commit: (text, next) => {
      if (text !== shownText()) return writeActive({ text }, next);
      dispatch({ type: "stopEditing" });
      goOn(next, grid.nameOf(active.line));
    },
    commitValue: (value, next) => writeActive({ value }, next),
    startEditing: (how) => {
      if (column?.kind !== "input" || row === undefined) return;
      if (row < source.rows.length && !isUsed(column, source.rows[row]!, source)) return announce(texts.cell.unusedColumn);
      const isNew = row >= source.rows.length;
      if (isNew && opensDialog(column.field)) return announce(texts.cell.addRowFirst(source.list.rowLabel));
      if (column.field.type === "flag") return writeActive({ text: flagText(shownText() !== flagText(true)) });
      // Synchronously, so that the key that started the edit goes into the input.
      flushSync(() => dispatch({ type: "edit", text: how === "typed" ? "" : shownText(), how }));
    },
    clear: () => {
      applyTo(grid.write(cleared(grid, range)), range);
      announce(texts.done.cleared);
    },
    fill,
    fillDown: () => {
      const from = range.top === range.bottom ? { ...range, top: range.top - 1, bottom: range.top - 1 } : { ...range, bottom: range.top };
      if (from.top >= 0) fill(from, { ...range, top: from.top }, "down");
    },
  };
}

const cornerOf = ({ top, left, bottom, right }: Range, which: "first" | "last"): Position =>
  which === "first" ? { line: top, column: left } : { line: bottom, column: right };
