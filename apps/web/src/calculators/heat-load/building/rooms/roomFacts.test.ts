import { readGbxml, type Building } from "@org/hvac-core/building";
import { describe, expect, test } from "vitest";
import { fileFindings, roomFacts, spacesOfFinding, surfacesBySource } from "./roomFacts.ts";

const point = (coordinates: readonly number[]): string =>
  `<CartesianPoint>${coordinates.map((each) => `<Coordinate>${each}</Coordinate>`).join("")}</CartesianPoint>`;
const planar = (points: readonly (readonly number[])[]): string =>
  `<PlanarGeometry><PolyLoop>${points.map(point).join("")}</PolyLoop></PlanarGeometry>`;
const surface = (
  id: string,
  type: string,
  rooms: readonly string[],
  points: readonly (readonly number[])[],
  opening?: readonly (readonly number[])[],
): string =>
  `<Surface id="${id}" surfaceType="${type}">${rooms.map((room) => `<AdjacentSpaceId spaceIdRef="${room}"/>`).join("")}${planar(points)}${
    opening ? `<Opening id="${id}-o" openingType="FixedWindow">${planar(opening)}</Opening>` : ""
  }</Surface>`;

/** Two rooms of 4 × 4 × 3 m in a row; the east wall of the second names a room that the file lacks. */
const twoRooms: Building = readGbxml(
  `<gbXML lengthUnit="Meters" areaUnit="SquareMeters" volumeUnit="CubicMeters" temperatureUnit="C"><Campus><Building>
  <Space id="a"><Name>West</Name><Area>15</Area><Volume>48</Volume></Space><Space id="b"><Name>East</Name><Area>16</Area><Volume>60</Volume></Space>
  </Building>${[0, 4]
    .flatMap((x, index) => {
      const room = "ab"[index]!;
      return [
        surface(
          `${room}-floor`,
          "SlabOnGrade",
          [room],
          [
            [x, 0, 0],
            [x, 4, 0],
            [x + 4, 4, 0],
            [x + 4, 0, 0],
          ],
        ),
        surface(
          `${room}-roof`,
          "Roof",
          [room],
          [
            [x, 0, 3],
            [x + 4, 0, 3],
            [x + 4, 4, 3],
            [x, 4, 3],
          ],
        ),
        surface(
          `${room}-south`,
          "ExteriorWall",
          [room],
          [
            [x, 0, 0],
            [x + 4, 0, 0],
            [x + 4, 0, 3],
            [x, 0, 3],
          ],
          [
            [x + 1, 0, 1],
            [x + 3, 0, 1],
            [x + 3, 0, 2],
            [x + 1, 0, 2],
          ],
        ),
        surface(
          `${room}-north`,
          "ExteriorWall",
          [room],
          [
            [x + 4, 4, 0],
            [x, 4, 0],
            [x, 4, 3],
            [x + 4, 4, 3],
          ],
        ),
      ];
    })
    .join("")}
  ${surface(
    "west",
    "ExteriorWall",
    ["a"],
    [
      [0, 4, 0],
      [0, 0, 0],
      [0, 0, 3],
      [0, 4, 3],
    ],
  )}
  ${surface(
    "middle",
    "InteriorWall",
    ["a", "b"],
    [
      [4, 0, 0],
      [4, 4, 0],
      [4, 4, 3],
      [4, 0, 3],
    ],
  )}
  ${surface(
    "east",
    "InteriorWall",
    ["b", "gone"],
    [
      [8, 0, 0],
      [8, 4, 0],
      [8, 4, 3],
      [8, 0, 3],
    ],
  )}
  </Campus></gbXML>`,
);

describe("facts of rooms", () => {
  const [west, east] = roomFacts(twoRooms);

  test("a wall between two rooms is one of both, and exposed in none", () => {
    expect(west!.surfaces.map(({ id }) => id)).toContain("middle");
    expect(east!.surfaces.map(({ id }) => id)).toContain("middle");
    // Floor and roof of 16 m², and three walls of 12 m²; the east wall of the other room is a question.
    expect(west!.exposed).toEqual({ count: 5, area: 68 });
    expect(east!.exposed).toEqual({ count: 4, area: 56 });
    expect(west!.windows).toEqual({ count: 1, area: 2 });
  });

  test("findings and questions are those of the room", () => {
    expect(west!.questions).toEqual([]);
    expect(east!.questions.map(({ id }) => id)).toEqual(["east"]);
    expect(west!.findings.map(({ finding }) => finding.kind)).toEqual(["area-differs"]);
    expect(east!.findings.map(({ finding }) => finding.kind).toSorted((a, b) => a.localeCompare(b))).toEqual([
      "missing-neighbour",
      "volume-differs",
    ]);
  });

  test("each finding is in the list of a room or of the file", () => {
    const listed = new Set(
      [...fileFindings(twoRooms), ...roomFacts(twoRooms).flatMap(({ findings }) => findings)].map(({ finding }) => finding),
    );
    expect(listed.size).toBe(twoRooms.findings.length);
    const bySource = surfacesBySource(twoRooms);
    expect(spacesOfFinding({ kind: "azimuth-differs", surfaceId: "middle", entered: 0, computed: 90 }, bySource)).toEqual(["a", "b"]);
    expect(spacesOfFinding({ kind: "unit-assumed", quantity: "area", unit: "SquareFeet" }, bySource)).toEqual([]);
  });
});
