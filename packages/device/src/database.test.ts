import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openDeviceDatabase } from "./database.ts";

import "fake-indexeddb/auto";

const stores = { drafts: "key", moves: "id" } as const;
const open = (): ReturnType<typeof openDeviceDatabase<keyof typeof stores>> => openDeviceDatabase("test", stores);

beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("records are stored by their keys, and found by the next page", async () => {
  const database = open();
  expect(await database.put("drafts", { key: "a", at: 1 })).toBe(true);
  expect(await database.put("drafts", { key: "a", at: 2 })).toBe(true);
  expect(await database.put("moves", { id: "b" })).toBe(true);
  expect(await open().all("drafts")).toEqual([{ key: "a", at: 2 }]);
  await database.remove("drafts", "a");
  await database.clear("moves");
  expect([await database.all("drafts"), await database.all("moves")]).toEqual([[], []]);
});

test("gives way to a later version of the page, whose database it then cannot open: nothing is stored", async () => {
  const database = open();
  await database.put("drafts", { key: "a" });
  const later = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open("test", 2);
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("blocked", () => reject(new Error("blocked")));
  });
  expect(later.version).toBe(2);
  for (const each of [database, open()]) expect([await each.put("drafts", { key: "b" }), await each.all("drafts")]).toEqual([false, []]);
});

const denied = (): never => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};

/** Browsers that store nothing: the same page, which forgets. */
test.each([
  ["has no database", undefined, false],
  ["refuses to open one", { open: denied }, true],
])("a browser that %s stores nothing, and reports it", async (_, factory, isDenied) => {
  vi.stubGlobal("indexedDB", factory);
  const database = open();
  expect(database.isDenied).toBe(isDenied);
  expect(await database.put("drafts", { key: "a" })).toBe(false);
  expect(await database.all("drafts")).toEqual([]);
  await database.remove("drafts", "a");
  await database.clear("moves");
});

test("a browser that refuses to name its databases stores nothing", async () => {
  vi.unstubAllGlobals();
  const before = Object.getOwnPropertyDescriptor(globalThis, "indexedDB")!;
  Object.defineProperty(globalThis, "indexedDB", { get: denied, configurable: true });
  try {
    const database = open();
    expect([database.isDenied, await database.put("moves", { id: "a" })]).toEqual([true, false]);
  } finally {
    Object.defineProperty(globalThis, "indexedDB", before);
  }
});
