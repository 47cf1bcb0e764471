import type { Drawing } from "@org/hvac-core/building/drawing";
import { openDrawing, storedDrawing } from "@org/hvac-core/schemas/drawing";
import { expect, test } from "vitest";
import { newDocument, withDrawing, type TraceDocument } from "./document.ts";
import { drawingText, openedTrace, type StoredTrace } from "./storedTrace.ts";
import { openTrace } from "./traceState.ts";

const newRoom = { name: "Office", spaceType: "" };
const drawn = (name: string): TraceDocument => withDrawing(newDocument(), { name });
const [mine, theirs, before] = [drawn("mine"), drawn("theirs"), drawn("before")];

/** What the device has, as its storage gives it back. */
function onDevice(document: TraceDocument, base?: TraceDocument): unknown {
  const { storeyId, tool, points, newOpening, entry, unread } = openTrace(document, newRoom);
  const stored: StoredTrace = { document, newRoom, begun: { storeyId, tool, points, newOpening, entry, unread } };
  return JSON.parse(JSON.stringify({ ...stored, ...(base && { base: drawingText(base.drawing) }) }));
}

/** The drawing of a heat load, as a database gives it back: its parts may be in another order. */
function recorded({ drawing }: TraceDocument): Drawing {
  const turned = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(turned);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .toReversed()
        .map(([key, each]) => [key, turned(each)]),
    );
  };
  return openDrawing(turned(storedDrawing(drawing)));
}

test.each<[string, unknown, Drawing | undefined, name: string, asks: boolean]>([
  ["the device has none", null, recorded(theirs), "theirs", false],
  ["the heat load has none", onDevice(mine), undefined, "mine", false],
  ["both are the same", onDevice(mine), recorded(mine), "mine", false],
  ["only that of the device has changed", onDevice(mine, before), recorded(before), "mine", false],
  ["only that of the heat load has changed", onDevice(before, before), recorded(theirs), "theirs", false],
  ["both have changed", onDevice(mine, before), recorded(theirs), "mine", true],
  ["the heat load is another one", onDevice(mine), recorded(theirs), "mine", true],
  ["the item is damaged", { document: { drawing: {} }, begun: 7 }, recorded(theirs), "theirs", false],
])("of two drawings, where %s", (_, item, recordedDrawing, name, asks) => {
  const opened = openedTrace(item, recordedDrawing);
  expect([opened.document.drawing.name, opened.other !== undefined]).toEqual([name, asks]);
});

test("what was begun is there again; what does not fit the drawing is not", () => {
  const item = onDevice(mine) as StoredTrace;
  const begun = { ...item.begun, tool: "polygon", points: [[1, 2]], entry: "3.5 <", unread: { north: "12 apples" } };
  expect(openedTrace({ ...item, begun }, undefined).begun).toEqual(begun);
  for (const part of [{ storeyId: "gone" }, { tool: "hammer" }, { points: [[1]] }, { entry: 5 }])
    expect(openedTrace({ ...item, begun: { ...begun, ...part } }, undefined).begun).toEqual({});
});
