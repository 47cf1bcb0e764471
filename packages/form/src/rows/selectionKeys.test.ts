import { describe, expect, test } from "vitest";
import { rangeOf, select, type Position, type Selection } from "./selection.ts";
import { destination, nextCell, selectionEvent, type Cells } from "./selectionKeys.ts";

const position = (line: number, column: number): Position => ({ line, column });
const extent = { lines: 5, columns: 4 };

describe("keys", () => {
  // A column of data with a gap: lines 0, 1 and 3, 4 are filled.
  const cells: Cells = { ...extent, page: 3, isFilled: (line, column) => column === 0 && line !== 2 };
  test.each([
    ["ArrowDown", false, position(0, 0), position(1, 0)],
    ["ArrowDown", true, position(0, 0), position(1, 0)],
    ["ArrowDown", true, position(1, 0), position(3, 0)],
    ["ArrowDown", true, position(3, 0), position(4, 0)],
    ["ArrowUp", true, position(4, 0), position(3, 0)],
    ["ArrowDown", true, position(0, 2), position(4, 2)],
    ["ArrowRight", true, position(0, 0), position(0, 3)],
    ["ArrowLeft", true, position(0, 3), position(0, 0)],
    ["Home", false, position(2, 3), position(2, 0)],
    ["Home", true, position(2, 3), position(0, 0)],
    ["End", false, position(2, 1), position(2, 3)],
    ["End", true, position(0, 0), position(4, 3)],
    ["PageDown", false, position(0, 1), position(3, 1)],
    ["PageUp", false, position(2, 1), position(0, 1)],
  ] as const)("%s, with Ctrl %s", (key, ctrl, from, to) => {
    expect(destination({ key, ctrl }, from, cells)).toEqual(to);
  });

  test("up from the first line leads to the heads of columns", () => {
    expect(destination({ key: "ArrowUp", ctrl: false }, position(0, 1), cells)).toEqual(position(-1, 1));
    expect(destination({ key: "x", ctrl: false }, position(0, 1), cells)).toBeUndefined();
  });
});

describe("keys in a table with headings", () => {
  // Headings at lines 0 and 3.
  const cells: Cells = { lines: 6, columns: 2, page: 3, isFilled: (line) => line % 3 !== 0, isSkipped: (line) => line % 3 === 0 };
  test.each([
    ["ArrowDown", false, position(2, 0), position(4, 0)],
    ["ArrowUp", false, position(4, 1), position(2, 1)],
    ["ArrowUp", false, position(1, 1), position(-1, 1)],
    ["PageUp", false, position(2, 0), position(1, 0)],
    ["Home", true, position(5, 1), position(1, 0)],
    ["ArrowDown", true, position(1, 0), position(2, 0)],
    ["ArrowDown", true, position(2, 0), position(4, 0)],
  ] as const)("%s, with Ctrl %s, passes over them", (key, ctrl, from, to) => {
    expect(destination({ key, ctrl }, from, cells)).toEqual(to);
  });
});

describe("a key that selects", () => {
  const cells: Cells = { ...extent, rows: 4, page: 3, isFilled: () => true };
  const active = position(1, 2);
  const single: Selection = { active, extent: active };
  const selected = (key: string, modifiers: "ctrl" | "shift", selection = single): unknown => {
    const event = selectionEvent({ key, ctrl: modifiers === "ctrl", shift: modifiers === "shift" }, selection, cells);
    return event && rangeOf(select(selection, event, extent));
  };
  test("extends the range with Shift, and Escape leaves one cell", () => {
    expect(selected("ArrowDown", "shift")).toEqual({ top: 1, bottom: 2, left: 2, right: 2 });
    const range: Selection = { active, extent: position(3, 3) };
    expect(selectionEvent({ key: "Escape", ctrl: false, shift: false }, range, cells)).toEqual({ type: "collapse" });
    expect(selectionEvent({ key: "Escape", ctrl: false, shift: false }, single, cells)).toBeUndefined();
  });

  test("selects all rows with Ctrl-A, the row with Shift-Space, the column with Ctrl-Space", () => {
    expect(selected("a", "ctrl")).toEqual({ top: 0, bottom: 3, left: 0, right: 3 });
    expect(selected(" ", "shift")).toEqual({ top: 1, bottom: 1, left: 0, right: 3 });
    expect(selected(" ", "ctrl")).toEqual({ top: 0, bottom: 4, left: 2, right: 2 });
  });

  test("does not select from the head of a column", () => {
    const head: Selection = { active: position(-1, 0), extent: position(-1, 0) };
    expect(selectionEvent({ key: "a", ctrl: true, shift: false }, head, cells)).toBeUndefined();
    expect(selectionEvent({ key: "ArrowDown", ctrl: false, shift: false }, head, cells)).toEqual({ type: "go", to: position(0, 0) });
  });
});

describe("keys in a matrix", () => {
  /** Three lines of four: 0 1 2 3 / 4 5 6 7 / 8 9 10 11. */
  const size = { lines: 3, columns: 4 };
  test.each([
    ["ArrowRight", 5, false, 6],
    ["ArrowLeft", 5, false, 4],
    ["ArrowDown", 5, false, 9],
    ["ArrowUp", 5, false, 1],
    ["ArrowRight", 7, false, 7],
    ["ArrowDown", 9, false, 9],
    ["Home", 6, false, 4],
    ["End", 5, false, 7],
    ["Home", 6, true, 0],
    ["End", 5, true, 11],
    ["ArrowDown", 1, true, 9],
    ["PageUp", 5, false, undefined],
    ["PageDown", 5, false, undefined],
    ["a", 1, false, undefined],
  ])("%s at %i, with Ctrl %s, leads to %s", (key, cell, ctrl, to) => expect(nextCell({ key, ctrl }, cell, size)).toBe(to));
});
