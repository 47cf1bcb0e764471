import { runs } from "@tooling/testing/extent";
import { between } from "@tooling/testing/numbers";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readGbxml, writeGbxml, type Building } from "../../building/index.ts";
import { heatLoad } from "../../calculators/heat-load/index.ts";
import { draw, grids, written, type Grid } from "../../../test/gbxml/drawnBuildings.ts";
import { buildingRows } from "./index.ts";

const options = {
  unitSystem: "Metric",
  unconditioned: { cooling: 30, heating: 8 },
  ground: { cooling: 16, heating: 10 },
  uValues: { wall: 0.3, roof: 0.2, floor: 0.25, partition: 1.8, door: 2.1 },
  glass: { uValue: 1.3, shgc: 0.5 },
} as const;

type Rows = ReturnType<typeof buildingRows>;

const rowsOf = (building: Building): Rows => buildingRows(building, options);

interface RoomLoad {
  readonly id: string;
  readonly numbers: readonly number[];
}

/** Loads of each room, and the month and hour of its peak. */
function loadsOf({ rooms, zones, constructions, windowTypes }: Rows, latitude = 47): readonly RoomLoad[] {
  const input = { unitSystem: "Metric", method: "hourly", rooms, zones, constructions, windowTypes, site: { latitude } };
  const outcome = heatLoad.calculate(input as never);
  if (!outcome.ok) throw new Error(outcome.errors.map(({ field, message }) => `${field}: ${message}`).join("\n"));
  const results = outcome.results.roomResults as unknown as readonly ({ readonly id: string } & Record<
    string,
    { readonly value: number }
  >)[];
  return results.map((room) => ({
    id: room.id,
    numbers: ["load", "sensible", "latent", "peakMonth", "peakHour", "supplyAirflow", "heating"].map((name) => room[name]!.value),
  }));
}

/** Number of a quantity in the units of the rows. */
const valueOf = (cell: unknown): number | undefined => (cell as { readonly value: number } | undefined)?.value;

interface Side {
  readonly key: string;
  readonly numbers: readonly number[];
}

/** Surfaces and windows of a room with their areas, lengths and directions, turned by an angle; in the order of their ids. */
function sidesOf({ surfaces = [], windows = [] }: Rows["rooms"][number], turned: number): readonly Side[] {
  const directionOf = (cell: unknown): number => {
    const azimuth = valueOf(cell);
    return azimuth === undefined ? 0 : (((azimuth + turned) % 360) + 360) % 360;
  };
  const sides = [
    ...surfaces.map(({ id, kind, construction, area, azimuth, tilt, perimeter }) => ({
      key: `${id!} ${kind!} ${construction ?? ""}`,
      numbers: [
        valueOf(area) ?? 0,
        azimuth === undefined || valueOf(tilt) === 0 ? 0 : directionOf(azimuth),
        valueOf(tilt) ?? 0,
        valueOf(perimeter) ?? 0,
      ],
    })),
    ...windows.map(({ id, kind, type, count, width, height, azimuth }) => ({
      key: `${id!} ${kind!} ${type ?? ""} ${Number(count ?? 1)}`,
      numbers: [valueOf(width)!, valueOf(height)!, directionOf(azimuth)],
    })),
  ];
  return sides.toSorted((a, b) => (a.key < b.key ? -1 : 1));
}

function expectClose(actual: readonly number[], expected: readonly number[], what: string): void {
  expect(actual.length).toBe(expected.length);
  expected.forEach((value, index) => {
    const difference = Math.abs(actual[index]! - value);
    // 359.999999999999° and 0° are one direction.
    const distance = Math.min(difference, Math.abs(difference - 360));
    expect(distance, `${what}: ${String(actual[index])} for ${value}`).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(value)));
  });
}

/** Both have the same rooms, surfaces and windows, which are turned by an angle. */
function expectSameRows(rows: Rows, expected: Rows, turned = 0): void {
  expect(rows.rooms.map(({ id, name, zone }) => ({ id, name, zone }))).toEqual(
    expected.rooms.map(({ id, name, zone }) => ({ id, name, zone })),
  );
  rows.rooms.forEach((room, index) => {
    const other = expected.rooms[index]!;
    expectClose([valueOf(room.floorArea)!, valueOf(room.height)!], [valueOf(other.floorArea)!, valueOf(other.height)!], room.id!);
    const [sides, otherSides] = [sidesOf(room, 0), sidesOf(other, turned)];
    expect(sides.map(({ key }) => key)).toEqual(otherSides.map(({ key }) => key));
    sides.forEach(({ key, numbers }, place) => expectClose(numbers, otherSides[place]!.numbers, key));
  });
}

function expectSameLoads(loads: readonly RoomLoad[], expected: readonly RoomLoad[]): void {
  expect(loads.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  loads.forEach(({ id, numbers }, index) => expectClose(numbers, expected[index]!.numbers, id));
}

const angles = between(-360, 360);

/** A grid whose rooms are boxes: one room on each cell. */
const boxes = (grid: Grid): Grid => ({ ...grid, courts: [], storeys: grid.storeys.map((storey) => storey.map((_, cell) => cell)) });

/** Boxes, and rooms of any cells: L-shapes, rings, courtyards; with flat and sloping roofs. */
const shapes = fc.tuple(grids, fc.boolean()).map(([grid, isBoxes]) => (isBoxes ? boxes(grid) : grid));

test("a building that is exported reads back as the same rows with the same loads, wherever its north is", () =>
  fc.assert(
    fc.property(shapes, angles, (grid, turned) => {
      const building = readGbxml(written(draw(grid), { turned }));
      const [rows, again] = [rowsOf(building), rowsOf(readGbxml(writeGbxml(building)))];
      expectSameRows(again, rows);
      expectSameLoads(loadsOf(again), loadsOf(rows));
      expect(again.placements.length).toBe(rows.placements.length);
    }),
    { numRuns: runs(30) },
  ));

/** A drawing whose y axis has a direction from true north, in the file or in its polygons. */
const turnedBy = (grid: Grid, angle: number, where: "azimuth" | "polygons"): Building => {
  const file = written(draw(grid), where === "polygons" ? { turned: angle } : {});
  return readGbxml(file.replace(/<CADModelAzimuth>[^<]*</, `<CADModelAzimuth>${where === "azimuth" ? angle : 0}<`));
};

test("a model that is turned by its azimuth has the rows and loads of one whose polygons are turned", () =>
  fc.assert(
    fc.property(shapes, angles, (grid, angle) => {
      const [byAzimuth, byPolygons] = [rowsOf(turnedBy(grid, angle, "azimuth")), rowsOf(turnedBy(grid, angle, "polygons"))];
      expectSameRows(byAzimuth, byPolygons);
      expectSameLoads(loadsOf(byAzimuth), loadsOf(byPolygons));
    }),
    { numRuns: runs(30) },
  ));

test("turning a model turns the directions of its rows by the same angle, and nothing else", () =>
  fc.assert(
    fc.property(shapes, angles, (grid, angle) => {
      const plain = rowsOf(turnedBy(grid, 0, "azimuth"));
      for (const where of ["azimuth", "polygons"] as const) expectSameRows(rowsOf(turnedBy(grid, angle, where)), plain, angle);
      // The option of the import turns as the file does.
      expectSameRows(buildingRows(turnedBy(grid, 0, "azimuth"), { ...options, turn: angle }), plain, angle);
    }),
    { numRuns: runs(30) },
  ));

test("four quarters of a turn are none, and each quarter moves the loads of a square room to its next side", () =>
  fc.assert(
    fc.property(fc.constantFrom(3, 4.5, 7), fc.integer({ min: 0, max: 3 }), (side, quarter) => {
      // One room with a single window: its direction alone tells the turns apart.
      const grid: Grid = { xs: [side], ys: [side], storeys: [[0]], courts: [], slope: 0, windows: [false] };
      const south = draw(grid);
      const windowOf = (wall: number) => ({
        ...south,
        surfaces: south.surfaces.map((surface, index) =>
          index === wall ? { ...surface, opening: quarterOpening(surface.polygon) } : surface,
        ),
      });
      // Walls of a drawn cell are those to the south, east, north and west; 90° clockwise brings south to west.
      const order = [0, 3, 2, 1];
      const turnedRoom = readGbxml(written(windowOf(0)).replace(/<CADModelAzimuth>[^<]*</, `<CADModelAzimuth>${90 * quarter}<`));
      const drawnRoom = readGbxml(written(windowOf(order[quarter]!)));
      expectSameLoads(loadsOf(rowsOf(turnedRoom)), loadsOf(rowsOf(drawnRoom)));
    }),
    { numRuns: runs(12) },
  ));

/** A rectangle in the middle of a wall. */
function quarterOpening([a, b, c, d]: Building["surfaces"][number]["polygons"][number]) {
  const between = (x: number, y: number) =>
    [0, 1, 2].map((axis) => {
      const [low, high] = [a![axis]! + (b![axis]! - a![axis]!) * x, d![axis]! + (c![axis]! - d![axis]!) * x];
      return low + (high - low) * y;
    }) as unknown as readonly [number, number, number];
  return [between(0.25, 0.25), between(0.75, 0.25), between(0.75, 0.75), between(0.25, 0.75)];
}
