import { between } from "@tooling/testing/numbers";
import type { Building, BuildingSpace, BuildingSurface, Point, Polygon } from "@org/hvac-core/building";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { areaOf, clearWidth, isWithin, labelSpot, type Outline } from "./labelSpot.ts";
import { layOutPlan, type PlanLayout } from "./planLayout.ts";
import { normalOf } from "./traces.ts";

/** A change of the model: it is turned around the vertical, then scaled and moved. */
interface Change {
  readonly turn: number;
  readonly scale: number;
  readonly move: Point;
}

const changed =
  ({ turn, scale, move }: Change) =>
  ([x, y, z]: Point): Point => [
    scale * (x * Math.cos(turn) - y * Math.sin(turn)) + move[0],
    scale * (x * Math.sin(turn) + y * Math.cos(turn)) + move[1],
    scale * z + move[2],
  ];

const azimuthOf = (polygon: Polygon): number => {
  const { x, y } = normalOf(polygon);
  return ((Math.atan2(x, y) * 180) / Math.PI + 360) % 360;
};

const space = (id: string, floor: Polygon, storeyId?: string): BuildingSpace => ({
  id,
  name: `Room ${id}`,
  ...(storeyId === undefined ? {} : { storeyId }),
  isConditioned: true,
  area: 0,
  volume: 0,
  height: 3,
  floorArea: 0,
  openShare: 0,
  floorPolygons: [floor],
  floorLevel: floor[0]![2],
  use: {},
});

const surface = (id: string, polygon: Polygon, rooms: readonly string[], opening?: Polygon): BuildingSurface => ({
  id,
  name: id,
  sourceIds: [id],
  type: rooms.length > 1 ? "InteriorWall" : "ExteriorWall",
  boundary: rooms.length > 1 ? "space" : "outdoors",
  spaceId: rooms[0]!,
  ...(rooms[1] === undefined ? {} : { neighbourId: rooms[1] }),
  azimuth: azimuthOf(polygon),
  tilt: 90,
  grossArea: 0,
  openingArea: 0,
  netArea: 0,
  polygons: [polygon],
  openings: opening ? [{ id: `${id}-o`, name: "", type: "", kind: "window", area: 1, width: 1, height: 1, polygon: opening }] : [],
});

const upright = (from: readonly [number, number], to: readonly [number, number], bottom: number, top: number): Polygon => [
  [...from, bottom],
  [...to, bottom],
  [...to, top],
  [...from, top],
];

const empty: Building = {
  name: "",
  units: { length: "Meters", area: "", volume: "", temperature: "" },
  place: { modelAzimuth: 0 },
  storeys: [],
  zones: [],
  spaces: [],
  surfaces: [],
  shades: [],
  constructions: [],
  windowTypes: [],
  schedules: [],
  account: [],
  findings: [],
};

interface Row {
  readonly widths: readonly number[];
  readonly depth: number;
  readonly storeys: number;
}

/** Rooms in a row, in storeys of 3 m: each south wall has a window of half its width. */
function rowOf({ widths, depth, storeys }: Row): Building {
  const starts = widths.map((_, index) => widths.slice(0, index).reduce((sum, width) => sum + width, 0));
  const rooms = Array.from({ length: storeys }, (_, storey) =>
    widths.map((width, index) => ({ storey, index, width, x: starts[index]!, z: 3 * storey })),
  ).flat();
  const id = (storey: number, index: number): string => `${storey}-${index}`;
  return {
    ...empty,
    spaces: rooms.map(({ storey, index, width, x, z }) =>
      space(id(storey, index), [
        [x, 0, z],
        [x + width, 0, z],
        [x + width, depth, z],
        [x, depth, z],
      ]),
    ),
    surfaces: rooms.flatMap(({ storey, index, width, x, z }) => [
      surface(
        `${id(storey, index)}-south`,
        upright([x, 0], [x + width, 0], z, z + 3),
        [id(storey, index)],
        upright([x + width / 4, 0], [x + (3 * width) / 4, 0], z + 1, z + 2),
      ),
      surface(`${id(storey, index)}-north`, upright([x + width, depth], [x, depth], z, z + 3), [id(storey, index)]),
      ...(index > 0
        ? [surface(`${id(storey, index)}-west`, upright([x, depth], [x, 0], z, z + 3), [id(storey, index), id(storey, index - 1)])]
        : []),
    ]),
  };
}

const through = (building: Building, change: (point: Point) => Point): Building => ({
  ...building,
  spaces: building.spaces.map((each) => ({
    ...each,
    floorPolygons: each.floorPolygons.map((polygon) => polygon.map(change)),
    floorLevel: change(each.floorPolygons[0]![0]!)[2],
  })),
  surfaces: building.surfaces.map((each) => ({
    ...each,
    polygons: each.polygons.map((polygon) => polygon.map(change)),
    openings: each.openings.map((opening) => ({ ...opening, polygon: opening.polygon.map(change) })),
  })),
});

const rows: fc.Arbitrary<Row> = fc.record({
  widths: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 }),
  depth: fc.integer({ min: 2, max: 9 }),
  storeys: fc.integer({ min: 1, max: 3 }),
});
const turns = fc.integer({ min: 0, max: 359 }).map((degrees) => (degrees * Math.PI) / 180);
const moves = fc.tuple(fc.integer({ min: -500, max: 500 }), fc.integer({ min: -500, max: 500 }), fc.integer({ min: -50, max: 50 }));

type Ends = Readonly<Record<string, readonly (readonly [number, number])[]>>;
/** Ends of all walls and marks in the axes of the model, by identifier. */
const endsOf = ({ storeys }: PlanLayout): Ends =>
  Object.fromEntries(
    storeys.flatMap(({ walls, marks }) => [
      ...walls.map(({ surfaceId, from, to }) => [surfaceId, [from, to].map(({ x, y }) => [x, -y] as const)] as const),
      ...marks.map(({ id, from, to }) => [id, [from, to].map(({ x, y }) => [x, -y] as const)] as const),
    ]),
  );

/** Whether lines have the same ends, in either order. */
function expectSameLines(actual: Ends, expected: Ends, tolerance: number): void {
  expect(Object.keys(actual).toSorted()).toEqual(Object.keys(expected).toSorted());
  const far = Object.entries(expected).filter(([id, [from, to]]) => {
    const [a, b] = actual[id]!;
    const distance = (p: readonly [number, number] | undefined, q: readonly [number, number] | undefined): number =>
      Math.hypot(p![0] - q![0], p![1] - q![1]);
    return Math.min(distance(a, from) + distance(b, to), distance(a, to) + distance(b, from)) > tolerance;
  });
  expect(far.map(([id]) => id)).toEqual([]);
}

describe("layout of a plan", () => {
  test("walls are as long as their rooms, windows as wide as their openings, and each storey has its own", () => {
    fc.assert(
      fc.property(rows, (row) => {
        const { storeys, bounds } = layOutPlan(rowOf(row));
        const width = row.widths.reduce((sum, each) => sum + each, 0);
        expect(bounds).toEqual({ left: 0, right: width, top: -row.depth, bottom: 0 });
        expect(storeys.map(({ level }) => level)).toEqual(Array.from({ length: row.storeys }, (_, index) => 3 * index));
        for (const { rooms, walls, marks } of storeys) {
          expect(rooms).toHaveLength(row.widths.length);
          expect(rooms.reduce((sum, { main }) => sum + areaOf(main), 0)).toBeCloseTo(width * row.depth, 9);
          const lengths = (lines: typeof walls | typeof marks): number =>
            lines.reduce((sum, { from, to }) => sum + Math.hypot(to.x - from.x, to.y - from.y), 0);
          expect(lengths(walls)).toBeCloseTo(2 * width + (row.widths.length - 1) * row.depth, 9);
          expect(lengths(marks)).toBeCloseTo(width / 2, 9);
        }
      }),
    );
  });

  test("a model that is turned, scaled and moved has a plan that is turned, scaled and moved", () => {
    fc.assert(
      fc.property(rows, turns, fc.constantFrom(0.7, 1, 1.4), moves, (row, turn, scale, move) => {
        const change = changed({ turn, scale, move });
        const building = rowOf(row);
        const before = endsOf(layOutPlan(building));
        const expected = Object.fromEntries(
          Object.entries(before).map(([id, ends]) => [
            id,
            ends.map(([x, y]) => change([x, y, 0]).slice(0, 2) as unknown as readonly [number, number]),
          ]),
        );
        expectSameLines(endsOf(layOutPlan(through(building, change))), expected, 1e-6);
      }),
    );
  });

  test("the order of rooms, surfaces and points does not matter", () => {
    fc.assert(
      fc.property(rows, fc.integer(), (row, seed) => {
        const building = rowOf(row);
        const shuffled = <T>(list: readonly T[]): readonly T[] =>
          list
            .map((each, index) => ({ each, key: Math.sin(index * 12.9898 + seed) }))
            .toSorted((a, b) => a.key - b.key)
            .map(({ each }) => each);
        const other: Building = {
          ...building,
          spaces: shuffled(building.spaces),
          surfaces: shuffled(building.surfaces).map((each) => ({
            ...each,
            polygons: each.polygons.map((polygon) => polygon.toReversed()),
          })),
        };
        const [a, b] = [layOutPlan(building), layOutPlan(other)];
        expectSameLines(endsOf(b), endsOf(a), 1e-9);
        const names = ({ storeys }: PlanLayout): readonly (readonly string[])[] =>
          storeys.map(({ rooms }) => rooms.map((room) => room.space.id).toSorted());
        expect(names(b)).toEqual(names(a));
      }),
    );
  });

  test("rooms without a storey join the storey at their level, and others form one by their level", () => {
    const floor = (z: number): Polygon => [
      [0, 0, z],
      [4, 0, z],
      [4, 4, z],
      [0, 4, z],
    ];
    const building: Building = {
      ...empty,
      storeys: [{ id: "first", name: "First", level: 3 }],
      spaces: [space("a", floor(3), "first"), space("b", floor(3.2)), space("c", floor(6)), space("d", floor(6.4)), space("e", floor(0))],
    };
    const storeys = layOutPlan(building).storeys.map(({ name, level, rooms }) => ({
      name,
      level,
      rooms: rooms.map((room) => room.space.id).toSorted(),
    }));
    expect(storeys).toEqual([
      { name: undefined, level: 0, rooms: ["e"] },
      { name: "First", level: 3, rooms: ["a", "b"] },
      { name: undefined, level: 6, rooms: ["c", "d"] },
    ]);
  });

  test("walls above the eye are left out, and rooms without a floor are named", () => {
    const building: Building = {
      ...empty,
      spaces: [{ ...space("a", [[0, 0, 0], [4, 0, 0], [4, 4, 0]]) }, { ...space("b", [[0, 0, 0], [1, 0, 0], [1, 1, 0]]), floorPolygons: [] }], // prettier-ignore
      surfaces: [surface("low", upright([0, 0], [4, 0], 0, 1), ["a"]), surface("high", upright([0, 0], [4, 0], 2, 3), ["a"])],
    };
    const [storey] = layOutPlan(building).storeys;
    expect(storey!.walls.map(({ surfaceId }) => surfaceId)).toEqual(["low"]);
    expect(storey!.undrawn.map(({ id }) => id)).toEqual(["b"]);
  });

  test("an opening without a polygon is in the middle of its wall", () => {
    const wall = surface("w", upright([0, 0], [8, 0], 0, 3), ["a"], []);
    const building: Building = { ...empty, spaces: [space("a", [[0, 0, 0], [8, 0, 0], [8, 4, 0], [0, 4, 0]])], surfaces: [{ ...wall, openings: [{ ...wall.openings[0]!, width: 2 }] }] }; // prettier-ignore
    const [mark] = layOutPlan(building).storeys[0]!.marks;
    expect(new Set([mark!.from.x, mark!.to.x])).toEqual(new Set([3, 5]));
  });
});

/** A closed outline around the origin whose corners are seen from it in order. */
const stars: fc.Arbitrary<Outline> = fc
  .array(fc.integer({ min: 1, max: 20 }), { minLength: 5, maxLength: 12 })
  .map((radii) =>
    radii.map((radius, index) => ({
      x: radius * Math.cos((2 * Math.PI * index) / radii.length),
      y: radius * Math.sin((2 * Math.PI * index) / radii.length),
    })),
  );

describe("labels of rooms", () => {
  test("a label is within its room, and so is the free width around it", () => {
    fc.assert(
      fc.property(stars, between(0.05, 0.5), (outline, height) => {
        const spot = labelSpot(outline);
        if (!spot) return;
        expect(isWithin(outline, spot)).toBe(true);
        const { middle, width } = clearWidth(outline, spot, height);
        for (const x of [-0.499, -0.25, 0, 0.25, 0.499])
          for (const y of [-0.499, 0, 0.499])
            if (width > 0) expect(isWithin(outline, { x: middle + x * width, y: spot.y + y * height })).toBe(true);
      }),
    );
  });
});
