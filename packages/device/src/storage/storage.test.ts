import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  deviceOrMemoryStorage,
  deviceStorage,
  isOneOf,
  isRecord,
  isTexts,
  jsonItem,
  memoryStorage,
  removeOwned,
  tabStorage,
  textItem,
} from "./index.ts";
import { FakeStorage, forbidStorages } from "../../test/fakeStorage.ts";

beforeEach(() => {
  vi.stubGlobal("localStorage", new FakeStorage());
  vi.stubGlobal("sessionStorage", new FakeStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const units = textItem({ key: "units", storage: deviceStorage }, isOneOf("Imperial", "Metric"));
const folds = jsonItem({ key: "folds.", storage: deviceStorage }, isTexts);
const draft = jsonItem({ key: "draft/", storage: deviceStorage, belongsTo: (owner, name) => name.startsWith(`${owner ?? ""}/`) }, isRecord);
const page = jsonItem(
  { key: "page.", storage: tabStorage, belongsTo: (owner, _, value) => isRecord(value) && value["owner"] === owner },
  isRecord,
);
const items = [units, folds, draft, page];

test("a value comes back as it was written, under its name, in its storage", () => {
  expect([units.write("Metric"), folds.write(["sun"], "a"), page.write({ owner: "ada" }, "b")]).toEqual([true, true, true]);
  expect([units.read(), folds.read("a"), folds.read("b"), page.read("b")]).toEqual(["Metric", ["sun"], undefined, { owner: "ada" }]);
  expect([localStorage.getItem("folds.a"), sessionStorage.getItem("page.b")]).toEqual(['["sun"]', '{"owner":"ada"}']);
  folds.remove("a");
  expect(folds.names()).toEqual([]);
});

test("a text that is not one of the options, and data of another form, are read as nothing", () => {
  localStorage.setItem("units", "Roman");
  localStorage.setItem("folds.heat-load", "[1]");
  localStorage.setItem("draft//heat-load", "{not JSON");
  expect([units.read(), folds.read("heat-load"), draft.read("/heat-load")]).toEqual([undefined, undefined, undefined]);
});

test("the names of a family are those that begin with a text", () => {
  for (const name of ["ada/a", "ada/b", "bob/a"]) draft.write({}, name);
  expect(draft.names("ada/").toSorted()).toEqual(["ada/a", "ada/b"]);
});

test("a sign-out removes the user's items, and nothing of others or of the device", () => {
  for (const name of ["ada/heat-load", "/heat-load", "ada2/heat-load"]) draft.write({}, name);
  page.write({ owner: "ada" }, "a");
  page.write({ owner: "bob" }, "b");
  units.write("Metric");
  folds.write(["sun"], "heat-load");
  removeOwned(items, "ada");
  expect([...draft.names()].toSorted()).toEqual(["/heat-load", "ada2/heat-load"]);
  expect(page.names()).toEqual(["b"]);
  expect([units.read(), folds.read("heat-load")]).toEqual(["Metric", ["sun"]]);
});

test("a change in another tab calls back, of this item or of all; one of another item does not", () => {
  const target = new EventTarget();
  vi.stubGlobal("addEventListener", target.addEventListener.bind(target));
  vi.stubGlobal("removeEventListener", target.removeEventListener.bind(target));
  const dispatch = (key: string | null): boolean => target.dispatchEvent(Object.assign(new Event("storage"), { key }));
  const listener = vi.fn();
  const unsubscribe = folds.subscribe(listener);
  dispatch("folds.a");
  dispatch(null);
  dispatch("units");
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  dispatch("folds.a");
  expect(listener).toHaveBeenCalledTimes(2);
});

describe("a browser that stores nothing", () => {
  test("reads nothing, and reports that nothing was stored", () => {
    forbidStorages();
    for (const { key, read, write, remove, names } of items) {
      expect(read("x"), key).toBeUndefined();
      expect(write("x" as never, "x"), key).toBe(false);
      expect(names(), key).toEqual([]);
      expect(() => remove("x"), key).not.toThrow();
    }
  });

  test("that refuses even to name its storages has memory in place of the device's", () => {
    const denied = {
      get: (): never => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
      configurable: true,
    };
    vi.unstubAllGlobals();
    Object.defineProperty(globalThis, "localStorage", denied);
    try {
      expect(units.write("Metric")).toBe(false);
      const storage = deviceOrMemoryStorage();
      expect([storage.put("key", "text"), storage.get("key"), storage.keys("k")]).toEqual([true, "text", ["key"]]);
    } finally {
      Reflect.deleteProperty(globalThis, "localStorage");
    }
  });

  test("that is full keeps the device's storage, which can be read and cleared", () => {
    localStorage.setItem("key", "text");
    (localStorage as unknown as FakeStorage).isFull = true;
    const storage = deviceOrMemoryStorage();
    expect([storage.get("key"), storage.put("key", "other")]).toEqual(["text", false]);
    storage.remove("key");
    expect(storage.get("key")).toBeUndefined();
  });
});

test("memory keeps texts as a device does", () => {
  const storage = memoryStorage();
  storage.put("a1", "one");
  storage.put("b1", "two");
  expect([storage.get("a1"), storage.get("c"), storage.keys("b")]).toEqual(["one", undefined, ["b1"]]);
  storage.remove("a1");
  expect(storage.keys("")).toEqual(["b1"]);
});
