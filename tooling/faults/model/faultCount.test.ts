import { expect, test } from "vitest";
import { addCounts, tooFew } from "./faultCount.ts";

test("a run with fewer faults than asked for has too few", () => {
  expect(tooFew({ carriedOut: { offline: 20, reload: 10 }, notCarriedOut: {} }, 30)).toEqual([]);
  expect(tooFew({ carriedOut: { offline: 20, reload: 9 }, notCarriedOut: { reload: 1 } }, 30)).toEqual([
    "29 faults were carried out, and 30 have to be",
  ]);
});

test("one fault in five may have nothing to happen to, and not more", () => {
  expect(tooFew({ carriedOut: { offline: 16 }, notCarriedOut: { leave: 2, reload: 2 } }, 0)).toEqual([]);
  expect(tooFew({ carriedOut: { offline: 15 }, notCarriedOut: { leave: 2, reload: 3 } }, 0)).toHaveLength(1);
});

test("a kind that is hardly ever carried out is named, however many others are", () => {
  expect(tooFew({ carriedOut: { offline: 100, leave: 2 }, notCarriedOut: { leave: 2 } }, 0), "too few to tell").toEqual([]);
  expect(tooFew({ carriedOut: { offline: 100 }, notCarriedOut: { leave: 5 } }, 0)).toEqual(["leave was not carried out 5 of 5 times"]);
});

test("counts are added by kind", () => {
  expect(addCounts([{ offline: 1, leave: 2 }, { leave: 3 }, {}])).toEqual({ offline: 1, leave: 5 });
});
