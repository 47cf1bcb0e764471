import { expect, test } from "vitest";
import { plural } from "./plural.ts";

test.each([
  ["fitting", "fittings"],
  ["process", "processes"],
  ["capacity", "capacities"],
  ["day", "days"],
])("several of %s are %s", (singular, several) => {
  expect(plural(singular)).toBe(several);
});
