import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readGbxml, type Building, type BuildingOpening, type BuildingSurface } from "../../building/index.ts";
import { convert } from "../../quantity/index.ts";
import { buildingRows, type BuildingRowOptions, type BuildingRows } from "./index.ts";

const options: BuildingRowOptions = {
  unitSystem: "Metric",
  unconditioned: { cooling: 30, heating: 8 },
  ground: { cooling: 16, heating: 10 },
  uValues: { wall: 0.3, roof: 0.2, floor: 0.25, partition: 1.8, door: 2.1 },
  glass: { uValue: 1.3, shgc: 0.5 },
};

const folder = new URL("../../../test/gbxml/", import.meta.url).pathname;
const files = globSync("*.xml", { cwd: folder }).toSorted();

const inUnit = (cell: unknown, unit: "m" | "m2"): number => {
  const { value, unit: entered } = cell as { readonly value: number; readonly unit: string };
  return convert(value, entered, unit);
};

/** Area of each row of a room, m²; rows of floors on the ground have none. */
function rowAreas({ surfaces = [], windows = [] }: BuildingRows["rooms"][number]): ReadonlyMap<string, number | undefined> {
  return new Map([
    ...surfaces.map(({ id, area }) => [id!, area === undefined ? undefined : inUnit(area, "m2")] as const),
    ...windows.map(({ id, width, height, count = 1 }) => [id!, inUnit(width, "m") * inUnit(height, "m") * Number(count)] as const),
  ]);
}

/** Each placement names a row of its room, and the areas placed in a row are the area of the row. */
function expectPlaced({ rooms, placements }: BuildingRows): void {
  for (const room of rooms) {
    const areas = rowAreas(room);
    const placed = new Map<string, number>();
    for (const { spaceId, rowId, area } of placements)
      if (spaceId === room.id && rowId !== undefined) placed.set(rowId, (placed.get(rowId) ?? 0) + area);
    expect(new Set(placed.keys())).toEqual(new Set(areas.keys()));
    for (const [id, area] of areas) if (area !== undefined) expect(Math.abs(placed.get(id)! - area), id).toBeLessThan(1e-9 * area);
  }
}

test.each(files)("placements of %s name the rows that contain their areas", (file) => {
  const building = readGbxml(readFileSync(folder + file));
  for (const unitSystem of ["Metric", "Imperial"] as const) expectPlaced(buildingRows(building, { ...options, unitSystem }));
});

/** A building with surfaces of its first room repeated, each with its openings, so that rows have to be combined. */
function repeated(building: Building, count: number, sizeOf: (index: number) => number): Building {
  const opening = (each: BuildingOpening, index: number): BuildingOpening => {
    const size = sizeOf(index);
    return { ...each, id: `${each.id}-${index}`, width: each.width * size, area: each.area * size };
  };
  const surfaces = Array.from({ length: count }, (_, index) =>
    building.surfaces.map((surface): BuildingSurface => {
      const openings = surface.openings.map((each) => opening(each, index));
      return { ...surface, id: `${surface.id}-${index}`, sourceIds: [`${surface.id}-${index}`], openings };
    }),
  ).flat();
  return { ...building, surfaces };
}

test.each([
  ["identical windows are counted", 3, (): number => 1],
  ["surfaces of one kind are one row where a room has too many", 40, (): number => 1],
  ["windows of all sizes are one row where a room has too many", 90, (index: number): number => 1 + index / 100],
] as const)("%s, and placements name that row", (_, count, sizeOf) => {
  const building = repeated(readGbxml(readFileSync(`${folder}00-plain.xml`)), count, sizeOf);
  const rows = buildingRows(building, options);
  expect(Math.max(...rows.rooms.map(({ surfaces = [], windows = [] }) => Math.max(surfaces.length, windows.length)))).toBeLessThanOrEqual(
    60,
  );
  expect(rows.placements.filter(({ rowId }) => rowId !== undefined).length).toBeGreaterThan(2 * count);
  expectPlaced(rows);
});

test("edges of floors on the ground that are one row add up", () => {
  const building = repeated(readGbxml(readFileSync(`${folder}00-plain.xml`)), 40, () => 1);
  const entered = building.surfaces.reduce((sum, { exposedPerimeter = 0 }) => sum + exposedPerimeter, 0);
  const { rooms } = buildingRows(building, options);
  const edges = rooms.flatMap(({ surfaces = [] }) =>
    surfaces.flatMap(({ perimeter }) => (perimeter === undefined ? [] : inUnit(perimeter, "m"))),
  );
  expect(entered).toBeGreaterThan(0);
  expect(edges.reduce((sum, edge) => sum + edge, 0) / entered).toBeCloseTo(1, 9);
});

test("a surface is looked at as often in a building of many rooms as in one of few", () => {
  const looksIn = (count: number): number => {
    const {
      spaces: [space],
      surfaces,
      ...rest
    } = readGbxml(readFileSync(`${folder}00-plain.xml`));
    let looks = 0;
    const watched = Array.from({ length: count }, (_, room) =>
      surfaces.map((surface) => {
        const copy = { ...surface, id: `${surface.id}-${room}`, openings: [], spaceId: `${room}` };
        delete (copy as { neighbourId?: string }).neighbourId;
        return new Proxy(copy, { get: (target, name, receiver) => (looks++, Reflect.get(target, name, receiver) as unknown) });
      }),
    ).flat();
    buildingRows(
      { ...rest, spaces: watched.map((_, index) => ({ ...space!, id: `${index}` })).slice(0, count), surfaces: watched },
      options,
    );
    return looks / watched.length;
  };
  expect(looksIn(64)).toBe(looksIn(4));
});
