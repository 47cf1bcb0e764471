import { applyEdit, type Edit, type Entry } from "./editing.ts";
import type { AnyCalculator } from "./formInput.ts";

/** Id of an edit, so that a notice can undo this edit. */
export type EditId = number;

/** A local edit: the entries before and after it, as if all changes from elsewhere had been made earlier. */
export interface Step {
  readonly id: EditId;
  readonly before: Entry;
  readonly after: Entry;
}

/** Current entry of the form, and the local edits. `run` names the field being typed in or the drag, so that one undo reverts all of it. */
export interface History {
  readonly past: readonly Step[];
  readonly present: Entry;
  readonly future: readonly Step[];
  readonly run?: string | undefined;
}

type FormChange =
  | Edit
  | { readonly type: "redo" }
  /** The field lost focus, or the drag ended. */
  | { readonly type: "settle" }
  /** A function that is loaded separately, see `rebase.ts`. */
  | { readonly type: "rebase"; readonly rebase: (history: History) => History };

export type Change =
  /** `id`: id of the edit. */
  | (FormChange & { readonly id?: EditId })
  /** Undoes the latest edit; with an id, only if that edit is the latest. */
  | { readonly type: "undo"; readonly id?: EditId };

const maxSteps = 200;

/** History of an unchanged form. */
export function openHistory(present: Entry): History {
  return { past: [], present, future: [] };
}

function runOf(edit: Edit): string | undefined {
  if (edit.type === "value") return typeof edit.cells === "string" ? edit.cells : edit.path;
  if (edit.type === "values") return edit.run;
  return edit.type === "unparsed" ? edit.path : undefined;
}

/** A history with a new edit. `run` names the field that was typed in. */
export function edited(history: History, next: Entry, id: EditId, run?: string): History {
  const { past, present } = history;
  if (next === present) return history;
  const last = past.at(-1);
  const joins = last !== undefined && run !== undefined && run === history.run;
  const steps = joins
    ? [...past.slice(0, -1), { ...last, after: next }]
    : [...past.slice(1 - maxSteps), { id, before: present, after: next }];
  return { past: steps, present: next, future: [], run };
}

function undone({ past, present, future }: History): History {
  const step = past.at(-1);
  return step ? { past: past.slice(0, -1), present: step.before, future: [step, ...future] } : { past, present, future };
}

function redone({ past, present, future }: History): History {
  const [step, ...rest] = future;
  return step ? { past: [...past, step], present: step.after, future: rest } : { past, present, future };
}

export function changeHistory(definition: AnyCalculator, history: History, change: Change): History {
  switch (change.type) {
    case "undo":
      return change.id === undefined || change.id === history.past.at(-1)?.id ? undone(history) : history;
    case "redo":
      return redone(history);
    case "settle":
      return history.run === undefined ? history : { ...history, run: undefined };
    case "rebase":
      return change.rebase(history);
    default:
      return edited(history, applyEdit(definition, history.present, change), change.id ?? 0, runOf(change));
  }
}
