import { createObservable, type Readable } from "../observable.ts";
import { filePath, projectPath, type FileRef, type Owner } from "../paths.ts";
import { readJson, type DeviceStorage } from "./deviceStorage.ts";

/** What is to be removed, with everything beneath it. */
export type RemovalTarget = { readonly projectId: string } | { readonly file: FileRef };

/** A removal that can still be taken back. */
export interface Removal {
  /** Takes it back; does nothing once the removal has begun. @returns whether it was in time */
  readonly undo: () => boolean;
  /** How it ended. */
  readonly done: Promise<"removed" | "undone">;
}

interface Entry {
  readonly target: RemovalTarget;
  /** When it becomes due, in milliseconds since 1970. */
  readonly due: number;
}

/**
 * Removals wait before they happen, so that undoing one brings back everything as it was: ids, times, revisions. Waiting ones are hidden from
 * every list on this device, and noted on it: a tab that is closed leaves them to the next.
 */
export interface Removals {
  /** Paths of documents that are on their way out. */
  readonly hidden: Readable<ReadonlySet<string>>;
  readonly request: (target: RemovalTarget, delay?: number) => Removal;
  /** Carries out now what waits: nobody will be there to undo it. */
  readonly hurry: () => void;
  /** Drops what waits: the user has been asked. */
  readonly forget: () => void;
  readonly stop: () => void;
}

/** How long a removal can be taken back, in milliseconds. */
export const undoTime = 10_000;
/** A removal that nobody could carry out for a day is forgotten rather than sprung on someone. */
const forgottenAfter = 86_400_000;

/**
 * @param carryOut removes a target from the server; rejects when the server cannot be reached, and is then tried again
 */
export function openRemovals(owner: Owner, storage: DeviceStorage, carryOut: (target: RemovalTarget) => Promise<void>): Removals {
  const key = `plenum.removals:${owner.appId}:${owner.uid}`;
  const hidden = createObservable<ReadonlySet<string>>(new Set());
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const waiting = new Map<string, (end: "removed" | "undone") => void>();
  const running = new Set<string>();

  const read = (): ReadonlyMap<string, Entry> => new Map(Object.entries((readJson(storage, key) ?? {}) as Record<string, Entry>));
  const write = (entries: ReadonlyMap<string, Entry>): void => {
    if (entries.size === 0) storage.remove(key);
    else storage.put(key, JSON.stringify(Object.fromEntries(entries)));
    follow();
  };
  const pathOf = (target: RemovalTarget): string => ("file" in target ? filePath(owner, target.file) : projectPath(owner, target.projectId));
  const drop = (path: string): void => {
    const entries = new Map(read());
    entries.delete(path);
    write(entries);
  };
  const end = (path: string, how: "removed" | "undone"): void => {
    waiting.get(path)?.(how);
    waiting.delete(path);
  };

  const execute = async (path: string): Promise<void> => {
    timers.delete(path);
    const entry = read().get(path);
    if (!entry || running.has(path)) return;
    running.add(path);
    try {
      await carryOut(entry.target);
      drop(path);
      end(path, "removed");
    } catch {
      // Unreachable or refused: carryOut has reported it. It stays noted and is tried again.
      timers.set(path, setTimeout(() => void execute(path), undoTime));
    } finally {
      running.delete(path);
    }
  };

  /** Brings the timers and what is hidden in step with what is noted, by this tab or another. */
  const follow = (): void => {
    const entries = read();
    const now = Date.now();
    for (const [path, { due }] of entries) {
      if (!timers.has(path) && !running.has(path)) timers.set(path, setTimeout(() => void execute(path), Math.max(0, due - now)));
    }
    for (const [path, timer] of timers) {
      if (entries.has(path)) continue;
      clearTimeout(timer);
      timers.delete(path);
      end(path, "undone");
    }
    const paths = [...entries.keys()];
    const before = hidden.getSnapshot();
    if (paths.length !== before.size || paths.some((path) => !before.has(path))) hidden.set(new Set(paths));
  };

  const unwatch = storage.watch(key, follow);
  write(new Map([...read()].filter(([, { due }]) => Date.now() - due < forgottenAfter)));

  return {
    hidden,
    request: (target, delay = undoTime) => {
      const path = pathOf(target);
      const done = new Promise<"removed" | "undone">((resolve) => waiting.set(path, resolve));
      write(new Map(read()).set(path, { target, due: Date.now() + delay }));
      return {
        done,
        undo: () => {
          if (running.has(path) || !read().has(path)) return false;
          drop(path);
          return true;
        },
      };
    },
    hurry: () => {
      for (const [path, timer] of timers) {
        clearTimeout(timer);
        void execute(path);
      }
    },
    forget: () => storage.remove(key),
    stop: () => {
      unwatch();
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}
