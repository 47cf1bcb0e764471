import { expect, test } from "vitest";
import { importTexts } from "./importTexts.ts";
import { texts } from "./texts.ts";

test("a single row is in the singular", () => {
  expect(texts.paste.lead(2, 1)).toBe("2 cells can be pasted, with 1 new row.");
  expect(importTexts.preview.noRoom(1)).toBe("The list has no room for the last row of the file; it is left out.");
  expect(importTexts.report.lead(1, 1)).toBe("1 row was taken. It was in the list before.");
  expect(importTexts.report.lead(3, 1)).toBe("3 rows were taken. 1 of them was in the list before.");
  expect(importTexts.report.lead(3, 0)).toBe("3 rows were taken.");
});
