import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readGbxml, readIfc, sumsOfAccount, type Building } from "../../src/building/index.ts";
import { heatLoad } from "../../src/calculators/heat-load/index.ts";
import { buildingRows, type BuildingRows } from "../../src/exchange/building/index.ts";
import { draw, findingsOf, grids, written, type DrawnBuilding } from "../gbxml/drawnBuildings.ts";
import { writtenIfc, type IfcWriting } from "./drawnIfc.ts";

/** Whether two values are the same, numbers to 1e-9 and angles on the circle. */
function expectSame(value: unknown, expected: unknown, path: string): void {
  if (typeof value === "number" && typeof expected === "number") {
    const difference = Math.abs(value - expected);
    const turned = /azimuth/i.test(path) ? Math.min(difference, Math.abs(360 - difference)) : difference;
    expect(turned, `${path}: ${value} ${expected}`).toBeLessThan(
      1e-9 * Math.max(1, Math.abs(expected), /azimuth|tilt/i.test(path) ? 1000 : 1),
    );
  } else if (typeof value === "object" && value !== null && typeof expected === "object" && expected !== null) {
    expect(Object.keys(value).toSorted(), path).toEqual(Object.keys(expected).toSorted());
    for (const [key, each] of Object.entries(value)) expectSame(each, (expected as Record<string, unknown>)[key], `${path}.${key}`);
  } else expect(value, path).toEqual(expected);
}

/** What both formats say of a building; a slab between two rooms is a ceiling or a floor. */
const essence = ({ spaces, surfaces }: Building) => ({
  spaces: spaces.map(({ id, name, area, volume, height, floorArea, shellVolume, openShare, floorLevel }) => ({
    id,
    name,
    numbers: { area, volume, height, floorArea, shellVolume, openShare, floorLevel },
  })),
  surfaces: surfaces.map(
    ({
      polygons: _polygons,
      sourceIds: _sources,
      openings,
      type,
      cadId: _cad,
      constructionId: _construction,
      name: _name,
      ...surface
    }) => ({
      ...surface,
      type: type === "Ceiling" ? "InteriorFloor" : type,
      openings: openings.map(({ id, kind, area, width, height }) => ({ id, kind, area, width, height })),
    }),
  ),
});

const rowsOf = (building: Building): BuildingRows =>
  buildingRows(building, {
    unitSystem: "Metric",
    unconditioned: { cooling: 30, heating: 8 },
    ground: { cooling: 16, heating: 10 },
    uValues: { wall: 0.3, roof: 0.2, floor: 0.25, partition: 1.8, door: 2.1 },
    glass: { uValue: 1.3, shgc: 0.5 },
  });

/** Rows without the names that the formats give, which are those of walls in one and identifiers in the other. */
const plainRows = ({ rooms }: BuildingRows) =>
  rooms.map(({ surfaces = [], windows = [], ...room }) => ({
    ...room,
    surfaces: surfaces.map(({ name: _name, ...surface }) => surface),
    windows: windows.map(({ name: _name, ...window }) => window),
  }));

function loadsOf(building: Building) {
  const { rooms, zones, constructions, windowTypes, site } = rowsOf(building);
  const input = {
    unitSystem: "Metric",
    method: "hourly",
    rooms,
    zones,
    constructions,
    windowTypes,
    site: { latitude: 47, ...site },
  } as const;
  const outcome = heatLoad.calculate(input);
  if (!outcome.ok) throw new Error(outcome.errors.map(({ field, message }) => `${field}: ${message}`).join("\n"));
  return (
    outcome.results.roomResults as readonly { readonly load: { readonly value: number }; readonly heating: { readonly value: number } }[]
  ).map(({ load, heating }) => ({ load: load.value, heating: heating.value }));
}

const units: readonly IfcWriting["unit"][] = [
  ["METRE", 1],
  ["MILLIMETRE", 0.001],
  ["CENTIMETRE", 0.01],
  ["FOOT", 0.3048],
  ["INCH", 0.0254],
];

const angle = fc.constantFrom(0, 30, -117.5, 90);

const writings: fc.Arbitrary<IfcWriting> = fc
  .record({
    schema: fc.constantFrom("IFC2X3", "IFC4", "IFC4X3_ADD2"),
    unit: fc.constantFrom(...units),
    turned: fc.constantFrom(0, 20, -155.25),
    moved: fc.constantFrom([0, 0, 0] as const, [500, -20, 3] as const),
    nested: fc.tuple(angle, angle, angle, angle),
    reversal: fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
    shape: fc.constantFrom("polyline", "indexed", "composite", "spatial", "faces", "strip"),
    holes: fc.boolean(),
    named: fc.boolean(),
  })
  .map(({ reversal, unit, ...writing }) => ({ ...writing, unit: unit!, reversed: (index) => reversal[index % reversal.length]! }));

const law = (check: (ifc: Building, gbxml: Building, drawn: DrawnBuilding, writing: IfcWriting) => void, count: number): void =>
  fc.assert(
    fc.property(grids, writings, (grid, writing) => {
      const drawn = draw(grid);
      const { turned = 0 } = writing;
      check(readIfc(writtenIfc(drawn, writing)), readGbxml(written(drawn, { turned })), drawn, writing);
    }),
    { numRuns: runs(count) },
  );

test("a drawn building is the same in IFC as in gbXML, in any version, unit, placement, direction and shape", () =>
  law((ifc, gbxml, _drawn, { nested, moved }) => {
    expect(findingsOf(ifc)).toEqual([]);
    const isLevel = nested !== undefined && moved?.[2] === 0;
    const plain = (building: Building) => {
      const { spaces, surfaces } = essence(building);
      return {
        surfaces,
        spaces: spaces.map(({ numbers, ...space }) => ({
          ...space,
          numbers: { ...numbers, floorLevel: isLevel ? numbers.floorLevel : 0 },
        })),
      };
    };
    expectSame(plain(ifc), plain(gbxml), "building");
  }, 100));

test("rows and loads are the same from IFC as from gbXML", () =>
  law((ifc, gbxml) => {
    expectSame(plainRows(rowsOf(ifc)), plainRows(rowsOf(gbxml)), "rows");
    expectSame(loadsOf(ifc), loadsOf(gbxml), "loads");
  }, 20));

test("each boundary is in the account: one side of each surface is taken or merged, the other is left out", () =>
  law((ifc, _gbxml, drawn) => {
    const sums = sumsOfAccount(ifc.account, "surface");
    const areas = Object.values(drawn.areas).reduce((sum, area) => sum + area, 0);
    expect(Math.abs(sums.taken.area + sums.merged.area - areas)).toBeLessThan(1e-9 * areas);
    const between = drawn.surfaces.filter(({ rooms }) => rooms.length > 1).length;
    expect(sums["left-out"].count).toBe(between);
    expect(ifc.account.filter(({ kind }) => kind === "surface").length).toBe(drawn.surfaces.length + between);
    for (const { outcome, reason, into } of ifc.account)
      if (outcome === "left-out") {
        expect(reason).toBe("other-side");
        expect(into ?? "").not.toContain("-other");
      }
  }, 40));
