import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readGbxml, sumsOfAccount, type Building } from "../../src/building/index.ts";

const plain = readFileSync(new URL("00-plain.xml", import.meta.url), "utf8");
const exact = readGbxml(plain);

/** Numbers of a building that its loads depend on. */
const essence = ({ spaces, surfaces, place }: Building) => ({
  spaces: spaces.map(({ id, area, volume }) => [id, area, volume]),
  surfaces: surfaces.map(({ id, type, boundary, azimuth, tilt, grossArea, openingArea }) => ({
    id,
    type,
    boundary,
    numbers: [azimuth ?? 0, tilt, grossArea, openingArea].map((value) => value.toFixed(6)),
  })),
  place,
});

/** A file with each coordinate, area and volume written in another way. */
const rewritten = (write: (value: string) => string): string =>
  plain.replaceAll(
    /<(Coordinate|Area|Volume|Width|Height)([^>]*)>([^<]*)</g,
    (_, name: string, rest: string, value: string) => `<${name}${rest}>${write(value)}<`,
  );

describe("the same numbers are", () => {
  test.each([
    ["with decimal commas", (value: string) => value.replace(".", ",")],
    ["with exponents", (value: string) => Number(value).toExponential()],
    ["with spaces and line ends", (value: string) => `\n\t ${value} \n`],
    ["as character data", (value: string) => `<![CDATA[${value}]]>`],
    ["next to comments and processing instructions", (value: string) => `<!-- 1 -->${value}<?x 2?>`],
    ["with many decimals", (value: string) => (value.includes(".") ? `${value}0000000000` : `${value}.0000000000`)],
  ])("%s", (_, write) => expect(essence(readGbxml(rewritten(write)))).toEqual(essence(exact)));

  test.each([
    ["1,234.5", 1234.5],
    ["1.234,5", 1234.5],
    ["12,345,678", 12_345_678],
    ["1,234", 1.234],
    ["1,5E2", 150],
    ["\u22122.5", -2.5],
  ])("%s is %d", (text, value) => {
    const file = `<gbXML lengthUnit="Meters" areaUnit="SquareMeters"><Campus><Building><Space id="a"><Area>${text}</Area></Space></Building></Campus></gbXML>`;
    expect(readGbxml(file).spaces[0]!.enteredArea).toBe(value);
  });
});

describe("a place", () => {
  const latitudeOf = (text: string): number | undefined =>
    readGbxml(`<gbXML lengthUnit="Meters"><Campus><Location><Latitude>${text}</Latitude></Location><Building/></Campus></gbXML>`).place
      .latitude;
  test.each([
    ["48.5", 48.5],
    ["48,5", 48.5],
    ["48 30", 48.5],
    ["48° 30' 36\"", 48.51],
    ["N 48:30:36", 48.51],
    ["48°30'S", -48.5],
    ["-48 30", -48.5],
    ["-0 30", -0.5],
    ["12.5 W", -12.5],
  ])("%s is at %d", (text, value) => expect(latitudeOf(text.replaceAll('"', "&quot;"))).toBeCloseTo(value, 12));
  test.each(["", "unknown", "48 75", "1 2 3 4", "north"])("“%s” is left out", (text) => expect(latitudeOf(text)).toBeUndefined());
});

describe("names", () => {
  const nameIn = (text: string): string =>
    readGbxml(`<gbXML lengthUnit="Meters"><Campus><Building><Space id="a"><Name>${text}</Name></Space></Building></Campus></gbXML>`)
      .spaces[0]!.name;
  test.each([
    ["Caf&eacute; &amp; B&uuml;ro", "Café & Büro"],
    ["Men & Women", "Men & Women"],
    ["R&D", "R&D"],
    ["10 m&sup2;", "10 m²"],
    ["&yuml;&nbsp;&szlig;", "ÿ\u00A0ß"],
    ["<![CDATA[A < B & C]]>", "A < B & C"],
  ])("%s is read", (text, name) => expect(nameIn(text)).toBe(name));
});

/** A box of 4 by 5 by 3 m whose surfaces are rectangles alone, with a window of 2 by 1.5 m, and a gable if it is drawn. */
function rectangles(window: string, south = "<Width>4</Width><Height>3</Height>"): Building {
  const surface = (id: string, type: string, corner: string, azimuth: number, tilt: number, size: string, content = ""): string =>
    `<Surface id="${id}" surfaceType="${type}"><AdjacentSpaceId spaceIdRef="a"/><RectangularGeometry><Azimuth>${azimuth}</Azimuth><CartesianPoint>${corner
      .split(" ")
      .map((each) => `<Coordinate>${each}</Coordinate>`)
      .join("")}</CartesianPoint><Tilt>${tilt}</Tilt>${size}</RectangularGeometry>${content}</Surface>`;
  const size = (width: number, height: number): string => `<Width>${width}</Width><Height>${height}</Height>`;
  return readGbxml(
    `<gbXML lengthUnit="Meters" areaUnit="SquareMeters" volumeUnit="CubicMeters" temperatureUnit="C"><Campus><Building><Space id="a"/></Building>${[
      surface("south", "ExteriorWall", "0 0 0", 180, 90, south, `<Opening id="w" openingType="FixedWindow">${window}</Opening>`),
      surface("east", "ExteriorWall", "4 0 0", 90, 90, size(5, 3)),
      surface("north", "ExteriorWall", "4 5 0", 0, 90, size(4, 3)),
      surface("west", "ExteriorWall", "0 5 0", 270, 90, size(5, 3)),
      surface("roof", "Roof", "0 0 3", 180, 0, size(4, 5)),
      surface("floor", "SlabOnGrade", "0 5 0", 180, 180, size(4, 5)),
    ].join("")}</Campus></gbXML>`,
  );
}

const point = (...coordinates: readonly number[]): string =>
  `<CartesianPoint>${coordinates.map((each) => `<Coordinate>${each}</Coordinate>`).join("")}</CartesianPoint>`;
const loop = (...points: readonly (readonly number[])[]): string => `<PolyLoop>${points.map((each) => point(...each)).join("")}</PolyLoop>`;

describe("geometry as rectangles", () => {
  const ofWindow = `${point(1, 1)}<Width>2</Width><Height>1.5</Height>`;
  test.each([
    ["a size", `<RectangularGeometry>${ofWindow}</RectangularGeometry>`],
    [
      "a polygon of two coordinates",
      `<RectangularGeometry>${point(1, 1)}${loop([0, 0], [2, 0], [2, 1.5], [0, 1.5])}</RectangularGeometry>`,
    ],
    ["a size and an empty polygon", `<RectangularGeometry>${ofWindow}</RectangularGeometry><PlanarGeometry><PolyLoop/></PlanarGeometry>`],
    [
      "a size and a polygon without area",
      `<RectangularGeometry>${ofWindow}</RectangularGeometry><PlanarGeometry>${loop([1, 0, 1], [3, 0, 1])}</PlanarGeometry>`,
    ],
  ])("a box of them is closed, and an opening has the area of %s", (_, window) => {
    const { spaces, surfaces, account, findings } = rectangles(window);
    expect(findings).toEqual([]);
    expect(spaces[0]).toMatchObject({ floorArea: expect.closeTo(20, 9), shellVolume: expect.closeTo(60, 9) });
    expect(surfaces.map(({ azimuth }) => Math.round(azimuth ?? -1))).toEqual([180, 90, 0, 270, -1, -1]);
    expect(surfaces[0]!.openingArea).toBeCloseTo(3, 12);
    expect(sumsOfAccount(account, "opening").taken).toEqual({ count: 1, area: expect.closeTo(3, 12) });
  });

  test("a wall with a drawing of two coordinates has its shape", () => {
    const gable = loop([0, 0], [4, 0], [4, 3], [2, 4], [0, 3]);
    const { surfaces } = rectangles("", gable);
    expect(surfaces[0]!.grossArea).toBeCloseTo(14, 9);
    expect(Math.max(...surfaces[0]!.polygons.flat().map(([, , z]) => z))).toBeCloseTo(4, 9);
  });
});

describe("glass", () => {
  const shgcOf = (content: string): number | undefined =>
    readGbxml(`<gbXML lengthUnit="Meters"><Campus><Building/></Campus><WindowType id="g">${content}</WindowType></gbXML>`).windowTypes[0]!
      .shgc;
  const shgcAt = (angle: number, value: number): string =>
    `<SolarHeatGainCoeff unit="Fraction" solarIncidentAngle="${angle}">${value}</SolarHeatGainCoeff>`;
  test("has its coefficient nearest to normal incidence, in any order", () => {
    expect(shgcOf(shgcAt(0, 0.6) + shgcAt(50, 0.5))).toBe(0.6);
    expect(shgcOf(shgcAt(50, 0.5) + shgcAt(20, 0.59) + shgcAt(0, 0.6))).toBe(0.6);
    expect(shgcOf(shgcAt(60, 0.4) + shgcAt(20, 0.59))).toBe(0.59);
    expect(shgcOf('<SolarHeatGainCoeff unit="Percent">60</SolarHeatGainCoeff>')).toBeCloseTo(0.6, 12);
  });
  test("has none of oblique incidence", () => expect(shgcOf(shgcAt(60, 0.4))).toBeUndefined());
  test("has that of its shading coefficient", () => expect(shgcOf('<ShadingCoeff unit="Fraction">1</ShadingCoeff>')).toBeCloseTo(0.87, 12));
});
