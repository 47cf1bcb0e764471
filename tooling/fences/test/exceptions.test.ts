import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { compareExceptions, findExcesses, readExceptions } from "../exceptions.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const exceptions = readExceptions();

test("every exception is needed, and nothing is over a limit without one", () => {
  const excesses = findExcesses();
  expect(excesses.length, "the linter found what is listed").toBeGreaterThan(0);
  expect(compareExceptions(exceptions, excesses), "pnpm --filter @tooling/fences run exceptions").toEqual({ unneeded: [], missing: [] });
});

test("an entry that nothing needs is named, and so is an excess without an entry", () => {
  const none = { count: 0, entries: [] };
  const one = { file: none, function: { count: 1, entries: ["rooms/open.ts#open"] }, closure: none, console: none };
  const excess = { rule: "function", file: "apps/web/src/rooms/open.ts", name: "open" } as const;
  expect(compareExceptions(one, [excess])).toEqual({ unneeded: [], missing: [] });
  expect(compareExceptions(one, [{ ...excess, name: "close" }])).toEqual({
    unneeded: ["function: rooms/open.ts#open"],
    missing: ["function: apps/web/src/rooms/open.ts#close"],
  });
  expect(compareExceptions(one, [{ ...excess, file: "apps/web/src/mushrooms/open.ts" }]).unneeded).toEqual([
    "function: rooms/open.ts#open",
  ]);
});

test.each(Object.entries(exceptions))("%s: as many entries as are counted, in order, each of one file", (_rule, { count, entries }) => {
  expect(entries.length).toBe(count);
  expect(entries).toEqual([...new Set(entries)].toSorted());
  const files = globSync("{apps,packages,tooling}/**/*.{ts,tsx,astro}", { cwd: root, exclude: (path) => /node_modules|dist/.test(path) });
  const ambiguous = entries.filter((entry) => files.filter((file) => `/${file}`.endsWith(`/${entry.split("#")[0]}`)).length !== 1);
  expect(ambiguous).toEqual([]);
});
