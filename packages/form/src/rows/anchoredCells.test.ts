import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { placeAnchored, anchoredAfter, hold, type AnchoredCells, type Places } from "./anchoredCells.ts";
import { start } from "./selection.ts";

const columns = ["name", "parent", "length"];
const lines = (...names: string[]): Places => ({ lines: [...names, "new"], columns });
const heldAt = (places: Places, line: string, column = 0): AnchoredCells =>
  anchoredAfter(hold(start, places), { type: "go", to: { line: places.lines.indexOf(line), column } }, places);
const edited = (held: AnchoredCells, places: Places): AnchoredCells =>
  anchoredAfter(held, { type: "edit", text: "x", how: "typed" }, places);

describe("a selection", () => {
  test("stays with its row, and so does the typed text, if rows are added, removed or moved", () => {
    const before = lines("a", "b", "c");
    const held = edited(heldAt(before, "b", 1), before);
    for (const after of [lines("new one", "a", "b", "c"), lines("b", "c"), lines("c", "a", "b")]) {
      const { selection } = placeAnchored(held, after);
      expect(after.lines[selection.active.line]).toBe("b");
      expect(selection).toMatchObject({ active: { column: 1 }, editing: { text: "x" } });
    }
  });

  test("stays with its column where others are shown before it", () => {
    const held = heldAt(lines("a"), "a", 2);
    expect(placeAnchored(held, { ...lines("a"), columns: ["name", "kind", "parent", "length"] }).selection.active.column).toBe(3);
  });

  test("of a row that is gone stays where it was, and nothing is typed into the row that is there now", () => {
    const before = lines("a", "b", "c");
    const { selection } = placeAnchored(edited(heldAt(before, "b"), before), lines("a", "c"));
    expect(selection).toMatchObject({ active: { line: 1 }, extent: { line: 1 } });
    expect(selection.editing).toBeUndefined();
  });

  test("of several cells is one where others came between them", () => {
    const before = lines("a", "b", "c");
    const held = anchoredAfter(heldAt(before, "a"), { type: "extend", to: { line: 1, column: 2 } }, before);
    expect(placeAnchored(held, lines("x", "a", "b")).selection).toMatchObject({ active: { line: 1 }, extent: { line: 2, column: 2 } });
    expect(placeAnchored(held, lines("a", "x", "b")).selection).toMatchObject({ active: { line: 0 }, extent: { line: 0, column: 0 } });
  });

  test("moves on from a row that is being written, and extends over written rows, at their new lines", () => {
    const before = lines("a", "b");
    const typed = edited(heldAt(before, "new"), before);
    const step = { type: "step", from: { line: "c", column: "name" }, lines: 1, columns: 1, byTab: true } as const;
    expect(placeAnchored(anchoredAfter(typed, step, before), lines("c", "a", "b")).selection).toMatchObject({
      active: { line: 1, column: 1 },
    });
    const rows = { type: "lines", lines: ["d", "c", "e"], from: "name", to: "length" } as const;
    // Only consecutive rows: the row between them was not written.
    expect(placeAnchored(anchoredAfter(typed, rows, before), lines("a", "c", "d", "b", "e")).selection).toMatchObject({
      active: { line: 1, column: 0 },
      extent: { line: 2, column: 2 },
    });
  });

  test("is the same object when it is placed again on the same lines", () => {
    const names = fc.uniqueArray(fc.constantFrom("a", "b", "c", "d", "e", "f"), { maxLength: 6 });
    fc.assert(
      fc.property(names, names, fc.nat(6), fc.nat(2), (first, next, line, column) => {
        const before = lines(...first);
        const held = anchoredAfter(hold(start, before), { type: "go", to: { line, column } }, before);
        const once = placeAnchored(held, lines(...next));
        expect(placeAnchored(once, lines(...next))).toBe(once);
        expect(placeAnchored(held, before)).toBe(held);
      }),
    );
    const none: Places = { lines: [], columns: [] };
    const held = placeAnchored(hold(start, none), none);
    expect(placeAnchored(held, none)).toBe(held);
  });
});
