import { afterEach, expect, test, vi } from "vitest";
import { openDeviceDatabase } from "./deviceDatabase.ts";
import { openDeviceStorage } from "./deviceStorage.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

const denied = (): never => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};

/** Browsers that keep nothing: the same page, which forgets. */
const factories: Readonly<Record<string, IDBFactory | undefined>> = {
  "has no database": undefined,
  "refuses to open one": { open: denied } as unknown as IDBFactory,
  "fails to open one": {
    open: () => {
      const request = {} as IDBOpenDBRequest;
      queueMicrotask(() => request.onerror?.(new Event("error")));
      return request;
    },
  } as unknown as IDBFactory,
};

test.each(Object.entries(factories))("a browser that %s keeps nothing, and says so", async (_, factory) => {
  const database = openDeviceDatabase(factory);
  expect(await database.put("drafts", { key: "a" })).toBe(false);
  expect(await database.all("drafts")).toEqual([]);
  await database.remove("drafts", "a");
  await database.clear("imports");
});

test("a browser that refuses to name its storages has a page all the same", async () => {
  for (const name of ["indexedDB", "localStorage"]) Object.defineProperty(globalThis, name, { get: denied, configurable: true });
  try {
    expect(await openDeviceDatabase().put("moves", { id: "a" })).toBe(false);
    const storage = openDeviceStorage();
    expect(storage.put("key", "text")).toBe(true);
    expect(storage.get("key")).toBe("text");
  } finally {
    for (const name of ["indexedDB", "localStorage"]) Reflect.deleteProperty(globalThis, name);
  }
});
