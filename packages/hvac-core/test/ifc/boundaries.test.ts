import { runs } from "@tooling/testing/extent";
import { between } from "@tooling/testing/numbers";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readIfc, type Building, type Point } from "../../src/building/index.ts";
import { House, sideNames, sideOf, type Box, type SideName } from "./house.ts";

const size = fc.integer({ min: 20, max: 90 }).map((tenths) => tenths / 10);
const thickness = fc.constantFrom(0, 0.1, 0.24, 0.5);
const levels = fc.constantFrom<readonly [string, string]>(["2ndLevel", "2a"], ["1stLevel", ""], ["", ""]);

interface Row {
  readonly building: Building;
  readonly rooms: readonly Box[];
}

/** Rooms in a row along x north of one long room, all with partitions between them; the long wall between is one boundary of the long room. */
function rowOfRooms(
  widths: readonly number[],
  depth: number,
  wall: number,
  name: readonly [string, string],
  change: (house: House, rooms: readonly Box[]) => void = () => {},
): Row {
  const house = new House();
  let x = 0;
  const rooms = widths.map((width): Box => {
    const low: Point = [x, 0, 0];
    x += width + wall;
    return { low, high: [low[0] + width, depth, 3] };
  });
  const long: Box = { low: [0, -wall - 4, 0], high: [x - wall, -wall, 3] };
  const all = [long, ...rooms];
  const middle = house.element("IFCWALL", "middle", { low: [0, -wall, 0], high: [x, 0, 3] });
  const partitions = rooms.map((room, index) =>
    house.element("IFCWALL", `partition-${index}`, { low: [room.high[0], 0, 0], high: [room.high[0] + wall, depth, 3] }),
  );
  const outer = house.element("IFCWALL", "outer");
  const slab = house.element("IFCSLAB", "slab", undefined, ".BASESLAB.");
  const roof = house.element("IFCSLAB", "roof", undefined, ".ROOF.");
  const spaces = all.map((_, index) => house.space(`room-${index}`));
  const elementOf = (index: number, side: SideName): readonly [string, string] => {
    if (side === "down") return [slab, "EXTERNAL"];
    if (side === "up") return [roof, "EXTERNAL"];
    if ((index === 0 && side === "north") || (index > 0 && side === "south")) return [middle, "INTERNAL"];
    if (index > 1 && side === "west") return [partitions[index - 2]!, "INTERNAL"];
    if (index > 0 && index < rooms.length && side === "east") return [partitions[index - 1]!, "INTERNAL"];
    return [outer, "EXTERNAL"];
  };
  for (const [index, box] of all.entries())
    for (const side of sideNames) {
      const [element, kind] = elementOf(index, side);
      house.boundary({ id: `${index}-${side}`, space: spaces[index]!, element, polygon: sideOf(box, side), side: kind, name });
    }
  change(house, all);
  return { building: readIfc(house.file()), rooms: all };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

test("a wall along several rooms is divided by them, and walls between rooms are one surface, however thick they are", () =>
  fc.assert(
    fc.property(fc.array(size, { minLength: 1, maxLength: 4 }), size, thickness, levels, (widths, depth, wall, name) => {
      const { building, rooms } = rowOfRooms(widths, depth, wall, name);
      const { surfaces, findings, spaces } = building;
      for (const [index, width] of widths.entries()) {
        const between = surfaces.filter(({ spaceId, neighbourId }) => spaceId === "room-0" && neighbourId === `room-${index + 1}`);
        expect(sum(between.map(({ grossArea }) => grossArea))).toBeCloseTo(width * 3, 9);
        for (const { azimuth, boundary, type } of between)
          expect([Math.round(azimuth!) % 360, boundary, type]).toEqual([0, "space", "InteriorWall"]);
      }
      for (let index = 1; index < widths.length; index++) {
        const between = surfaces.filter(({ spaceId, neighbourId }) => spaceId === `room-${index}` && neighbourId === `room-${index + 1}`);
        expect(between.map(({ grossArea }) => grossArea.toFixed(9))).toEqual([(depth * 3).toFixed(9)]);
      }
      const ends = surfaces.filter(({ boundary }) => boundary === "inside");
      expect(sum(ends.map(({ grossArea }) => grossArea))).toBeCloseTo((widths.length - 1) * wall * 3, 9);
      for (const [index, { low, high }] of rooms.entries()) {
        const space = spaces[index]!;
        const volume = (high[0] - low[0]) * (high[1] - low[1]) * 3;
        expect(space.shellVolume).toBeCloseTo(volume, 6);
        expect(space.openShare).toBeLessThan(1e-9);
      }
      expect(surfaces.filter(({ boundary }) => boundary === "unknown")).toEqual([]);
      const kinds = findings.map(({ kind }) => kind).filter((kind) => kind !== "ends-assumed");
      expect(kinds).toEqual(name[0] === "2ndLevel" ? [] : ["first-level-boundaries"]);
    }),
    { numRuns: runs(60) },
  ));

describe("faults of other programs:", () => {
  const lower: Box = { low: [0, 0, 0], high: [6, 5, 3] };
  const upper: Box = { low: [0, 0, 3.2], high: [4, 5, 6] };

  test("a ceiling to the outdoors that is partly below another room is divided, and says so", () => {
    const house = new House();
    const slab = house.element("IFCSLAB", "slab", { low: [0, 0, 3], high: [6, 5, 3.2] }, ".FLOOR.");
    const wall = house.element("IFCWALL", "wall");
    const spaces = [house.space("lower"), house.space("upper")];
    for (const [index, box] of [lower, upper].entries())
      for (const side of sideNames) {
        const element = (index === 0 && side === "up") || (index === 1 && side === "down") ? slab : wall;
        house.boundary({ id: `${index}-${side}`, space: spaces[index]!, element, polygon: sideOf(box, side) });
      }
    const { surfaces, findings } = readIfc(house.file());
    const above = surfaces
      .filter(({ spaceId, tilt }) => spaceId === "lower" && tilt < 1)
      .map(({ type, neighbourId, grossArea }) => [type, neighbourId, Number(grossArea.toFixed(9))]);
    expect(above).toEqual([
      ["Ceiling", "upper", 20],
      ["Roof", undefined, 10],
    ]);
    expect(findings.filter(({ kind }) => kind === "boundary-divided")).toMatchObject([
      { surfaceId: "0-up", spaceId: "lower", area: 30, interior: 20 },
      { surfaceId: "1-down", spaceId: "upper", area: 20, interior: 20 },
    ]);
  });

  test("boundaries that are moved away from their walls are a finding of their room, with the distance", () => {
    const box: Box = { low: [0, 0, 0], high: [4, 5, 3] };
    fc.assert(
      fc.property(between(0.3, 20), fc.constantFrom<SideName>("east", "north", "up"), (distance, direction) => {
        const house = new House();
        const axis = { east: 0, north: 1, up: 2 }[direction as "east"];
        const moved = (point: Point): Point => point.map((each, index) => (index === axis ? each + distance : each)) as unknown as Point;
        for (const [id, isMoved] of [
          ["right", false],
          ["wrong", true],
        ] as const) {
          const space = house.space(id, house.shape([house.box(box)]));
          for (const side of sideNames) {
            const polygon = sideOf(box, side);
            const [low, high] = [[...polygon[0]!], [...polygon[2]!]];
            const thin = low.findIndex((each, index) => each === high[index]);
            const wall: Box = {
              low: low.map((each, index) => (index === thin ? each - 0.1 : each)) as unknown as Point,
              high: high.map((each, index) => (index === thin ? each + 0.1 : each)) as unknown as Point,
            };
            const element = house.element("IFCWALL", `${id}-${side}`, wall);
            house.boundary({ id: `${id}-${side}`, space, element, polygon: isMoved ? polygon.map(moved) : polygon });
          }
        }
        const displaced = readIfc(house.file()).findings.filter((finding) => finding.kind === "boundaries-displaced");
        expect(displaced.map(({ spaceId }) => spaceId)).toEqual(["wrong"]);
        const [finding] = displaced;
        // Walls that stand along the direction are as long as the room.
        expect(finding!.distance).toBeCloseTo(distance - 0.1, 9);
      }),
      { numRuns: runs(20) },
    );
  });

  test("a boundary without matter is an air wall, unless a wall or a distance says otherwise", () => {
    const airOf = (gap: number, element: string | undefined) => {
      const house = new House();
      const boxes: readonly Box[] = [
        { low: [0, 0, 0], high: [4, 5, 3] },
        { low: [4 + gap, 0, 0], high: [9, 5, 3] },
      ];
      const between = element === undefined ? undefined : house.element(element, "between");
      const outer = house.element("IFCWALL", "outer");
      for (const [index, box] of boxes.entries()) {
        const space = house.space(`room-${index}`);
        for (const side of sideNames) {
          const isBetween = side === (index === 0 ? "east" : "west");
          const polygon = sideOf(box, side);
          if (isBetween)
            house.boundary({
              id: `${index}-${side}`,
              space,
              ...(between === undefined ? {} : { element: between }),
              polygon,
              side: "INTERNAL",
              isVirtual: true,
            });
          else house.boundary({ id: `${index}-${side}`, space, element: outer, polygon });
        }
      }
      const { surfaces, findings } = readIfc(house.file());
      const [surface] = surfaces.filter(({ neighbourId }) => neighbourId !== undefined);
      return [surface!.type, surface!.boundary, findings.filter(({ kind }) => kind === "virtual-element").length];
    };
    expect(airOf(0, undefined)).toEqual(["Air", "air", 0]);
    expect(airOf(0, "IFCVIRTUALELEMENT")).toEqual(["Air", "air", 0]);
    expect(airOf(0.2, undefined)).toEqual(["Air", "air", 2]);
    expect(airOf(0.2, "IFCWALL")).toEqual(["InteriorWall", "space", 2]);
  });
});
