import type { PlainRecord, SavedFile } from "../../documents/index.ts";
import type { FileRef } from "../../paths.ts";
import {
  mergeTheirs,
  acknowledge,
  conflictsOf,
  edit,
  hasUnsavedChanges,
  isSame,
  createWorkingCopy,
  resolve,
  markSent,
  inputToStore,
  markRefused,
  type Conflict,
  type WorkingCopy,
} from "../../merging/index.ts";
import { isTyped, type Draft, type FileTime, type PendingIssue, type PendingRevision } from "../device/draft.ts";
import { completeInput, openInput, type FileCalculator } from "./calculator.ts";
import type { FileSnapshot } from "./watchFile.ts";

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
  readonly unavailable?: Exclude<FileSnapshot["content"], { readonly status: "ready" }>;
  /** The input that is worked on, once the file has been there. */
  readonly copy?: WorkingCopy;
  /** What an earlier page left, until the file is there to take it up. */
  readonly draft?: Draft | undefined;
  /** Revisions that are to be kept with the next store. */
  readonly pendingRevisions: readonly PendingRevision[];
  /** Issued reports that the server refused, until the user has read so. */
  readonly refusedIssues: readonly PendingIssue[];
  /** In words: what of the stored input, a draft or a restored state could not be read. */
  readonly notes: readonly string[];
  /** Counts how often the form has to follow an input that was not typed in it. */
  readonly externalChanges: number;
  readonly failure?: StoreFailure | undefined;
  /** A store is under way; snapshots that come meanwhile wait, because nobody knows yet whose value it is. */
  readonly isStoring: boolean;
  readonly deferredSnapshot?: FileSnapshot | undefined;
  /** What listeners and the cache still tell up to this time of change is out of date: a store has read something later. Until they tell it too. */
  readonly ignoredUpTo?: FileTime | undefined;
  /** The time of change of what was told last. */
  readonly snapshotTime?: FileTime | undefined;
  /** Where the file stands now that it is not here any more. */
  readonly movedTo?: FileRef | undefined;
  /** Since when the file stands where it is, by the server's time; `undefined` until the server has it. */
  readonly placedAt?: FileTime | undefined;
  /** The file's creation or renaming is on its way to the server. */
  readonly hasPendingWrites: boolean;
}

/** What is to be stored. */
export interface StoreRequest {
  readonly copy: WorkingCopy;
  /** Revisions to keep: not while a conflict is open. */
  readonly pendingRevisions: readonly PendingRevision[];
}

/** What a store came to. */
export interface StoreResult {
  /** The copy as it was when the store began, and those of its revisions that went along. */
  readonly sent: WorkingCopy;
  readonly storedRevisions: readonly PendingRevision[];
  /** Those that the server refused, while it took the rest. */
  readonly refusedRevisions?: readonly PendingRevision[];
  /** The same with what stood on the server taken in. */
  readonly merged: WorkingCopy;
  readonly file: SavedFile;
  /** What now stands there. */
  readonly input: PlainRecord;
  /** What was changed up to then is out of date: what stood there before was read, and perhaps written over. */
  readonly outOfDate: FileTime;
}

export type FileEvent =
  /** What an earlier page left on this device: before the first snapshot, or while nothing is unsent. */
  | { readonly type: "draft read"; readonly draft: Draft | undefined }
  | { readonly type: "snapshot"; readonly snapshot: FileSnapshot }
  /** `over`: what the form showed when it was typed, where that is not what stands here by now. */
  | { readonly type: "typed"; readonly input: PlainRecord; readonly over?: PlainRecord }
  /** `input`: what is to be kept, where that is not what stands in the form. */
  | { readonly type: "save asked"; readonly note: string; readonly input?: PlainRecord }
  /** What was issued is to be kept as it stands, whatever is typed until then. */
  | { readonly type: "issue asked"; readonly issued: PendingIssue }
  /** It was refused: it is not to be kept later on. */
  | { readonly type: "issue withdrawn"; readonly id: string }
  /** The user has read which issued reports were refused. */
  | { readonly type: "refusals read" }
  | { readonly type: "answered"; readonly conflict: Conflict; readonly choice: "mine" | "theirs" }
  /** The input of a revision is put into the form; the state before is kept. */
  | { readonly type: "restored"; readonly input: PlainRecord; readonly version: number; readonly note: string }
  /** It is time to store. */
  | { readonly type: "due" }
  | { readonly type: "stored"; readonly stored: StoreResult }
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

export interface Transition {
  readonly model: FileModel;
  readonly effects: readonly FileEffect[];
}

/** The form stands still so long before its input is stored, in milliseconds. */
export const saveDelayMs = 800;
export const retryDelayMs = 10_000;

export const unopenedModel: FileModel = {
  pendingRevisions: [],
  refusedIssues: [],
  notes: [],
  externalChanges: 0,
  isStoring: false,
  hasPendingWrites: false,
};

/**
 * What a store writes over what stands on the server.
 *
 * @param current the input that stands there, in today's version
 */
export function mergeForStore(
  { copy, pendingRevisions }: StoreRequest,
  current: PlainRecord,
): { readonly merged: WorkingCopy; readonly input: PlainRecord; readonly revisions: readonly PendingRevision[] } {
  const merged = mergeTheirs(copy, current);
  return { merged, input: inputToStore(merged), revisions: conflictsOf(merged).length === 0 ? pendingRevisions : [] };
}

/**
 * What is kept on the device of an open file, until it is stored and the cache of this device has it too: a page that is opened without a network finds
 * what was typed, not what stood there before.
 */
export function draftContent(model: FileModel): Pick<Draft, "base" | "input" | "kept" | "refused" | "sent" | "ignoredUpTo"> | undefined {
  const { copy, pendingRevisions, refusedIssues, draft, ignoredUpTo, snapshotTime } = model;
  if (draft || !copy || !(isUnsent(model) || refusedIssues.length > 0 || ignoredUpTo)) return undefined;
  // The base is never older than the last snapshot; a cache that is, as after a page without one, is out of date.
  return {
    base: copy.base,
    input: copy.mine,
    kept: pendingRevisions,
    ...(refusedIssues.length > 0 && { refused: refusedIssues }),
    sent: copy.sent,
    ignoredUpTo: ignoredUpTo ?? (snapshotTime && justBefore(snapshotTime)),
  };
}

/** Whether there is anything here that is not stored. */
export function isUnsent({ copy, pendingRevisions, draft }: FileModel): boolean {
  return (draft !== undefined && isTyped(draft)) || pendingRevisions.length > 0 || (copy !== undefined && hasUnsavedChanges(copy));
}

/** Whether nothing of the file needs this page any more: all is stored, and the cache of this device has it; or the file is gone, and nothing was typed. */
export function isDone(model: FileModel): boolean {
  const { isStoring, draft, copy, unavailable, refusedIssues } = model;
  // Before the first snapshot a draft may be on its way here.
  if (isStoring || isUnsent(model) || refusedIssues.length > 0 || (!copy && !unavailable)) return false;
  const isGone = unavailable?.status === "missing" && !unavailable.offline;
  return isGone || (draft === undefined && draftContent(model) === undefined);
}

export function openConflicts({ copy }: FileModel): readonly Conflict[] {
  return copy ? conflictsOf(copy) : [];
}

/** Whether a store has anything to do. An open conflict in one place holds back neither the others nor their revisions' turn, which comes with the answer. */
function isStoreWanted(model: FileModel): boolean {
  const { copy, stored, isStoring, pendingRevisions } = model;
  if (!copy || !stored || isStoring) return false;
  // What was sent without an answer may stand there in place of what is known.
  const isChanged = !isSame(inputToStore(copy), copy.theirs) || (copy.sent !== undefined && hasUnsavedChanges(copy));
  return isChanged || (pendingRevisions.length > 0 && conflictsOf(copy).length === 0);
}

/** What an open file becomes by an event, and what is to be done for it. */
export function transition(calculator: FileCalculator, model: FileModel, event: FileEvent): Transition {
  switch (event.type) {
    case "draft read":
      // Of a file that is open already it is taken up at once: never beside something else that is not stored.
      if (model.copy)
        return event.draft && model.stored && !isUnsent(model)
          ? begin(calculator, { ...model, draft: event.draft }, model.copy.theirs)
          : withoutEffects(model);
      return withoutEffects({ ...model, draft: event.draft });
    case "snapshot":
      return model.isStoring
        ? withoutEffects({ ...model, deferredSnapshot: event.snapshot })
        : applySnapshot(calculator, model, event.snapshot);
    case "typed": {
      if (!model.copy || !model.stored) return withoutEffects(model);
      const input = completeInput(calculator, event.input);
      if (isSame(model.copy.mine, input)) return withoutEffects(model);
      const over = event.over && completeInput(calculator, event.over);
      return { model: { ...model, copy: edit(model.copy, input, over) }, effects: [{ type: "wake", after: saveDelayMs }] };
    }
    case "save asked":
      if (!model.copy) return withoutEffects(model);
      return storeNow({
        ...model,
        pendingRevisions: [...model.pendingRevisions, { note: event.note, ...(event.input && { input: event.input }) }],
      });
    case "issue asked":
      if (!model.copy) return withoutEffects(model);
      return storeNow({
        ...model,
        pendingRevisions: [...model.pendingRevisions, { note: event.issued.content.note, issued: event.issued }],
      });
    case "issue withdrawn":
      // What is being stored cannot be taken back.
      if (model.isStoring) return withoutEffects(model);
      return withoutEffects({
        ...model,
        pendingRevisions: model.pendingRevisions.filter(({ issued }) => issued?.id !== event.id),
        refusedIssues: model.refusedIssues.filter(({ id }) => id !== event.id),
      });
    case "refusals read":
      return withoutEffects({ ...model, refusedIssues: [] });
    case "answered":
      return model.copy ? storeNow(withCopy(model, resolve(model.copy, event.conflict, event.choice))) : withoutEffects(model);
    case "restored": {
      if (!model.copy) return withoutEffects(model);
      const { input, notes } = openInput(calculator, event.input, event.version);
      const pendingRevisions: readonly PendingRevision[] = [
        ...model.pendingRevisions,
        { note: "Before restoring", input: model.copy.mine },
        { note: event.note },
      ];
      return storeNow({ ...withCopy(model, edit(model.copy, input)), pendingRevisions, notes: union(model.notes, notes) });
    }
    case "due":
      return isStoreWanted(model) ? beginStore(model, model.copy!) : withoutEffects(model);
    case "stored":
      return afterStore(calculator, model, event.stored);
    case "store failed":
      return afterFailure(calculator, model, event.failure);
    case "retry":
      return storeNow({ ...model, failure: undefined });
    case "moved":
      return withoutEffects({ ...model, movedTo: event.to });
    case "discarded":
      return withoutEffects({
        ...withCopy(model, model.copy && createWorkingCopy(model.copy.theirs)),
        draft: undefined,
        pendingRevisions: [],
        refusedIssues: [],
        failure: undefined,
      });
  }
}

function withoutEffects(model: FileModel): Transition {
  return { model, effects: [] };
}

function storeNow(model: FileModel): Transition {
  return { model, effects: [{ type: "wake", after: 0 }] };
}

/** A step after another. */
function chain({ model, effects }: Transition, next: (model: FileModel) => Transition): Transition {
  const last = next(model);
  return { model: last.model, effects: [...effects, ...last.effects] };
}

/** The form has to follow where its input changed without being typed. */
function withCopy(model: FileModel, copy: WorkingCopy | undefined): FileModel {
  const isChanged = !isSame(model.copy?.mine, copy?.mine);
  return { ...model, ...(copy && { copy }), externalChanges: model.externalChanges + Number(isChanged) };
}

function union(one: readonly string[], other: readonly string[]): readonly string[] {
  return [...new Set([...one, ...other])];
}

function applySnapshot(calculator: FileCalculator, model: FileModel, snapshot: FileSnapshot): Transition {
  const { content, hasPendingWrites, isFromServer, updatedAt, placedAt = model.placedAt } = snapshot;
  const next: FileModel = { ...model, hasPendingWrites, placedAt };
  if (content.status !== "ready") {
    const { stored: _, ignoredUpTo: __, ...rest } = next;
    return withoutEffects({ ...rest, unavailable: content });
  }
  const isBack = isFromServer && model.failure?.kind === "unreachable";
  const wake: readonly FileEffect[] = isBack ? [{ type: "wake", after: 0 }] : [];
  const now = isBack ? { ...next, failure: undefined } : next;
  if (model.ignoredUpTo && !hasPendingWrites && updatedAt && isNotAfter(updatedAt, model.ignoredUpTo)) return { model: now, effects: wake };
  // Only names are changed without a transaction: while one is on its way, the data beside it may be out of date.
  if (hasPendingWrites && now.stored) return { model: { ...now, stored: { ...now.stored, name: content.file.name } }, effects: wake };
  const { unavailable: _, ignoredUpTo: __, ...rest } = now;
  const there: FileModel = { ...rest, stored: content.file, ...(!hasPendingWrites && { snapshotTime: updatedAt }) };
  if (there.copy)
    return {
      model: { ...withCopy(there, mergeTheirs(there.copy, content.input)), notes: union(model.notes, content.notes) },
      effects: wake,
    };
  return begin(calculator, { ...there, notes: content.notes }, content.input, updatedAt);
}

/** The file is there for the first time: what an earlier page left is taken up. */
function begin(calculator: FileCalculator, model: FileModel, input: PlainRecord, updatedAt?: FileTime): Transition {
  const { draft } = model;
  const copy = createWorkingCopy(input);
  if (!draft) return withoutEffects({ ...model, copy });
  if (draft.calculatorVersion > calculator.version) {
    // A later version of this program left it; it waits for one.
    const { stored: _, ...rest } = model;
    return withoutEffects({ ...rest, unavailable: { status: "newer", calculatorVersion: draft.calculatorVersion } });
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
  const taken = withCopy(
    {
      ...rest,
      copy,
      pendingRevisions: [...kept, ...model.pendingRevisions],
      refusedIssues: [...(draft.refused ?? []), ...model.refusedIssues],
    },
    mergeTheirs({ base: base!.input, mine: mine!.input, theirs, ...(sent && { sent }) }, theirs),
  );
  return storeNow({ ...taken, ...(isOutOfDate && { ignoredUpTo }), notes: union(model.notes, mine!.notes) });
}

function beginStore(model: FileModel, copy: WorkingCopy): Transition {
  const sent = markSent(copy);
  return {
    model: { ...model, isStoring: true, copy: sent },
    effects: [{ type: "store", request: { copy: sent, pendingRevisions: conflictsOf(copy).length === 0 ? model.pendingRevisions : [] } }],
  };
}

/** The snapshot that came while a store was under way, now that it has ended. */
function applyDeferredSnapshot(calculator: FileCalculator): (model: FileModel) => Transition {
  return (model) => {
    const { deferredSnapshot, ...rest } = model;
    return deferredSnapshot ? applySnapshot(calculator, rest, deferredSnapshot) : withoutEffects(rest);
  };
}

function afterStore(
  calculator: FileCalculator,
  model: FileModel,
  { sent, merged, file, input, outOfDate, storedRevisions, refusedRevisions = [] }: StoreResult,
): Transition {
  if (!model.copy) return withoutEffects({ ...model, isStoring: false });
  const { unavailable: _, failure: __, ...rest } = model;
  const isKnown = model.snapshotTime && !isNotAfter(model.snapshotTime, outOfDate);
  const stored: FileModel = {
    ...rest,
    isStoring: false,
    stored: file,
    pendingRevisions: model.pendingRevisions.filter((each) => !storedRevisions.includes(each) && !refusedRevisions.includes(each)),
    refusedIssues: [...model.refusedIssues, ...refusedRevisions.flatMap(({ issued }) => issued ?? [])],
    ...(!isKnown && { ignoredUpTo: outOfDate }),
  };
  return chain(
    chain(withoutEffects(withCopy(stored, acknowledge(model.copy, merged, sent.mine, input))), applyDeferredSnapshot(calculator)),
    (now) => (isStoreWanted(now) ? { model: now, effects: [{ type: "wake", after: saveDelayMs }] } : withoutEffects(now)),
  );
}

function afterFailure(calculator: FileCalculator, model: FileModel, failure: StoreFailure): Transition {
  // What was refused has not arrived; what got no answer may have.
  const copy = model.copy && (failure.kind === "unreachable" ? model.copy : markRefused(model.copy));
  const caughtUp = applyDeferredSnapshot(calculator)({ ...model, isStoring: false, ...(copy && { copy }) });
  // A file that was made here a moment ago may still be on its way to the server.
  const isOnItsWay = failure.kind === "gone" && caughtUp.model.hasPendingWrites;
  const now: FileModel = { ...caughtUp.model, failure: isOnItsWay ? { ...failure, kind: "unreachable" } : failure };
  if (now.failure!.kind !== "unreachable") return { model: now, effects: caughtUp.effects };
  return { model: now, effects: [...caughtUp.effects, { type: "wake", after: isOnItsWay ? saveDelayMs : retryDelayMs }] };
}

/** The moment before a time: what was changed at that time itself still counts. */
export function justBefore({ seconds, nanoseconds }: FileTime): FileTime {
  return { seconds, nanoseconds: nanoseconds - 1 };
}

function isNotAfter(one: FileTime, other: FileTime): boolean {
  return one.seconds < other.seconds || (one.seconds === other.seconds && one.nanoseconds <= other.nanoseconds);
}
