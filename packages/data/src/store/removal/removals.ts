import { readDocument, storedRemoval } from "../../documents/index.ts";
import type { Report } from "../../messages.ts";
import { createObservable, type Readable } from "@org/device/observable";
import type { TextStorage } from "@org/device/storage";
import type { Owner } from "../../paths.ts";
import type { RemovalChange, RemovalDocuments } from "./removalDocuments.ts";
import {
  isUndoable,
  noRemovals,
  removalId,
  timeUntil,
  transition,
  type RemovalEffect,
  type RemovalEvent,
  type RemovalModel,
  type RemovalTarget,
  type StoredRequest,
} from "./removalModel.ts";
import { openRemovalNotes, targetPath } from "./removalNotes.ts";

/** A removal that can still be undone. */
export interface Removal {
  /** Undoes it; does nothing once the target is being removed. @returns whether it was in time */
  readonly undo: () => boolean;
  readonly done: Promise<"removed" | "undone">;
}

/**
 * Removals wait before they happen, so that an undo restores everything: ids, times, revisions. The request is stored like everything else: all devices
 * hide the target, and any of them carries it out. A removal that was confirmed cannot be forgotten.
 */
export interface Removals {
  /** Paths of documents that are to be removed. */
  readonly hidden: Readable<ReadonlySet<string>>;
  readonly request: (target: RemovalTarget, delay?: number) => Removal;
  /** Whether a removal that this tab has requested is not done. */
  readonly hasPending: () => boolean;
  /** Carries out now what this tab has requested: nobody remains to undo it. */
  readonly runNow: () => void;
  readonly stop: () => void;
}

/** Time to undo a removal, in milliseconds. */
export const undoTimeMs = 10_000;

export interface RemovalOptions {
  readonly owner: Owner;
  readonly documents: RemovalDocuments;
  readonly storage: TextStorage;
  readonly report: Report;
  /** Removes a target from the server; rejects when the server cannot be reached, and is then tried again. */
  readonly carryOut: (target: RemovalTarget) => Promise<void>;
}

/** Runs the removals of a user: the model, with storage, timers and the server as its effects. */
export function openRemovals(options: RemovalOptions): Removals {
  const { owner, documents } = options;
  const hidden = createObservable<ReadonlySet<string>>(new Set());
  const notes = openRemovalNotes(owner, options.storage);
  const endings = new Map<number, (result: "removed" | "undone") => void>();
  const effects = removalEffects(options, (event) => dispatch(event));
  let model = noRemovals;

  const show = (): void => {
    const paths = [...model.pending.values()].map(({ target }) => targetPath(owner, target));
    const shown = hidden.getSnapshot();
    if (paths.length !== shown.size || paths.some((path) => !shown.has(path))) hidden.set(new Set(paths));
  };
  const run = (effect: RemovalEffect): void => {
    if (effect.type === "note") notes.put(effect.target, effect.note);
    else if (effect.type === "end") answer(effect.number, effect.result);
    else effects.run(effect);
  };
  const answer = (number: number, result: "removed" | "undone"): void => {
    endings.get(number)?.(result);
    endings.delete(number);
  };
  const dispatch = (event: RemovalEvent): void => {
    const after = transition(model, event, { notes: notes.all(), now: Date.now() });
    model = after.model;
    for (const effect of after.effects) run(effect);
    show();
  };

  const request = (target: RemovalTarget, delay = undoTimeMs): Removal => {
    const id = removalId(target);
    dispatch({ type: "requested", target, delay });
    const { number } = model.pending.get(id)!;
    return {
      done: new Promise((resolve) => endings.set(number, resolve)),
      undo: () => {
        const isInTime = isUndoable(model, id, number);
        if (isInTime) dispatch({ type: "undone", id });
        return isInTime;
      },
    };
  };

  const unsubscribe = documents.follow((changes, isFromServer) =>
    dispatch({ type: "changed", ...readChanges(changes, model, options.report), isFromServer }),
  );
  // A tab that was closed before the server had its request.
  for (const { target, due = 0, isStored, isUndone } of notes.all())
    if (!isStored && !isUndone) request(target, timeUntil(due, Date.now()));

  return {
    hidden,
    request,
    hasPending: () => [...model.pending.values()].some(({ isRequestedHere }) => isRequestedHere),
    runNow: () => dispatch({ type: "left" }),
    stop: () => {
      unsubscribe();
      effects.stop();
    },
  };
}

/** Requests in the server's documents; one that this tab knows already is not read again. */
function readChanges(
  changes: readonly RemovalChange[],
  { pending }: RemovalModel,
  report: Report,
): { readonly requests: readonly StoredRequest[]; readonly gone: readonly string[] } {
  const requests: StoredRequest[] = [];
  for (const { id, data } of changes) {
    if (data === undefined || pending.has(id)) continue;
    const read = readDocument(storedRemoval, id, data, (_, stored) => stored);
    if (!read.ok) {
      report.error("A removal cannot be read.", read.reason);
      continue;
    }
    const { projectId, collection, fileId, requestedAt } = read.value;
    const isFile = collection !== undefined && fileId !== undefined;
    requests.push({ id, target: isFile ? { file: { projectId, collection, fileId } } : { projectId }, requestedAt });
  }
  return { requests, gone: changes.flatMap(({ id, data }) => (data === undefined ? [id] : [])) };
}

type ServerEffect = Exclude<RemovalEffect, { type: "note" | "end" }>;

/** The effects that take time: waits, and the server. */
function removalEffects(
  { documents, report, carryOut }: RemovalOptions,
  dispatch: (event: RemovalEvent) => void,
): { readonly run: (effect: ServerEffect) => void; readonly stop: () => void } {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  let isStopped = false;

  const store = async ({ removal, due }: Extract<RemovalEffect, { type: "store" }>): Promise<void> => {
    const { id, target, number } = removal;
    try {
      await documents.request(id, "file" in target ? target.file : target);
      dispatch({ type: "stored", id, number, due });
    } catch (error) {
      report.error("A removal could not be stored.", error);
    }
  };
  const remove = async (id: string, target: RemovalTarget): Promise<void> => {
    if (isStopped) return;
    try {
      await carryOut(target);
      await documents.remove(id);
    } catch (error) {
      // The request stays stored, and is carried out later: here, or by the next device.
      if (!isStopped) report.warn("A removal could not be carried out yet.", error);
      return dispatch({ type: "failed", id });
    }
    dispatch({ type: "removed", id });
  };
  const deleteRequest = async (id: string, target: RemovalTarget): Promise<void> => {
    let isDeleted = false;
    try {
      await documents.remove(id);
      isDeleted = true;
    } catch (error) {
      report.error("A removal could not be undone.", error);
    }
    dispatch({ type: "undo ended", id, target, isDeleted });
  };
  const wait = (id: string, milliseconds: number | undefined): void => {
    clearTimeout(timers.get(id));
    timers.delete(id);
    if (milliseconds !== undefined && !isStopped)
      timers.set(
        id,
        setTimeout(() => dispatch({ type: "due", id }), milliseconds),
      );
  };

  return {
    run: (effect) => {
      if (effect.type === "wait") wait(effect.id, effect.milliseconds);
      else if (effect.type === "store") void store(effect);
      else if (effect.type === "carry out") void remove(effect.id, effect.target);
      else void deleteRequest(effect.id, effect.target);
    },
    stop: () => {
      isStopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
