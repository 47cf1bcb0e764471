import { describe, expect, test } from "vitest";
import { copyName } from "./files.ts";

describe("the name of a copy", () => {
  test("marks it as a copy, with the next number, within the maximum length", () => {
    expect([copyName("Room"), copyName("Room (copy)"), copyName("Room (copy 9)")]).toEqual([
      "Room (copy)",
      "Room (copy 2)",
      "Room (copy 10)",
    ]);
    expect(copyName("x".repeat(120))).toBe(`${"x".repeat(113)} (copy)`);
  });
});
