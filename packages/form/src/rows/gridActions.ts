import type { DecimalMark } from "@org/hvac-core/quantity";
import type { NumberMarks } from "../numbers/decimalMarks.ts";
import type { FillDirection } from "./ranges.ts";
import type { Next, Range } from "./selection.ts";
import type { Problem, Written } from "./writing.ts";

/** A paste that waits for a word: what of it cannot be read, and what the list would be. */
export interface PasteQuestion {
  /** What is pasted. */
  readonly text: string;
  readonly written: Written;
  readonly problems: readonly Problem[];
  readonly range: Range;
  /** How its numbers are written; open where nobody knows. */
  readonly marks: NumberMarks;
}

/** What can be done in a grid. */
export interface GridActions {
  /** Ends the editing, and goes on from the cell that was edited, wherever its row stands by then. */
  readonly commit: (text: string, next?: Next) => void;
  readonly commitValue: (value: unknown, next?: Next) => void;
  readonly startEditing: (how: "typed" | "opened") => void;
  readonly clear: () => void;
  /** `isSeries`: even steps go on, as the handle draws them. */
  readonly fill: (from: Range, to: Range, direction: FillDirection, isSeries?: boolean) => void;
  /** Fills the selected cells from the first of their rows; a single row from the one above. */
  readonly fillDown: () => void;
  readonly copy: (data: DataTransfer) => void;
  readonly paste: (text: string) => void;
  /** Lets the number of the active cell follow a result of another file; absent where there is none. */
  readonly follow?: (() => void) | undefined;
  readonly finishPaste: (question: PasteQuestion) => void;
  /** Reads what is pasted with another mark of decimals. */
  readonly readAgain: (question: PasteQuestion, decimal: DecimalMark) => void;
  readonly add: () => void;
  /** Adds a row below those that are selected. */
  readonly insertBelow: () => void;
  readonly duplicate: () => void;
  readonly remove: () => void;
  /** Moves the selected rows before the row of this line. */
  readonly moveTo: (before: number) => void;
  readonly moveBy: (by: 1 | -1) => void;
  /** In a tree: puts the selected rows under the one before them. */
  readonly indent?: () => void;
  /** In a tree: puts the selected rows beside their parent. */
  readonly outdent?: () => void;
  /** In a tree: adds a row under the selected one. */
  readonly insertChild?: () => void;
}
