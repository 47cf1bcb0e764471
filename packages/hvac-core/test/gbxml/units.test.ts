import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "@tooling/testing/extent";
import { between } from "@tooling/testing/numbers";
import { gradedFindings, readGbxml, type Building } from "../../src/building/index.ts";
import { draw, grids, written, type DrawnBuilding } from "./drawnBuildings.ts";

/** Storeys of a drawing at levels that are entered in one unit; the file is in another. */
function withStoreys(drawn: DrawnBuilding, perMetre: number, lift: number): string {
  const levels = [...new Set(drawn.rooms.map(({ id }) => Number(id.split("-")[1])))];
  const storeys = levels.map(
    (level) => `<BuildingStorey id="level-${level}"><Level>${(3 * level + lift) * perMetre}</Level></BuildingStorey>`,
  );
  const text = written(drawn, { moved: [0, 0, lift] });
  return text
    .replaceAll(/<Space id="room-(\d+)-/g, (space, level) => space.replace("<Space", `<Space buildingStoreyIdRef="level-${level}"`))
    .replace("</Building>", `${storeys.join("")}</Building>`);
}

const doubts = ({ findings }: Building) => findings.filter(({ kind }) => kind === "unit-doubtful");

test("levels in feet in a file in metres are a finding, and levels in metres are none", () =>
  fc.assert(
    fc.property(grids, between(0.5, 50), (grid, lift) => {
      const drawn = draw(grid);
      expect(doubts(readGbxml(withStoreys(drawn, 1, lift)))).toEqual([]);
      const count = new Set(drawn.rooms.map(({ id }) => id.split("-")[1])).size;
      expect(doubts(readGbxml(withStoreys(drawn, 1 / 0.3048, lift)))).toEqual([
        { kind: "unit-doubtful", quantity: "level", unit: "Meters", likely: "Feet", count },
      ]);
    }),
    { numRuns: runs(40) },
  ));

test.each([
  ["area", "Area", 1 / 0.3048 ** 2, "SquareMeters", "Feet"],
  ["volume", "Volume", 1 / 0.3048 ** 3, "CubicMeters", "Feet"],
  ["area", "Area", 1e6, "SquareMeters", "Millimeters"],
] as const)("an entered %s in another unit is a finding that has to be decided", (quantity, element, factor, unit, likely) =>
  fc.assert(
    fc.property(grids, (grid) => {
      const drawn = draw(grid);
      const text = written(drawn).replaceAll(
        new RegExp(`<${element}>([^<]*)<`, "g"),
        (_, value: string) => `<${element}>${Number(value) * factor}<`,
      );
      const building = readGbxml(text);
      expect(doubts(building)).toEqual([{ kind: "unit-doubtful", quantity, unit, likely, count: drawn.rooms.length }]);
      expect(gradedFindings(building)[0]!.grade).toBe("decide");
    }),
    { numRuns: runs(40) },
  ),
);

test("rooms of three feet or three yards in a file in metres are a finding", () => {
  const drawn = draw({ xs: [4], ys: [5], storeys: [[0]], courts: [], slope: 0, windows: [false] });
  const heights = (lengthUnit: string): readonly number[] =>
    readGbxml(written(drawn).replace('lengthUnit="Meters"', `lengthUnit="${lengthUnit}"`)).findings.flatMap((finding) =>
      finding.kind === "height-doubtful" ? [finding.height] : [],
    );
  expect(heights("Meters")).toEqual([]);
  expect(heights("Feet")).toEqual([expect.closeTo(0.9144, 9)]);
  expect(heights("Yards")).toEqual([]);
});

const boxes = (rooms: readonly (readonly [width: number, height: number])[], doorHeight?: number): string => {
  const polygon = (...points: readonly (readonly number[])[]): string =>
    `<PlanarGeometry><PolyLoop>${points.map((point) => `<CartesianPoint>${point.map((each) => `<Coordinate>${each}</Coordinate>`).join("")}</CartesianPoint>`).join("")}</PolyLoop></PlanarGeometry>`;
  const surfaces = rooms.flatMap(([width, height], index) => {
    const x = 1000 * index;
    const corners = [
      [x, 0],
      [x + width, 0],
      [x + width, width],
      [x, width],
    ] as const;
    const faces = [
      ["SlabOnGrade", polygon(...corners.toReversed().map((corner) => [...corner, 0])), ""],
      ["Roof", polygon(...corners.map((corner) => [...corner, height])), ""],
      ...corners.map((corner, side) => {
        const next = corners[(side + 1) % 4]!;
        const door =
          doorHeight === undefined || side > 0
            ? ""
            : `<Opening id="d${index}" openingType="NonSlidingDoor">${polygon([x, 0, 0], [x + 1, 0, 0], [x + 1, 0, doorHeight], [x, 0, doorHeight])}</Opening>`;
        return ["ExteriorWall", polygon([...corner, 0], [...next, 0], [...next, height], [...corner, height]), door] as const;
      }),
    ] as const;
    return faces.map(
      ([type, geometry, opening], face) =>
        `<Surface id="s${index}-${face}" surfaceType="${type}"><AdjacentSpaceId spaceIdRef="r${index}"/>${geometry}${opening}</Surface>`,
    );
  });
  const spaces = rooms.map((_, index) => `<Space id="r${index}"/>`).join("");
  return `<gbXML lengthUnit="Meters" areaUnit="SquareMeters" volumeUnit="CubicMeters"><Campus><Building>${spaces}</Building>${surfaces.join("")}</Campus></gbXML>`;
};

describe("halls", () => {
  const isDoubted = (text: string, lengthUnit = "Meters"): boolean =>
    readGbxml(text.replace('lengthUnit="Meters"', `lengthUnit="${lengthUnit}"`)).findings.some(({ kind }) => kind === "height-doubtful");

  // A sports hall has 27 × 45 m and a height of 7 to 9 m (DIN 18032-1); arenas, hangars and atria are higher.
  test("by themselves, with a few rooms, or with doors have heights that nobody doubts", () => {
    expect(isDoubted(boxes([[35, 12]]))).toBe(false);
    expect(
      isDoubted(
        boxes([
          [60, 25],
          [45, 12],
          [20, 10],
        ]),
      ),
    ).toBe(false);
    expect(
      isDoubted(
        boxes([
          [45, 12],
          [45, 12],
          [45, 12],
          [45, 12],
          [6, 3],
        ]),
      ),
    ).toBe(false);
    expect(isDoubted(boxes([[10, 30]], 2.1))).toBe(false);
  });

  test("are not what offices are whose file has feet for metres, nor is a tower", () => {
    const offices = boxes([
      [10, 9],
      [13, 9],
      [20, 10],
      [30, 10],
      [12, 9.5],
      [16, 10],
    ]);
    expect(isDoubted(offices)).toBe(true);
    expect(isDoubted(offices, "Feet")).toBe(false);
    expect(isDoubted(boxes([[10, 30]]))).toBe(true);
    expect(
      isDoubted(
        boxes(
          [
            [12, 30],
            [12, 30],
          ],
          7,
        ),
      ),
    ).toBe(true);
  });
});

test("an area of inner faces is for the record, and one that is larger than the axes changes numbers", () => {
  const drawn = draw({ xs: [4], ys: [5], storeys: [[0]], courts: [], slope: 0, windows: [false] });
  const gradesOf = (area: number): readonly string[] =>
    gradedFindings(readGbxml(written({ ...drawn, rooms: [{ ...drawn.rooms[0]!, area }] }))).map(({ grade }) => grade);
  // Walls of 0.4 m: inner faces are 3.6 by 4.6 m.
  expect(gradesOf(3.6 * 4.6)).toEqual(["record"]);
  expect(gradesOf(20)).toEqual([]);
  expect(gradesOf(22)).toEqual(["changes"]);
  expect(gradesOf(14)).toEqual(["changes"]);
});

test("what has to be decided is first, then what changes numbers", () => {
  const drawn = draw({ xs: [4, 4], ys: [5], storeys: [[0, 1]], courts: [], slope: 0, windows: [false] });
  const surfaces = drawn.surfaces.map((surface) =>
    surface.type === "InteriorWall" ? { ...surface, rooms: [surface.rooms[0]!] } : surface,
  );
  const rooms = drawn.rooms.map((room) => ({ ...room, area: 24 }));
  const grades = gradedFindings(readGbxml(written({ ...drawn, rooms, surfaces }).replace(' areaUnit="SquareMeters"', ""))).map(
    ({ grade }) => grade,
  );
  expect(grades[0]).toBe("decide");
  expect(grades).toContain("changes");
  expect(grades.at(-1)).toBe("record");
  expect(grades).toEqual(["decide", "changes", "record"].flatMap((grade) => grades.filter((each) => each === grade)));
});
