import { expect, test } from "vitest";
import { drawnBuilding, emptyDrawing, type DrawnRoom, type DrawnStorey, type PlanPolygon } from "./index.ts";

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
const storey = (id: string, rooms: readonly DrawnRoom[], more: Partial<DrawnStorey> = {}): DrawnStorey => ({
  id,
  name: id,
  level: 0,
  height: 3,
  count: 1,
  rooms,
  openings: [],
  ...more,
});

test("a wall between two rooms is shared where they meet, and exterior elsewhere", () => {
  const rooms = [room("a", rectangle(0, 0, 5, 4)), room("b", rectangle(5.004, 2, 3, 6))];
  const { building } = drawnBuilding({ ...emptyDrawing, storeys: [storey("s", rooms)] });
  const shared = building.surfaces.filter(({ type }) => type === "InteriorWall");
  expect(shared).toHaveLength(1);
  expect(shared[0]!.grossArea).toBeCloseTo(6, 3);
  const outer = building.surfaces.filter(({ type }) => type === "ExteriorWall");
  expect(outer.reduce((sum, { grossArea }) => sum + grossArea, 0)).toBeCloseTo(3 * (18 + 18 - 4), 1);
});

test("of identical storeys the first, the last and one for those between are rooms, under the right slabs", () => {
  const storeys = [
    storey("ground", [room("a", rectangle(0, 0, 5, 4))]),
    storey("tower", [room("b", rectangle(0, 0, 5, 3))], { level: 3, count: 36 }),
  ];
  const { building } = drawnBuilding({ ...emptyDrawing, storeys });
  expect(building.spaces.map(({ id, multiplier = 1 }) => [id, multiplier])).toEqual([
    ["a", 1],
    ["b-first", 1],
    ["b", 34],
    ["b-last", 1],
  ]);
  expect(building.storeys.at(-1)).toMatchObject({ id: "tower-last", level: 3 + 35 * 3 });
  expect(building.surfaces.filter(({ type }) => type === "Roof").map(({ spaceId, grossArea }) => [spaceId, grossArea])).toEqual([
    ["a", 5],
    ["b-last", 15],
  ]);
});
