import type { PlainRecord, SavedFile } from "../../documents/index.ts";
import { resultChanges, type ResultChange } from "../../merging/index.ts";
import { isCalculatedHere, resultsOf, type FileCalculator } from "./calculator.ts";
import { doLongParts, idle, isQuick } from "./longParts.ts";
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

/** Results of longer lists are compared when the page has nothing else to do: it opens with them. */
const maxRowsNow = 100;

const hasManyRows = (input: PlainRecord): boolean =>
  Object.values(input).some((value) => Array.isArray(value) && value.length > maxRowsNow);

/**
 * The state of an open file that the editor shows.
 *
 * @param onCompared called when results were compared later, because calculating them takes long
 */
export function createFileView(calculator: FileCalculator, onCompared: () => void): (model: FileModel, isOffline: boolean) => FileState {
  let compared: { readonly file: SavedFile; readonly changes: readonly ResultChange[] } | undefined;
  const changesOf = (file: SavedFile, theirs: PlainRecord): readonly ResultChange[] => {
    if (compared?.file === file) return compared.changes;
    // A file whose input could not be calculated has no results to compare with.
    const { results } = file.data;
    const compare = (): readonly ResultChange[] => resultChanges(results, resultsOf(calculator, theirs));
    const isKnown = Object.keys(results).length === 0 || isCalculatedHere(results);
    const isNow = isKnown || (!hasManyRows(theirs) && isQuick(calculator, theirs));
    compared = { file, changes: isKnown || !isNow ? [] : compare() };
    if (!isNow) void compareLater(file, theirs, compare);
    return compared.changes;
  };
  const compareLater = async (file: SavedFile, theirs: PlainRecord, compare: () => readonly ResultChange[]): Promise<void> => {
    await doLongParts(calculator, theirs);
    await idle();
    if (compared?.file !== file) return;
    compared = { file, changes: compare() };
    onCompared();
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
