import { expect, test } from "vitest";
import { isRowId, joinPath, pathSegments, valueAt } from "./index.ts";

const input = { zones: [{ id: "east", rooms: [{ id: "1", area: 5 }, null, { id: "2", levels: [1, 2] }] }], site: { altitude: 3 } };

test("a path leads to the same row wherever the row is in its list", () => {
  expect(valueAt(input, "zones.east.rooms.1.area")).toBe(5);
  expect(valueAt({ zones: [{ id: "new" }, ...input.zones] }, "zones.east.rooms.1.area")).toBe(5);
  expect(valueAt(input, "zones.east.rooms.2")).toBe(input.zones[0]!.rooms[2]);
  expect(valueAt(input, "site.altitude")).toBe(3);
  expect(valueAt(input, "")).toBe(input);
});

test("a path that leads nowhere leads to nothing", () => {
  for (const path of [
    "zones.west",
    "zones.0",
    "zones.east.rooms.0.area",
    "site.altitude.more",
    "site.constructor",
    "zones.length",
    "none.at.all",
  ])
    expect(valueAt(input, path), path).toBeUndefined();
  for (const nothing of [null, undefined, 5]) expect(valueAt(nothing, "a.b")).toBeUndefined();
});

test("splitting a path gives the segments that were joined", () => {
  expect(pathSegments(joinPath("a", "b-1", "c_2"))).toEqual(["a", "b-1", "c_2"]);
  expect(joinPath("", "a", "", "b")).toBe("a.b");
  expect(pathSegments("")).toEqual([]);
});

test("ids of rows contain no point", () => {
  for (const id of ["a", "7", "a-b_C", "x".repeat(40)]) expect(isRowId(id), id).toBe(true);
  for (const id of ["", "a.b", "ä", "a b", "x".repeat(41), 7, null, undefined, {}]) expect(isRowId(id), JSON.stringify(id)).toBe(false);
});
