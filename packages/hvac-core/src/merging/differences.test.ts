import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { differences } from "./index.ts";

describe("differences of inputs", () => {
  test("an input does not differ from itself", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue() as fc.Arbitrary<never>), (input) => {
        expect(differences(input, structuredClone(input))).toEqual([]);
      }),
    );
  });

  test("each place is named with its old and its new value", () => {
    const was = {
      width: { value: 1, unit: "ft" },
      depth: { value: 1, unit: "ft" },
      site: { name: "A" },
      items: [{ id: "a", rate: 1 }],
      fittings: [{ k: 1 }],
    };
    const now = {
      width: { value: 1, unit: "m" },
      depth: { value: 12, unit: "in" },
      site: {},
      items: [
        { id: "a", rate: 3 },
        { id: "b", rate: 1 },
      ],
      fittings: [{ k: 2 }],
    };
    expect(differences(was, now)).toEqual([
      { path: ["width"], was: { value: 1, unit: "ft" }, now: { value: 1, unit: "m" } },
      { path: ["site", "name"], was: "A", now: undefined },
      { path: ["items", "a", "rate"], was: 1, now: 3 },
      { path: ["items", "b"], was: undefined, now: { id: "b", rate: 1 } },
      { path: ["fittings"], was: [{ k: 1 }], now: [{ k: 2 }] },
    ]);
  });
});
