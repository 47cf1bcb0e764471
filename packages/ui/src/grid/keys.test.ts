import type { GridActions } from "@org/form/rows";
import type { KeyboardEvent } from "react";
import { expect, test } from "vitest";
import { onGridKey } from "./keys.ts";
import type { Grid } from "./useGrid.ts";

const cell = { line: 0, column: 0 };
const grid = { selection: { active: cell, extent: cell }, lines: [], columns: [], isFilled: () => false } as unknown as Grid;

/** Presses a key, by default with Alt. @returns what was called */
function pressed(key: string, code: string, link?: () => void, held: Partial<KeyboardEvent> = { altKey: true }): readonly string[] {
  const calls: string[] = [];
  const event = {
    key,
    code,
    ...held,
    preventDefault: () => calls.push("preventDefault"),
    stopPropagation: () => calls.push("stopPropagation"),
  };
  const actions = {
    startEditing: (how: string) => calls.push(how),
    link: link && (() => calls.push("link")),
    insertAbove: () => calls.push("insertAbove"),
    remove: () => calls.push("remove"),
  };
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

test.each([
  ["US", ["+", "Equal"], ["_", "Minus"]],
  ["US, on a Mac", ["=", "Equal"], ["-", "Minus"]],
  ["Swedish", ["?", "Minus"], ["_", "Slash"]],
  ["German", ["*", "BracketRight"], ["_", "Slash"]],
  ["any, numbers", ["+", "NumpadAdd"], ["-", "NumpadSubtract"]],
] as const)("Ctrl Shift with + inserts and with − removes rows on a keyboard: %s", (_, plus, minus) => {
  const held = { ctrlKey: true, shiftKey: true };
  const called = ([key, code]: readonly [string, string]): string | undefined => pressed(key, code, undefined, held).at(-1);
  expect([called(plus), called(minus)]).toEqual(["insertAbove", "remove"]);
});

test("no other key next to the numbers removes rows", () => {
  const held = { ctrlKey: true, shiftKey: true };
  for (const key of ["?", "°", "`", ")"]) expect(pressed(key, "Minus", undefined, held)).not.toContain("remove");
});
