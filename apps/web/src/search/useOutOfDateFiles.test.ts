import type { FileSummary } from "@org/data";
import { expect, test } from "vitest";
import { projectsToCompare } from "./useOutOfDateFiles.ts";

/** Files of a project, changed on a day. */
const files = (projectId: string, count: number, day: number): readonly FileSummary[] =>
  Array.from({ length: count }, (_, index) => {
    const time = new Date(Date.UTC(2026, 0, day));
    const id = `${projectId}${index}`;
    return { id, projectId, collection: "boqs", name: id, unitSystem: "", results: {}, createdAt: time, updatedAt: time };
  });

test("a search for “out of date” compares the projects that were changed last, and counts those that it does not compare", () => {
  const compared = (...all: readonly FileSummary[]) => {
    const { projects, skipped } = projectsToCompare(all);
    return [projects.map(([first]) => first!.projectId), skipped];
  };
  const seven = [1, 2, 3, 4, 5, 6, 7].flatMap((day) => files(`p${day}`, 2, day));
  expect(compared(...seven)).toEqual([["p7", "p6", "p5", "p4", "p3"], 2]);
  expect(compared(...files("large", 201, 2), ...files("small", 200, 1))).toEqual([["small"], 1]);
  // A file alone has nothing that it could be out of date with.
  expect(compared(...files("alone", 1, 2))).toEqual([[], 0]);
});
