/** Texts by key. */
export interface TextStorage {
  readonly get: (key: string) => string | undefined;
  /** @returns whether it was stored */
  readonly put: (key: string, text: string) => boolean;
  readonly remove: (key: string) => void;
  /** Keys that begin with a text. */
  readonly keys: (start: string) => readonly string[];
  /** Calls back when another tab has changed a key that begins with a text. @returns a function that ends it */
  readonly watch: (start: string, listener: () => void) => () => void;
}

/** Runs an action that the browser may forbid; `undefined` where it does. */
export function unlessForbidden<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}

/** @param area asked for at each use: some browsers throw when a page only names its storage */
function browserStorage(area: () => Storage): TextStorage {
  return {
    get: (key) => unlessForbidden(() => area().getItem(key)) ?? undefined,
    put: (key, text) =>
      unlessForbidden(() => {
        area().setItem(key, text);
        return true;
      }) ?? false,
    remove: (key) => unlessForbidden(() => area().removeItem(key)),
    keys: (start) =>
      unlessForbidden(() => {
        const all = area();
        return Array.from({ length: all.length }, (_, index) => all.key(index) ?? "").filter((key) => key.startsWith(start));
      }) ?? [],
    watch: (start, listener) => {
      const onStorage = ({ key }: StorageEvent): void => {
        // No key: all was cleared.
        if (key === null || key.startsWith(start)) listener();
      };
      globalThis.addEventListener("storage", onStorage);
      return () => globalThis.removeEventListener("storage", onStorage);
    },
  };
}

/** Stays on this device. */
export const deviceStorage = browserStorage(() => localStorage);

/** Stays in this tab until it is closed. */
export const tabStorage = browserStorage(() => sessionStorage);
