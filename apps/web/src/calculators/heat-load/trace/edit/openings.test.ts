import { between } from "@tooling/testing/numbers";
import { drawnBuilding, emptyDrawing, type DrawnStorey, type OpeningType, type PlanPoint } from "@org/hvac-core/building/drawing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { endsOf, wallNear, withOpenings } from "./openings.ts";

const room = { id: "r", name: "Room", isConditioned: true } as const;
const storeyOf = (length: number): DrawnStorey => ({
  id: "s",
  name: "Storey",
  level: 0,
  height: 3,
  count: 1,
  openings: [],
  rooms: [
    {
      ...room,
      polygon: [
        [0, 0],
        [length, 0],
        [length, 5],
        [0, 5],
      ],
    },
  ],
});
/** The storey with openings near a point. */
function placed(storey: DrawnStorey, type: OpeningType, point: PlanPoint, spacing?: number): DrawnStorey {
  const result = withOpenings(storey, type, { ...wallNear(storey, point, 0.5)!, spacing, types: [type] });
  if (typeof result === "string") throw new Error(result);
  return result;
}

const typeOf = (width: number): OpeningType => ({ id: "w", name: "Window", kind: "window", width, height: 1, sill: 1 });

test("repeated openings are within their wall, at the spacing, and all are in the building", () => {
  fc.assert(
    fc.property(between(3, 40), between(0.3, 2.5), between(0.2, 6), (length, width, spacing) => {
      const storey = storeyOf(length);
      const type = typeOf(width);
      const windows = placed(storey, type, [length / 2, 0.01], spacing);
      const xs = windows.openings.map(({ point }) => point[0]);
      const step = Math.max(spacing, width);
      for (const [index, x] of xs.entries()) if (index > 0) expect(x - xs[index - 1]!).toBeCloseTo(step, 6);
      expect(xs[0]! - width / 2).toBeGreaterThan(-1e-6);
      expect(xs.at(-1)! + width / 2).toBeLessThan(length + 1e-6);
      // Another one would not fit.
      expect(xs.length * step + width).toBeGreaterThan(length - 1e-6);
      const { building, findings } = drawnBuilding({ ...emptyDrawing, storeys: [windows], openingTypes: [type] });
      expect(building.surfaces.reduce((sum, { openingArea }) => sum + openingArea, 0)).toBeCloseTo(xs.length * width, 6);
      expect(findings).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test("an opening near a corner is moved until it fits; one wider than its wall is in the middle", () => {
  const storey = storeyOf(10);
  const near = (x: number, width: number): number => placed(storey, typeOf(width), [x, -0.2]).openings[0]!.point[0];
  expect([near(0.1, 2), near(9.9, 2), near(4, 2), near(4, 12)]).toEqual([1, 9, 4, 5].map((x) => expect.closeTo(x, 9)));
  expect(wallNear(storey, [5, -0.6], 0.5)).toBeUndefined();
});

test("windows on both sides of a corner do not hinder each other", () => {
  const type = typeOf(2);
  expect(placed(placed(storeyOf(10), type, [1, 0]), type, [0, 1]).openings).toHaveLength(2);
});

test("ends of an opening are half of its width from its middle, on its wall", () => {
  const storey = storeyOf(10);
  expect(endsOf(storey, { id: "o", typeId: "w", point: [4, 5] }, 2)?.ends.toSorted((a, b) => a[0] - b[0])).toEqual([
    [expect.closeTo(3, 9), 5],
    [expect.closeTo(5, 9), 5],
  ]);
  expect(endsOf(storey, { id: "o", typeId: "w", point: [4, 4] }, 2)).toBeUndefined();
});
