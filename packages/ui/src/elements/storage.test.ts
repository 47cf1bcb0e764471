import { readdirSync, readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { draftPrefix, removeOwned, stored, type StoredItem } from "./storage.ts";

/** A storage as browsers have it, as far as it is used. */
class FakeStorage {
  private readonly kept = new Map<string, string>();
  get length(): number {
    return this.kept.size;
  }
  key(index: number): string | null {
    return [...this.kept.keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, text: string): void {
    this.kept.set(key, text);
  }
  removeItem(key: string): void {
    this.kept.delete(key);
  }
}

beforeEach(() => {
  vi.stubGlobal("localStorage", new FakeStorage());
  vi.stubGlobal("sessionStorage", new FakeStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const items = Object.entries(stored) as unknown as readonly (readonly [string, StoredItem<unknown>])[];

test("no two things share a key, and none begins as another does", () => {
  for (const [name, { key, area }] of items)
    for (const [other, { key: otherKey, area: otherArea }] of items)
      if (name !== other && area === otherArea) expect(otherKey.startsWith(key), `${name} and ${other}`).toBe(false);
});

test("a text that is none of the options, and data of another form, are read as nothing", () => {
  localStorage.setItem(stored.unitSystem.key, "Roman");
  localStorage.setItem(`${stored.openFolds.key}heat-load`, "[1]");
  localStorage.setItem(`${stored.pageDraft.key}/heat-load.2`, "{not JSON");
  expect(stored.unitSystem.read()).toBeUndefined();
  expect(stored.openFolds.read("heat-load")).toBeUndefined();
  expect(stored.pageDraft.read("/heat-load.2")).toBeUndefined();
});

test("a sign-out removes what is the user's, and nothing of others or of the device", () => {
  for (const owner of ["ada", undefined, "ada2"]) stored.pageDraft.write({ of: owner ?? null }, `${draftPrefix(owner)}heat-load.2`);
  for (const owner of ["ada", "bob"]) stored.companyDraft.write({ name: owner }, owner);
  stored.tabPage.write({ owner: "ada" }, "heat-load.2");
  stored.tabPage.write({ owner: null }, "pipe-sizer.2");
  stored.unitSystem.write("Metric");
  stored.openFolds.write(["sun"], "heat-load");
  removeOwned("ada");
  expect(stored.pageDraft.names()).toEqual(["/heat-load.2", "ada2/heat-load.2"]);
  expect(stored.companyDraft.names()).toEqual(["bob"]);
  expect(stored.tabPage.names()).toEqual(["pipe-sizer.2"]);
  expect([stored.unitSystem.read(), stored.openFolds.read("heat-load")]).toEqual(["Metric", ["sun"]]);
});

describe("a browser that keeps nothing", () => {
  test("reads nothing, and says that nothing was kept", () => {
    const refuse = (): never => {
      throw new DOMException("no", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage"])
      vi.stubGlobal(name, { getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse });
    for (const [name, item] of items) {
      expect(item.read("x"), name).toBeUndefined();
      expect(item.write("x", "x"), name).toBe(false);
      expect(() => item.remove("x"), name).not.toThrow();
    }
  });
});

test("no other file of the interface or the application touches the browser's storages", () => {
  const root = new URL("../../../../", import.meta.url);
  const files = ["packages/ui/src", "apps/web/src"].flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: "utf8" })
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
      .map((path) => `${folder}/${path}`),
  );
  expect(files.length).toBeGreaterThan(100);
  const touching = files.filter((path) => /\b(?:local|session)Storage\b/.test(readFileSync(new URL(path, root), "utf8")));
  // The page that is drawn while building has no browser, and gets storages that keep nothing.
  expect(touching).toEqual(["packages/ui/src/elements/storage.ts", "apps/web/src/prerender.tsx"]);
});
