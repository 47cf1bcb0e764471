import { between } from "@tooling/testing/numbers";
import type { DrawnStorey, PlanPoint } from "@org/hvac-core/building/drawing";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Selection } from "../state/traceState.ts";
import { aimAt, targetsOfDrag } from "./snap.ts";

/** A storey with a triangle whose corners are not in line with each other. */
const storeyOf = (id: string): DrawnStorey => {
  const polygon: readonly PlanPoint[] = [
    [0, 0],
    [20, 6],
    [8, 20],
  ];
  return { id, name: id, level: 0, height: 3, count: 1, rooms: [{ id, name: id, isConditioned: true, polygon }], openings: [] };
};

const grid = 0.01;

/** What a pointer snaps to during a drag, within 1 m. */
const aimOf = (selection: Selection, point: PlanPoint, storeys: readonly DrawnStorey[]) =>
  aimAt({ targets: targetsOfDrag(storeys, selection, grid), points: [], tolerance: 1, isAngled: false, isOfImage: false }, point);

const selections: readonly (readonly [string, Selection])[] = [
  ["corner", { kind: "corner", point: [8, 20] }],
  [
    "wall",
    {
      kind: "wall",
      ends: [
        [20, 6],
        [8, 20],
      ],
    },
  ],
  ["room", { kind: "rooms", ids: ["a"] }],
];

test.each(selections)("a %s that is dragged is not held by the place where it was", (_, selection) => {
  const offset = between(-0.6, 0.6);
  fc.assert(
    fc.property(offset, offset, (right, up) => {
      const [x, y] = [8 + right, 20 + up];
      const { point, reason } = aimOf(selection, [x, y], [storeyOf("a")]);
      expect(reason).toBe("grid");
      expect(Math.hypot(point[0] - x, point[1] - y)).toBeLessThan(grid);
    }),
  );
});

test.each(selections)("a %s that is dragged snaps to the corners of the storey below", (_, selection) => {
  const { point, reason } = aimOf(selection, [8.3, 19.8], [storeyOf("a"), storeyOf("below")]);
  expect({ point, reason }).toEqual({ point: [8, 20], reason: "corner" });
});
