import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { maxRequestBytes } from "../documents/index.ts";
import type { FileRef } from "../paths.ts";
import { inBatches, type Piece } from "./batches.ts";
import { copyName } from "./files.ts";
import { memoryStorage } from "./deviceStorage.ts";
import { openDrafts, type Draft } from "./drafts.ts";
import { rulesCost, type RulesOperation } from "./rulesCost.ts";
import { openRemovals, undoTime, type RemovalTarget } from "./removals.ts";

const owner = { appId: "plenum", uid: "alice" };
const file: FileRef = { projectId: "p", collection: "calculations", fileId: "f" };

describe("drafts", () => {
  const draft: Draft = { file, base: { a: 1 }, input: { a: 2 }, kept: [{ note: "saved offline" }], calculatorVersion: 1, at: 1 };
  const tab = (id: string, ...open: string[]) => ({ id, openTabs: () => Promise.resolve(new Set(open)), leave: () => {} });

  test("are found by the next tab when theirs has gone, and not while it lives", async () => {
    const storage = memoryStorage();
    openDrafts(owner, storage, tab("one")).keep(draft);
    expect(await openDrafts(owner, storage, tab("two", "one", "two")).orphans()).toEqual([]);
    const next = openDrafts(owner, storage, tab("two", "two"));
    expect(await next.orphans()).toEqual([draft]);
    expect(await next.adopt(file)).toEqual(draft);
    expect(await next.orphans()).toEqual([]);
    expect(await next.adopt(file)).toEqual(draft);
    next.drop(file);
    expect(storage.keys("")).toEqual([]);
  });

  test("belong to their user", async () => {
    const storage = memoryStorage();
    openDrafts(owner, storage, tab("one")).keep(draft);
    expect(await openDrafts({ ...owner, uid: "bob" }, storage, tab("two")).orphans()).toEqual([]);
  });

  test("that are damaged are passed over", async () => {
    const storage = memoryStorage();
    storage.put("plenum.draft:plenum:alice:one:p/calculations/f", JSON.stringify({ file, base: 5 }));
    storage.put("plenum.draft:plenum:alice:one:p/calculations/g", "{");
    expect(await openDrafts(owner, storage, tab("two")).orphans()).toEqual([]);
  });
});

describe("removals", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });
  afterEach(() => vi.restoreAllMocks());

  const open = (storage = memoryStorage(), fails = () => false) => {
    const carriedOut: RemovalTarget[] = [];
    const removals = openRemovals(owner, storage, async (target) => {
      if (fails()) throw new Error("offline");
      carriedOut.push(target);
    });
    return { removals, carriedOut, hidden: () => [...removals.hidden.getSnapshot()] };
  };

  test("hide their target at once and happen when the time to undo has passed", async () => {
    const { removals, carriedOut, hidden } = open();
    const { done } = removals.request({ projectId: "p" });
    expect(hidden()).toEqual(["artifacts/plenum/users/alice/projects/p"]);
    await vi.advanceTimersByTimeAsync(undoTime - 1);
    expect(carriedOut).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect([await done, carriedOut, hidden()]).toEqual(["removed", [{ projectId: "p" }], []]);
  });

  test("that are undone never happen", async () => {
    const { removals, carriedOut, hidden } = open();
    const { undo, done } = removals.request({ file });
    expect(undo()).toBe(true);
    expect([await done, hidden(), undo()]).toEqual(["undone", [], false]);
    await vi.advanceTimersByTimeAsync(10 * undoTime);
    expect(carriedOut).toEqual([]);
  });

  test("wait for the server as long as it cannot be reached", async () => {
    let offline = true;
    const { removals, carriedOut, hidden } = open(memoryStorage(), () => offline);
    removals.request({ file });
    await vi.advanceTimersByTimeAsync(3 * undoTime);
    expect([carriedOut.length, hidden().length]).toEqual([0, 1]);
    offline = false;
    await vi.advanceTimersByTimeAsync(undoTime);
    expect([carriedOut.length, hidden().length]).toEqual([1, 0]);
  });

  test("that a tab left are carried out by the next one, but not a day later", async () => {
    const storage = memoryStorage();
    open(storage).removals.request({ projectId: "p" });
    const first = open(storage);
    expect(first.hidden()).toHaveLength(1);
    first.removals.stop();
    vi.setSystemTime(Date.now() + 2 * 86_400_000);
    expect(open(storage).hidden()).toEqual([]);
  });
});

describe("batches", () => {
  const fits = (pieces: readonly Piece[]): boolean => {
    const costs = pieces.flatMap(({ operations }) => operations.map((name) => rulesCost[name]));
    const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
    return (
      costs.length <= 450 &&
      sum(costs.map(({ expressions }) => expressions)) <= 900 &&
      sum(costs.map(({ reads }) => reads)) <= 20 &&
      sum(pieces.map(({ bytes = 0 }) => bytes)) <= maxRequestBytes
    );
  };

  test("keep the order, the limits of requests and the budget of the security rules, and are filled", () => {
    const operation = fc.constantFrom(...(Object.keys(rulesCost) as RulesOperation[]));
    const bytes = fc.oneof({ weight: 9, arbitrary: fc.nat(1000) }, fc.nat(maxRequestBytes));
    const piece = fc.record({ operations: fc.array(operation, { minLength: 1, maxLength: 4 }), bytes }).map((size): Piece => ({ ...size, apply: () => {} }));
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 200 }), (pieces) => {
        const batches = inBatches(pieces);
        expect(batches.flat()).toEqual(pieces);
        for (const [index, batch] of batches.entries()) {
          expect(batch.length).toBeGreaterThan(0);
          expect(fits(batch)).toBe(true);
          const next = batches[index + 1]?.[0];
          if (next) expect(fits([...batch, next])).toBe(false);
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe("the name of a copy", () => {
  test("says that it is one, counts on, and stays within the limit", () => {
    expect([copyName("Room"), copyName("Room (copy)"), copyName("Room (copy 9)")]).toEqual(["Room (copy)", "Room (copy 2)", "Room (copy 10)"]);
    expect(copyName("x".repeat(120))).toBe(`${"x".repeat(113)} (copy)`);
  });
});
