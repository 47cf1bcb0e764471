import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readBuilding, readGbxml, type Building } from "../../src/building/index.ts";

/** Departures from the schema whose meaning is certain give the same building; what cannot be read is a finding. */
const plain = readFileSync(new URL("00-plain.xml", import.meta.url), "utf8");

const essence = ({ spaces, surfaces }: Building) => ({
  spaces: spaces.map(({ id, area, volume, shellVolume }) => [id, area, volume, shellVolume?.toFixed(6)]),
  surfaces: surfaces
    .map(({ id, type, boundary, spaceId, neighbourId, azimuth, tilt, grossArea, openingArea }) =>
      [id, type, boundary, spaceId, neighbourId, ...[azimuth ?? 0, tilt, grossArea, openingArea].map((value) => value.toFixed(6))].join(
        " ",
      ),
    )
    .toSorted(),
});
const exact = essence(readGbxml(plain));

const surfaces = plain.match(/ {2}<Surface [^]*?<\/Surface>\n/g)!;
const withoutSurfaces = surfaces.reduce((text, surface) => text.replace(surface, ""), plain);
const all = surfaces.join("");
const [partition = ""] = surfaces.filter((surface) => surface.includes('id="ab"'));
const only = (room: string, id: string): string =>
  partition.replace(`<AdjacentSpaceId spaceIdRef="${room === "a" ? "b" : "a"}"/>`, "").replace('id="ab"', `id="${id}"`);

describe("the same building is a file", () => {
  test.each<[string, string]>([
    ["with surfaces in the root", withoutSurfaces.replace("</Campus>", `</Campus>${all}`)],
    ["with surfaces in a building", withoutSurfaces.replace("</Building>", `${all}</Building>`)],
    ["with surfaces in a space", withoutSurfaces.replace('<Space id="b">', `<Space id="b">${all}`)],
    ["without a campus", plain.replaceAll(/<\/?Campus[^>]*>/g, "")],
    ["without a building", plain.replaceAll(/<\/?Building[^>]*>/g, "")],
    [
      "with the type of a surface at its space",
      plain.replaceAll(
        / surfaceType="ExteriorWall"([^>]*>\s*<AdjacentSpaceId spaceIdRef="\w")/g,
        (_, rest: string) => `${rest} surfaceType="ExteriorWall"`,
      ),
    ],
    ["with references in other letters", plain.replaceAll('spaceIdRef="a"', 'spaceIdRef="A"')],
    [
      "with a polygon in two geometries",
      plain.replace(
        surfaces[1]!,
        surfaces[1]!
          .replaceAll("<Coordinate>0</Coordinate><Coordinate>4<", "<Coordinate>3</Coordinate><Coordinate>4<")
          .replace(
            /<PlanarGeometry>[^]*<\/PlanarGeometry>/,
            (half) => half + half.replaceAll(">3</Coordinate><C", ">0</Coordinate><C").replaceAll(">6<", ">3<"),
          ),
      ),
    ],
    [
      "with the size of an opening in the opening",
      plain.replace(/(<Opening id="a-win"[^>]*>)[^]*?(<\/Opening>)/, "$1<Width>3</Width><Height>1.5</Height>$2"),
    ],
  ])("%s", (_, text) => {
    expect(text).not.toBe(plain);
    const building = readGbxml(text);
    expect(essence(building)).toEqual(exact);
    expect(building.findings).toEqual([]);
  });
});

test("a reference in other letters is left alone where two spaces differ by them", () => {
  const text = plain.replace('<Space id="b">', '<Space id="A"/><Space id="b">').replaceAll('spaceIdRef="b"', 'spaceIdRef="B"');
  const { surfaces: read } = readGbxml(text);
  expect(new Set(read.map(({ spaceId }) => spaceId))).toEqual(new Set(["a", "b"]));
  expect(readGbxml(text.replaceAll('spaceIdRef="a"', 'spaceIdRef="\u00E4"')).surfaces.some(({ spaceId }) => spaceId === "a")).toBe(false);
});

describe("an interior surface that each of its rooms has is one between them", () => {
  test.each([
    ["in the same order of points", (text: string) => text],
    [
      "in the opposite order",
      (text: string) =>
        text.replace(
          /(<PolyLoop>)([^]*)(<\/PolyLoop>)/,
          (_, open: string, points: string, close: string) =>
            open +
            points
              .match(/<CartesianPoint>.*?<\/CartesianPoint>/g)!
              .toReversed()
              .join("") +
            close,
        ),
    ],
  ])("%s", (_, write) => {
    const { findings, account, ...building } = readGbxml(plain.replace(partition, only("b", "ba") + write(only("a", "ab"))));
    expect(findings).toEqual([]);
    const between = building.surfaces.filter(({ boundary }) => boundary === "space");
    expect(between).toMatchObject([{ spaceId: "a", neighbourId: "b", azimuth: 90, grossArea: 12 }]);
    expect(account.filter(({ outcome }) => outcome !== "taken")).toMatchObject([
      { id: "ab", outcome: "left-out", reason: "same-place", into: "ba" },
    ]);
  });

  test("and a question where another room has none in that place", () => {
    const kinds = readGbxml(plain.replace(partition, only("a", "ab"))).findings.map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(["interior-without-neighbour", "not-closed"]);
  });
});

describe("an area and a volume", () => {
  test.each([
    ["SquareFeet", 0.3048 ** 2],
    ["Square Feet", 0.3048 ** 2],
    ["sqft", 0.3048 ** 2],
    ["sq. ft", 0.3048 ** 2],
    ["ft²", 0.3048 ** 2],
    ["ft^2", 0.3048 ** 2],
    ["in2", 0.0254 ** 2],
    ["m²", 1],
    ["sqm", 1],
  ])("are in %s", (unit, factor) => {
    const { spaces, findings } = readGbxml(plain.replace("<Area>24<", `<Area unit="${unit}">${24 / factor}<`));
    expect(spaces[0]!.enteredArea).toBeCloseTo(24, 9);
    expect(findings).toEqual([]);
  });
  test.each([
    ["CubicFeet", 0.3048 ** 3],
    ["cu ft", 0.3048 ** 3],
    ["ft3", 0.3048 ** 3],
    ["m³", 1],
  ])("have the unit %s", (unit, factor) => {
    const { spaces, findings } = readGbxml(
      plain
        .replace('volumeUnit="CubicMeters"', `volumeUnit="${unit}"`)
        .replaceAll(/<Volume>(\d+)</g, (_, value: string) => `<Volume>${Number(value) / factor}<`),
    );
    expect(spaces.map(({ enteredVolume }) => enteredVolume!.toFixed(6))).toEqual(["72.000000", "60.000000"]);
    expect(findings).toEqual([]);
  });
  test.each(["square", "2", "Meters", "CubicMeters"])("of %s are unknown", (unit) =>
    expect(readGbxml(plain.replace("<Area>24<", `<Area unit="${unit}">24<`)).findings).toEqual([
      { kind: "unknown-unit", element: "Area", unit },
    ]),
  );
});

describe("what cannot be read is a finding", () => {
  const location = (content: string): Building => readGbxml(plain.replace("<Latitude>47<", `${content}<Latitude>47<`));
  test.each([
    ["CADModelAzimuth", "north"],
    ["Elevation", "10 ft"],
  ])("%s of %s", (element, text) => {
    const { findings, ...building } = location(`<${element}>${text}</${element}>`);
    expect(findings).toEqual([{ kind: "unreadable", element, text }]);
    expect(essence({ findings, ...building })).toEqual(exact);
  });
  test("an area of a room, and the geometry is used", () => {
    const { findings, spaces } = readGbxml(plain.replace("<Area>24<", "<Area>24 m²<"));
    expect(findings).toEqual([{ kind: "unreadable", element: "Area", text: "24 m²" }]);
    expect(spaces[0]!.area).toBeCloseTo(24, 9);
  });
  test("a place that is not on earth; longitudes go round", () => {
    const { findings, place } = readGbxml(plain.replace(">47<", ">147<").replace(">8<", ">350<"));
    expect(findings).toEqual([{ kind: "unreadable", element: "Latitude", text: "147" }]);
    expect(place).toEqual({ longitude: -10, modelAzimuth: 0 });
  });
});

test("coordinates that are nowhere give no areas that are not numbers", () => {
  const { account, spaces } = readGbxml(plain.replaceAll(/<Coordinate>6</g, "<Coordinate>6e200<"));
  for (const { area } of account) expect(Number.isFinite(area)).toBe(true);
  expect(account.find(({ id }) => id === "ab")).toMatchObject({ outcome: "left-out", reason: "no-area" });
  expect(spaces.map(({ area }) => area)).toEqual([24, 20]);
});

test("an empty file is refused as such", () => {
  for (const text of ["", " \n", "\uFEFF"]) expect(() => readBuilding(text)).toThrow("The file is empty.");
});

describe("an opening that is not in its surface is a finding", () => {
  const window = /(<Opening id="a-win"[^]*?<PolyLoop>)([^]*?)(<\/PolyLoop>)/;
  const moved = (by: readonly [number, number, number]): Building =>
    readGbxml(
      plain.replace(window, (_, before: string, points: string, after: string) => {
        const corners = [...points.matchAll(/<CartesianPoint>(.*?)<\/CartesianPoint>/g)].map(([, corner]) =>
          [...corner!.matchAll(/>([\d.]+)</g)].map(([, value], axis) => `<Coordinate>${Number(value) + by[axis]!}</Coordinate>`).join(""),
        );
        return before + corners.map((corner) => `<CartesianPoint>${corner}</CartesianPoint>`).join("") + after;
      }),
    );
  // The window is 1 to 4 m along and 1 to 2.5 m above the lower left corner of a wall of 6 by 3 m.
  test.each<[readonly [number, number, number], number | undefined]>([
    [[0, 0, 0], undefined],
    [[2, 0, 0.5], undefined],
    [[0, 0.3, 0], undefined],
    [[3, 0, 0], 1],
    [[0, 0, 2], 1.5],
    [[0, -2, 0], 2],
    [[5, 0, 4.5], 5],
  ])("moved by %j", (by, distance) => {
    const { findings, surfaces: read } = moved(by);
    expect(findings).toEqual(
      distance === undefined
        ? []
        : [
            {
              kind: "opening-outside",
              surfaceId: "a-south",
              openingId: "a-win",
              area: expect.closeTo(4.5, 9),
              distance: expect.closeTo(distance, 9),
            },
          ],
    );
    expect(read.find(({ id }) => id === "a-south")!.openingArea).toBeCloseTo(4.5, 9);
  });
});

test("a polygon may have any number of points", () => {
  const count = 130_000;
  const circle = (level: number, sense: 1 | -1): string => {
    const points = Array.from({ length: count }, (_, index) => {
      const angle = (sense * 2 * Math.PI * index) / count;
      const coordinates = [100 * Math.cos(angle), 100 * Math.sin(angle), level];
      return `<CartesianPoint>${coordinates.map((each) => `<Coordinate>${each.toFixed(6)}</Coordinate>`).join("")}</CartesianPoint>`;
    });
    return `<PlanarGeometry><PolyLoop>${points.join("")}</PolyLoop></PlanarGeometry>`;
  };
  const disc = (id: string, type: string, polygon: string): string =>
    `<Surface id="${id}" surfaceType="${type}"><AdjacentSpaceId spaceIdRef="a"/>${polygon}</Surface>`;
  const floorAndRoof = disc("f", "SlabOnGrade", circle(0, -1)) + disc("r", "Roof", circle(5, 1));
  const units = 'lengthUnit="Meters" areaUnit="SquareMeters" volumeUnit="CubicMeters" temperatureUnit="C"';
  const hall = readGbxml(`<gbXML ${units}><Campus><Building><Space id="a"/></Building>${floorAndRoof}</Campus></gbXML>`);
  const area = (count / 2) * 100 ** 2 * Math.sin((2 * Math.PI) / count);
  expect(hall.surfaces.map(({ id, tilt }) => [id, tilt])).toEqual([
    ["f", 180],
    ["r", 0],
  ]);
  for (const { grossArea } of hall.surfaces) expect(grossArea).toBeCloseTo(area, 4);
});
