import { describe, expect, test } from "vitest";
import type { FileSummary, Listed, Project } from "../../documents/index.ts";
import { binState, isBinned } from "./bin.ts";
import type { BinnedTarget } from "./removals.ts";

const day = 86_400_000;
const now = Date.UTC(2026, 10, 29, 12);
const time = new Date(now);
const listed = <T>(id: string, value: T): Listed<T> => ({ ok: true, id, value, pending: false });
const projects = {
  status: "ready",
  fromCache: false,
  items: ["office", "annex"].map((id) => listed<Project>(id, { id, name: `The ${id}`, description: "", createdAt: time, date: "" })),
} as const;
const summary = (id: string, projectId: string): Listed<FileSummary> =>
  listed(id, { id, projectId, collection: "boqs", name: `Bill ${id}`, unitSystem: "", results: {}, createdAt: time, updatedAt: time });
const files = { status: "ready", items: [summary("one", "office"), summary("two", "office"), summary("moved", "annex")] } as const;
const file = (fileId: string, projectId = "office", daysAgo = 0): BinnedTarget => ({
  id: fileId,
  target: { file: { projectId, collection: "boqs", fileId } },
  requestedAt: now - daysAgo * day,
  isFinal: false,
});
const project = (projectId: string, daysAgo = 0): BinnedTarget => ({
  id: projectId,
  target: { projectId },
  requestedAt: now - daysAgo * day,
  isFinal: false,
});
const stateOf = (...targets: readonly BinnedTarget[]) => binState(targets, projects, files, now).items;

describe("the list of the bin", () => {
  test("names files and projects, the latest deletion first, with the days that are left", () => {
    expect(stateOf(project("office", 12.5), file("one", "office", 0), file("two", "office", 29.9))).toMatchObject([
      { id: "one", name: "Bill one", daysLeft: 30, collection: "boqs", project: { name: "The office", isInBin: true } },
      { id: "office", name: "The office", daysLeft: 18, files: 2 },
      { id: "two", daysLeft: 1 },
    ]);
    expect(stateOf(file("one", "office", 31))).toMatchObject([{ daysLeft: 0 }]);
    // A clock that is behind the server's.
    expect(stateOf(file("one", "office", -2))).toMatchObject([{ daysLeft: 30 }]);
  });

  test("leaves out a file that another device has moved, and what no longer exists", () => {
    expect(stateOf(file("moved"), file("one", "gone"), project("gone"))).toEqual([]);
  });

  test("leaves out what is being deleted for good, and the files of such a project", () => {
    expect(stateOf({ ...project("office"), isFinal: true }, file("one"), { ...file("moved", "annex"), isFinal: true })).toEqual([]);
  });

  test("keeps a file without a summary, which can be restored and deleted", () => {
    expect(stateOf(file("unknown"))).toMatchObject([{ id: "unknown", name: "", collection: "boqs" }]);
  });
});

test("a file is in the bin alone or with its project, and no other is", () => {
  const ref = { projectId: "office", collection: "boqs", fileId: "one" } as const;
  expect(isBinned([file("two"), file("one", "annex"), project("annex")], ref)).toBeUndefined();
  expect(isBinned([file("two"), file("one")], ref)).toEqual(file("one"));
  expect(isBinned([project("office")], ref)).toEqual(project("office"));
  const ending = { ...project("office"), isFinal: true };
  expect(isBinned([file("one"), ending], ref)).toEqual(ending);
});
