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

export interface RemovalOptions extends RemovalEffectOptions {
  readonly owner: Owner;
  readonly documents: RemovalDocuments;
  readonly storage: TextStorage;
}

/** Runs the removals of a user: the model, with the device's notes, timers and the server as its effects. */
export function openRemovals(options: RemovalOptions): Removals {
  const { owner, documents, report } = options;
  const hidden = createObservable<ReadonlySet<string>>(new Set());
  const notes = openRemovalNotes(owner, options.storage);
  const machine = createMachine<RemovalModel, RemovalEvent, RemovalEffect>({
    name: "removals",
    initial: noRemovals,
    transition: (model, event) => transition(model, event, { notes: notes.all(), now: Date.now() }),
    run: (effect) => effects.run(effect),
    onChange: () => {
      const paths = [...machine.model().pending.values()].map(({ target }) => targetPath(owner, target));
      const shown = hidden.getSnapshot();
      if (paths.length !== shown.size || paths.some((path) => !shown.has(path))) hidden.set(new Set(paths));
    },
  });
  const effects = removalEffects(options, notes, machine.dispatch);

  const request = (target: RemovalTarget, delay = undoTimeMs): Removal => {
    const id = removalId(target);
    machine.dispatch({ type: "requested", target, delay });
    const { number } = machine.model().pending.get(id)!;
    return {
      done: effects.ending(number),
      undo: () => {
        const isInTime = isUndoable(machine.model(), id, number);
        if (isInTime) machine.dispatch({ type: "undone", id });
        return isInTime;
      },
    };
  };

  const unsubscribe = documents.follow((changes, isFromServer) =>
    machine.dispatch({ type: "changed", ...readChanges(changes, machine.model(), report), isFromServer }),
  );
  // A tab that was closed before the server had its request.
  for (const { target, due = 0, isStored, isUndone } of notes.all())
    if (!isStored && !isUndone) request(target, timeUntil(due, Date.now()));

  return {
    hidden,
    request,
    hasPending: () => [...machine.model().pending.values()].some(({ isRequestedHere }) => isRequestedHere),
    runNow: () => machine.dispatch({ type: "left" }),
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
  report: Logger,
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
