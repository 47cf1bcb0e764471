import { expect, test } from "vitest";
import { plural, withArticle } from "./plural.ts";

test.each([
  ["fitting", "fittings"],
  ["process", "processes"],
  ["capacity", "capacities"],
  ["day", "days"],
])("several of %s are %s", (singular, several) => {
  expect(plural(singular)).toBe(several);
});

test.each([
  ["room", "a room"],
  ["item", "an item"],
  ["air handling unit", "an air handling unit"],
  ["VAV terminal", "a VAV terminal"],
  ["unit", "a unit"],
  ["user", "a user"],
  ["opening", "an opening"],
])("the article of %s makes %s", (noun, phrase) => {
  expect(withArticle(noun)).toBe(phrase);
});
