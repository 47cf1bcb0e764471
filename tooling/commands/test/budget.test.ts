import { expect, test } from "vitest";
import { compareWithBudget, excessOf, readBudget } from "../budget.ts";
import { paceOf, watchPace } from "../pace.ts";
import { suites } from "../suites.ts";

const budget = { pace: 1, suites: { long: { usual: 200 }, short: { usual: 1 } } };
const spend = (long: number, short: number, pace = 1): string | undefined =>
  excessOf(
    compareWithBudget(
      [
        { name: "long", processorSeconds: long, pace },
        { name: "short", processorSeconds: short, pace },
      ],
      "usual",
      budget,
    ),
  );

test("all suites may use 15 % more than their budget, one suite 30 %, and a small one some seconds", () => {
  expect(spend(229, 1)).toBeUndefined();
  expect(spend(200, 10)).toBeUndefined();
  expect(spend(200, 13)).toContain("short used 13 s of 1");
  expect(spend(245, 1)).toContain("all suites used 246 s of 201");
  expect(spend(245, 1)).not.toContain("long used");
  expect(spend(275, 1)).toContain("long used 275 s of 200");
});

test("a slower machine may use more, a faster one no less", () => {
  expect(spend(300, 1, 1.5)).toBeUndefined();
  expect(spend(200, 1, 0.5)).toBeUndefined();
});

test("the pace of a suite is that of the time in which it ran, where there are enough samples to tell", () => {
  const pace = paceOf([1, 1, 1, 1, 1, 2, 2, 2, 2, 2].map((seconds, index) => ({ ended: index, seconds })));
  expect(pace.whole).toBe(1.5);
  expect(pace.between(0, 4)).toBe(1);
  expect(pace.between(5, 9)).toBe(2);
  expect(pace.between(5, 8)).toBe(1.5);
});

test("watching ends at once and has a pace", async () => {
  const pace = await watchPace()();
  expect(pace.whole).toBeGreaterThan(0);
});

test("a suite without a budget, or on a system that does not say, is no excess", () => {
  expect(excessOf(compareWithBudget([{ name: "new", processorSeconds: 900, pace: 1 }], "usual", budget))).toBeUndefined();
  expect(compareWithBudget([{ name: "long", processorSeconds: undefined, pace: 1 }], "usual", budget)).toEqual([]);
});

test("the budget names existing suites only", () => {
  const names = new Set(suites.map(({ name }) => name));
  expect(Object.keys(readBudget().suites).filter((name) => !names.has(name))).toEqual([]);
});
