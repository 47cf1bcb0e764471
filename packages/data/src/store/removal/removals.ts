import type { Logger } from "@org/device/log";
import { readDocument, storedRemoval } from "../../documents/index.ts";
import { createObservable, type Readable } from "@org/device/observable";
import type { TextStorage } from "@org/device/storage";
import type { Owner } from "../../paths.ts";
import type { RemovalChange, RemovalDocuments } from "./removalDocuments.ts";
import { createMachine } from "../../machine.ts";
import { removalEffects, type RemovalEffectOptions } from "./removalEffects.ts";
import {
  isUndoable,
  noRemovals,
  transition,
  type PendingRemoval,
  type RemovalEffect,
  type RemovalEvent,
  type RemovalModel,
  type StoredRequest,
} from "./removalModel.ts";
import { removalId, type RemovalTarget } from "./removalTarget.ts";
import { openRemovalNotes, targetPath } from "./removalNotes.ts";

/** A removal that can still be undone. */
export interface Removal {
  /** Restores the target; does nothing once it is deleted for good. @returns whether it was in time */
  readonly undo: () => boolean;
}

/** A file or project in the bin, or one that is being deleted for good. */
export type BinnedTarget = Pick<PendingRemoval, "id" | "target" | "requestedAt" | "isFinal">;

/**
 * What a user deletes waits in the bin: the request is a stored document, by which all devices hide the target, and nothing else changes. So restoring is
 * exact: ids, times, revisions. After thirty days, or on request, any device deletes it for good.
 */
export interface Removals {
  /** Paths of documents that are in the bin, or are being deleted for good. */
  readonly hidden: Readable<ReadonlySet<string>>;
  /** Resolves with the first answer of the server or, offline, of the device. */
  readonly answered: Promise<void>;
  /** What is in the bin, or is being deleted for good. */
  readonly bin: Readable<readonly BinnedTarget[]>;
  /** Puts a target into the bin. */
  readonly request: (target: RemovalTarget) => Removal;
  /** Deletes a target for good, whether it is in the bin or not. @returns when the server has deleted it */
  readonly removeForGood: (target: RemovalTarget) => Promise<void>;
  /** Takes a target out of the bin. @returns whether it was there */
  readonly restore: (target: RemovalTarget) => boolean;
  /** Whether this tab is deleting a target for good. */
  readonly hasPending: () => boolean;
  readonly stop: () => void;
}

export interface RemovalOptions extends RemovalEffectOptions {
  readonly owner: Owner;
  readonly documents: RemovalDocuments;
  readonly storage: TextStorage;
}

/** Runs the removals of a user: the model, with the device's notes, timers and the server as its effects. */
export function openRemovals(options: RemovalOptions): Removals {
  const { owner, documents, report } = options;
  const hidden = createObservable<ReadonlySet<string>>(new Set());
  const bin = createObservable<readonly BinnedTarget[]>([]);
  const notes = openRemovalNotes(owner, options.storage);
  const machine = createMachine<RemovalModel, RemovalEvent, RemovalEffect>({
    name: "removals",
    initial: noRemovals,
    transition: (model, event) => transition(model, event, { notes: notes.all(), now: Date.now() }),
    run: (effect) => effects.run(effect),
    onChange: () => {
      const pending = [...machine.model().pending.values()];
      const paths = pending.map(({ target }) => targetPath(owner, target));
      const shown = hidden.getSnapshot();
      if (paths.length !== shown.size || paths.some((path) => !shown.has(path))) hidden.set(new Set(paths));
      const binned = pending.map(({ id, target, requestedAt, isFinal }) => ({ id, target, requestedAt, isFinal }));
      if (JSON.stringify(binned) !== JSON.stringify(bin.getSnapshot())) bin.set(binned);
    },
  });
  const effects = removalEffects(options, notes, machine.dispatch);

  const restore = (id: string, number?: number): boolean => {
    const isInTime = isUndoable(machine.model(), id, number);
    if (isInTime) machine.dispatch({ type: "undone", id });
    return isInTime;
  };
  const request = (target: RemovalTarget): Removal => {
    const id = removalId(target);
    machine.dispatch({ type: "requested", target, isFinal: false });
    const { number } = machine.model().pending.get(id)!;
    return { undo: () => restore(id, number) };
  };
  const removeForGood = (target: RemovalTarget): Promise<void> => {
    const ended = effects.ending(removalId(target));
    machine.dispatch({ type: "requested", target, isFinal: true });
    return ended;
  };

  // A tab that was closed before the server had its request.
  machine.dispatch({ type: "opened" });
  const answered = Promise.withResolvers<void>();
  const unsubscribe = documents.follow((changes, isFromServer) => {
    machine.dispatch({ type: "changed", ...readChanges(changes, report), isFromServer });
    answered.resolve();
  });

  return {
    hidden,
    answered: answered.promise,
    bin,
    request,
    removeForGood,
    restore: (target) => restore(removalId(target)),
    hasPending: () => [...machine.model().pending.values()].some(({ isRequestedHere, isFinal }) => isRequestedHere && isFinal),
    stop: () => {
      unsubscribe();
      effects.stop();
    },
  };
}

/** Requests in the server's documents. */
function readChanges(
  changes: readonly RemovalChange[],
  report: Logger,
): { readonly requests: readonly StoredRequest[]; readonly gone: readonly string[] } {
  const requests: StoredRequest[] = [];
  for (const { id, data } of changes) {
    if (data === undefined) continue;
    const read = readDocument(storedRemoval, id, data, (_, stored) => stored);
    if (!read.ok) {
      report.error("A removal cannot be read.", read.reason);
      continue;
    }
    const { projectId, collection, fileId, requestedAt, final } = read.value;
    const isFile = collection !== undefined && fileId !== undefined;
    const target = isFile ? { file: { projectId, collection, fileId } } : { projectId };
    requests.push({ id, target, requestedAt, isFinal: final !== undefined });
  }
  return { requests, gone: changes.flatMap(({ id, data }) => (data === undefined ? [id] : [])) };
}
