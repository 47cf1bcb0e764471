import { tryOrUndefined } from "../tryOrUndefined.ts";
import type { TextStorage } from "./textStorage.ts";

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

function item<T>(
  declaration: Declaration,
  fromText: (text: string) => unknown,
  toText: (value: T) => string,
  check: Check<T> = (_value): _value is T => true,
): StoredItem<T> {
  const { key, storage } = declaration;
  return {
    ...declaration,
    read: (name = "") => {
      const text = storage.get(key + name);
      const value = text === undefined ? undefined : fromText(text);
      return value !== undefined && check(value) ? value : undefined;
    },
    write: (value, name = "") => storage.put(key + name, toText(value)),
    remove: (name = "") => storage.remove(key + name),
    names: (prefix = "") => storage.keys(key + prefix).map((each) => each.slice(key.length)),
    subscribe: (listener) => storage.watch(key, listener),
  };
}

/** An item that is stored as its text. */
export function textItem<T extends string = string>(declaration: Declaration, check?: Check<T>): StoredItem<T> {
  return item(declaration, String, String, check);
}

/** An item that is stored as JSON. */
export function jsonItem<T>(declaration: Declaration, check: Check<T>): StoredItem<T> {
  return item(declaration, (text) => tryOrUndefined(() => JSON.parse(text) as unknown), JSON.stringify, check);
}

export const isRecord: Check<Readonly<Record<string, unknown>>> = (value): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const isTexts: Check<readonly string[]> = (value): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === "string");

export const isOneOf =
  <T extends string>(...options: readonly T[]): Check<T> =>
  (value): value is T =>
    (options as readonly unknown[]).includes(value);
