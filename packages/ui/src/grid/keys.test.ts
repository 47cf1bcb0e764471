import type { GridActions } from "@org/form/rows";
import type { KeyboardEvent } from "react";
import { expect, test } from "vitest";
import { onGridKey } from "./keys.ts";
import type { Grid } from "./useGrid.ts";

const cell = { line: 0, column: 0 };
const grid = { selection: { active: cell, extent: cell }, lines: [], columns: [], isFilled: () => false } as unknown as Grid;

/** Presses a key with Alt. @returns what was called */
function pressed(key: string, code: string, link?: () => void): readonly string[] {
  const calls: string[] = [];
  const event = {
    key,
    code,
    altKey: true,
    preventDefault: () => calls.push("preventDefault"),
    stopPropagation: () => calls.push("stopPropagation"),
  };
  const actions = { startEditing: (how: string) => calls.push(how), link: link && (() => calls.push("link")) };
  onGridKey(event as unknown as KeyboardEvent, grid, actions as unknown as GridActions, 1);
  return calls;
}

test.each([
  ["l", "a PC"],
  ["¬", "a Mac"],
])("Alt L, which writes %s on %s, links a cell and types nothing into one that cannot be linked", (key) => {
  expect(pressed(key, "KeyL", () => undefined)).toEqual(["preventDefault", "stopPropagation", "link"]);
  expect(pressed(key, "KeyL")).toEqual(["preventDefault", "stopPropagation"]);
});

test("other characters that a keyboard writes with Alt are typed", () => {
  expect(pressed("ø", "KeyO")).toEqual(["typed"]);
  expect(pressed("o", "KeyO")).toEqual([]);
});
