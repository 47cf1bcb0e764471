import type { WaitingFile } from "@org/data/store";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { watchOverdueFiles } from "./overdueFiles.ts";

const start = Date.UTC(2026, 0, 15, 12);
const waiting = (name: string, status: WaitingFile["status"], typedMsAgo = 0): WaitingFile => ({
  file: { projectId: "project", collection: "calculations", fileId: name },
  name,
  typedAt: new Date(start - typedMsAgo),
  status,
});

/** Watches the files from `start` on. @returns the names shown after a time */
function follow(...files: readonly WaitingFile[]): { readonly after: (ms: number) => readonly string[]; readonly stop: () => void } {
  let shown: readonly string[] = [];
  const stop = watchOverdueFiles(files, (overdue) => {
    shown = overdue.map(({ name }) => name);
  });
  return {
    after: (ms) => {
      vi.advanceTimersByTime(ms);
      return shown;
    },
    stop,
  };
}

describe("the files that have waited for longer than usual", () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: start });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("each file is shown when its usual time is over, even if nothing else changes", () => {
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

  test("nothing is reported after watching was stopped", () => {
    const { after, stop } = follow(waiting("now", "saving"));
    stop();
    expect(after(10_000)).toEqual([]);
  });
});
