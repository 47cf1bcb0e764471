import { runs } from "@tooling/testing/extent";
import { between } from "@tooling/testing/numbers";
import fc from "fast-check";
import { expect, test } from "vitest";
import { draw, grids, written, type DrawnBuilding, type Grid, type Writing } from "../../../../test/gbxml/drawnBuildings.ts";
import { readGbxml, type Point, type Polygon } from "../../../building/index.ts";
import { heatLoad } from "../../../calculators/heat-load/index.ts";
import type { CompleteInput } from "../../../kernel/index.ts";
import {
  applyRevision,
  buildingRows,
  compareBuilding,
  isSelectedAtFirst,
  roundedRows,
  type BuildingComparison,
  type RevisedRow,
} from "../index.ts";

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
    // As the application imports them.
    rows: roundedRows(buildingRows(building, options)),
    file: { name: "office.xml", size: 1, hash: "h" },
    decisions: {},
  });
}

function after(input: CompleteInput, text: string): CompleteInput {
  const comparison = compared(input, text);
  const selected = new Set(comparison.rows.filter(isSelectedAtFirst).map(({ path }) => path));
  const { values, imports } = applyRevision(input, comparison, { selected, replaced: new Set() });
  return heatLoad.complete({ ...input, ...values, imports });
}

const first = (text: string): CompleteInput => after(heatLoad.complete({ unitSystem: "Metric", method: "hourly" }), text);

const renamed = (drawn: DrawnBuilding): DrawnBuilding => ({
  ...drawn,
  rooms: drawn.rooms.map((room) => ({ ...room, id: `other-${room.id}` })),
  surfaces: drawn.surfaces.map((surface) => ({ ...surface, id: `x-${surface.id}`, rooms: surface.rooms.map((room) => `other-${room}`) })),
});

/** Grids in millimetres: areas have more digits than rows. */
const millimetres = fc.integer({ min: 1001, max: 9999 }).map((size) => size / 1000);
const sizes = fc.array(millimetres, { minLength: 3, maxLength: 3 });
const fineGrids: fc.Arbitrary<Grid> = fc
  .tuple(grids, sizes, sizes)
  .map(([grid, xs, ys]) => ({ ...grid, xs: xs.slice(0, grid.xs.length), ys: ys.slice(0, grid.ys.length) }));

/** The file with names of rooms that stay when identifiers change. */
const named = (text: string): string => text.replaceAll(/<Space id="(?:other-)?([^"]*)">/g, "$&<Name>Room $1</Name>");

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
    fc.property(fineGrids, writings, (grid, writing) => {
      const drawn = draw(grid);
      expect(statesOf(compared(first(written(drawn)), written(drawn, writing)).rows)).toEqual(["current"]);
    }),
    { numRuns: runs(40) },
  );
});

test("windows that are one row with their number are so wherever the model is, and the same of two overhangs is taken", () => {
  const loop = (points: Polygon): string =>
    `<PlanarGeometry><PolyLoop>${points.map((point) => `<CartesianPoint>${point.map((each) => `<Coordinate>${each}</Coordinate>`).join("")}</CartesianPoint>`).join("")}</PolyLoop></PlanarGeometry>`;
  const windows = [0.4, 1.1, 2.3, 3.3, 4.7];
  const text = (place: (point: Point) => Point): string => {
    const put = (polygon: Polygon): string => loop(polygon.map(place));
    const upright = (from: number, to: number, low: number, high: number): Polygon => [
      [from, 0, low],
      [to, 0, low],
      [to, 0, high],
      [from, 0, high],
    ];
    const openings = windows.map(
      (x, index) => `<Opening id="w${index}" openingType="FixedWindow">${put(upright(x, x + 0.55, 1, 2.35))}</Opening>`,
    );
    // Two eaves of one depth and height over all windows, one of them longer.
    const eaves = [0.3, 1.7].map((reach, index) => {
      const ends: Polygon = [[-reach, 0, 2.6], [-reach, -0.7, 2.6], [6 + reach, -0.7, 2.6], [6 + reach, 0, 2.6]]; // prettier-ignore
      return `<Surface id="eave${index}" surfaceType="Shade">${put(ends)}</Surface>`;
    });
    return `<gbXML lengthUnit="Meters"><Campus><Building><Space id="a"><Area>24</Area></Space></Building><Surface id="s" surfaceType="ExteriorWall"><AdjacentSpaceId spaceIdRef="a"/>${put(upright(0, 6, 0, 3))}${openings.join("")}</Surface>${eaves.join("")}</Campus></gbXML>`;
  };
  const input = first(text((point) => point));
  fc.assert(
    fc.property(fc.integer({ min: -2000, max: 2000 }), between(-999, 999), (x, y) => {
      expect(
        statesOf(
          compared(
            input,
            text(([px, py, pz]) => [px + x / 3, py + y, pz]),
          ).rows,
        ),
      ).toEqual(["current"]);
    }),
    { numRuns: runs(40) },
  );
});

test("coordinates with another last digit change nothing", () =>
  fc.assert(
    fc.property(fineGrids, (grid) => {
      const drawn = draw(grid);
      const text = written(drawn, { unit: ["Feet", 0.3048], decimals: 6 });
      expect(statesOf(compared(first(written(drawn)), text).rows)).toEqual(["current"]);
    }),
    { numRuns: runs(40) },
  ));

test("a model that another program exports elsewhere, with new identifiers, is recognized by the names of its rooms", () =>
  fc.assert(
    fc.property(fineGrids, fc.integer({ min: -300, max: 300 }), fc.constantFrom(0, 90, -120, 37), (grid, x, turned) => {
      const drawn = draw(grid);
      const input = first(named(written(drawn)));
      const later = named(written(renamed(drawn), { moved: [x, -40, 2], turned }));
      // Directions of the walls of a single room are in whole degrees; its sides may all be equal.
      fc.pre(turned === 0 || new Set([...grid.xs, ...grid.ys]).size > 1);
      fc.pre(turned === 0 || drawn.rooms.length > 1);
      const { rows } = compared(input, later);
      expect(rows.filter(({ state }) => state === "new" || state === "gone")).toEqual([]);
      expect(statesOf(rows)).toEqual(["current"]);
      const next = after(input, later);
      expect(statesOf(compared(next, later).rows)).toEqual(["current"]);
      // What is compared is where the first import was, however often the model moves.
      expect(statesOf(compared(next, named(written(drawn))).rows)).toEqual(statesOf(rows));
    }),
    { numRuns: runs(25) },
  ));

test("two rooms that change names are the same rooms, with other names", () =>
  fc.assert(
    fc.property(fineGrids, fc.boolean(), (grid, isRenamed) => {
      const drawn = draw(grid);
      fc.pre(drawn.rooms.length > 1);
      const [a, b] = drawn.rooms.map(({ id }) => id) as [string, string];
      const others = new Map([
        [a, b],
        [b, a],
      ]);
      const swapped = named(written(isRenamed ? renamed(drawn) : drawn)).replaceAll(
        /<Name>Room ([^<]*)</g,
        (_all, id: string) => `<Name>Room ${others.get(id) ?? id}<`,
      );
      const changed = compared(first(named(written(drawn))), swapped).rows.filter(({ state }) => state !== "current");
      expect(new Set(changed.map(({ path }) => path))).toEqual(new Set([`rooms.${a}`, `rooms.${b}`]));
      expect(changed.flatMap(({ differences }) => differences.map(({ name }) => name))).toEqual(["name", "name"]);
    }),
    { numRuns: runs(25) },
  ));

/** Exterior walls without windows in two pieces. */
function divided(drawn: DrawnBuilding): DrawnBuilding {
  const between = (from: Point, to: Point): Point => from.map((each, axis) => each + 0.4 * (to[axis]! - each)) as unknown as Point;
  const pieces = ([a, b, c, d]: Polygon): readonly [Polygon, Polygon] => [
    [a!, between(a!, b!), between(d!, c!), d!],
    [between(a!, b!), b!, c!, between(d!, c!)],
  ];
  return {
    ...drawn,
    surfaces: drawn.surfaces.flatMap((surface) => {
      if (surface.opening || surface.type !== "ExteriorWall") return [surface];
      const [left, right] = pieces(surface.polygon);
      return [
        { ...surface, polygon: left },
        { ...surface, id: `${surface.id}-b`, polygon: right },
      ];
    }),
  };
}

test("walls in two pieces are those in one, whichever comes first", () =>
  fc.assert(
    fc.property(fineGrids, (grid) => {
      const [whole, parts] = [draw(grid), divided(draw(grid))].map((drawn) => written(drawn)) as [string, string];
      expect(statesOf(compared(first(whole), parts).rows)).toEqual(["current"]);
      expect(statesOf(compared(first(parts), whole).rows)).toEqual(["current"]);
    }),
    { numRuns: runs(40) },
  ));

test("a storey that is added is new, and nothing changes below it but roofs that are gone", () =>
  fc.assert(
    fc.property(fineGrids, fc.boolean(), (grid, isRenamed) => {
      const [plan] = grid.storeys as [readonly number[]];
      const storeys = (count: number): DrawnBuilding =>
        draw({ ...grid, storeys: Array.from({ length: count }, () => plan), slope: 0, windows: [false] });
      const [below, higher] = [storeys(1), storeys(2)];
      const { rows } = compared(first(written(below)), written(isRenamed ? renamed(higher) : higher));
      const different = rows.filter(({ state }) => state !== "current");
      const added = different.filter(({ state }) => state === "new");
      expect(added.map(({ list }) => list)).toEqual(below.rooms.map(() => "rooms"));
      const roofs = new Set(below.surfaces.flatMap(({ id, type }) => (type === "Roof" ? [id] : [])));
      for (const { state, id } of different.filter((row) => !added.includes(row))) expect([state, roofs.has(id)]).toEqual(["gone", true]);
    }),
    { numRuns: runs(25) },
  ));

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

test("a room that is new at the place of one that is gone, as seen from another side, turns no model", () => {
  type Corner = readonly [x: number, y: number];
  const loop = (points: readonly (readonly number[])[]): string =>
    `<PlanarGeometry><PolyLoop>${points.map((point) => `<CartesianPoint>${point.map((each) => `<Coordinate>${each}</Coordinate>`).join("")}</CartesianPoint>`).join("")}</PolyLoop></PlanarGeometry>`;
  const box = (id: string, name: string, from: number, area: number): readonly [space: string, surfaces: string] => {
    const corners: readonly Corner[] = [
      [from, 0],
      [from + 6, 0],
      [from + 6, 4],
      [from, 4],
    ];
    const surface = (side: string, type: string, points: readonly (readonly number[])[]): string =>
      `<Surface id="${id}-${side}" surfaceType="${type}"><AdjacentSpaceId spaceIdRef="${id}"/>${loop(points)}</Surface>`;
    const walls = corners.map((a, side) => {
      const b = corners[(side + 1) % 4]!;
      return surface(String(side), "ExteriorWall", [
        [...a, 0],
        [...b, 0],
        [...b, 3],
        [...a, 3],
      ]);
    });
    const roof = corners.map((corner) => [...corner, 3]);
    const space = `<Space id="${id}"><Name>${name}</Name><Area>${area}</Area><Volume>${area * 3}</Volume></Space>`;
    return [space, [...walls, surface("roof", "Roof", roof)].join("")];
  };
  const model = (boxes: readonly (readonly [string, string])[]): string =>
    `<gbXML lengthUnit="Meters" areaUnit="SquareMeters" volumeUnit="CubicMeters"><Campus><Building>${boxes.map(([space]) => space).join("")}</Building>${boxes.map(([, surfaces]) => surfaces).join("")}</Campus></gbXML>`;
  // West is to North what South was, turned by half a circle.
  const input = first(model([box("n", "North", 0, 24), box("m", "Middle", 10, 24), box("s", "South", 20, 24)]));
  const { rows } = compared(input, model([box("w", "West", -20, 24), box("n", "North", 0, 26), box("other", "Middle", 10, 30)]));
  const rooms = rows.filter(({ list }) => list === "rooms").map(({ name, state }) => [name, state]);
  expect(Object.fromEntries(rooms)).toEqual({ West: "new", North: "changed", Middle: "changed", South: "gone" });
});
