import { expect, test } from "vitest";
import { TextRuns } from "./textRuns.ts";

test("a text is split where its font ends, and what no font has is told", () => {
  const runs = new TextRuns(
    (character) => character < "\u0500",
    (character) => character === "∑",
  );
  expect(runs.of("sum ∑ 5\u202fW")).toEqual(["sum ", { text: "∑", font: "Formula" }, " 5\u00a0W"]);
  expect(runs.of("風")).toBe("\ufffd");
  expect(runs.missing).toEqual(["風"]);
  // A word that is wider than any paper may end a line, and has no letter more or less.
  const word = "Ventilator".repeat(12);
  const broken = new TextRuns(
    () => true,
    () => false,
  ).of(`${word} 12`);
  if (typeof broken !== "string") throw new Error("One font has all of it.");
  expect(broken.replaceAll("\u200b", "")).toBe(`${word} 12`);
  for (const piece of broken.split(/[\u200b ]/)) expect(piece.length).toBeLessThanOrEqual(12);
});
