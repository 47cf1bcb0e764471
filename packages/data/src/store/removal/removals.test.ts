import { beforeEach, describe, expect, test, vi } from "vitest";
import { memoryStorage } from "@org/device/storage";
import type { RemovalChange, RemovalDocuments } from "./removalDocuments.ts";
import type { RemovalTarget } from "./removalModel.ts";
import { openRemovals, undoTimeMs } from "./removals.ts";

const owner = { appId: "plenum", uid: "alice" };
const file = { projectId: "p", collection: "calculations", fileId: "f" } as const;
const report = { warn: () => {}, error: () => {} };

/** A server in memory that several devices follow. */
function openServer() {
  const stored = new Map<string, unknown>();
  const followers = new Set<(changes: readonly RemovalChange[], isFromServer: boolean) => void>();
  const tell = (change: RemovalChange): void => followers.forEach((follower) => follower([change], true));
  const documents: RemovalDocuments = {
    follow: (onChanges) => {
      followers.add(onChanges);
      onChanges(
        [...stored].map(([id, data]) => ({ id, data })),
        true,
      );
      return () => followers.delete(onChanges);
    },
    request: async (id, place) => {
      const now = Date.now();
      const data = { ...place, requestedAt: { seconds: Math.floor(now / 1000), nanoseconds: 0, toDate: () => new Date(now) } };
      stored.set(id, data);
      tell({ id, data });
    },
    remove: async (id) => {
      stored.delete(id);
      tell({ id });
    },
  };
  const open = (fails = () => false, storage = memoryStorage()) => {
    const carriedOut: RemovalTarget[] = [];
    const carryOut = async (target: RemovalTarget): Promise<void> => {
      if (fails()) throw new Error("offline");
      carriedOut.push(target);
    };
    const removals = openRemovals({ owner, documents, storage, report, carryOut });
    return { removals, carriedOut, hidden: () => [...removals.hidden.getSnapshot()] };
  };
  return { open, stored, documents };
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe("removals", () => {
  test("hide their target at once, on every device, and happen when the time to undo has passed", async () => {
    const { open, stored } = openServer();
    const [first, other] = [open(), open()];
    const { done } = first.removals.request({ projectId: "p" });
    expect([first.hidden(), other.hidden()]).toEqual([
      ["artifacts/plenum/users/alice/projects/p"],
      ["artifacts/plenum/users/alice/projects/p"],
    ]);
    expect(first.removals.hasPending()).toBe(true);
    await vi.advanceTimersByTimeAsync(undoTimeMs - 1);
    expect(first.carriedOut).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect([await done, first.carriedOut, first.hidden(), other.hidden(), stored.size]).toEqual([
      "removed",
      [{ projectId: "p" }],
      [],
      [],
      0,
    ]);
    expect([first.removals.hasPending(), other.carriedOut]).toEqual([false, []]);
  });

  test("that are undone never happen, anywhere", async () => {
    const { open } = openServer();
    const [first, other] = [open(), open()];
    const { undo, done } = first.removals.request({ file });
    expect(undo()).toBe(true);
    expect([await done, first.hidden(), other.hidden(), undo()]).toEqual(["undone", [], [], false]);
    await vi.advanceTimersByTimeAsync(60 * undoTimeMs);
    expect([first.carriedOut, other.carriedOut]).toEqual([[], []]);
  });

  test("wait for the server as long as it cannot be reached", async () => {
    let offline = true;
    const { removals, carriedOut, hidden } = openServer().open(() => offline);
    removals.request({ file });
    await vi.advanceTimersByTimeAsync(3 * undoTimeMs);
    expect([carriedOut.length, hidden().length]).toEqual([0, 1]);
    offline = false;
    await vi.advanceTimersByTimeAsync(undoTimeMs);
    expect([carriedOut.length, hidden().length]).toEqual([1, 0]);
  });

  test("of a browser that was closed are carried out by whichever device comes next, however late", async () => {
    const server = openServer();
    const closed = server.open();
    closed.removals.request({ file });
    closed.removals.stop();
    vi.setSystemTime(Date.now() + 30 * 86_400_000);
    const next = server.open();
    expect(next.hidden()).toHaveLength(1);
    expect(next.removals.hasPending()).toBe(false);
    await vi.advanceTimersByTimeAsync(10 * undoTimeMs);
    expect([next.carriedOut, next.hidden(), server.stored.size]).toEqual([[{ file }], [], 0]);
  });

  test("happen now when this tab is left, and only its own", async () => {
    const server = openServer();
    const [first, other] = [server.open(), server.open()];
    first.removals.request({ file });
    other.removals.request({ projectId: "q" });
    first.removals.runNow();
    await vi.advanceTimersByTimeAsync(1);
    expect(first.carriedOut).toEqual([{ file }]);
  });

  test("that are noted on the device alone are stored", async () => {
    const { open, stored } = openServer();
    const storage = memoryStorage();
    storage.put(
      "plenum.removals:plenum:alice",
      JSON.stringify({ "artifacts/plenum/users/alice/projects/p": { target: { projectId: "p" }, due: 5 } }),
    );
    expect(open(undefined, storage).hidden()).toEqual(["artifacts/plenum/users/alice/projects/p"]);
    await vi.advanceTimersByTimeAsync(0);
    expect([...stored.keys()]).toEqual(["p"]);
    await vi.advanceTimersByTimeAsync(undoTimeMs);
    expect([stored.size, storage.keys("")]).toEqual([0, []]);
  });

  test("are noted on the device until they are stored: a browser that is closed at once forgets none", async () => {
    const { open, stored } = openServer();
    const storage = memoryStorage();
    const dead: RemovalDocuments = { follow: () => () => {}, request: () => new Promise(() => {}), remove: () => Promise.resolve() };
    openRemovals({ owner, documents: dead, storage, report, carryOut: () => Promise.resolve() }).request({ file });
    const next = open(undefined, storage);
    expect(next.hidden()).toEqual(["artifacts/plenum/users/alice/projects/p/calculations/f"]);
    await vi.advanceTimersByTimeAsync(0);
    expect([...stored.keys()]).toEqual(["f"]);
    await vi.advanceTimersByTimeAsync(3 * undoTimeMs);
    expect([next.carriedOut, stored.size, storage.keys("")]).toEqual([[{ file }], 0, []]);
  });

  test("that are undone stay undone where the browser is closed in the same moment", async () => {
    const server = openServer();
    const storage = memoryStorage();
    const documents: RemovalDocuments = { ...server.documents, remove: () => new Promise(() => {}) };
    const closed = openRemovals({ owner, documents, storage, report, carryOut: () => Promise.reject(new Error("closed")) });
    const { undo } = closed.request({ file });
    await vi.advanceTimersByTimeAsync(0);
    expect(undo()).toBe(true);
    closed.stop();
    expect(server.stored.size).toBe(1);
    const next = server.open(undefined, storage);
    expect(next.hidden()).toEqual([]);
    await vi.advanceTimersByTimeAsync(60 * undoTimeMs);
    expect([next.carriedOut, server.stored.size, storage.keys("")]).toEqual([[], 0, []]);
    // Asked for again, it happens.
    next.removals.request({ file });
    await vi.advanceTimersByTimeAsync(undoTimeMs);
    expect([next.carriedOut, server.stored.size, storage.keys("")]).toEqual([[{ file }], 0, []]);
  });

  test("are left to the requesting device for five minutes, whose undo may still be on the way", async () => {
    const server = openServer();
    const [asking, other] = [server.open(() => true), server.open()];
    const { undo } = asking.removals.request({ file });
    await vi.advanceTimersByTimeAsync(60_000);
    const later = server.open();
    await vi.advanceTimersByTimeAsync(4 * 60_000 - 1);
    expect([other.carriedOut, later.carriedOut]).toEqual([[], []]);
    expect(undo()).toBe(true);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect([other.carriedOut, later.carriedOut, other.hidden()]).toEqual([[], [], []]);
  });

  test("wait their five minutes also where a clock runs ahead, once the server has answered", async () => {
    const server = openServer();
    const other = server.open();
    server.open().removals.request({ file }, 30 * 60_000);
    vi.setSystemTime(Date.now() + 86_400_000);
    await vi.advanceTimersByTimeAsync(5 * 60_000 - 1);
    expect(other.carriedOut).toEqual([]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(other.carriedOut).toEqual([{ file }]);
  });

  test("of a page that was closed are carried out by the next page of the device soon, and not before they could be undone", async () => {
    const server = openServer();
    const storage = memoryStorage();
    const closed = server.open(undefined, storage);
    closed.removals.request({ file }, 60_000);
    await vi.advanceTimersByTimeAsync(1);
    closed.removals.stop();
    const next = server.open(undefined, storage);
    expect(next.removals.hasPending()).toBe(false);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(next.carriedOut).toEqual([]);
    await vi.advanceTimersByTimeAsync(2 * undoTimeMs);
    expect([next.carriedOut, server.stored.size, storage.keys("")]).toEqual([[{ file }], 0, []]);
  });

  test("that ended while the device was off are not asked for again by it", async () => {
    const server = openServer();
    const storage = memoryStorage();
    const off = server.open(undefined, storage);
    off.removals.request({ file });
    await vi.advanceTimersByTimeAsync(1);
    off.removals.stop();
    server.stored.clear();
    const next = server.open(undefined, storage);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([next.hidden(), next.carriedOut, server.stored.size, storage.keys("")]).toEqual([[], [], 0, []]);
  });
});
