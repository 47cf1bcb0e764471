import { readDocument, storedRemoval } from "../../documents/index.ts";
import type { Report } from "../../messages.ts";
import { createObservable, type Readable } from "@org/device/observable";
import { filePath, projectPath, type FileRef, type Owner } from "../../paths.ts";
import { readJson, type DeviceStorage } from "../device/deviceStorage.ts";
import type { RemovalDocuments } from "./removalDocuments.ts";

/** What is to be removed, with everything beneath it. */
export type RemovalTarget = { readonly projectId: string } | { readonly file: FileRef };

/** A removal that can still be taken back. */
export interface Removal {
  /** Takes it back; does nothing once the removal has begun. @returns whether it was in time */
  readonly undo: () => boolean;
  /** How it ended. */
  readonly done: Promise<"removed" | "undone">;
}

/**
 * Removals wait before they happen, so that undoing one brings back everything as it was: ids, times, revisions. That something is to be removed is
 * stored like everything else: all devices hide it, and whichever is there carries it out. A removal that was confirmed cannot be forgotten.
 */
export interface Removals {
  /** Paths of documents that are on their way out. */
  readonly hidden: Readable<ReadonlySet<string>>;
  readonly request: (target: RemovalTarget, delay?: number) => Removal;
  /** Whether this tab has asked for a removal that is not done. */
  readonly hasPending: () => boolean;
  /** Carries out now what this tab has asked for: nobody will be there to undo it. */
  readonly runNow: () => void;
  readonly stop: () => void;
}

/** How long a removal can be taken back, in milliseconds. */
export const undoTimeMs = 10_000;
/**
 * What another device asked for is carried out here when it is so old by the server's time, in milliseconds: that device may be offline, with an undo
 * that has not been sent.
 */
const takeoverDelayMs = 5 * 60_000;
/** How much longer than whoever asked others wait, in milliseconds: two need not do the same. */
const takeoverMarginMs = 10_000;
const retryDelayMs = 10_000;

export interface RemovalOptions {
  readonly owner: Owner;
  readonly documents: RemovalDocuments;
  readonly storage: DeviceStorage;
  readonly report: Report;
  /** Removes a target from the server; rejects when the server cannot be reached, and is then tried again. */
  readonly carryOut: (target: RemovalTarget) => Promise<void>;
}

/** A removal that this device has asked for. */
interface RemovalNote {
  readonly target: RemovalTarget;
  /** When it can no longer be undone, in milliseconds since 1970 by this device's clock; absent where it was taken back. */
  readonly due?: number;
  /** The server has it. */
  readonly isStored?: boolean;
  /** It was taken back, and the server does not know yet. */
  readonly isUndone?: boolean;
}

interface RemovalEntry {
  readonly id: string;
  readonly target: RemovalTarget;
  timer?: ReturnType<typeof setTimeout>;
  isOwn: boolean;
  isRunning: boolean;
  ended?: (how: "removed" | "undone") => void;
}

export function openRemovals({ owner, documents, storage, report, carryOut }: RemovalOptions): Removals {
  const hidden = createObservable<ReadonlySet<string>>(new Set());
  const entries = new Map<string, RemovalEntry>();
  let isStopped = false;
  /** What comes after the server's first answer has just been asked for, whatever the clock of this device says. */
  let isUpToDate = false;

  const pathOf = (target: RemovalTarget): string =>
    "file" in target ? filePath(owner, target.file) : projectPath(owner, target.projectId);
  const idOf = (target: RemovalTarget): string => ("file" in target ? target.file.fileId : target.projectId);
  const show = (): void => {
    const paths = [...entries.values()].map(({ target }) => pathOf(target));
    const before = hidden.getSnapshot();
    if (paths.length !== before.size || paths.some((path) => !before.has(path))) hidden.set(new Set(paths));
  };

  /**
   * What this device has asked for stands on it until it is done: a browser that is closed in the same moment has not stored it anywhere else yet, and the
   * next page need not wait as long as other devices.
   */
  const noteKey = `plenum.removals:${owner.appId}:${owner.uid}`;
  const readNotes = (): Readonly<Record<string, RemovalNote>> => (readJson(storage, noteKey) ?? {}) as Record<string, RemovalNote>;
  const writeNote = (target: RemovalTarget, entry: Omit<RemovalNote, "target"> | undefined): void => {
    const { [pathOf(target)]: _, ...others } = readNotes();
    const all = entry ? { ...others, [pathOf(target)]: { target, ...entry } } : others;
    if (Object.keys(all).length === 0) storage.remove(noteKey);
    else storage.put(noteKey, JSON.stringify(all));
  };

  const isUndone = (target: RemovalTarget): boolean => readNotes()[pathOf(target)]?.isUndone === true;

  const store = async (entry: RemovalEntry, due: number): Promise<void> => {
    const { id, target } = entry;
    writeNote(target, { due });
    try {
      await documents.request(id, "file" in target ? target.file : target);
      if (entries.get(id) === entry) writeNote(target, { due, isStored: true });
    } catch (error) {
      report.error("A removal could not be stored.", error);
    }
  };

  const forget = (entry: RemovalEntry, how: "removed" | "undone"): void => {
    writeNote(entry.target, undefined);
    clearTimeout(entry.timer);
    entries.delete(entry.id);
    entry.ended?.(how);
    show();
  };

  const takingBack = new Set<string>();
  /** Takes a removal back. It is noted on the device until the server knows: a browser closed in that moment leaves a removal that the next page would carry out. */
  const takeBack = async (id: string, target: RemovalTarget): Promise<void> => {
    writeNote(target, { isUndone: true });
    takingBack.add(id);
    try {
      await documents.remove(id);
      if (isUndone(target)) writeNote(target, undefined);
    } catch (error) {
      report.error("A removal could not be taken back.", error);
    } finally {
      takingBack.delete(id);
    }
  };

  const wait = (entry: RemovalEntry, milliseconds: number): void => {
    clearTimeout(entry.timer);
    if (!isStopped) entry.timer = setTimeout(() => void execute(entry), milliseconds);
  };

  const execute = async (entry: RemovalEntry): Promise<void> => {
    if (entry.isRunning || entries.get(entry.id) !== entry || isStopped) return;
    entry.isRunning = true;
    try {
      await carryOut(entry.target);
      await documents.remove(entry.id);
      forget(entry, "removed");
    } catch (error) {
      // It stays stored, and is tried again: here, or on the next device.
      if (!isStopped) report.warn("A removal could not be carried out yet.", error);
      wait(entry, retryDelayMs);
    } finally {
      entry.isRunning = false;
    }
  };

  const follow = (id: string, data: unknown): void => {
    if (entries.has(id)) return;
    const read = readDocument(storedRemoval, id, data, (_, stored) => stored);
    if (!read.ok) return report.error("A removal cannot be read.", read.reason);
    const { projectId, collection: name, fileId } = read.value;
    const target: RemovalTarget =
      name !== undefined && fileId !== undefined ? { file: { projectId, collection: name, fileId } } : { projectId };
    if (isUndone(target)) {
      if (!takingBack.has(id)) void takeBack(id, target);
      return;
    }
    const entry: RemovalEntry = { id, target, isOwn: false, isRunning: false };
    entries.set(id, entry);
    const requestedAt = isUpToDate ? Date.now() : read.value.requestedAt.getTime();
    wait(entry, timeUntil(readNotes()[pathOf(target)]?.due ?? requestedAt + takeoverDelayMs));
  };

  const unsubscribe = documents.follow((changes, isFromServer) => {
    for (const { id, data } of changes) {
      const entry = entries.get(id);
      if (data !== undefined) follow(id, data);
      // Undone, or carried out, by another tab or device.
      else if (entry && !entry.isRunning) forget(entry, "undone");
    }
    isUpToDate ||= isFromServer;
    // What ended while no page of this device was open.
    if (isFromServer)
      for (const note of Object.values(readNotes())) {
        const id = idOf(note.target);
        if ((note.isStored || note.isUndone) && !entries.has(id) && !takingBack.has(id)) writeNote(note.target, undefined);
      }
    show();
  });

  const request = (target: RemovalTarget, delay = undoTimeMs): Removal => {
    const id = idOf(target);
    const entry: RemovalEntry = entries.get(id) ?? { id, target, isOwn: true, isRunning: false };
    const done = new Promise<"removed" | "undone">((resolve) => (entry.ended = resolve));
    const isStored = entries.has(id);
    entry.isOwn = true;
    entries.set(id, entry);
    if (!isStored) void store(entry, Date.now() + delay);
    wait(entry, delay);
    show();
    return {
      done,
      undo: () => {
        if (entry.isRunning || entries.get(id) !== entry) return false;
        forget(entry, "undone");
        void takeBack(id, target);
        return true;
      },
    };
  };

  // Of a tab that was closed before the server had it.
  for (const { target, due, isStored, isUndone: isTakenBack } of Object.values(readNotes()))
    if (!isStored && !isTakenBack) request(target, timeUntil(due));

  return {
    hidden,
    request,
    hasPending: () => [...entries.values()].some(({ isOwn }) => isOwn),
    runNow: () => {
      for (const entry of entries.values()) if (entry.isOwn) wait(entry, 0);
    },
    stop: () => {
      isStopped = true;
      unsubscribe();
      for (const { timer } of entries.values()) clearTimeout(timer);
    },
  };
}

/** How long a page that did not ask waits for what is due at a time, in milliseconds; bounded, because a clock may be wrong. */
function timeUntil(due = 0): number {
  return Math.min(Math.max(due - Date.now(), 0), takeoverDelayMs) + takeoverMarginMs;
}
