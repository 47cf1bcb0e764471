import { beforeEach, describe, expect, test, vi } from "vitest";
import { memoryStorage } from "@org/device/storage";
import type { RemovalChange, RemovalDocuments } from "./removalDocuments.ts";
import { takeoverDelayMs, timeInBinMs } from "./removalModel.ts";
import type { RemovalTarget } from "./removalTarget.ts";
import { openRemovals } from "./removals.ts";

const owner = { appId: "plenum", uid: "alice" };
const file = { projectId: "p", collection: "calculations", fileId: "f" } as const;
const report = { warn: () => {}, error: () => {} };
const path = "artifacts/plenum/users/alice/projects/p/calculations/f";

interface StoredData {
  readonly requestedAt: { toDate: () => Date };
}

/** A server in memory that several devices follow. Its clock is right, whatever those of the devices say. */
function openServer() {
  const stored = new Map<string, StoredData>();
  const followers = new Set<(changes: readonly RemovalChange[], isFromServer: boolean) => void>();
  const clock = { ahead: 0 };
  const now = (): number => Date.now() - clock.ahead;
  const tell = (change: RemovalChange): void => followers.forEach((follower) => follower([change], true));
  const put = (id: string, data: StoredData): void => {
    stored.set(id, data);
    tell({ id, data });
  };
  const documents: RemovalDocuments = {
    follow: (onChanges) => {
      followers.add(onChanges);
      onChanges(
        [...stored].map(([id, data]) => ({ id, data })),
        true,
      );
      return () => followers.delete(onChanges);
    },
    request: async (id, place, isFinal) => {
      const time = now();
      put(id, {
        ...place,
        ...(isFinal && { final: "requested" }),
        requestedAt: Object.assign({ seconds: 0, nanoseconds: 0 }, { toDate: () => new Date(time) }),
      });
    },
    expire: async (id) => {
      const data = stored.get(id);
      if (!data) return false;
      if (now() - data.requestedAt.toDate().getTime() < timeInBinMs)
        throw Object.assign(new Error("Missing or insufficient permissions."), { code: "permission-denied" });
      put(id, Object.assign({}, data, { final: "expired" }));
      return true;
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
  return { open, stored, documents, clock };
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const later = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe("a deleted file", () => {
  test("is hidden at once on every device, and stays in the bin", async () => {
    const { open, stored } = openServer();
    const [first, other] = [open(), open()];
    first.removals.request({ file });
    expect([first.hidden(), other.hidden()]).toEqual([[path], [path]]);
    await later(10 * 60_000);
    expect([first.carriedOut, other.carriedOut, stored.size, first.removals.hasPending()]).toEqual([[], [], 1, false]);
    expect(other.removals.bin.getSnapshot()).toMatchObject([{ id: "f", target: { file } }]);
  });

  test("is restored by any device, as long as it is in the bin", async () => {
    const { open, stored } = openServer();
    const [first, other] = [open(), open()];
    const { undo } = first.removals.request({ file });
    await later(29 * 86_400_000);
    expect(other.removals.restore({ file })).toBe(true);
    await later(0);
    expect([first.hidden(), other.hidden(), stored.size, undo()]).toEqual([[], [], 0, false]);
    expect([first.removals.bin.getSnapshot(), first.carriedOut]).toEqual([[], []]);
  });

  test("is deleted for good by the first page that is opened after thirty days", async () => {
    const server = openServer();
    server.open().removals.request({ file });
    await later(timeInBinMs - 1);
    expect(server.open().carriedOut).toEqual([]);
    await later(1);
    const next = server.open();
    await later(0);
    expect([next.carriedOut, next.hidden(), server.stored.size]).toEqual([[{ file }], [], 0]);
  });

  test("stays where the clock of a device is ahead of the server's", async () => {
    const server = openServer();
    server.open().removals.request({ file });
    server.clock.ahead = 2 * timeInBinMs;
    vi.setSystemTime(Date.now() + 2 * timeInBinMs);
    const wrong = server.open();
    await later(10 * takeoverDelayMs);
    expect([wrong.carriedOut, wrong.hidden(), server.stored.size]).toEqual([[], [path], 1]);
  });

  test("is deleted for good at once on request, once, and nothing restores it", async () => {
    const server = openServer();
    const [first, other] = [server.open(), server.open()];
    const { undo } = first.removals.request({ file });
    const removed = first.removals.removeForGood({ file });
    expect([undo(), other.removals.restore({ file })]).toEqual([false, false]);
    expect(other.removals.bin.getSnapshot()).toMatchObject([{ id: "f", isFinal: true }]);
    await removed;
    await later(2 * takeoverDelayMs);
    expect([first.carriedOut, other.carriedOut, first.hidden(), other.hidden(), server.stored.size]).toEqual([[{ file }], [], [], [], 0]);
  });

  test("is not restored while its project is deleted for good", async () => {
    const { removals } = openServer().open(() => true);
    removals.request({ file });
    void removals.removeForGood({ projectId: "p" });
    expect(removals.restore({ file })).toBe(false);
    expect(removals.bin.getSnapshot()).toMatchObject([{ id: "f" }, { id: "p", isFinal: true }]);
  });

  test("waits for the server as long as it cannot be reached", async () => {
    let offline = true;
    const { removals, carriedOut, hidden } = openServer().open(() => offline);
    const removed = removals.removeForGood({ file });
    await later(30_000);
    expect([carriedOut.length, hidden().length, removals.hasPending()]).toEqual([0, 1, true]);
    offline = false;
    await later(10_000);
    await removed;
    expect([carriedOut.length, hidden().length, removals.hasPending()]).toEqual([1, 0, false]);
  });

  test("is deleted for good by another device where the page that was asked has been closed", async () => {
    const server = openServer();
    const closed = server.open(() => true);
    void closed.removals.removeForGood({ file });
    await later(0);
    closed.removals.stop();
    const next = server.open();
    await later(takeoverDelayMs - 1);
    expect(next.carriedOut).toEqual([]);
    await later(1);
    expect([next.carriedOut, server.stored.size]).toEqual([[{ file }], 0]);
  });

  test("is noted on the device until the server has the request: a browser that is closed at once forgets none", async () => {
    const { open, stored } = openServer();
    const storage = memoryStorage();
    const dead: RemovalDocuments = {
      follow: () => () => {},
      request: () => new Promise(() => {}),
      expire: () => Promise.resolve(false),
      remove: () => Promise.resolve(),
    };
    openRemovals({ owner, documents: dead, storage, report, carryOut: () => Promise.resolve() }).request({ file });
    expect(open(undefined, storage).hidden()).toEqual([path]);
    await later(0);
    expect([[...stored.keys()], storage.keys("")]).toEqual([["f"], []]);
  });

  test("stays restored where the browser is closed in the same moment", async () => {
    const server = openServer();
    const storage = memoryStorage();
    const documents: RemovalDocuments = { ...server.documents, remove: () => new Promise(() => {}) };
    const closed = openRemovals({ owner, documents, storage, report, carryOut: () => Promise.reject(new Error("closed")) });
    const { undo } = closed.request({ file });
    await later(0);
    expect(undo()).toBe(true);
    closed.stop();
    expect(server.stored.size).toBe(1);
    const next = server.open(undefined, storage);
    expect(next.hidden()).toEqual([]);
    await later(0);
    expect([server.stored.size, storage.keys("")]).toEqual([0, []]);
  });

  test("that was restored while the device was off is not deleted again by it", async () => {
    const server = openServer();
    const storage = memoryStorage();
    const off = server.open(undefined, storage);
    off.removals.request({ file });
    await later(1);
    off.removals.stop();
    server.stored.clear();
    const next = server.open(undefined, storage);
    await later(60_000);
    expect([next.hidden(), next.carriedOut, server.stored.size, storage.keys("")]).toEqual([[], [], 0, []]);
  });

  test("that another device deletes for good is left to it by a page whose request was not acknowledged", async () => {
    const server = openServer();
    const storage = memoryStorage();
    const dead: RemovalDocuments = { ...server.documents, follow: () => () => {}, request: () => new Promise(() => {}) };
    openRemovals({ owner, documents: dead, storage, report, carryOut: () => Promise.resolve() }).request({ file });
    void server.open(() => true).removals.removeForGood({ file });
    const next = server.open(() => true, storage);
    await later(0);
    expect(server.stored.get("f")).toMatchObject({ final: "requested" });
    expect([next.hidden(), next.removals.restore({ file }), storage.keys("")]).toEqual([[path], false, []]);
  });

  test("by a page that was closed is hidden before the server answers, and requested once it does", async () => {
    const server = openServer();
    const storage = memoryStorage();
    const dead: RemovalDocuments = { ...server.documents, follow: () => () => {}, request: () => new Promise(() => {}) };
    openRemovals({ owner, documents: dead, storage, report, carryOut: () => Promise.resolve() }).request({ file });
    let answer: (() => void) | undefined;
    const follow: RemovalDocuments["follow"] = (onChanges) => {
      answer = () => onChanges([], true);
      return () => {};
    };
    const options = { owner, documents: { ...server.documents, follow }, storage, report, carryOut: () => Promise.resolve() };
    const { hidden } = openRemovals(options);
    await later(0);
    expect([[...hidden.getSnapshot()], server.stored.size]).toEqual([[path], 0]);
    answer?.();
    await later(0);
    expect([[...hidden.getSnapshot()], server.stored.size, storage.keys("")]).toEqual([[path], 1, []]);
  });
});
