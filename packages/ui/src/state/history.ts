import { isSame, mergeThreeWay, type PlainRecord } from "@org/hvac-core/merging";
import { applyEdit, type Edit, type Entry } from "./editing.ts";
import type { AnyCalculator, FormInput } from "./formInput.ts";
import { hasItsRows } from "./places.ts";

/** Names an edit, so that a notice can take back that one. */
export type EditId = number;

/** An edit that was made here: the entry before and after it, as they would be if all that came from elsewhere had been there before. */
interface Step {
  readonly id: EditId;
  readonly before: Entry;
  readonly after: Entry;
}

/** What stands in the form, and the edits made here. `run` names the field being typed in, so that one undo takes back all of the typing. */
export interface History {
  readonly past: readonly Step[];
  readonly present: Entry;
  readonly future: readonly Step[];
  readonly run?: string | undefined;
}

type Own =
  | Edit
  | { readonly type: "redo" }
  /** The field being typed in was left. */
  | { readonly type: "settle" }
  /** The input has changed elsewhere. `base` is the input that here and there last agreed on. */
  | { readonly type: "receive"; readonly base: FormInput; readonly input: FormInput };

export type Change =
  /** `id`: what it is called, if it is an edit. */
  | (Own & { readonly id?: EditId })
  /** Takes back the latest edit or, with an id, that one and no other. */
  | { readonly type: "undo"; readonly id?: EditId };

const maxSteps = 200;

/** The history of a form that nobody has touched. */
export function openHistory(present: Entry): History {
  return { past: [], present, future: [] };
}

function runOf(edit: Edit): string | undefined {
  if (edit.type === "value") return edit.at ?? edit.path;
  return edit.type === "unread" ? edit.path : undefined;
}

function edited(history: History, next: Entry, id: EditId, run?: string): History {
  const { past, present } = history;
  if (next === present) return history;
  const last = past.at(-1);
  const joins = last !== undefined && run !== undefined && run === history.run;
  const steps = joins ? [...past.slice(0, -1), { ...last, after: next }] : [...past.slice(1 - maxSteps), { id, before: present, after: next }];
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

/** Takes back one edit and leaves those after it, which is an edit itself. What was changed again since stays. */
function undoneById(history: History, id: EditId): History {
  const step = history.past.find((each) => each.id === id);
  if (!step) return history;
  if (step === history.past.at(-1)) return undone(history);
  const [base, mine, theirs] = [step.after, step.before, history.present].map((entry) => entry as unknown as PlainRecord) as [PlainRecord, PlainRecord, PlainRecord];
  const { value } = mergeThreeWay(base, mine, theirs, () => "theirs");
  return isSame(value, theirs) ? history : edited(history, value as unknown as Entry, id);
}

/**
 * Takes in what was changed elsewhere. What was typed here since the two last agreed stays, texts that cannot be read too. It is no step: every
 * step is brought to what it would have been with the change before it, so that neither undo nor redo ever takes the change back.
 */
function received(definition: AnyCalculator, history: History, base: FormInput, input: FormInput): History {
  const { past, present, future } = history;
  const complete = (each: FormInput): PlainRecord => definition.complete(each) as PlainRecord;
  const from = complete(present.input);
  const { value: to } = mergeThreeWay(complete(base), complete(input), from, () => "theirs");
  if (isSame(from, to)) return history;

  const known = new Map<Entry, Entry>();
  const brought = (entry: Entry): Entry => {
    const found = known.get(entry);
    if (found) return found;
    const next = (entry.input === present.input ? to : mergeThreeWay(from, to, complete(entry.input), () => "mine").value) as FormInput;
    const unread = Object.fromEntries(Object.entries(entry.unread).filter(([path]) => hasItsRows(next, path)));
    const after = { ...entry, input: next, unread };
    known.set(entry, after);
    return after;
  };
  const steps = (each: readonly Step[]): readonly Step[] =>
    each.map(({ id, before, after }) => ({ id, before: brought(before), after: brought(after) })).filter(({ before, after }) => !isSame(before as unknown as PlainRecord, after as unknown as PlainRecord));
  return { ...history, past: steps(past), present: brought(present), future: steps(future) };
}

export function changeHistory(definition: AnyCalculator, history: History, change: Change): History {
  switch (change.type) {
    case "undo":
      return change.id === undefined ? undone(history) : undoneById(history, change.id);
    case "redo":
      return redone(history);
    case "settle":
      return history.run === undefined ? history : { ...history, run: undefined };
    case "receive":
      return received(definition, history, change.base, change.input);
    default:
      return edited(history, applyEdit(definition, history.present, change), change.id ?? 0, runOf(change));
  }
}
