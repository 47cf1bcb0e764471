import { describe, expect, test } from "vitest";
import { resultChanges } from "./index.ts";

describe("results then and now", () => {
  const power = (value: number): { value: number; quantity: string } => ({ value, quantity: "power" });

  test("the last bits of a double are no change, a part in a million is", () => {
    expect(resultChanges({ q: power(0.1 + 0.2) }, { q: power(0.3) })).toEqual([]);
    expect(resultChanges({ q: power(1000) }, { q: power(1000.001) })).toEqual([{ name: "q", quantity: "power", was: 1000, now: 1000.001 }]);
  });

  test("added and removed results are named", () => {
    expect(resultChanges({ gone: power(1) }, { here: { value: "DN 50", quantity: "text" } })).toEqual([
      { name: "gone", quantity: "power", was: 1, now: undefined },
      { name: "here", quantity: "text", was: undefined, now: "DN 50" },
    ]);
  });

  test("rows are compared by id, and a series by the position that changed most", () => {
    const then = {
      surfaces: [
        { id: "a", load: power(1) },
        { id: "b", load: power(2) },
      ],
      hourly: { values: [1, 2, 3], quantity: "power" },
    };
    const today = {
      surfaces: [
        { id: "b", load: power(5) },
        { id: "c", load: power(6) },
      ],
      hourly: { values: [1, 4, 30], quantity: "power" },
    };
    expect(resultChanges(then, today)).toEqual([
      { name: "surfaces.a.load", quantity: "power", was: 1, now: undefined },
      { name: "surfaces.b.load", quantity: "power", was: 2, now: 5 },
      { name: "surfaces.c.load", quantity: "power", was: undefined, now: 6 },
      { name: "hourly.3", quantity: "power", was: 3, now: 30 },
    ]);
  });

  test("a value with another kind of quantity is a change", () => {
    expect(resultChanges({ q: power(1) }, { q: { value: 1, quantity: "number" } })).toHaveLength(1);
  });
});
