import type { WaitingFile } from "@org/data/store";
import { expect, test } from "@playwright/test";
import { watchOverdueFiles } from "../../src/outbox/overdueFiles.ts";
import { countText } from "../../src/outbox/statusText.ts";

// The check of imports does not know this module of Node.js.
const { mock } = process.getBuiltinModule("node:test");

const start = Date.UTC(2026, 0, 15, 12);
const waiting = (name: string, status: WaitingFile["status"], typedMsAgo = 0): WaitingFile => ({
  file: { projectId: "project", collection: "calculations", fileId: name },
  name,
  typedAt: new Date(start - typedMsAgo),
  status,
});

/** Follows the files from `start` on. @returns the names shown, when they are asked for */
function follow(...files: readonly WaitingFile[]): { readonly after: (ms: number) => readonly string[]; readonly stop: () => void } {
  let shown: readonly string[] = [];
  const stop = watchOverdueFiles(files, (overdue) => {
    shown = overdue.map(({ name }) => name);
  });
  return {
    after: (ms) => {
      mock.timers.tick(ms);
      return shown;
    },
    stop,
  };
}

test.describe("the files that have waited for longer than usual", () => {
  test.beforeEach(() => mock.timers.enable({ apis: ["setTimeout", "Date"], now: start }));
  test.afterEach(() => mock.timers.reset());

  test("each is shown when its usual time is over, though nothing else changes", () => {
    const { after } = follow(waiting("later", "saving"), waiting("first", "saving", 3000), waiting("offline", "offline"));
    expect(after(0)).toEqual([]);
    expect(after(1500)).toEqual(["offline"]);
    expect(after(500)).toEqual(["first", "offline"]);
    expect(after(2999)).toEqual(["first", "offline"]);
    expect(after(1)).toEqual(["later", "first", "offline"]);
  });

  test("files that need an answer are shown at once, and so are those from before the clock was set back", () => {
    const { after } = follow(waiting("question", "conflict"), waiting("tomorrow", "saving", -86_400_000), waiting("now", "saving"));
    expect(after(0)).toEqual(["question", "tomorrow"]);
    expect(after(5000)).toEqual(["question", "tomorrow", "now"]);
  });

  test("nothing is reported after it was stopped", () => {
    const { after, stop } = follow(waiting("now", "saving"));
    stop();
    expect(after(10_000)).toEqual([]);
  });
});

test("the count says what each file needs", () => {
  const count = (...statuses: readonly WaitingFile["status"][]): string =>
    countText(statuses.map((status, index) => waiting(String(index), status)));
  expect(count("offline")).toBe("1 file waits to be sent");
  expect(count("offline", "saving", "elsewhere")).toBe("3 files wait to be sent");
  expect(count("saving", "conflict", "offline")).toBe("1 file needs your answer, 2 wait to be sent");
  expect(count("missing", "conflict")).toBe("2 files need your answer");
  expect(count("failed")).toBe("1 file could not be saved");
  expect(count("newer", "offline")).toBe("1 file needs a reload, 1 waits to be sent");
  expect(count("newer", "newer", "failed", "conflict", "saving")).toBe(
    "1 file needs your answer, 1 could not be saved, 2 need a reload, 1 waits to be sent",
  );
});
