import { expect, test } from "vitest";
import { maxSubjectLength, recentSubjects, subjectProblem } from "../commits.ts";

test("the last commits have subjects within 72 characters", () => {
  expect(recentSubjects().flatMap((subject) => subjectProblem(subject) ?? [])).toEqual([]);
});

test("a long subject is refused", () => {
  const longest = `web: ${"x".repeat(maxSubjectLength - 5)}`;
  expect(subjectProblem(longest)).toBeUndefined();
  expect(subjectProblem(`${longest}x`)).toContain("73 characters");
  expect(subjectProblem("web: ½ °C → K")).toBeUndefined();
});
