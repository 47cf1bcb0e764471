import { entriesIn } from "./fileInput.ts";
import type { AnyCalculator, FormInput } from "./formInput.ts";
import { rebaseHistory, withoutEdit } from "./rebase.ts";
import { entryOf, storedEntry } from "./unread.ts";
import { changeHistory, openHistory, type Change, type History } from "./undo.ts";

type Data = Readonly<Record<string, unknown>>;

/** The form of an open file. The store of the file decides what is saved; the form decides what is shown and undone. */
export interface FileForm {
  readonly history: History;
  /** The input that form and store last agreed on: the form's edits since then have not been given to the store. */
  readonly agreed: FormInput;
  /** Changes of the store that the form has taken in. */
  readonly externalChanges: number;
}

/** The file as its store has it. */
export interface StoredFile {
  /** Complete, in the calculator's version. */
  readonly input: Data;
  /** Grows with every change of the input that did not come from the form. */
  readonly externalChanges: number;
}

export type FileFormEvent =
  | { readonly type: "changed"; readonly change: Change }
  /** The store was given this input. */
  | { readonly type: "given"; readonly input: FormInput }
  /** The store has other changes. */
  | { readonly type: "received"; readonly stored: StoredFile };

/** The next step between form and store. */
export interface Exchange {
  /** Input to give to the store; `over` is the input that it was edited over, where the store has a later one and may have to ask. */
  readonly give?: { readonly input: FormInput; readonly over?: FormInput };
  /** Event for the form after that. */
  readonly event: FileFormEvent;
}

export function openFileForm(definition: AnyCalculator, { input: stored, externalChanges }: StoredFile): FileForm {
  const entry = entryOf(definition, entriesIn(definition, stored));
  return { history: openHistory(entry), agreed: storedEntry(entry), externalChanges };
}

/** The form after an event. */
export function fileForm(definition: AnyCalculator, form: FileForm, event: FileFormEvent): FileForm {
  switch (event.type) {
    case "changed":
      return { ...form, history: changed(definition, form.history, event.change) };
    case "given":
      return { ...form, agreed: event.input };
    case "received": {
      const { externalChanges } = event.stored;
      if (externalChanges === form.externalChanges) return form;
      const input = entriesIn(definition, event.stored.input);
      return { history: rebaseHistory(definition, form.history, form.agreed, input), agreed: input, externalChanges };
    }
  }
}

function changed(definition: AnyCalculator, history: History, change: Change): History {
  return change.type === "undo" && change.id !== undefined
    ? withoutEdit(definition, history, change.id)
    : changeHistory(definition, history, change);
}

/**
 * The next step between the form and the store; `undefined` when they agree. The form takes in the store's changes before it gives its own input,
 * because that replaces the store's. What was edited since they last agreed goes to the store first: the page may close before the form is drawn again.
 */
export function nextExchange({ history, agreed, externalChanges }: FileForm, stored: StoredFile): Exchange | undefined {
  const input = storedEntry(history.present);
  const isEdited = input !== agreed;
  if (stored.externalChanges !== externalChanges)
    return { ...(isEdited && { give: { input, over: agreed } }), event: { type: "received", stored } };
  return isEdited ? { give: { input }, event: { type: "given", input } } : undefined;
}
