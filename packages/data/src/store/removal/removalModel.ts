import type { FileRef } from "../../paths.ts";

/** A file, or a project with everything in it. */
export type RemovalTarget = { readonly projectId: string } | { readonly file: FileRef };

/** A removal that is neither done nor undone. */
export interface PendingRemoval {
  readonly id: string;
  readonly target: RemovalTarget;
  /** Tells it from an earlier removal of the same target. */
  readonly number: number;
  /** This tab has requested it. */
  readonly isRequestedHere: boolean;
  /** The target is being removed: undo comes too late. */
  readonly isRunning: boolean;
}

/**
 * A removal as this device remembers it until it is done. A browser that is closed at once may have stored the request nowhere else, and the next page
 * need not wait as long as other devices.
 */
export interface RemovalNote {
  readonly target: RemovalTarget;
  /** End of the time to undo, in milliseconds since 1970 by this device's clock; absent after an undo. */
  readonly due?: number;
  /** The server has the request. */
  readonly isStored?: boolean;
  /** It was undone, and the server may not know yet. */
  readonly isUndone?: boolean;
}

/** The removals that this tab knows. It changes by `transition` only. */
export interface RemovalModel {
  /** By id. */
  readonly pending: ReadonlyMap<string, PendingRemoval>;
  /** Ids of undone removals whose request is being deleted from the server. */
  readonly undoing: ReadonlySet<string>;
  /** The server has answered once: a request that appears later is new, whatever this device's clock says. */
  readonly isUpToDate: boolean;
  /** Number of removals so far. */
  readonly count: number;
}

export const noRemovals: RemovalModel = { pending: new Map(), undoing: new Set(), isUpToDate: false, count: 0 };

/** A request that the server has. */
export interface StoredRequest {
  readonly id: string;
  readonly target: RemovalTarget;
  readonly requestedAt: Date;
}

export type RemovalEvent =
  | { readonly type: "requested"; readonly target: RemovalTarget; readonly delay: number }
  /** The server has the request. */
  | { readonly type: "stored"; readonly id: string; readonly number: number; readonly due: number }
  | { readonly type: "undone"; readonly id: string }
  /** The server has deleted the request of an undone removal, or could not. */
  | { readonly type: "undo ended"; readonly id: string; readonly target: RemovalTarget; readonly isDeleted: boolean }
  /** The wait is over. */
  | { readonly type: "due"; readonly id: string }
  | { readonly type: "removed"; readonly id: string }
  | { readonly type: "failed"; readonly id: string }
  /** Requests that appeared on the server, or disappeared: undone or carried out by another tab or device. */
  | {
      readonly type: "changed";
      readonly requests: readonly StoredRequest[];
      readonly gone: readonly string[];
      readonly isFromServer: boolean;
    }
  /** The user leaves: nobody remains to undo what this tab has requested. */
  | { readonly type: "left" };

export type RemovalEffect =
  /** Remembers a removal on this device, or forgets it. */
  | { readonly type: "note"; readonly target: RemovalTarget; readonly note?: Omit<RemovalNote, "target"> }
  /** Stores the request; brings `stored`. */
  | { readonly type: "store"; readonly removal: PendingRemoval; readonly due: number }
  /** Brings `due` after a time in milliseconds, in place of an earlier wait; without a time ends the wait. */
  | { readonly type: "wait"; readonly id: string; readonly milliseconds?: number }
  /** Removes the target, then the request; brings `removed` or `failed`. */
  | { readonly type: "carry out"; readonly id: string; readonly target: RemovalTarget }
  /** Deletes the request of an undone removal; brings `undo ended`. */
  | { readonly type: "delete request"; readonly id: string; readonly target: RemovalTarget }
  /** Resolves the promise of the request. */
  | { readonly type: "end"; readonly number: number; readonly result: "removed" | "undone" };

export interface RemovalTransition {
  readonly model: RemovalModel;
  readonly effects: readonly RemovalEffect[];
}

/** Data of this device for a transition. */
export interface DeviceView {
  readonly notes: readonly RemovalNote[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Age at which this device carries out another device's request, in milliseconds by the server's time: until then that device may be offline with an undo
 * that it has not sent.
 */
const takeoverDelayMs = 5 * 60_000;
/** Extra wait of a page that did not request the removal itself, in milliseconds, so that two pages rarely do the same work. */
const takeoverMarginMs = 10_000;
const retryDelayMs = 10_000;

/** The id of a removal: that of its target. */
export function removalId(target: RemovalTarget): string {
  return "file" in target ? target.file.fileId : target.projectId;
}

/** The wait of a page that did not request the removal itself, in milliseconds; bounded, because a clock may be wrong. */
export function timeUntil(due: number, now: number): number {
  return Math.min(Math.max(due - now, 0), takeoverDelayMs) + takeoverMarginMs;
}

/** Whether a removal can still be undone. @param number of the removal that was requested: a later one of the same target is another */
export function isUndoable({ pending }: RemovalModel, id: string, number: number): boolean {
  const removal = pending.get(id);
  return removal?.number === number && !removal.isRunning;
}

/** The model after an event, and the effects to run. */
export function transition(model: RemovalModel, event: RemovalEvent, device: DeviceView): RemovalTransition {
  const removal = "id" in event ? model.pending.get(event.id) : undefined;
  switch (event.type) {
    case "requested":
      return request(model, event.target, event.delay, device);
    case "stored":
      if (removal?.number !== event.number) return { model, effects: [] };
      return { model, effects: [{ type: "note", target: removal.target, note: { due: event.due, isStored: true } }] };
    case "undone":
      return removal && !removal.isRunning ? undo(end(model, removal, "undone"), removal) : { model, effects: [] };
    case "undo ended": {
      const undoing = new Set(model.undoing);
      undoing.delete(event.id);
      const isKnown = event.isDeleted && isUndone(device, event.target);
      return { model: { ...model, undoing }, effects: isKnown ? [{ type: "note", target: event.target }] : [] };
    }
    case "due":
      if (!removal || removal.isRunning) return { model, effects: [] };
      return {
        model: withRemoval(model, { ...removal, isRunning: true }),
        effects: [{ type: "carry out", id: removal.id, target: removal.target }],
      };
    case "removed":
      return removal ? end(model, removal, "removed") : { model, effects: [] };
    case "failed":
      if (!removal) return { model, effects: [] };
      return {
        model: withRemoval(model, { ...removal, isRunning: false }),
        effects: [{ type: "wait", id: removal.id, milliseconds: retryDelayMs }],
      };
    case "changed":
      return change(model, event, device);
    case "left": {
      const requested = [...model.pending.values()].filter(({ isRequestedHere }) => isRequestedHere);
      return { model, effects: requested.map(({ id }) => ({ type: "wait", id, milliseconds: 0 })) };
    }
  }
}

function withRemoval(model: RemovalModel, removal: PendingRemoval): RemovalModel {
  return { ...model, pending: new Map(model.pending).set(removal.id, removal) };
}

/** A second request of a pending removal only moves its end. */
function request(model: RemovalModel, target: RemovalTarget, delay: number, { now }: DeviceView): RemovalTransition {
  const id = removalId(target);
  const known = model.pending.get(id);
  const removal: PendingRemoval = known
    ? { ...known, isRequestedHere: true }
    : { id, target, number: model.count + 1, isRequestedHere: true, isRunning: false };
  const due = now + delay;
  const wait: RemovalEffect = { type: "wait", id, milliseconds: delay };
  return {
    model: { ...withRemoval(model, removal), count: Math.max(model.count, removal.number) },
    effects: known ? [wait] : [{ type: "note", target, note: { due } }, { type: "store", removal, due }, wait],
  };
}

function end(model: RemovalModel, { id, target, number }: PendingRemoval, result: "removed" | "undone"): RemovalTransition {
  const pending = new Map(model.pending);
  pending.delete(id);
  return {
    model: { ...model, pending },
    effects: [
      { type: "note", target },
      { type: "wait", id },
      { type: "end", number, result },
    ],
  };
}

/** The undo stays recorded until the server has it: a browser that is closed at once leaves a request that the next page would carry out. */
function undo({ model, effects }: RemovalTransition, { id, target }: Pick<PendingRemoval, "id" | "target">): RemovalTransition {
  return {
    model: { ...model, undoing: new Set(model.undoing).add(id) },
    effects: [...effects, { type: "note", target, note: { isUndone: true } }, { type: "delete request", id, target }],
  };
}

function change(
  model: RemovalModel,
  { requests, gone, isFromServer }: Extract<RemovalEvent, { type: "changed" }>,
  device: DeviceView,
): RemovalTransition {
  let result: RemovalTransition = { model, effects: [] };
  for (const stored of requests) result = followed(result, stored, device);
  for (const id of gone) {
    const removal = result.model.pending.get(id);
    if (!removal || removal.isRunning) continue;
    const ended = end(result.model, removal, "undone");
    result = { model: ended.model, effects: [...result.effects, ...ended.effects] };
  }
  if (!isFromServer) return result;
  const { pending, undoing } = result.model;
  // Removals that ended while no page of this device was open.
  const ended = device.notes.filter(({ target, isStored, isUndone: wasUndone }) => {
    const id = removalId(target);
    return (isStored || wasUndone) && !pending.has(id) && !undoing.has(id);
  });
  return {
    model: { ...result.model, isUpToDate: true },
    effects: [...result.effects, ...ended.map(({ target }): RemovalEffect => ({ type: "note", target }))],
  };
}

/** Another tab or device has requested a removal, or an earlier page of this one. */
function followed(before: RemovalTransition, { id, target, requestedAt }: StoredRequest, device: DeviceView): RemovalTransition {
  const { model, effects } = before;
  if (model.pending.has(id)) return before;
  if (isUndone(device, target)) return model.undoing.has(id) ? before : undo(before, { id, target });
  const removal: PendingRemoval = { id, target, number: model.count + 1, isRequestedHere: false, isRunning: false };
  const requested = model.isUpToDate ? device.now : requestedAt.getTime();
  const due = noteOf(device, target)?.due ?? requested + takeoverDelayMs;
  return {
    model: { ...withRemoval(model, removal), count: removal.number },
    effects: [...effects, { type: "wait", id, milliseconds: timeUntil(due, device.now) }],
  };
}

function noteOf({ notes }: DeviceView, target: RemovalTarget): RemovalNote | undefined {
  return notes.find((note) => isSameTarget(note.target, target));
}

function isUndone(device: DeviceView, target: RemovalTarget): boolean {
  return noteOf(device, target)?.isUndone === true;
}

function isSameTarget(target: RemovalTarget, other: RemovalTarget): boolean {
  if (!("file" in target) || !("file" in other)) return !("file" in target) && !("file" in other) && target.projectId === other.projectId;
  const [mine, theirs] = [target.file, other.file];
  return mine.fileId === theirs.fileId && mine.collection === theirs.collection && mine.projectId === theirs.projectId;
}
