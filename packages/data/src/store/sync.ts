import { logEvent } from "@org/device/events";
import type { Logger } from "@org/device/log";
import { createObservable, type Readable } from "@org/device/observable";
import { failureText, isUnreachable } from "./failures.ts";

/** The state of the connection and of the writes between this device and the server. */
export interface SyncState {
  /** `saving`: writes are under way. `offline`: the server cannot be reached; writes are kept here. `failed`: a write was refused. */
  readonly status: "saved" | "saving" | "offline" | "failed";
  /** Why a write was refused. */
  readonly message?: string;
}

/** Tracks writes and listeners; the badge of the page shows its state. */
export interface Sync extends Readable<SyncState> {
  /** Tracks a write to its end and returns it. */
  readonly trackWrite: <T>(write: Promise<T>) => Promise<T>;
  /** Tracks the metadata of a listener; `undefined` when it has ended. */
  readonly trackListener: (
    listener: object,
    metadata: { readonly hasPendingWrites: boolean; readonly fromCache: boolean } | undefined,
  ) => void;
  /** Sets whether an open file has unsaved changes. */
  readonly setUnsaved: (file: object, unsaved: boolean) => void;
  readonly isOffline: () => boolean;
  /** Removes the message on a failed write. */
  readonly dismissFailure: () => void;
  readonly stop: () => void;
}

/** Time without a first answer of the server after which the device is regarded as offline, ms; an answer from the cache proves nothing. */
const firstAnswerTimeoutMs = 8000;

/** Whether the browser reports that it has no network. */
export function isWithoutNetwork(): boolean {
  return typeof navigator !== "undefined" && !navigator.onLine;
}

export function openSync(report: Logger): Sync {
  const state = createObservable<SyncState>({ status: "saved" });
  /** A listener that ends is forgotten: what listens again, such as the site on the next page, hears from the cache first. */
  const listeners = new Map<object, { readonly pending: boolean; readonly stale: boolean; readonly isAnswered: boolean }>();
  const timers = new Map<object, ReturnType<typeof setTimeout>>();
  const unsaved = new Set<object>();
  let writing = 0;
  let failure: string | undefined;

  const isOffline = (): boolean => isWithoutNetwork() || [...listeners.values()].some(({ stale }) => stale);
  const update = (): void => {
    const pending = writing > 0 || unsaved.size > 0 || [...listeners.values()].some((listener) => listener.pending);
    const status = failure !== undefined ? "failed" : isOffline() ? "offline" : pending ? "saving" : "saved";
    const { status: shown, message } = state.getSnapshot();
    if (status === shown && failure === message) return;
    logEvent("sync", status, { writing, unsaved: unsaved.size, listeners: listeners.size });
    state.set(failure === undefined ? { status } : { status, message: failure });
  };

  const onNetwork = (): void => update();
  globalThis.addEventListener?.("online", onNetwork);
  globalThis.addEventListener?.("offline", onNetwork);

  return {
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    isOffline,
    trackWrite: (write) => {
      writing += 1;
      update();
      const settled = (error?: unknown): void => {
        writing -= 1;
        // A write that could not be sent is kept, and repeated by its caller.
        if (error !== undefined && !isUnreachable(error)) {
          failure = failureText(error);
          report.error("A write was refused.", error);
        }
        update();
      };
      write.then(() => settled(), settled);
      return write;
    },
    trackListener: (listener, metadata) => {
      logEvent("listener", metadata ? (metadata.fromCache ? "answered from the cache" : "answered by the server") : "ended", metadata);
      clearTimeout(timers.get(listener));
      timers.delete(listener);
      if (!metadata) listeners.delete(listener);
      else {
        const wasAnswered = listeners.get(listener)?.isAnswered === true;
        const known = { pending: metadata.hasPendingWrites, isAnswered: wasAnswered || !metadata.fromCache };
        listeners.set(listener, { ...known, stale: metadata.fromCache && wasAnswered });
        if (metadata.fromCache && !wasAnswered) {
          timers.set(
            listener,
            setTimeout(() => {
              listeners.set(listener, { ...known, stale: true });
              update();
            }, firstAnswerTimeoutMs),
          );
        }
      }
      update();
    },
    setUnsaved: (file, isUnsaved) => {
      if (isUnsaved) unsaved.add(file);
      else unsaved.delete(file);
      update();
    },
    dismissFailure: () => {
      failure = undefined;
      update();
    },
    stop: () => {
      globalThis.removeEventListener?.("online", onNetwork);
      globalThis.removeEventListener?.("offline", onNetwork);
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
