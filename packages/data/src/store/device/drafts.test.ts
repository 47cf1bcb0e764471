import { memoryStorage } from "@org/device/storage";
import { describe, expect, test, vi } from "vitest";
import type { FileRef } from "../../paths.ts";
import type { Draft } from "./draft.ts";
import { openDrafts } from "./drafts.ts";
import type { DeviceDatabase } from "./storedItems.ts";

const owner = { appId: "plenum", uid: "alice" };
const file: FileRef = { projectId: "p", collection: "calculations", fileId: "f" };
const draft: Draft = {
  file,
  name: "Room",
  base: { a: 1 },
  input: { a: 2 },
  revisions: [{ note: "saved offline" }],
  calculatorVersion: 1,
  editedAt: 1,
};
const tab = (id: string, ...open: string[]) => ({ id, openTabs: () => Promise.resolve(new Set(open)), leave: () => {} });

/** A database of a device in memory; `hasRoom` false refuses everything. */
function memoryDatabase(): DeviceDatabase & { hasRoom: boolean } {
  const drafts = new Map<string, object>();
  return {
    hasRoom: true,
    put(_, value) {
      if (this.hasRoom) drafts.set((value as { key: string }).key, structuredClone(value));
      return Promise.resolve(this.hasRoom);
    },
    all: () => Promise.resolve([...drafts.values()]),
    remove: (_, key) => Promise.resolve(void drafts.delete(key)),
    clear: () => Promise.resolve(drafts.clear()),
  };
}

function openDevice(storage = memoryStorage(), database = memoryDatabase()) {
  const open = (id: string, openTabs: readonly string[], uid = "alice") =>
    openDrafts({ ...owner, uid }, storage, database, tab(id, ...openTabs));
  return { storage, database, open };
}

describe("drafts", () => {
  test("are found by the next tab once theirs is closed, not before", async () => {
    const { open, storage } = openDevice();
    await open("one", ["one"]).save(draft);
    const next = open("two", ["one", "two"]);
    expect(await next.orphans()).toEqual([]);
    await next.ready;
    expect(next.all.getSnapshot()).toEqual([{ draft, tabId: "one" }]);
    const alone = open("two", ["two"]);
    expect(await alone.orphans()).toEqual([draft]);
    expect(await alone.adopt(file)).toEqual(draft);
    expect(await alone.orphans()).toEqual([]);
    expect(await alone.adopt(file)).toEqual(draft);
    alone.remove(file);
    await vi.waitFor(() => expect(alone.all.getSnapshot()).toEqual([]));
    expect(storage.keys("")).toEqual([]);
  });

  test.each([
    ["local storage alone", (device: ReturnType<typeof openDevice>) => device.database.clear("drafts")],
    ["the database alone", async (device: ReturnType<typeof openDevice>) => device.storage.keys("").forEach(device.storage.remove)],
  ])("are found in %s", async (_, lose) => {
    const device = openDevice();
    await device.open("one", ["one"]).save(draft);
    await lose(device);
    expect(await device.open("two", ["two"]).orphans()).toEqual([draft]);
  });

  test("are not read from a damaged entry of the database, which stays", async () => {
    const { open, database } = openDevice();
    const key = (fileId: string): string => `plenum:alice:one:p/calculations/${fileId}`;
    await database.put("drafts", { key: key("f"), sequence: 1, draft });
    await database.put("drafts", { key: key("g"), sequence: 1, draft: { ...draft, base: "{}", input: "{ cut o" } });
    const next = open("two", ["two"]);
    expect(await next.orphans()).toEqual([]);
    expect(await database.all("drafts")).toHaveLength(2);
  });

  test("of two versions the later is valid, in either storage; a dropped draft does not return from an older copy", async () => {
    const { open, storage, database } = openDevice();
    const first = open("one", ["one"]);
    await first.save(draft);
    const [key] = storage.keys("");
    const older = storage.get(key!)!;
    await first.save({ ...draft, input: { a: 3 } });
    // A killed browser: local storage had not reached the disk.
    storage.put(key!, older);
    expect((await open("two", ["two"]).orphans()).map(({ input }) => input)).toEqual([{ a: 3 }]);
    first.remove(file);
    await vi.waitFor(async () => expect(await database.all("drafts")).toEqual([expect.not.objectContaining({ draft: expect.anything() })]));
    storage.put(key!, older);
    expect(await open("three", ["three"]).orphans()).toEqual([]);
  });

  test("that a tab releases are available to all, even while it is open", async () => {
    const { open } = openDevice();
    const first = open("one", ["one", "two"]);
    await first.save(draft);
    await first.release(file);
    const two = open("two", ["one", "two"]);
    expect(await two.adopt(file)).toEqual(draft);
    expect(two.all.getSnapshot()).toEqual([{ draft, tabId: "two" }]);
    expect(await open("three", ["one", "two", "three"]).orphans()).toEqual([]);
  });

  test("that two tabs release wait side by side, and one that was typed meanwhile is not written over", async () => {
    const { open, storage } = openDevice();
    const tabs = ["one", "two", "three"];
    const [first, second, third] = [open("one", tabs), open("two", tabs), open("three", tabs)];
    await Promise.all([first.save(draft), second.save({ ...draft, input: { a: 7 } })]);
    await Promise.all([first.release(file), second.release(file)]);
    expect((await third.orphans()).map(({ input }) => input["a"])).toEqual(expect.arrayContaining([2, 7]));
    const adopting = third.adopt(file);
    const typed = { ...draft, input: { a: 9 }, editedAt: 5 };
    await third.save(typed);
    expect([await adopting, await third.adopt(file)]).toEqual([undefined, typed]);
    expect(await third.orphans()).toHaveLength(2);
    third.remove(file);
    const adopted = (await third.adopt(file))!;
    await third.putBack(adopted);
    expect(await third.orphans()).toHaveLength(2);
    expect(storage.keys("plenum.fileDraft:plenum:alice:three:")).toEqual([]);
  });

  test("are removed completely, and later events are not errors", async () => {
    const { open, storage, database } = openDevice();
    const drafts = open("one", ["one"]);
    await drafts.save(draft);
    drafts.stop();
    await drafts.forget();
    expect([storage.keys(""), await database.all("drafts"), drafts.all.getSnapshot()]).toEqual([[], [], []]);
  });

  test("belong to their user", async () => {
    const { open } = openDevice();
    await open("one", ["one"]).save(draft);
    const bobs = open("two", ["two"], "bob");
    expect(await bobs.orphans()).toEqual([]);
    await bobs.forget();
    expect(await open("three", ["three"]).orphans()).toEqual([draft]);
  });

  test("say whether the device could keep them: in one place is enough, in none is not", async () => {
    const { open, storage, database } = openDevice();
    const drafts = open("one", ["one"]);
    database.hasRoom = false;
    expect(await drafts.save(draft)).toBe(true);
    const full = { ...storage, put: () => false };
    const none = openDrafts(owner, full, database, tab("two", "two"));
    expect(await none.save(draft)).toBe(false);
    database.hasRoom = true;
    expect(await none.save(draft)).toBe(true);
  });

  test("of closed tabs are adopted, and damaged ones skipped", async () => {
    const { open, storage } = openDevice();
    storage.put("plenum.fileDraft:plenum:alice:old:p/calculations/f", JSON.stringify(draft));
    storage.put("plenum.fileDraft:plenum:alice:old:p/calculations/g", JSON.stringify({ file, base: 5 }));
    storage.put("plenum.fileDraft:plenum:alice:old:p/calculations/h", "{");
    expect(await open("two", ["two"]).orphans()).toEqual([draft]);
  });
});

describe("local storage", () => {
  test("takes a long draft when the typing rests, and then the latest", async () => {
    const { open, database } = openDevice();
    const drafts = open("one", ["one"]);
    const put = vi.spyOn(database, "put");
    const long = "x".repeat(300_000);
    const saved = [1, 2, 3, 4].map((a) => drafts.save({ ...draft, input: { a, long } }));
    expect(drafts.isWriting.getSnapshot()).toBe(true);
    expect(await Promise.all(saved)).toEqual([true, true, true, true]);
    expect(put).toHaveBeenCalledTimes(1);
    expect((await open("two", ["two"]).orphans()).map(({ input }) => input["a"])).toEqual([4]);
  });

  test("is not filled by drafts: long ones, and drafts beyond a total, are in the database only", async () => {
    const { open, storage, database } = openDevice();
    const drafts = open("one", ["one"]);
    const sized = (fileId: string, length: number): Draft => ({ ...draft, file: { ...file, fileId }, input: { a: "x".repeat(length) } });
    expect(await drafts.save(sized("long", 300_000))).toBe(true);
    expect(storage.keys("")).toEqual([]);
    for (let index = 0; index < 15; index += 1) expect(await drafts.save(sized(`f${index}`, 190_000))).toBe(true);
    const stored = storage.keys("").reduce((sum, key) => sum + storage.get(key)!.length, 0);
    expect([stored > 1_500_000, stored <= 2_000_000]).toEqual([true, true]);
    expect(await database.all("drafts")).toHaveLength(16);
    expect(await open("two", ["two"]).orphans()).toHaveLength(16);
  });
});
