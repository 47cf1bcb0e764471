import { parseJson } from "@org/device/json";

/** Small texts kept on this device at once, so that a crash in the next moment loses nothing. The browser's local storage. */
export interface DeviceStorage {
  readonly get: (key: string) => string | undefined;
  /** @returns whether it could be kept */
  readonly put: (key: string, text: string) => boolean;
  readonly remove: (key: string) => void;
  /** Keys that begin so. */
  readonly keys: (start: string) => readonly string[];
  /** Calls back when another tab has changed a key. @returns a function that ends it */
  readonly watch: (key: string, listener: () => void) => () => void;
}

/** The browser's local storage, or for a browser that refuses it, this tab's memory. */
export function openDeviceStorage(): DeviceStorage {
  const local = localStorageIfAllowed();
  if (!local) return memoryStorage();
  return {
    get: (key) => local.getItem(key) ?? undefined,
    put: (key, text) => {
      try {
        local.setItem(key, text);
        return true;
      } catch (error) {
        // Full: what is typed then depends on the tab staying open, which the caller says.
        if (error instanceof DOMException) return false;
        throw error;
      }
    },
    remove: (key) => local.removeItem(key),
    keys: (start) => Array.from({ length: local.length }, (_, index) => local.key(index) ?? "").filter((key) => key.startsWith(start)),
    watch: (key, listener) => {
      const onStorage = (event: StorageEvent): void => {
        if (event.key === key || event.key === null) listener();
      };
      globalThis.addEventListener("storage", onStorage);
      return () => globalThis.removeEventListener("storage", onStorage);
    },
  };
}

function localStorageIfAllowed(): Storage | undefined {
  try {
    const { localStorage } = globalThis;
    localStorage.setItem("plenum.probe", "");
    localStorage.removeItem("plenum.probe");
    return localStorage;
  } catch (error) {
    // Full: what stands there can be read, and may make room when it goes.
    if (error instanceof DOMException && error.name === "QuotaExceededError") return globalThis.localStorage;
    // No window, or a browser that forbids storage.
    return undefined;
  }
}

/** The JSON kept under a key; `undefined` where there is none, or something else has written there. */
export function readJson(storage: DeviceStorage, key: string): unknown {
  return parseJson(storage.get(key) ?? "null") ?? undefined;
}

/** Storage in memory. */
export function memoryStorage(): DeviceStorage {
  const texts = new Map<string, string>();
  return {
    get: (key) => texts.get(key),
    put: (key, text) => {
      texts.set(key, text);
      return true;
    },
    remove: (key) => void texts.delete(key),
    keys: (start) => [...texts.keys()].filter((key) => key.startsWith(start)),
    watch: () => () => {},
  };
}
