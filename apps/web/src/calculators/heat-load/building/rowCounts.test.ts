import { expect, test } from "vitest";
import { rowCounts } from "./rowCounts.ts";

test("windows are counted, also those that share a row", () => {
  const row = { id: "w", name: "Window", width: { value: 1, unit: "m" }, height: { value: 1, unit: "m" } } as const;
  const room = { id: "a", name: "Office", surfaces: [], windows: [{ ...row, count: 3 }, row] };
  const rows = { rooms: [room, { ...room, id: "b", windows: [] }], zones: [], constructions: [], windowTypes: [], schedules: [] };
  expect(rowCounts(rows as never)).toMatchObject({ rooms: 2, windows: 4, windowRows: 2 });
});
