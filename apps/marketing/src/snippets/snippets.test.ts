import { cards, type Card } from "@org/hvac-core/cards";
import { describe, expect, test } from "vitest";
import { annotated } from "./annotated.ts";
import { snippetOf } from "./index.ts";

const planned = (cards as readonly Card[]).filter((card) => card.planned && card.route !== null);

describe("programs on the pages", () => {
  test("say after each statement what it gave, with the digits of an engineer", () => {
    const text = "const a = 1;\nexport const third = a / 3;\nexport const list = [\n  a,\n  2,\n];\n";
    expect(annotated(text, { third: 1 / 3, list: [1, 2] })).toBe(
      "const a = 1;\nconst third = a / 3; // 0.333333\nconst list = [\n  a,\n  2,\n]; // [1,2]",
    );
  });

  test("refuse a value that the module does not export", () => {
    expect(() => annotated("export const third = 1 / 3;", {})).toThrow("third");
  });

  test.each(planned.map(({ id }) => id))("%s, which is planned, shows what its physics does today", (id) => {
    const text = snippetOf(id)!;
    expect(text).toContain('from "@org/hvac-core');
    expect(text).not.toContain("export ");
    expect(text).toMatch(/; \/\/ [-\d["]/);
    expect(text).not.toContain("undefined");
  });
});
