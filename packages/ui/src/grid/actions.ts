import { decimalMark, writeBlock, readBlock, type NumberMarks, type Block } from "@org/form/numbers";
import { copyCells } from "../elements/copyTable.ts";
import { copied, copiedFromElsewhere, copiedValues, pasted, type CopiedValues, type GridActions, type PasteQuestion } from "@org/form/rows";
import type { ImportReport } from "@org/form/importing";
import { editActions } from "./editActions.ts";
import { cornerOf, fillActions } from "./fillActions.ts";
import { rowActions } from "./rowActions.ts";
import { treeActions } from "./treeActions.ts";
import { countOf, type Grid } from "./useGrid.ts";
import { texts } from "./texts.ts";

/** Report of the values of a paste that were changed or left out. */
function reportOf(grid: Grid, { written, problems }: PasteQuestion): ImportReport {
  const { list } = grid.source;
  return {
    title: texts.paste.report(list.label),
    taken: [texts.paste.reportLead(written.count, written.added)],
    cells: problems.map(({ row, column, text, why }) => ({ row, column, text, why })),
  };
}

/** The last copy from a table: its text, and the values of cells that open a dialog, which the clipboard cannot hold. */
let lastCopied: { readonly text: string; readonly values: CopiedValues; readonly change: Grid["change"] } | undefined;

/** The values of cells that open a dialog, if the pasted text is that of the last copy. */
function valuesOf(text: string, { source, change }: Grid): CopiedValues | undefined {
  if (lastCopied?.text !== text) return undefined;
  return lastCopied.change === change ? lastCopied.values : copiedFromElsewhere(source, lastCopied.values);
}

function pasteActions(
  grid: Grid,
  ask: (question: PasteQuestion) => void,
  onReport: (report: ImportReport) => void,
): Pick<GridActions, "paste" | "readAgain" | "finishPaste" | "copy"> {
  const { source, range, announce } = grid;
  const read = (text: string, chosen?: NumberMarks): PasteQuestion => {
    const block = readBlock(text, decimalMark());
    const { writes, problems: outside, range: target, marks } = pasted(grid, range, block, chosen, valuesOf(text, grid));
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
      lastCopied = { text: writeBlock(block), values: copiedValues(grid, range), change: grid.change };
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
export function gridActions(
  grid: Grid,
  ask: (question: PasteQuestion) => void,
  onReport: (report: ImportReport) => void,
): Omit<GridActions, "find" | "trace"> {
  return {
    ...rowActions(grid),
    ...(grid.source.list.outline !== undefined && treeActions(grid)),
    ...pasteActions(grid, ask, onReport),
    ...editActions(grid),
    ...fillActions(grid),
  };
}
