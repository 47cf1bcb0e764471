import { readDocument, storedRemoval } from "../../documents/index.ts";
import type { Report } from "../../messages.ts";
import { createObservable, type Readable } from "../../observable.ts";
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
  readonly hasOwn: () => boolean;
  /** Carries out now what this tab has asked for: nobody will be there to undo it. */
  readonly hurry: () => void;
  readonly stop: () => void;
}

/** How long a removal can be taken back, in milliseconds. */
export const undoTime = 10_000;
/** What another tab or device asked for is carried out here once it has had so long to do so itself, in milliseconds. */
const othersTime = 20_000;
const retryDelay = 10_000;

export interface RemovalOptions {
  readonly owner: Owner;
  readonly documents: RemovalDocuments;
  readonly storage: DeviceStorage;
  readonly report: Report;
  /** Removes a target from the server; rejects when the server cannot be reached, and is then tried again. */
  readonly carryOut: (target: RemovalTarget) => Promise<void>;
}

interface Entry {
  readonly id: string;
  readonly target: RemovalTarget;
  timer?: ReturnType<typeof setTimeout>;
  isOwn: boolean;
  isRunning: boolean;
  ended?: (how: "removed" | "undone") => void;
}

export function openRemovals({ owner, documents, storage, report, carryOut }: RemovalOptions): Removals {
  const hidden = createObservable<ReadonlySet<string>>(new Set());
  const entries = new Map<string, Entry>();
  let isStopped = false;

  const pathOf = (target: RemovalTarget): string => ("file" in target ? filePath(owner, target.file) : projectPath(owner, target.projectId));
  const idOf = (target: RemovalTarget): string => ("file" in target ? target.file.fileId : target.projectId);
  const show = (): void => {
    const paths = [...entries.values()].map(({ target }) => pathOf(target));
    const before = hidden.getSnapshot();
    if (paths.length !== before.size || paths.some((path) => !before.has(path))) hidden.set(new Set(paths));
  };

  /** What this tab has asked for stands on the device at once: a browser that is closed in the same moment has not stored it anywhere else yet. */
  const noteKey = `plenum.removals:${owner.appId}:${owner.uid}`;
  const noted = (): Readonly<Record<string, { readonly target: RemovalTarget }>> => (readJson(storage, noteKey) ?? {}) as Record<string, { readonly target: RemovalTarget }>;
  const note = (target: RemovalTarget, isNoted: boolean): void => {
    const { [pathOf(target)]: _, ...others } = noted();
    const all = isNoted ? { ...others, [pathOf(target)]: { target } } : others;
    if (Object.keys(all).length === 0) storage.remove(noteKey);
    else storage.put(noteKey, JSON.stringify(all));
  };

  const store = async (id: string, target: RemovalTarget): Promise<void> => {
    note(target, true);
    try {
      await documents.request(id, "file" in target ? target.file : target);
      note(target, false);
    } catch (error) {
      report.error("A removal could not be stored.", error);
    }
  };

  const forget = (entry: Entry, how: "removed" | "undone"): void => {
    note(entry.target, false);
    clearTimeout(entry.timer);
    entries.delete(entry.id);
    entry.ended?.(how);
    show();
  };

  const wait = (entry: Entry, milliseconds: number): void => {
    clearTimeout(entry.timer);
    if (!isStopped) entry.timer = setTimeout(() => void execute(entry), milliseconds);
  };

  const execute = async (entry: Entry): Promise<void> => {
    if (entry.isRunning || entries.get(entry.id) !== entry || isStopped) return;
    entry.isRunning = true;
    try {
      await carryOut(entry.target);
      await documents.drop(entry.id);
      forget(entry, "removed");
    } catch (error) {
      // It stays stored, and is tried again: here, or on the next device.
      if (!isStopped) report.warn("A removal could not be carried out yet.", error);
      wait(entry, retryDelay);
    } finally {
      entry.isRunning = false;
    }
  };

  const follow = (id: string, data: unknown): void => {
    if (entries.has(id)) return;
    const read = readDocument(storedRemoval, id, data, (_, stored) => stored);
    if (!read.ok) return report.error("A removal cannot be read.", read.reason);
    const { projectId, collection: name, fileId } = read.value;
    const target: RemovalTarget = name !== undefined && fileId !== undefined ? { file: { projectId, collection: name, fileId } } : { projectId };
    const entry: Entry = { id, target, isOwn: false, isRunning: false };
    entries.set(id, entry);
    wait(entry, othersTime);
  };

  const leave = documents.follow((changes) => {
    for (const { id, data } of changes) {
      const entry = entries.get(id);
      if (data !== undefined) follow(id, data);
      // Undone, or carried out, by another tab or device.
      else if (entry && !entry.isRunning) forget(entry, "undone");
    }
    show();
  });

  const request = (target: RemovalTarget, delay = undoTime): Removal => {
    const id = idOf(target);
    const entry: Entry = entries.get(id) ?? { id, target, isOwn: true, isRunning: false };
    const done = new Promise<"removed" | "undone">((resolve) => (entry.ended = resolve));
    const isStored = entries.has(id);
    entry.isOwn = true;
    entries.set(id, entry);
    if (!isStored) void store(id, target);
    wait(entry, delay);
    show();
    return {
      done,
      undo: () => {
        if (entry.isRunning || entries.get(id) !== entry) return false;
        documents.drop(id).catch((error: unknown) => report.error("A removal could not be taken back.", error));
        forget(entry, "undone");
        return true;
      },
    };
  };

  // Of a tab that was closed too soon, or of an earlier version, which noted removals on the device only.
  for (const { target } of Object.values(noted())) request(target);

  return {
    hidden,
    request,
    hasOwn: () => [...entries.values()].some(({ isOwn }) => isOwn),
    hurry: () => {
      for (const entry of entries.values()) if (entry.isOwn) wait(entry, 0);
    },
    stop: () => {
      isStopped = true;
      leave();
      for (const { timer } of entries.values()) clearTimeout(timer);
    },
  };
}
