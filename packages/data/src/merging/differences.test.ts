import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { differences, resultChanges } from "./index.ts";

describe("differences of inputs", () => {
  test("an input does not differ from itself", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue() as fc.Arbitrary<never>), (input) => {
        expect(differences(input, structuredClone(input))).toEqual([]);
      }),
    );
  });

  test("each place is named with what was and what is there", () => {
    const was = { width: 1, units: { width: "ft" }, items: [{ id: "a", rate: 1 }], fittings: [{ k: 1 }] };
    const now = { width: 2, units: {}, items: [{ id: "a", rate: 3 }, { id: "b", rate: 1 }], fittings: [{ k: 2 }] };
    expect(differences(was, now)).toEqual([
      { path: ["width"], was: 1, now: 2 },
      { path: ["units", "width"], was: "ft", now: undefined },
      { path: ["items", "a", "rate"], was: 1, now: 3 },
      { path: ["items", "b"], was: undefined, now: { id: "b", rate: 1 } },
      { path: ["fittings"], was: [{ k: 1 }], now: [{ k: 2 }] },
    ]);
  });
});

describe("results then and now", () => {
  const power = (value: number): { value: number; quantity: string } => ({ value, quantity: "power" });

  test("the last bits of a double are no change, a part in a million is", () => {
    expect(resultChanges({ q: power(0.1 + 0.2) }, { q: power(0.3) })).toEqual([]);
    expect(resultChanges({ q: power(1000) }, { q: power(1000.001) })).toEqual([{ name: "q", quantity: "power", was: 1000, now: 1000.001 }]);
  });

  test("results that came or went are named", () => {
    expect(resultChanges({ gone: power(1) }, { here: { value: "DN 50", quantity: "text" } })).toEqual([
      { name: "gone", quantity: "power", was: 1, now: undefined },
      { name: "here", quantity: "text", was: undefined, now: "DN 50" },
    ]);
  });

  test("a value that changed its kind of quantity has changed", () => {
    expect(resultChanges({ q: power(1) }, { q: { value: 1, quantity: "number" } })).toHaveLength(1);
  });
});
