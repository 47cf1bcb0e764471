import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readGbxml, type Building } from "../../building/index.ts";
import { heatLoad } from "../../calculators/heat-load/index.ts";
import { isRowId } from "../../kernel/index.ts";
import { convert, type UnitSystem } from "../../quantity/index.ts";
import { draw, grids, written, type DrawnBuilding, type Writing } from "../../../test/gbxml/drawnBuildings.ts";
import { buildingRows, type BuildingRowOptions, type BuildingRows } from "./index.ts";

const optionsIn = (unitSystem: UnitSystem): BuildingRowOptions => ({
  unitSystem,
  unconditioned: { cooling: 30, heating: 8 },
  ground: { cooling: 16, heating: 10 },
  uValues: { wall: 0.3, roof: 0.2, floor: 0.25, partition: 1.8, door: 2.1 },
  glass: { uValue: 1.3, shgc: 0.5 },
});

function inputOf(rows: BuildingRows, unitSystem: UnitSystem) {
  const { rooms, zones, constructions, windowTypes, schedules, site } = rows;
  return { unitSystem, method: "hourly", rooms, zones, constructions, windowTypes, schedules, site: { latitude: 47, ...site } } as const;
}

function loadsOf(building: Building, unitSystem: UnitSystem = "Metric") {
  const outcome = heatLoad.calculate(inputOf(buildingRows(building, optionsIn(unitSystem)), unitSystem));
  if (!outcome.ok) throw new Error(outcome.errors.map(({ field, message }) => `${field}: ${message}`).join("\n"));
  const { roomResults } = outcome.results;
  return (
    roomResults as readonly {
      readonly id: string;
      readonly load: { readonly value: number };
      readonly heating: { readonly value: number };
    }[]
  ).map(({ id, load, heating }) => ({ id, load: load.value, heating: heating.value }));
}

const file = (name: string): Building => readGbxml(readFileSync(new URL(`../../../test/gbxml/${name}.xml`, import.meta.url)));

const square = (cell: unknown): number => {
  const { value, unit } = cell as { readonly value: number; readonly unit: string };
  return convert(value, unit, "m2");
};
const metres = (cell: unknown): number => {
  const { value, unit } = cell as { readonly value: number; readonly unit: string };
  return convert(value, unit, "m");
};

/** Area of walls, roofs and windows to the outdoors in the rows of a room. */
const outdoorArea = ({ surfaces = [], windows = [] }: BuildingRows["rooms"][number]): number =>
  surfaces.filter(({ kind }) => kind === "wall" || kind === "roof").reduce((sum, { area }) => sum + square(area), 0) +
  windows.reduce((sum, { width, height, count = 1 }) => sum + metres(width) * metres(height) * Number(count), 0);

const outdoorAreaOf = ({ areas }: DrawnBuilding, room: string): number =>
  Object.entries(areas).reduce((sum, [key, area]) => sum + (new RegExp(`^${room} (ExteriorWall|Roof) `).test(key) ? area : 0), 0);

test.each(["Metric", "Imperial"] as const)("rooms have the areas of their drawing, in %s units, and can be calculated", (unitSystem) =>
  fc.assert(
    fc.property(grids, (grid) => {
      const drawn = draw(grid);
      const building = readGbxml(written(drawn));
      const rows = buildingRows(building, optionsIn(unitSystem));
      for (const room of rows.rooms) expect(Math.abs(outdoorArea(room) / outdoorAreaOf(drawn, room.id!) - 1)).toBeLessThan(1e-9);
      expect(loadsOf(building, unitSystem).length).toBe(drawn.rooms.length);
      const placed = rows.placements.reduce((sum, { area }) => sum + area, 0);
      // Surfaces between two rooms are in both.
      const sides = building.surfaces.reduce((sum, { grossArea, neighbourId }) => sum + grossArea * (neighbourId === undefined ? 1 : 2), 0);
      expect(Math.abs(placed / sides - 1)).toBeLessThan(1e-9);
    }),
    { numRuns: runs(30) },
  ),
);

test("a building has the same loads however it is turned, moved, wound and measured", () => {
  const writings = fc.constantFrom<Writing>(
    { turned: 37 },
    { turned: -120, moved: [500, -20, 3] },
    { unit: ["Feet", 0.3048], reversed: (index) => index % 3 === 0 },
    { swapped: () => true },
  );
  fc.assert(
    fc.property(grids, writings, (grid, writing) => {
      const drawn = draw(grid);
      const [plain, other] = [loadsOf(readGbxml(written(drawn))), loadsOf(readGbxml(written(drawn, writing)))];
      plain.forEach(({ id, load, heating }, index) => {
        expect(other[index]!.id).toBe(id);
        expect(Math.abs(other[index]!.load - load)).toBeLessThan(1e-9 * Math.max(1, Math.abs(load)));
        expect(Math.abs(other[index]!.heating - heating)).toBeLessThan(1e-9 * Math.max(1, Math.abs(heating)));
      });
    }),
    { numRuns: runs(20) },
  );
});

describe("files of the proving set:", () => {
  test.each(["00-plain", "06-cad-azimuth-335", "08-more-than-60-surfaces", "14-underground-wall", "16-roof-tilt-15", "17-curtain-wall"])(
    "%s can be calculated",
    (name) => expect(loadsOf(file(name)).every(({ heating }) => heating > 0)).toBe(true),
  );

  test("an overhang is that of the window below it", () => {
    const { rooms } = buildingRows(file("13-shading"), optionsIn("Metric"));
    const window = rooms.find(({ id }) => id === "a")!.windows![0]!;
    expect(metres(window.overhangDepth)).toBeCloseTo(1, 9);
    expect(metres(window.overhangGap)).toBeCloseTo(0.5, 9);
    expect(rooms.find(({ id }) => id === "b")!.windows![0]!.overhangDepth).toBeUndefined();
  });

  test("a surface without its neighbour has a row once it is answered", () => {
    const building = file("03-missing-neighbour");
    const rowOf = (rows: BuildingRows) => rows.rooms[0]!.surfaces!.find(({ id }) => id === "ab");
    const open = buildingRows(building, optionsIn("Metric"));
    expect(rowOf(open)).toBeUndefined();
    expect(open.placements.find(({ id }) => id === "ab")).toMatchObject({ reason: "question", area: 12 });
    const answered = (answer: "outdoors" | "unconditioned") =>
      rowOf(buildingRows(building, { ...optionsIn("Metric"), answers: { ab: answer } }));
    expect(answered("outdoors")).toMatchObject({ kind: "wall", azimuth: { value: 90 } });
    expect(answered("unconditioned")).toMatchObject({ kind: "partition", adjacentTemp: { value: 30 } });
  });

  test("a wall below grade borders on the ground, a floor on it has its edge", () => {
    const { rooms } = buildingRows(file("14-underground-wall"), optionsIn("Metric"));
    const basement = rooms.find(({ id }) => id === "c")!.surfaces!;
    expect(basement.every(({ kind, adjacentTemp }) => kind === "partition" && (adjacentTemp as { value: number }).value === 16)).toBe(true);
    expect(basement.reduce((sum, { area }) => sum + square(area), 0)).toBeCloseTo(74, 9);
    const slab = buildingRows(file("00-plain"), optionsIn("Metric")).rooms[0]!.surfaces!.find(({ kind }) => kind === "ground")!;
    expect(metres(slab.perimeter)).toBeCloseTo(16, 9);
  });

  test("a curtain wall is glass alone", () => {
    const building = file("17-curtain-wall");
    const { rooms, placements } = buildingRows(building, optionsIn("Metric"));
    expect(rooms[0]!.surfaces!.some(({ id }) => id === "a-south")).toBe(false);
    expect(placements.find(({ id }) => id === "a-south")).toMatchObject({ reason: "no-net-area", area: 0 });
    expect(rooms[0]!.windows!.reduce((sum, { width, height }) => sum + metres(width) * metres(height), 0)).toBeCloseTo(18, 9);
  });
});

test("a room without an area is entered at the limit, and says so", () => {
  const building = readGbxml('<gbXML lengthUnit="Feet"><Campus><Building><Space id="a"/></Building></Campus></gbXML>');
  expect(loadsOf(building, "Imperial").length).toBe(1);
  expect(buildingRows(building, optionsIn("Imperial")).limited.map(({ field, value }) => [field, value])).toEqual([
    ["floorArea", 0],
    ["height", 0],
  ]);
});

test("ids of rows are those of the file where they can be, and stable otherwise", () => {
  const names = ["room a", "Zimmer 1 – Süd", "x".repeat(60), "plain-1"];
  const spaces = names.map((id) => `<Space id="${id}"><Area>20</Area><Volume>60</Volume></Space>`).join("");
  const building = readGbxml(`<gbXML lengthUnit="Meters"><Campus><Building>${spaces}</Building></Campus></gbXML>`);
  const ids = buildingRows(building, optionsIn("Metric")).rooms.map(({ id }) => id!);
  expect(ids.every(isRowId)).toBe(true);
  expect(new Set(ids).size).toBe(names.length);
  expect(ids[3]).toBe("plain-1");
  expect(buildingRows(building, { ...optionsIn("Metric"), spaceIds: names.slice(2) }).rooms.map(({ id }) => id)).toEqual(ids.slice(2));
});

test("outdoor air is that of the room, or else of its zone, for its people and area", () => {
  const air = (unit: string, person: number, area: number): string =>
    `<OAFlowPerPerson unit="${unit}">${person}</OAFlowPerPerson><OAFlowPerArea unit="LPerSecPerSquareM">${area}</OAFlowPerArea>`;
  const room = (id: string, content: string): string =>
    `<Space id="${id}" zoneIdRef="z"><Area>20</Area><Volume>60</Volume><PeopleNumber unit="NumberOfPeople">4</PeopleNumber>${content}</Space>`;
  const rooms = room("a", air("LPerSec", 5, 0.5)) + room("b", "");
  const building = readGbxml(
    `<gbXML lengthUnit="Meters"><Campus><Building>${rooms}</Building></Campus><Zone id="z">${air("LPerSec", 10, 1)}</Zone></gbXML>`,
  );
  const flows = buildingRows(building, optionsIn("Metric")).rooms.map(({ outdoorAir }) => {
    const { value, unit } = outdoorAir as { readonly value: number; readonly unit: string };
    return convert(value, unit, "L/s");
  });
  expect(flows[0]).toBeCloseTo(4 * 5 + 20 * 0.5, 9);
  expect(flows[1]).toBeCloseTo(4 * 10 + 20, 9);
});

test("schedules of a weekday are those of the rooms that refer to them", () => {
  const values = Array.from({ length: 24 }, (_, hour) => (hour < 8 ? 0.25 : 1));
  const day = values.map((value) => `<ScheduleValue>${value}</ScheduleValue>`).join("");
  const schedule = (id: string, dayId: string): string =>
    `<Schedule id="${id}" type="Fraction"><Name>${id}</Name><YearSchedule id="y-${id}"><WeekScheduleId weekScheduleIdRef="w-${id}"/></YearSchedule></Schedule>` +
    `<WeekSchedule id="w-${id}" type="Fraction"><Day dayType="Holiday" dayScheduleIdRef="none"/><Day dayType="Weekday" dayScheduleIdRef="${dayId}"/></WeekSchedule>`;
  const building = readGbxml(
    `<gbXML lengthUnit="Meters"><Campus><Building><Space id="a" peopleScheduleIdRef="open" lightScheduleIdRef="other"><Area>20</Area><Volume>60</Volume></Space></Building></Campus>` +
      `${schedule("open", "day")}${schedule("other", "gone")}<DaySchedule id="day" type="Fraction">${day}</DaySchedule></gbXML>`,
  );
  const { rooms, schedules } = buildingRows(building, optionsIn("Metric"));
  expect(rooms[0]).toMatchObject({ peopleSchedule: "open" });
  expect(rooms[0]!.lightingSchedule).toBeUndefined();
  expect(schedules).toEqual([{ id: "open", name: "open", shares: values }]);
  expect(loadsOf(building).length).toBe(1);
});

test("a window that is lower than any field allows has its area, and one without a possible size says so", () => {
  const wall = (width: number, height: number): string => {
    const loop = (points: readonly (readonly number[])[]): string =>
      `<PlanarGeometry><PolyLoop>${points.map((point) => `<CartesianPoint>${point.map((each) => `<Coordinate>${each}</Coordinate>`).join("")}</CartesianPoint>`).join("")}</PolyLoop></PlanarGeometry>`;
    const rectangle = (x: number, z: number): number[][] => [
      [0, 0, 0],
      [x, 0, 0],
      [x, 0, z],
      [0, 0, z],
    ];
    return `<Surface id="wall" surfaceType="ExteriorWall"><AdjacentSpaceId spaceIdRef="a"/>${loop(rectangle(5, 3))}<Opening id="glass" openingType="FixedWindow">${loop(rectangle(width, height))}</Opening></Surface>`;
  };
  const rowsOf = (width: number, height: number): BuildingRows =>
    buildingRows(
      readGbxml(
        `<gbXML lengthUnit="Meters"><Campus><Building><Space id="a"><Area>20</Area><Volume>60</Volume></Space></Building>${wall(width, height)}</Campus></gbXML>`,
      ),
      optionsIn("Imperial"),
    );
  const [low] = rowsOf(4, 0.01).rooms[0]!.windows!;
  expect(metres(low!.width) * metres(low!.height)).toBeCloseTo(0.04, 9);
  expect(metres(low!.height)).toBeGreaterThanOrEqual(0.05);
  const tiny = rowsOf(0.02, 0.02);
  expect(tiny.rooms[0]!.windows).toEqual([]);
  expect(tiny.placements.find(({ id }) => id === "glass")).toMatchObject({ reason: "no-possible-size" });
});
