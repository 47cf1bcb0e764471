/**
 * Small values in the browser's storages, as items that are declared with their key, their type and whose they are. The interface, the application and
 * the data each declare their items in one file; nothing else touches `localStorage` or `sessionStorage`.
 *
 * A browser that stores nothing (private windows, full quota) is no error: reading gives `undefined`, and writing returns whether it was stored.
 */

import { parseJson } from "./parseJson.ts";

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

export function memoryStorage(): TextStorage {
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

/** The device's storage or, in a browser that forbids it, this page's memory. */
export function deviceOrMemoryStorage(): TextStorage {
  try {
    localStorage.setItem("plenum.probe", "");
    localStorage.removeItem("plenum.probe");
    return deviceStorage;
  } catch (error) {
    // Full: its entries can be read, and removed to make room.
    if (error instanceof DOMException && error.name === "QuotaExceededError") return deviceStorage;
    // No window, or a browser that forbids storage.
    return memoryStorage();
  }
}

interface Declaration {
  /** The key or, for a family of items, the start of their keys. A value of another form gets another key. */
  readonly key: string;
  readonly storage: TextStorage;
  /** Whether it belongs to a user (`undefined` for a visitor), by its name or its value. An item without owner is the device's, and survives a sign-out. */
  readonly belongsTo?: (owner: string | undefined, name: string, value: unknown) => boolean;
}

/** A value under a key, or a family of values under keys with one start; the rest of each key is its name. */
export interface StoredItem<T> extends Declaration {
  readonly read: (name?: string) => T | undefined;
  /** @returns whether it was stored */
  readonly write: (value: T, name?: string) => boolean;
  readonly remove: (name?: string) => void;
  /** Names in the family that begin with a text. */
  readonly names: (prefix?: string) => readonly string[];
  /** Calls back when another tab has changed it. @returns a function that ends it */
  readonly subscribe: (listener: () => void) => () => void;
}

/** An item of any type, to be read and removed. */
export type AnyStoredItem = Omit<StoredItem<unknown>, "write">;

type Check<T> = (value: unknown) => value is T;

function item<T>(declaration: Declaration, fromText: (text: string) => T | undefined, toText: (value: T) => string): StoredItem<T> {
  const { key, storage } = declaration;
  return {
    ...declaration,
    read: (name = "") => {
      const text = storage.get(key + name);
      return text === undefined ? undefined : fromText(text);
    },
    write: (value, name = "") => storage.put(key + name, toText(value)),
    remove: (name = "") => storage.remove(key + name),
    names: (prefix = "") => storage.keys(key + prefix).map((each) => each.slice(key.length)),
    subscribe: (listener) => storage.watch(key, listener),
  };
}

const isText = (value: unknown): value is string => typeof value === "string";

/** An item that is stored as its text. */
export function textItem(declaration: Declaration): StoredItem<string>;
export function textItem<T extends string>(declaration: Declaration, check: Check<T>): StoredItem<T>;
export function textItem(declaration: Declaration, check: Check<string> = isText): StoredItem<string> {
  return item(
    declaration,
    (text) => (check(text) ? text : undefined),
    (value) => value,
  );
}

/** An item that is stored as JSON. */
export function jsonItem<T>(declaration: Declaration, check: Check<T>): StoredItem<T> {
  return item(
    declaration,
    (json) => {
      const value = parseJson(json);
      return check(value) ? value : undefined;
    },
    JSON.stringify,
  );
}

export const isRecord: Check<Readonly<Record<string, unknown>>> = (value): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const isTexts: Check<readonly string[]> = (value): value is readonly string[] => Array.isArray(value) && value.every(isText);

export const isOneOf =
  <T extends string>(...options: readonly T[]): Check<T> =>
  (value): value is T =>
    (options as readonly unknown[]).includes(value);

/** Removes everything that belongs to an owner from this device and this tab. */
export function removeOwned(items: Iterable<AnyStoredItem>, owner: string | undefined): void {
  for (const { belongsTo, names, read, remove } of items)
    if (belongsTo) for (const name of names()) if (belongsTo(owner, name, read(name))) remove(name);
}

/** When typing is stored, in milliseconds: once it pauses, and at the latest; a tab can be killed at any time. */
export const typingPauseMs = 300;
export const maxSaveDelayMs = 1000;
