import type { DecimalMark } from "@org/hvac-core/quantity";
import type { NumberMarks } from "../numbers/decimalMarks.ts";
import type { FillDirection } from "./ranges.ts";
import type { Next, Range } from "./selection.ts";
import type { Problem, Written } from "./writing.ts";

/** A paste that waits for confirmation: its problems, and the list after it. */
export interface PasteQuestion {
  /** Pasted text. */
  readonly text: string;
  readonly written: Written;
  readonly problems: readonly Problem[];
  readonly range: Range;
  /** Number format; open if it is unknown. */
  readonly marks: NumberMarks;
}

/** Actions of a grid. */
export interface GridActions {
  /** Ends editing and moves on from the edited cell, even if its row has moved. */
  readonly commit: (text: string, next?: Next) => void;
  readonly commitValue: (value: unknown, next?: Next) => void;
  readonly startEditing: (how: "typed" | "opened") => void;
  readonly clear: () => void;
  /** `isSeries`: even steps are continued, as the fill handle does. */
  readonly fill: (from: Range, to: Range, direction: FillDirection, isSeries?: boolean) => void;
  /** Fills the selected cells from the first of their rows; a single row from the one above. */
  readonly fillDown: () => void;
  /** Fills the selected cells from the first of their columns; a single column from the one before. */
  readonly fillRight: () => void;
  /** Shows the bar that finds texts, and replaces them. */
  readonly find: (isReplacing: boolean) => void;
  /** Shows what the active cell comes from, or what it goes into. */
  readonly trace: (direction: "precedents" | "dependents") => void;
  readonly copy: (data: DataTransfer) => void;
  readonly paste: (text: string) => void;
  /** Links the number of the active cell to a result of another file; absent if the cell has no number or the page has no files. */
  readonly link?: (() => void) | undefined;
  readonly finishPaste: (question: PasteQuestion) => void;
  /** Reads the pasted text with another decimal mark. */
  readonly readAgain: (question: PasteQuestion, decimal: DecimalMark) => void;
  readonly add: () => void;
  /** Adds a row next to the selected rows: in a tree under the same parent. */
  readonly insertAbove: () => void;
  readonly insertBelow: () => void;
  /** Copies the selected rows as a block behind them, with names counted on. */
  readonly duplicate: () => void;
  readonly remove: () => void;
  /** Moves the selected rows before the row of this line. */
  readonly moveTo: (before: number) => void;
  readonly moveBy: (by: 1 | -1) => void;
  /** In a tree: makes the selected rows children of the row before them. */
  readonly indent?: () => void;
  /** In a tree: makes the selected rows siblings of their parent. */
  readonly outdent?: () => void;
  /** In a tree: adds a row under the selected one. */
  readonly insertChild?: () => void;
}
