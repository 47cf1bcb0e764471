import { expect, test } from "vitest";
import { limits } from "../../documents/index.ts";
import { distinctNames } from "./distinctNames.ts";

test("a project that is imported again gets a number, and the others keep their names", () => {
  expect(distinctNames(["Tower", "Villa"], [])).toEqual(["Tower", "Villa"]);
  expect(distinctNames(["Tower", "Villa"], ["Tower"])).toEqual(["Tower (2)", "Villa"]);
  expect(distinctNames(["Tower"], ["Tower", "Tower (2)"])).toEqual(["Tower (3)"]);
  expect(distinctNames(["Tower", "Tower"], [])).toEqual(["Tower", "Tower (2)"]);
});

test("a numbered name is no longer than names may be, and no character is cut in two", () => {
  const longest = "🏢".repeat(limits.nameLength / 2);
  const [name] = distinctNames([longest], [longest]);
  expect(name).toHaveLength(limits.nameLength);
  expect(name).toMatch(/🏢 \(2\)$/u);
});
