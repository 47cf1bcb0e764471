import type { PlainRecord } from "../../documents/index.ts";
import {
  acknowledge,
  conflictsOf,
  createWorkingCopy,
  edit,
  isSame,
  markRefused,
  markSent,
  mergeTheirs,
  resolve,
  type WorkingCopy,
} from "../../merging/index.ts";
import type { FileTime, PendingRevision } from "../device/draft.ts";
import { completeInput, openInput, type FileCalculator } from "./calculator.ts";
import type { FileEffect, FileEvent } from "./fileEvents.ts";
import { isNotAfter, isStoreWanted, isUnsent, type FileModel, type StoreFailure, type StoreResult } from "./fileModel.ts";
import type { FileSnapshot } from "./watchFile.ts";
import { texts } from "../texts.ts";

export interface Transition {
  readonly model: FileModel;
  readonly effects: readonly FileEffect[];
}

/** Idle time before saving, in milliseconds. */
export const saveDelayMs = 800;
export const retryDelayMs = 10_000;

/** The open file after an event, and the effects to run. */
export function transition(calculator: FileCalculator, model: FileModel, event: FileEvent): Transition {
  const { model: next, effects } = step(calculator, model, event);
  const name = next.stored?.name ?? next.draft?.name ?? model.name;
  const isDraftChanged = draftParts.some((part) => next[part] !== model[part]);
  const isListenerDead = event.type === "retry" && next.unavailable?.status === "failed";
  return {
    model: name === next.name ? next : { ...next, name },
    effects: [
      ...(isDraftChanged ? [{ type: "keep draft" } as const] : []),
      ...(isListenerDead ? [{ type: "listen again" } as const] : []),
      ...effects,
    ],
  };
}

const draftParts = ["copy", "pendingRevisions", "refusedIssues", "ignoredUpTo"] as const;

function step(calculator: FileCalculator, model: FileModel, event: FileEvent): Transition {
  switch (event.type) {
    case "draft read":
      // A file that is open already merges it at once, unless something else here is not stored.
      if (model.copy)
        return event.draft && model.stored && !isUnsent(model)
          ? begin(calculator, { ...model, draft: event.draft }, model.copy.theirs)
          : withoutEffects(model);
      return withoutEffects({ ...model, draft: event.draft });
    case "draft written":
      return withoutEffects({ ...model, isSavedOnDevice: event.isSaved });
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
    case "save requested":
      if (!model.copy) return withoutEffects(model);
      return storeNow({
        ...model,
        pendingRevisions: [...model.pendingRevisions, { note: event.note, ...(event.input && { input: event.input }) }],
      });
    case "issue requested":
      if (!model.copy) return withoutEffects(model);
      return storeNow({
        ...model,
        pendingRevisions: [...model.pendingRevisions, { note: event.issued.content.note, issued: event.issued }],
      });
    case "issue withdrawn":
      // A store under way cannot be withdrawn.
      if (model.isStoring) return withoutEffects(model);
      return withoutEffects({
        ...model,
        pendingRevisions: model.pendingRevisions.filter(({ issued }) => issued?.id !== event.id),
        refusedIssues: model.refusedIssues.filter(({ id }) => id !== event.id),
      });
    case "refusals dismissed":
      return withoutEffects({ ...model, refusedIssues: [] });
    case "conflict resolved":
      return model.copy ? storeNow(withCopy(model, resolve(model.copy, event.conflict, event.choice))) : withoutEffects(model);
    case "restored": {
      if (!model.copy) return withoutEffects(model);
      const { input, notes } = openInput(calculator, event.input, event.version);
      const pendingRevisions: readonly PendingRevision[] = [
        ...model.pendingRevisions,
        { note: texts.revision.beforeRestoring, input: model.copy.mine },
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

function andThen({ model, effects }: Transition, next: (model: FileModel) => Transition): Transition {
  const last = next(model);
  return { model: last.model, effects: [...effects, ...last.effects] };
}

/** Counts a change of the input that was not typed: the form has to follow it. */
function withCopy(model: FileModel, copy: WorkingCopy | undefined): FileModel {
  const isChanged = !isSame(model.copy?.mine, copy?.mine);
  return { ...model, ...(copy && { copy }), externalChanges: model.externalChanges + Number(isChanged) };
}

function union(notes: readonly string[], more: readonly string[]): readonly string[] {
  return [...new Set([...notes, ...more])];
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
  // Only names are changed without a transaction: while a new name is on its way, the data next to it may be out of date.
  if (hasPendingWrites && now.stored) return { model: { ...now, stored: { ...now.stored, name: content.file.name } }, effects: wake };
  const { unavailable: _, ignoredUpTo: __, ...rest } = now;
  const there: FileModel = {
    ...rest,
    stored: content.file,
    ...(!hasPendingWrites && { snapshotTime: updatedAt, openedAt: rest.openedAt ?? updatedAt }),
  };
  if (there.copy)
    return {
      model: { ...withCopy(there, mergeTheirs(there.copy, content.input)), notes: union(model.notes, content.notes) },
      effects: wake,
    };
  return begin(calculator, { ...there, notes: content.notes }, content.input, updatedAt);
}

/** The file is read for the first time: the draft of an earlier page is merged into it. */
function begin(calculator: FileCalculator, model: FileModel, input: PlainRecord, updatedAt?: FileTime): Transition {
  const { draft } = model;
  const copy = createWorkingCopy(input);
  if (!draft) return withoutEffects({ ...model, copy });
  if (draft.calculatorVersion > calculator.version) {
    // A later version of this program wrote the draft; it waits for one.
    const { stored: _, ...rest } = model;
    return withoutEffects({ ...rest, unavailable: { status: "newer", calculatorVersion: draft.calculatorVersion } });
  }
  const [base, mine] = [draft.base, draft.input].map((typed) => openInput(calculator, typed, draft.calculatorVersion));
  const revisions = draft.revisions.map((revision) =>
    revision.input ? { ...revision, input: openInput(calculator, revision.input, draft.calculatorVersion).input } : revision,
  );
  // The changes that an older version sent have the paths of that version.
  const sent = draft.calculatorVersion === calculator.version ? draft.sent : undefined;
  const { draft: _, ...rest } = model;
  const { ignoredUpTo } = draft;
  const isOutOfDate = ignoredUpTo && updatedAt && isNotAfter(updatedAt, ignoredUpTo);
  const theirs = isOutOfDate ? base!.input : input;
  const merged = withCopy(
    {
      ...rest,
      copy,
      pendingRevisions: [...revisions, ...model.pendingRevisions],
      refusedIssues: [...(draft.refused ?? []), ...model.refusedIssues],
    },
    mergeTheirs({ base: base!.input, mine: mine!.input, theirs, ...(sent && { sent }) }, theirs),
  );
  return storeNow({ ...merged, ...(isOutOfDate && { ignoredUpTo }), notes: union(model.notes, mine!.notes) });
}

function beginStore(model: FileModel, copy: WorkingCopy): Transition {
  const sent = markSent(copy);
  return {
    model: { ...model, isStoring: true, copy: sent },
    effects: [{ type: "store", request: { copy: sent, pendingRevisions: conflictsOf(copy).length === 0 ? model.pendingRevisions : [] } }],
  };
}

/** Applies the snapshot that arrived while a store was under way. */
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
  return andThen(
    andThen(withoutEffects(withCopy(stored, acknowledge(model.copy, merged, sent.mine, input))), applyDeferredSnapshot(calculator)),
    (now) => (isStoreWanted(now) ? { model: now, effects: [{ type: "wake", after: saveDelayMs }] } : withoutEffects(now)),
  );
}

function afterFailure(calculator: FileCalculator, model: FileModel, failure: StoreFailure): Transition {
  // A refused store has written nothing; one without an answer may have.
  const copy = model.copy && (failure.kind === "unreachable" ? model.copy : markRefused(model.copy));
  const caughtUp = applyDeferredSnapshot(calculator)({ ...model, isStoring: false, ...(copy && { copy }) });
  // A file that was just created here may still be on its way to the server.
  const isOnItsWay = failure.kind === "gone" && caughtUp.model.hasPendingWrites;
  const now: FileModel = { ...caughtUp.model, failure: isOnItsWay ? { ...failure, kind: "unreachable" } : failure };
  if (now.failure!.kind !== "unreachable") return { model: now, effects: caughtUp.effects };
  return { model: now, effects: [...caughtUp.effects, { type: "wake", after: isOnItsWay ? saveDelayMs : retryDelayMs }] };
}
