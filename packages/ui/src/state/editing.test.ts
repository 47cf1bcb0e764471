import { heatLoad } from "@org/hvac-core/calculators/heat-load";
import { convert, siUnit } from "@org/hvac-core/quantity";
import { readInput, type CompleteInput, type Fields } from "@org/hvac-core/kernel";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { changeHistory, type Change, type History } from "./editing.ts";
import type { FormInput } from "./formInput.ts";

const fields: Fields = heatLoad.fields;
const start = (unitSystem: "Imperial" | "Metric" = "Imperial"): History => ({
  past: [],
  present: { input: heatLoad.defaults(unitSystem), unread: {} },
  future: [],
});
const after = (history: History, ...changes: Change[]): History => changes.reduce((before, change) => changeHistory(fields, before, change), history);
const inSI = (input: FormInput): unknown => readInput(fields, input as CompleteInput<Fields>).values;

describe("the unit system", () => {
  test("changes and comes back without changing a digit of what was typed", () => {
    fc.assert(
      fc.property(fc.double({ min: -40, max: 120, noNaN: true }), (typed) => {
        const before = after(start(), { type: "value", path: "outdoorTemp", value: typed }, { type: "unit", column: "wallArea", unit: "in2" });
        const back = after(before, { type: "unitSystem", unitSystem: "Metric" }, { type: "unitSystem", unitSystem: "Imperial" });
        expect(back.present.input).toEqual(before.present.input);
      }),
    );
  });

  test("keeps the physical input while it is changed to and fro, with edits in between", () => {
    const typed = after(start(), { type: "value", path: "roofArea", value: 333 }, { type: "unitSystem", unitSystem: "Metric" });
    const edited = after(typed, { type: "value", path: "wallArea", value: 17.25 }, { type: "unitSystem", unitSystem: "Imperial" });
    expect(edited.present.input["roofArea"]).toBe(333);
    expect(edited.present.input["outdoorTemp"]).toBe(95);
    expect(convert(edited.present.input["wallArea"] as number, "ft2", siUnit("area"))).toBeCloseTo(17.25, 12);
  });

  test("gives the engine the same SI values on both sides", () => {
    const one = start();
    const other = after(one, { type: "unitSystem", unitSystem: "Metric" });
    const [a, b] = [inSI(one.present.input), inSI(other.present.input)] as Record<string, unknown>[];
    for (const [name, value] of Object.entries(a!)) {
      if (typeof value === "number") expect(Math.abs((b![name] as number) - value)).toBeLessThanOrEqual(1e-12 * Math.max(1, Math.abs(value)));
    }
  });
});

describe("undo", () => {
  test("takes back a run of typing in one field at once", () => {
    const typed = after(start(), ...["4", "42", "420"].map((text): Change => ({ type: "value", path: "roofArea", value: Number(text) })));
    expect(after(typed, { type: "undo" }).present.input["roofArea"]).toBe(400);
  });

  test("stops at the field that was left", () => {
    const typed = after(start(), { type: "value", path: "roofArea", value: 1 }, { type: "settle" }, { type: "value", path: "roofArea", value: 2 });
    expect(after(typed, { type: "undo" }).present.input["roofArea"]).toBe(1);
  });

  test("and redo lead through every state and back", () => {
    const changes: Change[] = [
      { type: "value", path: "roofArea", value: 1 },
      { type: "unit", column: "roofArea", unit: "in2" },
      { type: "unitSystem", unitSystem: "Metric" },
      { type: "unread", path: "wallArea", text: "abc" },
      { type: "load", input: heatLoad.defaults("Metric") as unknown as FormInput },
    ];
    const end = after(start(), ...changes);
    const undone = after(end, ...changes.map((): Change => ({ type: "undo" })));
    expect(undone.present).toEqual(start().present);
    expect(after(undone, ...changes.map((): Change => ({ type: "redo" }))).present).toEqual(end.present);
  });
});

describe("a text that cannot be read", () => {
  test("stands at its field until a readable one replaces it, and the last readable value stays", () => {
    const bad = after(start(), { type: "unread", path: "roofArea", text: "abc" });
    expect(bad.present.unread).toEqual({ roofArea: "abc" });
    expect(bad.present.input["roofArea"]).toBe(400);
    expect(after(bad, { type: "value", path: "roofArea", value: 5 }).present.unread).toEqual({});
  });

  test("is not lost to a path that does not exist", () => {
    expect(after(start(), { type: "value", path: "__proto__", value: 1 })).toEqual(start());
    expect(after(start(), { type: "value", path: "nothing.0.here", value: 1 })).toEqual(start());
  });
});
