import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { expect, test } from "vitest";
import { OutOfRangeError } from "../../src/index.ts";
import {
  drawnBuilding,
  emptyDrawing,
  type Drawing,
  type DrawingFinding,
  type DrawnOpening,
  type DrawnRoom,
  type DrawnStorey,
  type PlanPolygon,
} from "../../src/building/drawing/index.ts";

const rectangle = (x: number, y: number, width: number, depth: number): PlanPolygon => [
  [x, y],
  [x + width, y],
  [x + width, y + depth],
  [x, y + depth],
];
const room = (id: string, polygon: PlanPolygon, more: Partial<DrawnRoom> = {}): DrawnRoom => ({
  id,
  name: id,
  isConditioned: true,
  polygon,
  ...more,
});
const storey = (rooms: readonly DrawnRoom[], more: Partial<DrawnStorey> = {}): DrawnStorey => ({
  id: "s",
  name: "S",
  level: 0,
  height: 3,
  count: 1,
  rooms,
  openings: [],
  ...more,
});
const drawing = (...storeys: readonly DrawnStorey[]): Drawing => ({
  ...emptyDrawing,
  storeys,
  openingTypes: [{ id: "w", name: "Window", kind: "window", width: 2, height: 1, sill: 1 }],
});
const opening = (x: number, y: number, more: Partial<DrawnOpening> = {}): DrawnOpening => ({
  id: "o",
  typeId: "w",
  point: [x, y],
  ...more,
});

const points = fc
  .tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: -20, max: 20 }))
  .map(([x, y]): readonly [number, number] => [x / 2, y / 2]);
const rooms = fc.array(fc.array(points, { minLength: 3, maxLength: 7 }), { maxLength: 6 });

test("any rooms give a building whose areas add up, with a finding for each room that is left out", () =>
  fc.assert(
    fc.property(fc.array(rooms, { minLength: 1, maxLength: 3 }), points, (storeys, place) => {
      const drawn = drawing(
        ...storeys.map((polygons, level) => {
          const ofStorey = polygons.map((polygon, index) => room(`r${level}-${index}`, polygon));
          return storey(ofStorey, { id: `s${level}`, level: 3 * level, openings: [opening(place[0], place[1], { id: `o${level}` })] });
        }),
      );
      const { building, findings } = drawnBuilding(drawn);
      const leftOut = findings.filter(({ kind }) => kind === "self-crossing" || kind === "room-without-area");
      expect(building.spaces.length + leftOut.length).toBe(storeys.flat().length);
      const taken = building.account.filter(({ kind, outcome }) => kind === "surface" && outcome !== "left-out");
      const areas = building.surfaces.map(({ grossArea }) => grossArea);
      expect(areas.reduce((sum, area) => sum + area, 0)).toBeCloseTo(
        taken.reduce((sum, { area }) => sum + area, 0),
        6,
      );
      for (const area of areas) expect(area).toBeGreaterThan(0);
      // Points move by up to 10 mm, and rooms that are thinner may vanish.
      for (const { area, floorArea } of building.spaces) expect(Math.abs(area - floorArea)).toBeLessThan(0.01 * 150);
      expect(building.account.filter(({ kind, id }) => kind === "opening" && id.startsWith("o")).length).toBeGreaterThanOrEqual(
        storeys.length,
      );
    }),
    { numRuns: runs(100) },
  ));

const a = room("a", rectangle(0, 0, 5, 4));

test.each<[string, Drawing, DrawingFinding]>([
  [
    "rooms that overlap",
    drawing(storey([a, room("b", rectangle(4, 1, 5, 2))])),
    { kind: "rooms-overlap", roomId: "a", otherId: "b", area: 2 },
  ],
  [
    "a room within another one",
    drawing(storey([a, room("b", rectangle(1, 1, 2, 1))])),
    { kind: "rooms-overlap", roomId: "a", otherId: "b", area: 2 },
  ],
  ["a room drawn twice", drawing(storey([a, { ...a, id: "b" }])), { kind: "rooms-overlap", roomId: "a", otherId: "b", area: 20 }],
  [
    "edges that cross",
    drawing(
      storey([
        room("a", [
          [0, 0],
          [4, 4],
          [4, 0],
          [0, 4],
          [-1, 2],
        ]),
      ]),
    ),
    { kind: "self-crossing", roomId: "a", x: 2, y: 2 },
  ],
  ["a room without an area", drawing(storey([a, room("b", rectangle(0, 0, 3, 0))])), { kind: "room-without-area", roomId: "b" }],
  [
    "rooms with a gap between",
    drawing(storey([a, room("b", rectangle(5.2, 1, 3, 6))])),
    { kind: "gap-between-rooms", roomId: "a", otherId: "b", length: 3, distance: expect.closeTo(0.2, 9) as number },
  ],
  [
    "a terrace",
    drawing(storey([a]), storey([room("b", rectangle(0, 0, 5, 3))], { id: "t", level: 3 })),
    { kind: "partly-under-roof", roomId: "a", area: 5 },
  ],
  [
    "a room over air",
    drawing(storey([a]), storey([room("b", rectangle(0, 0, 5, 6))], { id: "t", level: 3 })),
    { kind: "over-air", roomId: "b", area: 10 },
  ],
  [
    "an opening within a room",
    drawing(storey([a], { openings: [opening(2, 2)] })),
    { kind: "opening-off-wall", openingId: "o", area: 2, distance: 2 },
  ],
  [
    "an opening near the end of its wall",
    drawing(storey([a], { openings: [opening(4.5, 0)] })),
    { kind: "opening-moved", openingId: "o", distance: 0.5 },
  ],
  [
    "an opening that is longer than its wall",
    drawing(storey([a], { openings: [opening(2, 0, { width: 6, height: 2 })] })),
    { kind: "opening-beyond-wall", openingId: "o", area: 12, beyond: expect.closeTo(2, 9) as number },
  ],
  [
    "a window between two rooms",
    drawing(storey([a, room("b", rectangle(5, 0, 3, 4))], { openings: [opening(5, 2)] })),
    { kind: "window-between-rooms", openingId: "o", area: 2 },
  ],
  [
    "an opening of an unknown type",
    drawing(storey([a], { openings: [opening(2, 0, { typeId: "x" })] })),
    { kind: "unknown-opening-type", openingId: "o", typeId: "x" },
  ],
  [
    "a storey next to identical ones",
    drawing(storey([a], { count: 9 }), storey([room("b", rectangle(5, 0, 4, 4))], { id: "t", level: 6 })),
    { kind: "next-to-multiplied", storeyId: "t", otherId: "s" },
  ],
])("%s: a finding", (_, drawn, finding) => {
  expect(drawnBuilding(drawn).findings).toContainEqual(finding);
});

test("a window over two rooms is in the walls of both", () => {
  const rooms = [a, room("b", rectangle(5, 0, 5, 4))];
  const { building, findings } = drawnBuilding(drawing(storey(rooms, { openings: [opening(5.5, 0, { width: 8 })] })));
  expect(findings).toEqual([]);
  const windows = building.surfaces.flatMap(({ spaceId, openings }) => openings.map(({ width }) => [spaceId, width]));
  expect(windows).toEqual([
    ["a", 3.5],
    ["b", 4.5],
  ]);
});

test("the volume is that up to the ceiling, and walls reach the floor above", () => {
  const { building } = drawnBuilding(drawing(storey([a], { height: 3.6, ceilingHeight: 2.7 })));
  expect(building.spaces[0]).toMatchObject({ volume: 54, height: 2.7 });
  expect(building.surfaces.find(({ azimuth }) => azimuth === 180)?.grossArea).toBe(18);
  expect(building.findings).toEqual([]);
});

test("constructions are those of the storey, or else of the drawing", () => {
  const upper = storey([room("b", rectangle(0, 0, 5, 4))], { id: "t", level: 3, constructionIds: { exteriorWall: "light" } });
  const { building } = drawnBuilding({ ...drawing(storey([a]), upper), constructionIds: { exteriorWall: "brick", roof: "flat" } });
  const constructions = building.surfaces.map(({ spaceId, type, constructionId }) => [spaceId, type, constructionId].join(" "));
  expect([...new Set(constructions)].toSorted()).toEqual([
    "a ExteriorWall brick",
    "a InteriorFloor ",
    "a SlabOnGrade ",
    "b ExteriorWall light",
    "b Roof flat",
  ]);
});

test("a finding of storeys that are one in the drawing is given once", () => {
  const { findings } = drawnBuilding(drawing(storey([a], { count: 5, openings: [opening(2, 2)] })));
  expect(findings).toEqual([{ kind: "opening-off-wall", openingId: "o", area: 2, distance: 2 }]);
});

test.each<[string, Drawing]>([
  ["a coordinate that is no number", drawing(storey([room("a", [[Number.NaN, 0], ...rectangle(0, 0, 5, 4)])]))],
  ["a coordinate without end", drawing(storey([room("a", [[0, Infinity], ...rectangle(0, 0, 5, 4)])]))],
  ["a storey without a height", drawing(storey([a], { height: 0 }))],
  ["no storey at all", drawing(storey([a], { count: 0 }))],
])("%s is refused", (_, drawn) => {
  expect(() => drawnBuilding(drawn)).toThrow(OutOfRangeError);
});
