import { tryOrUndefined } from "../tryOrUndefined.ts";

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

/** @param area asked for at each use: some browsers throw when a page only names its storage, and a worker has none */
function browserStorage(area: () => Storage | undefined): TextStorage {
  return {
    get: (key) => tryOrUndefined(() => area()?.getItem(key)) ?? undefined,
    put: (key, text) =>
      tryOrUndefined(() => {
        const all = area();
        all?.setItem(key, text);
        return all !== undefined;
      }) ?? false,
    remove: (key) => tryOrUndefined(() => area()?.removeItem(key)),
    keys: (start) => (tryOrUndefined(() => Object.keys(area() ?? {})) ?? []).filter((key) => key.startsWith(start)),
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
export const deviceStorage = browserStorage(() => globalThis.localStorage);

/** Stays in this tab until it is closed. */
export const tabStorage = browserStorage(() => globalThis.sessionStorage);
