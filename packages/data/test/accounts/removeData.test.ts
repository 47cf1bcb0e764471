import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { IncompleteDeletionError } from "../../src/account/index.ts";
import { createObservable } from "@org/device/observable";
import { removeData } from "../../src/removeData.ts";
import type { Workspace } from "../../src/store/index.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const sync = createObservable<{ status: string }>({ status: "saved" });
const project = (name: string) => ({ ok: true, id: name, value: { name } });

/** The parts of a workspace that a deletion reads. */
function workspace(items: readonly object[], removeEverything: () => Promise<void>, status = "ready"): Workspace {
  sync.set({ status: "saved" });
  return { sync, projects: { list: createObservable({ status, items }) }, removeEverything } as unknown as Workspace;
}

const failed = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));
const stopped = (work: Promise<void>): Promise<string> =>
  work.then(
    () => "done",
    (error: unknown) => (error instanceof IncompleteDeletionError ? error.message : `another error: ${String(error)}`),
  );

test("a completed deletion has no message", async () => {
  expect(await stopped(removeData(workspace([project("North tower")], () => Promise.resolve())))).toBe("done");
});

test("a deletion that stops names the projects that are left, the first three by name", async () => {
  const names = ["North tower", "Mall", "School", "Clinic", "Harbour"];
  const message = (count: number, code = "unavailable"): Promise<string> =>
    stopped(removeData(workspace(names.slice(0, count).map(project), failed(code))));
  expect(await message(1)).toBe("The server cannot be reached. Still stored: 1 project (“North tower”) and your company details.");
  expect(await message(5)).toBe(
    "The server cannot be reached. Still stored: 5 projects (“North tower”, “Mall”, “School” and 2 more) and your company details.",
  );
  expect(await message(0)).toBe("The server cannot be reached. Your projects are deleted; company details and lists may still be stored.");
  expect(await message(2, "permission-denied")).toMatch(/^The server did not complete the deletion\. Still stored: 2 projects/);
});

test("unknown numbers are left out, and unreadable documents are counted", async () => {
  expect(await stopped(removeData(workspace([], failed("unavailable"), "loading")))).toBe(
    "The server cannot be reached. Some of your data is still stored.",
  );
  expect(await stopped(removeData(workspace([{ ok: false, id: "x" }], failed("unavailable"))))).toContain(
    "1 project (one that cannot be read)",
  );
});

test("a deletion that waits for the connection stops when it does not come back, and goes on when it does", async () => {
  const forEver = stopped(removeData(workspace([project("Mall")], () => new Promise(() => {}))));
  sync.set({ status: "offline" });
  await vi.advanceTimersByTimeAsync(9_999);
  sync.set({ status: "saving" });
  await vi.advanceTimersByTimeAsync(60_000);
  sync.set({ status: "offline" });
  let isStopped = false;
  void forEver.then(() => (isStopped = true));
  await vi.advanceTimersByTimeAsync(9_999);
  expect(isStopped).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await forEver).toMatch(/^The server cannot be reached\. Still stored: 1 project \(“Mall”\)/);
  expect(vi.getTimerCount()).toBe(0);
});
