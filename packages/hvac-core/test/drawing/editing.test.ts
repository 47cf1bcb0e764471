import { runs } from "@tooling/testing/extent";
import { between } from "@tooling/testing/numbers";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isInside, signedArea } from "../../src/building/drawing/plane.ts";
import {
  drawnBuilding,
  emptyDrawing,
  nearestWall,
  snapPoint,
  snapTargets,
  withCopiedStorey,
  withDividedRoom,
  withInsertedCorner,
  withJoinedRooms,
  withMovedCorner,
  withMovedWall,
  withoutCorner,
  withoutOverlaps,
  withStorey,
  type Drawing,
  type DrawnRoom,
  type DrawnStorey,
  type PlanPoint,
  type PlanPolygon,
} from "../../src/building/drawing/index.ts";
import { areasOfBuilding, cellGrids, drawingOf, rounded } from "./cells.ts";

const areaOf = ({ rooms }: DrawnStorey): number => rooms.reduce((sum, { polygon }) => sum + Math.abs(signedArea(polygon)), 0);

/** Areas by type alone, outer ones by direction. */
function outerAreas(drawing: Drawing): Readonly<Record<string, number>> {
  const areas: Record<string, number> = {};
  for (const [key, area] of Object.entries(areasOfBuilding(drawnBuilding(drawing).building))) {
    const [, type = "", direction = ""] = key.split(" ");
    if (direction !== "") areas[`${type} ${direction}`] = (areas[`${type} ${direction}`] ?? 0) + area;
  }
  return rounded(areas);
}

/** Drawings with a first storey that has rooms. */
const drawings = cellGrids.map(drawingOf).filter(({ storeys }) => storeys[0]!.rooms.length > 0);
const shares = between(0.05, 0.95);

/** A number of identifiers, each another one. */
function newIds(): () => string {
  let count = 0;
  return () => `new-${count++}`;
}

const withFirst = (drawing: Drawing, storey: DrawnStorey): Drawing => ({ ...drawing, storeys: [storey, ...drawing.storeys.slice(1)] });

/** A point on an edge of a room. */
function pointOn({ polygon }: DrawnRoom, edge: number, share: number): PlanPoint {
  const [a, b] = [polygon[edge % polygon.length]!, polygon[(edge + 1) % polygon.length]!];
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

test("dividing a room changes neither the area of the storey nor what is outside", () =>
  fc.assert(
    fc.property(drawings, fc.nat(20), fc.nat(20), shares, shares, (drawing, first, second, from, to) => {
      const storey = drawing.storeys[0]!;
      const room = storey.rooms[0]!;
      const divided = withDividedRoom(storey, room.id, {
        from: pointOn(room, first, from),
        to: pointOn(room, second, to),
        newId: newIds(),
      });
      expect(areaOf(divided)).toBeCloseTo(areaOf(storey), 7);
      const [a, b] = [pointOn(room, first, from), pointOn(room, second, to)];
      const isWithin =
        isInside([room.polygon], [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]) && first % room.polygon.length !== second % room.polygon.length;
      if (isWithin) expect(divided.rooms.length).toBeGreaterThan(storey.rooms.length);
      expect(outerAreas(withFirst(drawing, divided))).toEqual(outerAreas(drawing));
    }),
    { numRuns: runs(50) },
  ));

test("joining the parts of a room that was divided gives the room", () =>
  fc.assert(
    fc.property(drawings, fc.nat(20), fc.nat(20), shares, shares, (drawing, first, second, from, to) => {
      const storey = drawing.storeys[0]!;
      const room = storey.rooms[0]!;
      const division = { from: pointOn(room, first, from), to: pointOn(room, second, to), newId: newIds() };
      const divided = withDividedRoom(storey, room.id, division);
      const parts = divided.rooms.filter(({ id }) => id === room.id || id.startsWith("new")).map(({ id }) => id);
      const joined = withJoinedRooms(divided, [room.id, ...parts.filter((id) => id !== room.id)])!;
      expect(joined.rooms.map(({ id }) => id)).toEqual(storey.rooms.map(({ id }) => id));
      expect(Math.abs(signedArea(joined.rooms[0]!.polygon))).toBeCloseTo(Math.abs(signedArea(room.polygon)), 5);
      expect(rounded(areasOfBuilding(drawnBuilding(withFirst(drawing, joined)).building), 4)).toEqual(
        rounded(areasOfBuilding(drawnBuilding(drawing).building), 4),
      );
    }),
    { numRuns: runs(50) },
  ));

/** A value with its numbers to nine decimals. */
function toNanometres(value: unknown): unknown {
  if (typeof value === "number") return Number(value.toFixed(9)) + 0;
  if (Array.isArray(value)) return value.map(toNanometres);
  return typeof value === "object" && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, toNanometres(each)]))
    : value;
}

test("a corner that is inserted and removed leaves the storey as it was", () =>
  fc.assert(
    fc.property(drawings, fc.nat(20), shares, (drawing, edge, share) => {
      const storey = drawing.storeys[0]!;
      const point = pointOn(storey.rooms[0]!, edge, share);
      const inserted = withInsertedCorner(storey, point);
      expect(toNanometres(drawnBuilding(withFirst(drawing, inserted)))).toEqual(toNanometres(drawnBuilding(drawing)));
      expect(withoutCorner(inserted, point)).toEqual(storey);
    }),
    { numRuns: runs(40) },
  ));

test("rooms that share a corner or a wall stay side by side when it moves, and openings stay on their walls", () =>
  fc.assert(
    fc.property(drawings, fc.nat(20), fc.boolean(), fc.tuple(shares, shares), (drawing, edge, isWall, [x, y]) => {
      const [room] = drawing.storeys[0]!.rooms;
      const openings = room!.polygon.map((_, index) => ({ id: `o${index}`, typeId: "t", point: pointOn(room!, index, 0.3) }));
      const storey = { ...drawing.storeys[0]!, openings };
      const { polygon } = room!;
      const [from, to] = [polygon[edge % polygon.length]!, polygon[(edge + 1) % polygon.length]!];
      const target: PlanPoint = [from[0] + x * 0.4, from[1] + y * 0.4];
      const moved = isWall ? withMovedWall(storey, [from, to], target) : withMovedCorner(storey, from, target);
      for (const { point } of moved.openings) expect(nearestWall(moved, point)!.distance).toBeLessThan(1e-9);
      const kinds = drawnBuilding(withFirst(drawing, { ...moved, openings: [] })).findings.map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === "rooms-overlap" || kind === "gap-between-rooms" || kind === "self-crossing")).toEqual([]);
    }),
    { numRuns: runs(50) },
  ));

test("a wall that moves away and back is where it was", () =>
  fc.assert(
    fc.property(drawings, fc.nat(20), between(0.1, 0.4), (drawing, edge, aside) => {
      const storey = drawing.storeys[0]!;
      const { polygon } = storey.rooms[0]!;
      const [from, to] = [polygon[edge % polygon.length]!, polygon[(edge + 1) % polygon.length]!];
      const isAlongX = from[1] === to[1];
      const shifted = ([x, y]: PlanPoint): PlanPoint => (isAlongX ? [x, y + aside] : [x + aside, y]);
      const back = withMovedWall(withMovedWall(storey, [from, to], shifted(from)), [shifted(from), shifted(to)], from);
      expect(rounded(areasOfBuilding(drawnBuilding(withFirst(drawing, back)).building))).toEqual(
        rounded(areasOfBuilding(drawnBuilding(drawing).building)),
      );
    }),
    { numRuns: runs(50) },
  ));

const square = (x: number, y: number, size: number): PlanPolygon => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
];
const room = (id: string, polygon: PlanPolygon): DrawnRoom => ({ id, name: id, isConditioned: true, polygon });
const storeyOf = (...rooms: readonly DrawnRoom[]): DrawnStorey => ({
  id: "s",
  name: "S",
  level: 0,
  height: 3,
  count: 1,
  rooms,
  openings: [],
});

test("a room that is drawn over others takes their area", () =>
  fc.assert(
    fc.property(
      drawings,
      fc.integer({ min: -5, max: 20 }),
      fc.integer({ min: -5, max: 20 }),
      fc.integer({ min: 1, max: 9 }),
      (drawing, x, y, size) => {
        const storey = drawing.storeys[0]!;
        const over = room("over", square(x + 0.4, y + 0.3, size));
        const result = withoutOverlaps({ ...storey, rooms: [...storey.rooms, over] }, "over", newIds());
        const { findings } = drawnBuilding({ ...emptyDrawing, storeys: [result] });
        expect(findings.filter(({ kind }) => kind === "rooms-overlap" || kind === "self-crossing")).toEqual([]);
      },
    ),
    { numRuns: runs(50) },
  ));

test("rooms that do not touch are not joined", () => {
  expect(withJoinedRooms(storeyOf(room("a", square(0, 0, 3)), room("b", square(4, 0, 3))), ["a", "b"])).toBeUndefined();
});

test("a line through one arm of a room divides that arm alone", () => {
  const arms: PlanPolygon = [
    [0, 0],
    [9, 0],
    [9, 6],
    [6, 6],
    [6, 3],
    [3, 3],
    [3, 6],
    [0, 6],
  ];
  const divided = withDividedRoom(storeyOf(room("a", arms)), "a", { from: [-1, 5], to: [2, 5], newId: () => "b" });
  expect(divided.rooms.map(({ id, polygon }) => [id, signedArea(polygon)])).toEqual([
    ["a", 42],
    ["b", 3],
  ]);
});

test("a storey is copied on top, and those above move up", () =>
  fc.assert(
    fc.property(drawings, (drawing) => {
      const copied = withCopiedStorey(drawing, "s0", { name: "Copy", newId: newIds() });
      const levels = copied.storeys.map(({ level }) => level).toSorted((a, b) => a - b);
      expect(levels).toEqual(levels.map((_, index) => index * 3));
      const ids = copied.storeys.flatMap(({ rooms }) => rooms.map(({ id }) => id));
      expect(new Set(ids).size).toBe(ids.length);
      const changed = withStorey(copied, { ...copied.storeys[0]!, count: 4 });
      expect(changed.storeys.at(-1)!.level).toBe(copied.storeys.at(-1)!.level + 9);
    }),
    { numRuns: runs(50) },
  ));

const points = fc.tuple(between(-2, 20), between(-2, 20));
const snapOptions = fc.record({ tolerance: fc.constantFrom(0.05, 0.3), isConstrained: fc.boolean(), origin: points });

test("a point that has snapped stays where it is, and is on what it snapped to", () =>
  fc.assert(
    fc.property(drawings, points, snapOptions, fc.constantFrom(0, 0.1), fc.boolean(), (drawing, point, options, grid, hasOrigin) => {
      const targets = snapTargets(
        drawing.storeys[0]!.rooms.map(({ polygon }) => polygon),
        grid,
      );
      const { origin, tolerance, isConstrained } = options;
      const used = hasOrigin ? options : { tolerance };
      const snap = snapPoint(point, targets, used);
      const again = snapPoint(snap.point, targets, used);
      expect(Math.hypot(again.point[0] - snap.point[0], again.point[1] - snap.point[1])).toBeLessThan(1e-6);
      if (snap.kind === "corner") expect(targets.corners).toContainEqual(snap.point);
      if (snap.kind === "edge") expect(nearestWall(drawing.storeys[0]!, snap.point)!.distance).toBeLessThan(1e-9);
      if (hasOrigin && isConstrained && snap.kind !== "none") {
        const [x, y] = [Math.abs(snap.point[0] - origin[0]), Math.abs(snap.point[1] - origin[1])];
        expect(Math.min(x, y, Math.abs(x - y))).toBeLessThan(1e-5);
      }
    }),
    { numRuns: runs(100) },
  ));

test("a corner is before an edge, an edge before a direction, a direction before the grid", () => {
  const targets = snapTargets([square(0, 0, 10)], 0.5);
  const snap = (point: PlanPoint, origin: PlanPoint): string => snapPoint(point, targets, { tolerance: 0.2, origin }).kind;
  expect(snap([9.9, 9.85], [5, 5])).toBe("corner");
  expect(snap([10.1, 5.1], [5, 5])).toBe("crossing");
  expect(snap([10.1, 7.3], [5, 5])).toBe("edge");
  expect(snap([7.1, 5.1], [5, 5])).toBe("direction");
  expect(snap([7.1, 6.3], [5, 5])).toBe("grid");
});
