import { expect, test } from "vitest";
import { compareExceptions, findExcesses, fits, readExceptions } from "../exceptions.ts";

const exceptions = readExceptions();

test("every exception is needed, and nothing is over a limit without one", () => {
  const excesses = findExcesses();
  expect(excesses.length, "the linter found what is listed").toBeGreaterThan(0);
  expect(compareExceptions(exceptions, excesses), "pnpm --filter @tooling/fences run exceptions").toEqual({ unneeded: [], missing: [] });
  const entries = Object.entries(exceptions).flatMap(([rule, listed]) => listed.entries.map((entry) => ({ rule, entry })));
  const filesOf = ({ rule, entry }: (typeof entries)[number]) =>
    new Set(excesses.filter((excess) => excess.rule === rule && fits(entry, excess)).map(({ file }) => file));
  expect(
    entries.filter((each) => filesOf(each).size > 1),
    "entries of two files, which need more of their folders",
  ).toEqual([]);
});

test("an entry that nothing needs is named, and so is an excess without an entry", () => {
  const none = { count: 0, entries: [] };
  const listed = { file: none, function: { count: 1, entries: ["rooms/open.ts#open"] }, closure: none, console: none };
  const excess = { rule: "function", file: "apps/web/src/rooms/open.ts", name: "open" } as const;
  expect(compareExceptions(listed, [excess])).toEqual({ unneeded: [], missing: [] });
  expect(compareExceptions(listed, [{ ...excess, name: "close" }])).toEqual({
    unneeded: ["function: rooms/open.ts#open"],
    missing: ["function: apps/web/src/rooms/open.ts#close"],
  });
  expect(compareExceptions(listed, [{ ...excess, file: "apps/web/src/mushrooms/open.ts" }]).unneeded).toEqual([
    "function: rooms/open.ts#open",
  ]);
});

test.each(Object.entries(exceptions))("%s: as many entries as are counted, each once", (_rule, { count, entries }) => {
  expect(entries.length).toBe(count);
  expect(new Set(entries).size).toBe(count);
});
