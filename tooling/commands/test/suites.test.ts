import { expect, test } from "vitest";
import { inGroups, suites, type Suite } from "../suites.ts";

const suite = (name: string, waits?: true): Suite => ({ name, run: [], count: "one", ...(waits && { waits }) });

test("neighbours that wait run together, all others alone and in their order", () => {
  const groups = inGroups([suite("a"), suite("b", true), suite("c", true), suite("d"), suite("e", true)]);
  expect(groups.map((group) => group.map(({ name }) => name))).toEqual([["a"], ["b", "c"], ["d"], ["e"]]);
});

test("no suite is lost by grouping", () => {
  expect(inGroups(suites).flat()).toEqual(suites);
});
