import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readIfc, type Building, type Polygon } from "../../src/building/index.ts";
import { flatArea, overlay, type FlatLoop } from "../../src/building/geometry/overlay.ts";
import { House, real, sideNames, sideOf, type Box } from "./house.ts";
import { text } from "./drawnIfc.ts";

const box: Box = { low: [1, 2, 3], high: [5, 8, 5.5] };
const sides: readonly Polygon[] = sideNames.map((side) => sideOf(box, side));

const areaOf = (polygons: readonly Polygon[]): number =>
  Math.abs(
    polygons.reduce(
      (sum, polygon) =>
        sum +
        polygon.reduce(
          (twice, [x, y], index) => twice + x * polygon[(index + 1) % polygon.length]![1] - y * polygon[(index + 1) % polygon.length]![0],
          0,
        ) /
          2,
      0,
    ),
  );

const only = (house: House): Building["spaces"][number] => {
  const { spaces, surfaces, findings } = readIfc(house.file());
  expect(surfaces).toEqual([]);
  expect(findings.map(({ kind }) => kind).toSorted()).toEqual(["no-boundaries", "space-without-surfaces"]);
  return spaces[0]!;
};

describe("a room without boundaries has the plan, the area and the height of its body:", () => {
  const bodies: readonly (readonly [string, (house: House) => string])[] = [
    ["extruded", (house) => house.box(box)],
    ["faces", (house) => house.faces(sides)],
    ["brep", (house) => house.faces(sides, "IFCFACETEDBREP")],
    ["bounding box", (house) => house.step.add("IFCBOUNDINGBOX", house.point(box.low), "4.", "6.", "2.5")],
    [
      "polygonal faces",
      (house) => {
        const points = sides.flat();
        const list = house.step.add("IFCCARTESIANPOINTLIST3D", `(${points.map((point) => `(${point.map(real).join(",")})`).join(",")})`);
        const faces = sides.map((_, index) =>
          house.step.add("IFCINDEXEDPOLYGONALFACE", `(${[1, 2, 3, 4].map((each) => 4 * index + each).join(",")})`),
        );
        return house.step.add("IFCPOLYGONALFACESET", list, ".T.", `(${faces.join(",")})`, "$");
      },
    ],
    [
      "triangles",
      (house) => {
        const points = sides.flat();
        const list = house.step.add("IFCCARTESIANPOINTLIST3D", `(${points.map((point) => `(${point.map(real).join(",")})`).join(",")})`);
        const triangles = sides.flatMap((_, index) => [
          `(${4 * index + 1},${4 * index + 2},${4 * index + 3})`,
          `(${4 * index + 1},${4 * index + 3},${4 * index + 4})`,
        ]);
        return house.step.add("IFCTRIANGULATEDFACESET", list, "$", ".T.", `(${triangles.join(",")})`, "$");
      },
    ],
    [
      "copy, moved and turned",
      (house) => {
        const { step } = house;
        const representation = step.add(
          "IFCSHAPEREPRESENTATION",
          "$",
          text("Body"),
          text(""),
          `(${house.box({ low: [0, 0, 0], high: [6, 4, 2.5] })})`,
        );
        const map = step.add("IFCREPRESENTATIONMAP", step.add("IFCAXIS2PLACEMENT3D", house.point([0, 0, 0]), "$", "$"), representation);
        const x = step.add("IFCDIRECTION", "(0.,1.,0.)");
        const y = step.add("IFCDIRECTION", "(-1.,0.,0.)");
        const target = step.add("IFCCARTESIANTRANSFORMATIONOPERATOR3D", x, y, house.point([5, 2, 3]), "1.", "$");
        return step.add("IFCMAPPEDITEM", map, target);
      },
    ],
  ];
  test.each(bodies)("%s", (_name, body) => {
    const house = new House();
    house.space("a", house.shape([body(house)]));
    const space = only(house);
    expect(space.area).toBeCloseTo(24, 9);
    expect(space.volume).toBeCloseTo(60, 9);
    expect(space.height).toBeCloseTo(2.5, 9);
    expect(space.floorLevel).toBe(3);
    expect(areaOf(space.floorPolygons)).toBeCloseTo(24, 9);
    const corners = space.floorPolygons.flat().map(([x, y]) => `${x.toFixed(6)} ${y.toFixed(6)}`);
    expect(new Set(corners)).toEqual(new Set(["1.000000 2.000000", "5.000000 2.000000", "5.000000 8.000000", "1.000000 8.000000"]));
  });

  test("a room around a column has the plan without it", () => {
    const house = new House();
    const { step } = house;
    const loop = (x0: number, y0: number, x1: number, y1: number): string =>
      step.add(
        "IFCPOLYLINE",
        `(${[
          [x0, y0],
          [x1, y0],
          [x1, y1],
          [x0, y1],
          [x0, y0],
        ]
          .map((point) => house.point(point))
          .join(",")})`,
      );
    const profile = step.add(
      "IFCARBITRARYPROFILEDEFWITHVOIDS",
      ".AREA.",
      "$",
      loop(0, 0, 10, 8),
      `(${loop(2, 2, 3, 4)},${loop(6, 5, 7, 6)})`,
    );
    house.space("a", house.shape([house.extruded(profile, 3)]));
    const space = only(house);
    expect(space.area).toBeCloseTo(77, 9);
    expect(space.volume).toBeCloseTo(231, 9);
  });

  test.each([
    [
      "circle",
      (house: House) =>
        house.step.add("IFCCIRCLEPROFILEDEF", ".AREA.", "$", house.step.add("IFCAXIS2PLACEMENT2D", house.point([3, 4]), "$"), "5."),
      Math.PI * 25,
    ],
    [
      "ellipse",
      (house: House) =>
        house.step.add("IFCELLIPSEPROFILEDEF", ".AREA.", "$", house.step.add("IFCAXIS2PLACEMENT2D", house.point([3, 4]), "$"), "5.", "2."),
      Math.PI * 10,
    ],
    [
      "half circle by angles",
      (house: House) => {
        const { step } = house;
        const circle = step.add("IFCCIRCLE", step.add("IFCAXIS2PLACEMENT2D", house.point([0, 0]), "$"), "4.");
        const arc = step.add("IFCTRIMMEDCURVE", circle, `(IFCPARAMETERVALUE(0.))`, `(IFCPARAMETERVALUE(${Math.PI}))`, ".T.", ".PARAMETER.");
        const line = step.add("IFCPOLYLINE", `(${house.point([-4, 0])},${house.point([4, 0])})`);
        const parts = [arc, line].map((part) => step.add("IFCCOMPOSITECURVESEGMENT", ".CONTINUOUS.", ".T.", part));
        return step.add("IFCARBITRARYCLOSEDPROFILEDEF", ".AREA.", "$", step.add("IFCCOMPOSITECURVE", `(${parts.join(",")})`, ".F."));
      },
      Math.PI * 8,
    ],
    [
      "half circle by points, backwards",
      (house: House) => {
        const { step } = house;
        const circle = step.add("IFCCIRCLE", step.add("IFCAXIS2PLACEMENT2D", house.point([0, 0]), "$"), "4.");
        const arc = step.add("IFCTRIMMEDCURVE", circle, `(${house.point([-4, 0])})`, `(${house.point([4, 0])})`, ".F.", ".CARTESIAN.");
        const line = step.add("IFCPOLYLINE", `(${house.point([-4, 0])},${house.point([4, 0])})`);
        const parts = [
          step.add("IFCCOMPOSITECURVESEGMENT", ".CONTINUOUS.", ".T.", arc),
          step.add("IFCCOMPOSITECURVESEGMENT", ".CONTINUOUS.", ".F.", line),
        ];
        return step.add("IFCARBITRARYCLOSEDPROFILEDEF", ".AREA.", "$", step.add("IFCCOMPOSITECURVE", `(${parts.join(",")})`, ".F."));
      },
      Math.PI * 8,
    ],
    [
      "half circle through three points",
      (house: House) => {
        const points = house.step.add("IFCCARTESIANPOINTLIST2D", "((4.,0.),(0.,4.),(-4.,0.))");
        const curve = house.step.add("IFCINDEXEDPOLYCURVE", points, "(IFCARCINDEX((1,2,3)),IFCLINEINDEX((3,1)))", ".F.");
        return house.step.add("IFCARBITRARYCLOSEDPROFILEDEF", ".AREA.", "$", curve);
      },
      Math.PI * 8,
    ],
  ] as const)("%s", (_name, profile, area) => {
    const house = new House();
    house.space("a", house.shape([house.extruded(profile(house), 3)]));
    const space = only(house);
    // Arcs are polygons with a corner every 5°: their area is smaller by a thousandth.
    const share = Math.sin(Math.PI / 36) / (Math.PI / 36);
    expect(space.area).toBeCloseTo(area * share, 9);
    expect(space.volume).toBeCloseTo(3 * area * share, 6);
  });
});

test("quantities count, in the unit of areas of the file; names are number and name", () => {
  const square = "IFCCONVERSIONBASEDUNIT($,.AREAUNIT.,'SQUARE FOOT',#3)";
  const measure = "IFCMEASUREWITHUNIT(IFCREAL(0.09290304),#4)";
  const house = new House("IFC2X3", [square, measure, "IFCSIUNIT(*,.AREAUNIT.,$,.SQUARE_METRE.)"]);
  const { step } = house;
  for (const [id, name] of [
    ["101", "Office"],
    ["102", "Room 102"],
    ["103", ""],
  ] as const) {
    const space = house.space(id, "$", name);
    const area = step.add("IFCQUANTITYAREA", text(id === "101" ? "GSA BIM Area" : "NetFloorArea"), "$", "$", "100.");
    const height = step.add("IFCQUANTITYLENGTH", text("Height"), "$", "$", "3.");
    const set = step.add("IFCELEMENTQUANTITY", text(""), "$", text("BaseQuantities"), "$", "$", `(${area},${height})`);
    house.relate("IFCRELDEFINESBYPROPERTIES", `(${space})`, set);
  }
  const { spaces, units } = readIfc(house.file());
  expect(spaces.map(({ name }) => name)).toEqual(["101 Office", "Room 102", "103"]);
  for (const { area, height, volume } of spaces) {
    expect(area).toBeCloseTo(9.290304, 9);
    expect(height).toBeCloseTo(3, 9);
    expect(volume).toBeCloseTo(27.870912, 9);
  }
  expect(units).toMatchObject({ length: "Meters", area: "SquareFeet" });
});

test("spaces outdoors, of other spaces and gross areas are no rooms, and say so", () => {
  const house = new House();
  const room = house.space("room");
  house.space("balcony", "$", "", ".EXTERNAL.");
  house.space("storey", "$", "", ".GFA.");
  const flat = house.space("flat");
  house.relate("IFCRELAGGREGATES", flat, `(${room})`);
  const { spaces, findings } = readIfc(house.file());
  expect(spaces.map(({ id }) => id)).toEqual(["room"]);
  expect(findings.flatMap((finding) => (finding.kind === "space-left-out" ? [[finding.spaceId, finding.reason]] : []))).toEqual([
    ["balcony", "outdoors"],
    ["storey", "gross-area"],
    ["flat", "of-spaces"],
  ]);
});

test("zones, storeys and set points are those of the file", () => {
  const house = new House();
  const { step } = house;
  const spaces = ["a", "b"].map((id) => house.space(id));
  const storey = step.add("IFCBUILDINGSTOREY", text("s"), "$", text("Ground"), "$", "$", "$", "$", "$", "$", "3.5");
  house.relate("IFCRELAGGREGATES", storey, `(${spaces.join(",")})`);
  const rental = step.add("IFCZONE", text("r"), "$", text("Rental"), "$", "$");
  const zone = step.add("IFCZONE", text("z"), "$", text("Thermal zone 1"), "$", "$");
  for (const each of [rental, zone]) step.add("IFCRELASSIGNSTOGROUP", text(""), "$", "$", "$", `(${spaces.join(",")})`, "$", each);
  house.properties(zone, {
    SpaceTemperatureWinterMin: "IFCTHERMODYNAMICTEMPERATUREMEASURE(293.15)",
    SpaceTemperatureSummerMax: "IFCTHERMODYNAMICTEMPERATUREMEASURE(299.15)",
  });
  const building = readIfc(house.file());
  expect(building.storeys).toEqual([{ id: "s", name: "Ground", level: 3.5 }]);
  expect(building.zones).toMatchObject([{ id: "z", name: "Thermal zone 1" }]);
  expect(building.zones[0]!.heatingTemperature).toBeCloseTo(20, 9);
  expect(building.zones[0]!.coolingTemperature).toBeCloseTo(26, 9);
  expect(building.spaces.map(({ zoneId, storeyId }) => [zoneId, storeyId])).toEqual([
    ["z", "s"],
    ["z", "s"],
  ]);
});

test("spaces without an identifier, and with that of another one, are rooms with their own boundaries", () => {
  const house = new House();
  for (const id of ["", "same", "same"]) {
    const space = house.space(id);
    for (const side of sideNames) house.boundary({ id: "", space, polygon: sideOf(box, side) });
  }
  const { spaces, surfaces, findings } = readIfc(house.file());
  expect(new Set(spaces.map(({ id }) => id)).size).toBe(3);
  for (const { id } of spaces) expect(surfaces.filter(({ spaceId }) => spaceId === id).length).toBe(6);
  expect(findings.some(({ kind }) => kind === "repeated-id")).toBe(true);
});

/** A star of corners around a point: any simple polygon that is seen from its middle. */
const stars = fc
  .record({
    x: fc.integer({ min: -30, max: 30 }),
    y: fc.integer({ min: -30, max: 30 }),
    radii: fc.array(fc.integer({ min: 5, max: 60 }), { minLength: 3, maxLength: 7 }),
  })
  .map(({ x, y, radii }): FlatLoop =>
    radii.map((radius, index) => {
      const angle = (2 * Math.PI * index) / radii.length;
      return [(x + radius * Math.cos(angle)) / 10, (y + radius * Math.sin(angle)) / 10];
    }),
  );

test("an area that is divided by another one has the parts of both, and each is divided by the other in the same way", () =>
  fc.assert(
    fc.property(stars, stars, (a, b) => {
      const [ab, ba] = [overlay([a], [b]), overlay([b], [a])];
      expect(flatArea(ab.inside) + flatArea(ab.outside)).toBeCloseTo(flatArea([a]), 6);
      expect(flatArea(ab.inside)).toBeCloseTo(flatArea(ba.inside), 6);
      expect(flatArea(overlay(ab.outside, [b]).inside)).toBeCloseTo(0, 6);
      expect(flatArea(overlay(ab.inside, [b]).outside)).toBeCloseTo(0, 6);
      expect(flatArea(overlay([a], [a]).inside)).toBeCloseTo(flatArea([a]), 6);
    }),
    { numRuns: runs(200) },
  ));
