import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rangeOf, select, start, type Position, type Selection, type SelectionEvent } from "./selection.ts";

const position = (line: number, column: number): Position => ({ line, column });
const extent = { lines: 5, columns: 4 };
const after = (events: readonly SelectionEvent[], from: Selection = start): Selection =>
  events.reduce((before, event) => select(before, event, extent), from);

describe("a selection", () => {
  test("is one cell after moving, and a range from it after extending", () => {
    const selection = after([
      { type: "go", to: position(2, 2) },
      { type: "extend", to: position(1, 3) },
    ]);
    expect(rangeOf(selection)).toEqual({ top: 1, bottom: 2, left: 2, right: 3 });
    expect(selection.active).toEqual(position(2, 2));
    expect(rangeOf(after([{ type: "collapse" }], selection))).toEqual({ top: 2, bottom: 2, left: 2, right: 2 });
  });

  test("remembers where moving by Tab began, until it moves otherwise", () => {
    const tabbed = after([
      { type: "go", to: position(0, 1) },
      { type: "go", to: position(0, 2), byTab: true },
      { type: "go", to: position(0, 3), byTab: true },
    ]);
    expect(tabbed.tabFrom).toBe(1);
    expect(after([{ type: "go", to: position(1, 3) }], tabbed).tabFrom).toBeUndefined();
  });

  test("what is edited is one cell, and ends with any move", () => {
    const editing = after([
      { type: "extend", to: position(3, 3) },
      { type: "edit", text: "", how: "typed" },
      { type: "type", text: "12" },
    ]);
    expect(editing).toMatchObject({ extent: position(0, 0), editing: { text: "12", how: "typed" } });
    expect(after([{ type: "go", to: position(1, 0) }], editing).editing).toBeUndefined();
  });

  test("stays within the grid, whatever happens, once it is fitted", () => {
    const position = fc.record({ line: fc.integer({ min: -3, max: 9 }), column: fc.integer({ min: -3, max: 9 }) });
    const event: fc.Arbitrary<SelectionEvent> = fc.oneof(
      fc.record({ type: fc.constant("go" as const), to: position }),
      fc.record({ type: fc.constant("extend" as const), to: position }),
      fc.record({ type: fc.constant("select" as const), from: position, to: position }),
      fc.constant({ type: "collapse" as const }),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 12 }), (events) => {
        const { active, extent: end } = after([...events, { type: "fit" }]);
        for (const { line, column } of [active, end]) {
          expect(line).toBeGreaterThanOrEqual(-1);
          expect(line).toBeLessThan(extent.lines);
          expect(column).toBeGreaterThanOrEqual(0);
          expect(column).toBeLessThan(extent.columns);
        }
      }),
    );
  });
});
