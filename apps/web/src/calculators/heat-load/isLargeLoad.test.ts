import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isLargeLoad } from "./isLargeLoad.ts";

const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `r${index}` }));
const loadOf = (rooms: number, surfaces: number, windows: number, method = "hourly") =>
  isLargeLoad({
    unitSystem: "Metric",
    method,
    rooms: rowsOf(rooms).map((room) => ({ ...room, surfaces: rowsOf(surfaces), windows: rowsOf(windows) })),
  });

test("a load hour by hour is large by its rooms, its surfaces or its windows", () => {
  expect([loadOf(1300, 0, 0), loadOf(100, 50, 0), loadOf(100, 0, 50), loadOf(600, 4, 1)]).toEqual([true, true, true, true]);
  expect([loadOf(500, 4, 1), loadOf(40, 50, 10), loadOf(600, 4, 1, "envelope")]).toEqual([false, false, false]);
  expect(isLargeLoad({ unitSystem: "Metric", method: "hourly" })).toBe(false);
  fc.assert(
    fc.property(
      fc.integer({ min: 40, max: 120 }),
      fc.nat(60),
      fc.nat(60),
      fc.constantFrom([1, 0, 0], [0, 1, 0], [0, 0, 1]),
      (rooms, surfaces, windows, more) => {
        const [room, surface, window] = more as [number, number, number];
        fc.pre(loadOf(rooms, surfaces, windows));
        expect(loadOf(rooms + room, surfaces + surface, windows + window)).toBe(true);
      },
    ),
  );
});
