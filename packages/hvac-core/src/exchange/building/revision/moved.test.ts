import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { expect, test } from "vitest";
import { draw, grids, written, type DrawnBuilding, type Writing } from "../../../../test/gbxml/drawnBuildings.ts";
import { readGbxml } from "../../../building/index.ts";
import { heatLoad } from "../../../calculators/heat-load/index.ts";
import type { CompleteInput } from "../../../kernel/index.ts";
import { applyRevision, buildingRows, compareBuilding, isSelectedAtFirst, type BuildingComparison, type RevisedRow } from "../index.ts";

/* A model that was moved, turned, remeasured or divided since the last import. */

const options = {
  unitSystem: "Metric",
  unconditioned: { cooling: 30, heating: 8 },
  ground: { cooling: 16, heating: 10 },
  uValues: { wall: 0.3, roof: 0.2, floor: 0.25, partition: 1.8, door: 2.1 },
  glass: { uValue: 1.3, shgc: 0.5 },
} as const;

function compared(input: CompleteInput, text: string): BuildingComparison {
  const building = readGbxml(text);
  return compareBuilding(input, {
    building,
    rows: buildingRows(building, options),
    file: { name: "office.xml", size: 1, hash: "h" },
    decisions: {},
  });
}

function first(text: string): CompleteInput {
  const input = heatLoad.complete({ unitSystem: "Metric", method: "hourly" });
  const comparison = compared(input, text);
  const selected = new Set(comparison.rows.filter(isSelectedAtFirst).map(({ path }) => path));
  const { values, imports } = applyRevision(input, comparison, { selected, replaced: new Set() });
  return heatLoad.complete({ ...input, ...values, imports });
}

const renamed = (drawn: DrawnBuilding): DrawnBuilding => ({
  ...drawn,
  rooms: drawn.rooms.map((room) => ({ ...room, id: `other-${room.id}` })),
  surfaces: drawn.surfaces.map((surface) => ({ ...surface, id: `x-${surface.id}`, rooms: surface.rooms.map((room) => `other-${room}`) })),
});

const statesOf = (rows: readonly RevisedRow[]): readonly string[] => [...new Set(rows.map(({ state }) => state))];

test("a model that is moved, turned in its axes or written in another unit is unchanged by its identifiers", () => {
  const writings = fc.constantFrom<Writing>(
    { moved: [500, -20, 3] },
    { turned: 37 },
    { turned: -120, moved: [1, 2, 3] },
    { unit: ["Feet", 0.3048] },
    { unit: ["Inches", 0.0254], turned: 90 },
  );
  fc.assert(
    fc.property(grids, writings, (grid, writing) => {
      const drawn = draw(grid);
      expect(statesOf(compared(first(written(drawn)), written(drawn, writing)).rows)).toEqual(["current"]);
    }),
    { numRuns: runs(25) },
  );
});

test("a model that is moved by less than 70 mm is recognized without any identifier", () => {
  const shift = fc.integer({ min: -40, max: 40 }).map((millimetres) => millimetres / 1000);
  fc.assert(
    fc.property(grids, shift, shift, shift, (grid, x, y, z) => {
      const drawn = draw(grid);
      const { rows } = compared(first(written(drawn)), written(renamed(drawn), { moved: [x, y, z] }));
      expect(statesOf(rows)).toEqual(["current"]);
    }),
    { numRuns: runs(25) },
  );
});

test("of a room that is divided the larger part remains it, and the other is new", () => {
  const size = fc.integer({ min: 30, max: 90 }).map((tenths) => tenths / 10);
  const storey = (xs: readonly number[], rooms: readonly number[]): string =>
    written(
      draw({ xs, ys: [5], storeys: [rooms], courts: xs.map(() => false), slope: 0, windows: Array.from({ length: 8 }, () => false) }),
    );
  fc.assert(
    fc.property(size, fc.integer({ min: 55, max: 80 }), (width, share) => {
      const [large, small] = [(width * share) / 100, (width * (100 - share)) / 100];
      const input = first(storey([large, small], [7, 7]));
      const { rows } = compared(input, storey([large, small], [1, 2]));
      const rooms = rows.filter(({ list }) => list === "rooms").map(({ id, state }) => [id, state]);
      expect(rooms).toEqual([
        ["room-0-7", "changed"],
        ["room-0-2", "new"],
      ]);
    }),
    { numRuns: runs(25) },
  );
});
