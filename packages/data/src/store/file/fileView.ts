import type { PlainRecord, SavedFile } from "../../documents/index.ts";
import { resultChanges, type ResultChange } from "../../merging/index.ts";
import { resultsOf, type FileCalculator } from "./calculator.ts";
import { isUnsent, openConflicts, type FileModel } from "./fileModel.ts";
import type { FileState, SavingState } from "./fileState.ts";

/** Whether the server has all entries. */
export function savingOf(model: FileModel, isOffline: boolean): SavingState {
  const { failure } = model;
  if (failure && failure.kind !== "unreachable") return { status: "failed", message: failure.message };
  if (openConflicts(model).length > 0) return { status: "conflict" };
  if (!isUnsent(model)) return { status: "saved" };
  return { status: failure || isOffline ? "offline" : "saving" };
}

/** The state of an open file that the editor shows. */
export function createFileView(calculator: FileCalculator): (model: FileModel, isOffline: boolean) => FileState {
  let compared: { readonly file: SavedFile; readonly changes: readonly ResultChange[] } | undefined;
  const changesOf = (file: SavedFile, theirs: PlainRecord): readonly ResultChange[] => {
    // A file whose input could not be calculated has no results to compare with.
    const { results } = file.data;
    if (compared?.file !== file)
      compared = { file, changes: Object.keys(results).length === 0 ? [] : resultChanges(results, resultsOf(calculator, theirs)) };
    return compared.changes;
  };
  return (model, isOffline) => {
    const { stored, copy, unavailable, draft, movedTo, name, isSavedOnDevice } = model;
    if (unavailable?.status === "missing") {
      const unsaved = draft?.input ?? (isUnsent(model) ? copy?.mine : undefined);
      const last = copy && !unsaved && !unavailable.offline ? { name, input: copy.mine } : undefined;
      return { ...unavailable, ...(unsaved && { unsaved }), ...(last && { last }), ...(movedTo && { movedTo }) };
    }
    if (unavailable) return unavailable;
    if (!stored || !copy) return { status: "loading" };
    return {
      status: "ready",
      file: stored,
      input: copy.mine,
      notes: model.notes,
      externalChanges: model.externalChanges,
      resultChanges: changesOf(stored, copy.theirs),
      conflicts: openConflicts(model),
      saving: savingOf(model, isOffline),
      refusedIssues: model.refusedIssues.map(({ content }) => content.issue),
      isSavedOnDevice,
    };
  };
}
