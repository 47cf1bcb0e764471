import type { PlainRecord, SavedFile } from "../../documents/index.ts";
import type { FileRef } from "../../paths.ts";
import {
  absorb,
  acknowledge,
  conflictsOf,
  edit,
  hasUnstored,
  isSame,
  openCopy,
  resolve,
  send,
  toStore,
  unsend,
  type Conflict,
  type WorkingCopy,
} from "../../merging/index.ts";
import { isTyped, type Draft, type FileTime, type RevisionToKeep } from "../device/drafts.ts";
import { completed, openInput, type FileCalculator } from "./calculator.ts";
import type { Heard } from "./watchFile.ts";

/** Why a store did not come about. `gone`: the file is not there. `unreachable`: it is tried again by itself. */
export interface StoreFailure {
  readonly kind: "unreachable" | "gone" | "refused";
  readonly message: string;
}

/** All that is known here of an open file. It changes by `step` only. */
export interface FileModel {
  /** The file as it stands on the server; `undefined` until it is known, and while it is not there or cannot be used. */
  readonly stored?: SavedFile;
  /** What the server says where it gives no file that can be used. */
  readonly unavailable?: Exclude<Heard["content"], { readonly status: "ready" }>;
  /** The input that is worked on, once the file has been there. */
  readonly copy?: WorkingCopy;
  /** What an earlier page left, until the file is there to take it up. */
  readonly draft?: Draft | undefined;
  /** Revisions that are to be kept with the next store. */
  readonly kept: readonly RevisionToKeep[];
  /** In words: what of the stored input, a draft or a restored state could not be read. */
  readonly notes: readonly string[];
  /** Counts how often the form has to follow an input that was not typed in it. */
  readonly changedElsewhere: number;
  readonly failure?: StoreFailure | undefined;
  /** A store is under way; what is heard meanwhile waits, because nobody knows yet whose value it is. */
  readonly isStoring: boolean;
  readonly heardWhileStoring?: Heard | undefined;
  /** What listeners and the cache still tell up to this time of change is out of date: a store has read something later. Until they tell it too. */
  readonly ignoredUpTo?: FileTime | undefined;
  /** The time of change of what was told last. */
  readonly heardAt?: FileTime | undefined;
  /** Where the file stands now that it is not here any more. */
  readonly movedTo?: FileRef | undefined;
  /** The file's creation or renaming is on its way to the server. */
  readonly isOnItsWay: boolean;
}

/** What is to be stored. */
export interface StoreRequest {
  readonly copy: WorkingCopy;
  /** Revisions to keep: not while a conflict is open. */
  readonly kept: readonly RevisionToKeep[];
}

/** What a store came to. */
export interface StoredInput {
  /** The copy as it was when the store began, and how many of its revisions went along. */
  readonly sent: WorkingCopy;
  readonly keptRevisions: number;
  /** The same with what stood on the server taken in. */
  readonly absorbed: WorkingCopy;
  readonly file: SavedFile;
  /** What now stands there. */
  readonly input: PlainRecord;
  /** What was changed up to then is out of date: what stood there before was read, and perhaps written over. */
  readonly outOfDate: FileTime;
}

export type FileEvent =
  /** What an earlier page left on this device: before anything is heard, or while nothing is unsent. */
  | { readonly type: "draft read"; readonly draft: Draft | undefined }
  | { readonly type: "heard"; readonly heard: Heard }
  | { readonly type: "typed"; readonly input: PlainRecord }
  | { readonly type: "save asked"; readonly note: string }
  | { readonly type: "answered"; readonly conflict: Conflict; readonly choice: "mine" | "theirs" }
  /** The input of a revision is put into the form; the state before is kept. */
  | { readonly type: "restored"; readonly input: PlainRecord; readonly version: number; readonly note: string }
  /** It is time to store. */
  | { readonly type: "due" }
  | { readonly type: "stored"; readonly stored: StoredInput }
  | { readonly type: "store failed"; readonly failure: StoreFailure }
  /** The user, or a network that is back, asks for another attempt. */
  | { readonly type: "retry" }
  /** The file is not there because it stands in another project now. */
  | { readonly type: "moved"; readonly to: FileRef }
  /** What was typed is not wanted any more. */
  | { readonly type: "discarded" };

export type FileEffect =
  | { readonly type: "store"; readonly request: StoreRequest }
  /** Brings `due` after so many milliseconds, in place of an earlier one. */
  | { readonly type: "wake"; readonly after: number };

export interface Step {
  readonly model: FileModel;
  readonly effects: readonly FileEffect[];
}

/** The form stands still so long before its input is stored, in milliseconds. */
export const saveDelay = 800;
export const retryDelay = 10_000;

export const unopened: FileModel = { kept: [], notes: [], changedElsewhere: 0, isStoring: false, isOnItsWay: false };

/**
 * What a store writes over what stands on the server.
 *
 * @param stands the input that stands there, in today's version
 */
export function prepareStore(
  { copy, kept }: StoreRequest,
  stands: PlainRecord,
): { readonly absorbed: WorkingCopy; readonly input: PlainRecord; readonly revisions: readonly RevisionToKeep[] } {
  const absorbed = absorb(copy, stands);
  return { absorbed, input: toStore(absorbed), revisions: conflictsOf(absorbed).length === 0 ? kept : [] };
}

/**
 * What is kept on the device of an open file, until it is stored and the cache of this device has it too: a page that is opened without a network finds
 * what was typed, not what stood there before.
 */
export function partToKeep(model: FileModel): Pick<Draft, "base" | "input" | "kept" | "sent" | "ignoredUpTo"> | undefined {
  const { copy, kept, draft, ignoredUpTo, heardAt } = model;
  if (draft || !copy || !(isUnsent(model) || ignoredUpTo)) return undefined;
  // The base is never older than what was heard; a cache that is, as after a page without one, is out of date.
  return { base: copy.base, input: copy.mine, kept, sent: copy.sent, ignoredUpTo: ignoredUpTo ?? (heardAt && justBefore(heardAt)) };
}

/** Whether there is anything here that is not stored. */
export function isUnsent({ copy, kept, draft }: FileModel): boolean {
  return (draft !== undefined && isTyped(draft)) || kept.length > 0 || (copy !== undefined && hasUnstored(copy));
}

/** Whether nothing of the file needs this page any more: all is stored, and the cache of this device has it; or the file is gone, and nothing was typed. */
export function isDone(model: FileModel): boolean {
  const { isStoring, draft, copy, unavailable } = model;
  // Before anything was heard, a draft may be on its way here.
  if (isStoring || isUnsent(model) || (!copy && !unavailable)) return false;
  const isGone = unavailable?.status === "missing" && !unavailable.offline;
  return isGone || (draft === undefined && partToKeep(model) === undefined);
}

export function openConflicts({ copy }: FileModel): readonly Conflict[] {
  return copy ? conflictsOf(copy) : [];
}

/** Whether a store has anything to do. An open conflict in one place holds back neither the others nor their revisions' turn, which comes with the answer. */
function isStoreWanted(model: FileModel): boolean {
  const { copy, stored, isStoring, kept } = model;
  if (!copy || !stored || isStoring) return false;
  // What was sent without an answer may stand there in place of what is known.
  const isChanged = !isSame(toStore(copy), copy.theirs) || (copy.sent !== undefined && hasUnstored(copy));
  return isChanged || (kept.length > 0 && conflictsOf(copy).length === 0);
}

/** What an open file becomes by an event, and what is to be done for it. */
export function step(calculator: FileCalculator, model: FileModel, event: FileEvent): Step {
  switch (event.type) {
    case "draft read":
      // Of a file that is open already it is taken up at once: never beside something else that is not stored.
      if (model.copy)
        return event.draft && model.stored && !isUnsent(model)
          ? begin(calculator, { ...model, draft: event.draft }, model.copy.theirs)
          : only(model);
      return only({ ...model, draft: event.draft });
    case "heard":
      return model.isStoring ? only({ ...model, heardWhileStoring: event.heard }) : hear(calculator, model, event.heard);
    case "typed": {
      if (!model.copy || !model.stored) return only(model);
      const input = completed(calculator, event.input);
      if (isSame(model.copy.mine, input)) return only(model);
      return { model: { ...model, copy: edit(model.copy, input) }, effects: [{ type: "wake", after: saveDelay }] };
    }
    case "save asked":
      if (!model.copy) return only(model);
      return atOnce({ ...model, kept: [...model.kept, { note: event.note }] });
    case "answered":
      return model.copy ? atOnce(take(model, resolve(model.copy, event.conflict, event.choice))) : only(model);
    case "restored": {
      if (!model.copy) return only(model);
      const { input, notes } = openInput(calculator, event.input, event.version);
      const kept: readonly RevisionToKeep[] = [...model.kept, { note: "Before restoring", input: model.copy.mine }, { note: event.note }];
      return atOnce({ ...take(model, edit(model.copy, input)), kept, notes: union(model.notes, notes) });
    }
    case "due":
      return isStoreWanted(model) ? beginStore(model, model.copy!) : only(model);
    case "stored":
      return afterStore(calculator, model, event.stored);
    case "store failed":
      return afterFailure(calculator, model, event.failure);
    case "retry":
      return atOnce({ ...model, failure: undefined });
    case "moved":
      return only({ ...model, movedTo: event.to });
    case "discarded":
      return only({ ...take(model, model.copy && openCopy(model.copy.theirs)), draft: undefined, kept: [], failure: undefined });
  }
}

function only(model: FileModel): Step {
  return { model, effects: [] };
}

function atOnce(model: FileModel): Step {
  return { model, effects: [{ type: "wake", after: 0 }] };
}

/** A step after another. */
function andThen({ model, effects }: Step, next: (model: FileModel) => Step): Step {
  const last = next(model);
  return { model: last.model, effects: [...effects, ...last.effects] };
}

/** The form has to follow where its input changed without being typed. */
function take(model: FileModel, copy: WorkingCopy | undefined): FileModel {
  const isChanged = !isSame(model.copy?.mine, copy?.mine);
  return { ...model, ...(copy && { copy }), changedElsewhere: model.changedElsewhere + Number(isChanged) };
}

function union(one: readonly string[], other: readonly string[]): readonly string[] {
  return [...new Set([...one, ...other])];
}

function hear(calculator: FileCalculator, model: FileModel, heard: Heard): Step {
  const { content, isPending, isFresh, updatedAt } = heard;
  const reached: FileModel = { ...model, isOnItsWay: isPending };
  if (content.status !== "ready") {
    const { stored: _, ignoredUpTo: __, ...rest } = reached;
    return only({ ...rest, unavailable: content });
  }
  const isBack = isFresh && model.failure?.kind === "unreachable";
  const wake: readonly FileEffect[] = isBack ? [{ type: "wake", after: 0 }] : [];
  const now = isBack ? { ...reached, failure: undefined } : reached;
  if (model.ignoredUpTo && !isPending && updatedAt && isNotAfter(updatedAt, model.ignoredUpTo)) return { model: now, effects: wake };
  // Only names are changed without a transaction: while one is on its way, the data beside it may be out of date.
  if (isPending && now.stored) return { model: { ...now, stored: { ...now.stored, name: content.file.name } }, effects: wake };
  const { unavailable: _, ignoredUpTo: __, ...rest } = now;
  const there: FileModel = { ...rest, stored: content.file, ...(!isPending && { heardAt: updatedAt }) };
  if (there.copy)
    return { model: { ...take(there, absorb(there.copy, content.input)), notes: union(model.notes, content.notes) }, effects: wake };
  return begin(calculator, { ...there, notes: content.notes }, content.input, updatedAt);
}

/** The file is there for the first time: what an earlier page left is taken up. */
function begin(calculator: FileCalculator, model: FileModel, input: PlainRecord, updatedAt?: FileTime): Step {
  const { draft } = model;
  const copy = openCopy(input);
  if (!draft) return only({ ...model, copy });
  if (draft.calculatorVersion > calculator.version) {
    // A later version of this program left it; it waits for one.
    const { stored: _, ...rest } = model;
    return only({ ...rest, unavailable: { status: "newer", calculatorVersion: draft.calculatorVersion } });
  }
  const [base, mine] = [draft.base, draft.input].map((typed) => openInput(calculator, typed, draft.calculatorVersion));
  const kept = draft.kept.map((one) =>
    one.input ? { ...one, input: openInput(calculator, one.input, draft.calculatorVersion).input } : one,
  );
  // What an older version sent names its places as that version did.
  const sent = draft.calculatorVersion === calculator.version ? draft.sent : undefined;
  const { draft: _, ...rest } = model;
  const { ignoredUpTo } = draft;
  const isOutOfDate = ignoredUpTo && updatedAt && isNotAfter(updatedAt, ignoredUpTo);
  const theirs = isOutOfDate ? base!.input : input;
  const taken = take(
    { ...rest, copy, kept: [...kept, ...model.kept] },
    absorb({ base: base!.input, mine: mine!.input, theirs, ...(sent && { sent }) }, theirs),
  );
  return atOnce({ ...taken, ...(isOutOfDate && { ignoredUpTo }), notes: union(model.notes, mine!.notes) });
}

function beginStore(model: FileModel, copy: WorkingCopy): Step {
  const sent = send(copy);
  return {
    model: { ...model, isStoring: true, copy: sent },
    effects: [{ type: "store", request: { copy: sent, kept: conflictsOf(copy).length === 0 ? model.kept : [] } }],
  };
}

/** What was heard while a store was under way, now that it has ended. */
function hearWhatWaited(calculator: FileCalculator): (model: FileModel) => Step {
  return (model) => {
    const { heardWhileStoring: waited, ...rest } = model;
    return waited ? hear(calculator, rest, waited) : only(rest);
  };
}

function afterStore(
  calculator: FileCalculator,
  model: FileModel,
  { sent, absorbed, file, input, outOfDate, keptRevisions }: StoredInput,
): Step {
  if (!model.copy) return only({ ...model, isStoring: false });
  const { unavailable: _, failure: __, ...rest } = model;
  const isKnown = model.heardAt && !isNotAfter(model.heardAt, outOfDate);
  const stored: FileModel = {
    ...rest,
    isStoring: false,
    stored: file,
    kept: model.kept.slice(keptRevisions),
    ...(!isKnown && { ignoredUpTo: outOfDate }),
  };
  return andThen(andThen(only(take(stored, acknowledge(model.copy, absorbed, sent.mine, input))), hearWhatWaited(calculator)), (now) =>
    isStoreWanted(now) ? { model: now, effects: [{ type: "wake", after: saveDelay }] } : only(now),
  );
}

function afterFailure(calculator: FileCalculator, model: FileModel, failure: StoreFailure): Step {
  // What was refused has not arrived; what got no answer may have.
  const copy = model.copy && (failure.kind === "unreachable" ? model.copy : unsend(model.copy));
  const heard = hearWhatWaited(calculator)({ ...model, isStoring: false, ...(copy && { copy }) });
  // A file that was made here a moment ago may still be on its way to the server.
  const isOnItsWay = failure.kind === "gone" && heard.model.isOnItsWay;
  const now: FileModel = { ...heard.model, failure: isOnItsWay ? { ...failure, kind: "unreachable" } : failure };
  if (now.failure!.kind !== "unreachable") return { model: now, effects: heard.effects };
  return { model: now, effects: [...heard.effects, { type: "wake", after: isOnItsWay ? saveDelay : retryDelay }] };
}

/** The moment before a time: what was changed at that time itself still counts. */
export function justBefore({ seconds, nanoseconds }: FileTime): FileTime {
  return { seconds, nanoseconds: nanoseconds - 1 };
}

function isNotAfter(one: FileTime, other: FileTime): boolean {
  return one.seconds < other.seconds || (one.seconds === other.seconds && one.nanoseconds <= other.nanoseconds);
}
