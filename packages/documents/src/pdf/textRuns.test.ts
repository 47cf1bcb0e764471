import { expect, test } from "vitest";
import { TextRuns } from "./textRuns.ts";

test("a text is split where its font ends, and characters that no font has are listed", () => {
  const runs = new TextRuns(
    (character) => character < "\u0500",
    (character) => character === "∑",
  );
  expect(runs.runsOf("sum ∑ 5\u202fW")).toEqual([
    { text: "sum ", isFormula: false },
    { text: "∑", isFormula: true },
    { text: " 5\u00a0W", isFormula: false },
  ]);
  expect(runs.runsOf("風")).toEqual([{ text: "\ufffd", isFormula: false }]);
  expect(runs.missing).toEqual(["風"]);
  // A word that is wider than any paper may end a line, and has no letter more or less.
  const word = "Ventilator".repeat(12);
  const [broken, ...others] = new TextRuns(
    () => true,
    () => false,
  ).runsOf(`${word} 12`);
  expect(others).toEqual([]);
  expect(broken!.text.replaceAll("\u200b", "")).toBe(`${word} 12`);
  for (const piece of broken!.text.split(/[\u200b ]/)) expect(piece.length).toBeLessThanOrEqual(12);
});
