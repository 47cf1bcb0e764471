import { cards, type Card } from "@org/hvac-core/cards";
import { describe, expect, test } from "vitest";
import { annotated } from "./annotated.ts";
import { snippetOf } from "./index.ts";

const shown = (cards as readonly Card[]).flatMap(({ id }) => {
  const text = snippetOf(id);
  return text === undefined ? [] : [[id, text] as const];
});

describe("programs on the pages", () => {
  test("show the value of each statement in engineering digits", () => {
    const text = "const a = 1;\nexport const third = a / 3;\nexport const list = [\n  a,\n  2,\n];\n";
    expect(annotated(text, { third: 1 / 3, list: [1, 2] })).toBe(
      "const a = 1;\nconst third = a / 3; // 0.333333\nconst list = [\n  a,\n  2,\n]; // [1,2]",
    );
  });

  test("refuse a value that the module does not export", () => {
    expect(() => annotated("export const third = 1 / 3;", {})).toThrow("third");
  });

  test.each(shown)("that of %s says what each statement gave", (_id, text) => {
    expect(text).toContain('from "@org/hvac-core');
    expect(text).not.toContain("export ");
    expect(text).toMatch(/; \/\/ [-\d["]/);
    expect(text).not.toContain("undefined");
  });
});
