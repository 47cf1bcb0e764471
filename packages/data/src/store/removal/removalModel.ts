import { daysInBin } from "../../documents/index.ts";
import { isSameTarget, removalId, type RemovalTarget } from "./removalTarget.ts";

/** A removal that is neither done nor undone: its target is in the bin, or is being deleted for good. */
export interface PendingRemoval {
  readonly id: string;
  readonly target: RemovalTarget;
  /** Time of the deletion, in milliseconds since 1970: the server's, or this device's until the server has the request. */
  readonly requestedAt: number;
  /** The target is deleted for good; nothing restores it. */
  readonly isFinal: boolean;
  /** Tells it from an earlier removal of the same target. */
  readonly number: number;
  /** This tab has requested it. */
  readonly isRequestedHere: boolean;
  /** The target is being removed from the server. */
  readonly isRunning: boolean;
  /** An earlier page has requested it, and whether the server has the request is not known yet. */
  readonly isNoted: boolean;
}

/**
 * A request or its undo as this device remembers it until the server has it: a browser that is closed at once may have stored it nowhere else.
 */
export interface RemovalNote {
  readonly target: RemovalTarget;
  readonly isFinal?: boolean;
  readonly isUndone?: boolean;
}

/** The removals that this tab knows. It changes by `transition` only. */
export interface RemovalModel {
  /** By id. */
  readonly pending: ReadonlyMap<string, PendingRemoval>;
  /** Ids of undone removals whose request is being deleted from the server. */
  readonly undoing: ReadonlySet<string>;
  /** Ids of removals whose time this tab has asked the server to end. */
  readonly expiring: ReadonlySet<string>;
  /** Number of removals so far. */
  readonly count: number;
}

export const noRemovals: RemovalModel = { pending: new Map(), undoing: new Set(), expiring: new Set(), count: 0 };

/** A request that the server has. */
export interface StoredRequest {
  readonly id: string;
  readonly target: RemovalTarget;
  readonly requestedAt: Date;
  readonly isFinal: boolean;
}

export type RemovalEvent =
  | { readonly type: "requested"; readonly target: RemovalTarget; readonly isFinal: boolean }
  /** The notes of earlier pages, before the server has answered. */
  | { readonly type: "opened" }
  /** The server has the request. */
  | { readonly type: "stored"; readonly id: string; readonly number: number }
  | { readonly type: "undone"; readonly id: string }
  /** The server has deleted the request of an undone removal, or could not. */
  | { readonly type: "undo ended"; readonly id: string; readonly target: RemovalTarget; readonly isDeleted: boolean }
  /** The wait is over. */
  | { readonly type: "due"; readonly id: string }
  /** The server has confirmed that the time in the bin is over. */
  | { readonly type: "expired"; readonly id: string }
  /** The server could not be asked whether the time is over: the next change asks again. */
  | { readonly type: "not expired"; readonly id: string }
  | { readonly type: "removed"; readonly id: string }
  | { readonly type: "failed"; readonly id: string }
  /** Requests that appeared or changed on the server, or disappeared: undone or carried out by another tab or device. */
  | {
      readonly type: "changed";
      readonly requests: readonly StoredRequest[];
      readonly gone: readonly string[];
      readonly isFromServer: boolean;
    };

export type RemovalEffect =
  /** Remembers a removal on this device, or forgets it. */
  | { readonly type: "note"; readonly target: RemovalTarget; readonly note?: Omit<RemovalNote, "target"> }
  /** Stores the request; brings `stored`. */
  | { readonly type: "store"; readonly removal: PendingRemoval }
  /** Brings `due` after a time in milliseconds, in place of an earlier wait; without a time ends the wait. */
  | { readonly type: "wait"; readonly id: string; readonly milliseconds?: number }
  /** Asks the server to end the time in the bin; brings `expired` or `not expired`, or nothing where it is not over. */
  | { readonly type: "expire"; readonly id: string }
  /** Removes the target, then the request; brings `removed` or `failed`. */
  | { readonly type: "carry out"; readonly id: string; readonly target: RemovalTarget }
  /** Deletes the request of an undone removal; brings `undo ended`. */
  | { readonly type: "delete request"; readonly id: string; readonly target: RemovalTarget }
  /** Resolves the promises of those who wait until the target is deleted for good. */
  | { readonly type: "end"; readonly id: string };

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

/** Time that a target waits in the bin, in milliseconds. */
export const timeInBinMs = daysInBin * 86_400_000;
/** Wait of a page that did not ask for it before it deletes a target for good, in milliseconds, so that two pages rarely do the same work. */
export const takeoverDelayMs = 60_000;
const retryDelayMs = 10_000;

/** Whether a removal can still be undone: it and its project are not being deleted for good. @param number of the removal that was requested: a later one of the same target is another */
export function isUndoable({ pending }: RemovalModel, id: string, number?: number): boolean {
  const removal = pending.get(id);
  if (!removal || ("file" in removal.target && pending.get(removal.target.file.projectId)?.isFinal)) return false;
  return !removal.isFinal && (number === undefined || removal.number === number);
}

/** The model after an event, and the effects to run. */
export function transition(model: RemovalModel, event: RemovalEvent, device: DeviceView): RemovalTransition {
  const removal = "id" in event ? model.pending.get(event.id) : undefined;
  switch (event.type) {
    case "requested":
      return request(model, event.target, event.isFinal, device);
    case "opened":
      return repeated(model, device);
    case "stored":
      return { model, effects: removal?.number === event.number ? [{ type: "note", target: removal.target }] : [] };
    case "undone":
      return removal && !removal.isFinal ? undo(end(model, removal), removal) : { model, effects: [] };
    case "undo ended": {
      const isKnown = event.isDeleted && isUndone(device, event.target);
      return {
        model: { ...model, undoing: without(model.undoing, event.id) },
        effects: isKnown ? [{ type: "note", target: event.target }] : [],
      };
    }
    case "due":
      return removal?.isFinal && !removal.isRunning ? carryOut(model, removal) : { model, effects: [] };
    case "expired":
      return removal && !removal.isRunning ? carryOut(model, { ...removal, isFinal: true }) : { model, effects: [] };
    case "not expired":
      return { model: { ...model, expiring: without(model.expiring, event.id) }, effects: [] };
    case "removed":
      return removal ? end(model, removal) : { model, effects: [] };
    case "failed":
      if (!removal) return { model, effects: [] };
      return {
        model: withRemoval(model, { ...removal, isRunning: false }),
        effects: [{ type: "wait", id: removal.id, milliseconds: retryDelayMs }],
      };
    case "changed":
      return change(model, event, device);
  }
}

function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const others = new Set(ids);
  others.delete(id);
  return others;
}

function withRemoval(model: RemovalModel, removal: PendingRemoval): RemovalModel {
  return { ...model, pending: new Map(model.pending).set(removal.id, removal), count: Math.max(model.count, removal.number) };
}

function carryOut(model: RemovalModel, removal: PendingRemoval): RemovalTransition {
  const { id, target } = removal;
  return { model: withRemoval(model, { ...removal, isRunning: true }), effects: [{ type: "carry out", id, target }] };
}

/** Puts a target into the bin, or deletes it for good. */
function request(model: RemovalModel, target: RemovalTarget, isFinal: boolean, { now }: DeviceView): RemovalTransition {
  const id = removalId(target);
  const known = model.pending.get(id);
  if (known?.isRunning) return { model, effects: [] };
  const isNowFinal = isFinal || known?.isFinal === true;
  const removal: PendingRemoval = {
    id,
    target,
    requestedAt: now,
    isFinal: isNowFinal,
    number: model.count + 1,
    isRequestedHere: true,
    isRunning: isNowFinal,
    isNoted: false,
  };
  const { model: next, effects } = isNowFinal ? carryOut(model, removal) : { model: withRemoval(model, removal), effects: [] };
  return {
    model: next,
    effects: [{ type: "note", target, note: isNowFinal ? { isFinal: true } : {} }, { type: "store", removal }, ...effects],
  };
}

/** Targets of earlier pages are hidden. Their requests wait for the server's answer: another device may have made them final, or carried them out. */
function repeated(model: RemovalModel, device: DeviceView): RemovalTransition {
  let result: RemovalTransition = { model, effects: [] };
  for (const { target, isFinal = false, isUndone: wasUndone } of device.notes) {
    if (wasUndone) continue;
    const next = request(result.model, target, isFinal, device);
    const noted = next.model.pending.get(removalId(target));
    if (isFinal || !noted || noted.isFinal) result = { model: next.model, effects: [...result.effects, ...next.effects] };
    else result = { ...result, model: withRemoval(next.model, { ...noted, isNoted: true }) };
  }
  return result;
}

function end(model: RemovalModel, { id, target }: PendingRemoval): RemovalTransition {
  const pending = new Map(model.pending);
  pending.delete(id);
  return {
    model: { ...model, pending, expiring: without(model.expiring, id) },
    effects: [
      { type: "note", target },
      { type: "wait", id },
      { type: "end", id },
    ],
  };
}

/** The undo stays recorded until the server has it: a browser that is closed at once leaves a request that hides a restored file. */
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
    if (!removal || removal.isRunning || removal.isNoted) continue;
    const ended = end(result.model, removal);
    result = { model: ended.model, effects: [...result.effects, ...ended.effects] };
  }
  return isFromServer ? confirmed(result, device) : result;
}

/** Another tab or device has requested a removal, or an earlier page of this one; or the server has confirmed or changed a known one. */
function followed(before: RemovalTransition, { id, target, requestedAt, isFinal }: StoredRequest, device: DeviceView): RemovalTransition {
  const { model, effects } = before;
  if (model.undoing.has(id)) return before;
  const known = model.pending.get(id);
  if (!known && isUndone(device, target)) return undo(before, { id, target });
  const removal: PendingRemoval = {
    ...(known ?? { id, number: model.count + 1, isRequestedHere: false, isRunning: false }),
    isNoted: false,
    target,
    requestedAt: requestedAt.getTime(),
    isFinal: isFinal || known?.isFinal === true,
  };
  const isTakenOver = removal.isFinal && !removal.isRunning && known?.isFinal !== true;
  // A request to put it into the bin is out of date then, whether the server has it or not.
  const isKnownToServer = known !== undefined && (known.isNoted || isTakenOver);
  return {
    model: withRemoval(model, removal),
    effects: [
      ...effects,
      ...(isKnownToServer ? [{ type: "note", target } as const] : []),
      ...(isTakenOver ? [{ type: "wait", id, milliseconds: takeoverDelayMs } as const] : []),
    ],
  };
}

/**
 * The server has answered: requests of earlier pages that it does not have are stored, notes of ended removals are forgotten, and it is asked to end
 * those whose time seems to be over by this device's clock.
 */
function confirmed({ model, effects }: RemovalTransition, { notes, now }: DeviceView): RemovalTransition {
  const { undoing, expiring } = model;
  const pending = new Map([...model.pending].map(([id, removal]) => [id, { ...removal, isNoted: false }]));
  const missing = [...model.pending.values()].filter(({ isNoted }) => isNoted);
  const ended = notes.filter(({ target, isUndone: wasUndone }) => {
    const id = removalId(target);
    return wasUndone && !pending.has(id) && !undoing.has(id);
  });
  const over = [...pending.values()].filter(
    ({ id, isFinal, requestedAt }) => !isFinal && !expiring.has(id) && now - requestedAt >= timeInBinMs,
  );
  return {
    model: { ...model, pending, expiring: new Set([...expiring, ...over.map(({ id }) => id)]) },
    effects: [
      ...effects,
      ...missing.map((removal): RemovalEffect => ({ type: "store", removal })),
      ...ended.map(({ target }): RemovalEffect => ({ type: "note", target })),
      ...over.map(({ id }): RemovalEffect => ({ type: "expire", id })),
    ],
  };
}

function isUndone({ notes }: DeviceView, target: RemovalTarget): boolean {
  return notes.some((note) => note.isUndone === true && isSameTarget(note.target, target));
}
