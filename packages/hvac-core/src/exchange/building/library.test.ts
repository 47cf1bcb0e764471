import { runs } from "@tooling/testing/extent";
import { between } from "@tooling/testing/numbers";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readGbxml, writeGbxml, type Building, type BuildingConstruction, type BuildingWindowType } from "../../building/index.ts";
import { heatLoad } from "../../calculators/heat-load/index.ts";
import { convert } from "../../quantity/index.ts";
import { draw, grids, written } from "../../../test/gbxml/drawnBuildings.ts";
import { constructionRow } from "./library.ts";
import {
  buildingLibrary,
  buildingRows,
  libraryMatches,
  rowSection,
  rowUValue,
  type BuildingRowOptions,
  type BuildingRows,
} from "./index.ts";

/* Random buildings with random constructions and glass. */

const options: BuildingRowOptions = {
  unitSystem: "Metric",
  unconditioned: { cooling: 30, heating: 8 },
  ground: { cooling: 16, heating: 10 },
  uValues: { wall: 0.3, roof: 0.2, floor: 0.25, partition: 1.8, door: 2.1 },
  glass: { uValue: 1.3, shgc: 0.5 },
};

const layer = fc.record({
  id: fc.constant("layer"),
  name: fc.constantFrom("Brick", "Wool"),
  thickness: between(0.01, 0.3),
  conductivity: between(0.03, 2),
  density: between(20, 2500),
  specificHeat: between(800, 1700),
});
const construction = fc.oneof(
  fc.record({ uValue: between(0.1, 4), layers: fc.constant([]) }),
  fc.record({ layers: fc.array(layer, { minLength: 1, maxLength: 6 }) }),
  fc.record({ layers: fc.constant([]) }),
);
const glass = fc.record({ uValue: between(0.5, 6), shgc: between(0.1, 0.8) });

interface Libraries {
  readonly constructions: readonly BuildingConstruction[];
  readonly windowTypes: readonly BuildingWindowType[];
}
const libraries: fc.Arbitrary<Libraries> = fc.record({
  constructions: fc
    .array(construction, { minLength: 1, maxLength: 5 })
    .map((all) => all.map((each, index) => ({ ...each, id: `c${index}`, name: `Construction ${index}` }))),
  windowTypes: fc
    .array(glass, { minLength: 1, maxLength: 3 })
    .map((all) => all.map((each, index) => ({ ...each, id: `g${index}`, name: `Glass ${index}` }))),
});

/** The building of a drawing with a construction for each surface and glass for each opening, by turns. */
function built(building: Building, { constructions, windowTypes }: Libraries): Building {
  return {
    ...building,
    constructions,
    windowTypes,
    surfaces: building.surfaces.map((surface, index) => ({
      ...surface,
      constructionId: constructions[index % constructions.length]!.id,
      openings: surface.openings.map((opening) => ({ ...opening, windowTypeId: windowTypes[index % windowTypes.length]!.id })),
    })),
  };
}
const buildings = fc.tuple(grids, libraries).map(([grid, library]) => built(readGbxml(written(draw(grid))), library));

function loadsOf({ rooms, zones, constructions, windowTypes, schedules, site }: BuildingRows): readonly number[] {
  const outcome = heatLoad.calculate({
    unitSystem: "Metric",
    method: "hourly",
    rooms,
    zones,
    constructions,
    windowTypes,
    schedules,
    site: { latitude: 47, ...site },
  });
  if (!outcome.ok) throw new Error(outcome.errors.map(({ field, message }) => `${field}: ${message}`).join("\n"));
  return (outcome.results.roomResults as readonly { readonly load: { readonly value: number } }[]).map(({ load }) => load.value);
}

const idsOf = <T extends { readonly id: string; readonly rowId: string }>(matches: readonly T[]): Readonly<Record<string, string>> =>
  Object.fromEntries(matches.map(({ id, rowId }) => [id, rowId]));

test("a library matches itself by id, then by name, then by what it is", () => {
  fc.assert(
    fc.property(buildings, (building) => {
      const library = buildingLibrary(building, "Metric");
      const { constructions, windowTypes } = buildingRows(building, options);
      const existing = { constructions, windowTypes };
      // Constructions that only inner surfaces have are in the library, and have no row.
      const known = library.constructions.filter(({ row }) => constructions.some(({ id }) => id === row?.id));
      const bases = (change: (row: { readonly id?: string }, index: number) => object): readonly string[] => {
        const rows = { constructions: constructions.map(change), windowTypes: windowTypes.map(change) };
        const matches = libraryMatches({ ...library, constructions: known }, rows);
        expect(matches.constructions.length).toBe(constructions.length);
        expect(matches.windowTypes.length).toBe(windowTypes.length);
        return [...matches.constructions, ...matches.windowTypes].map(({ by }) => by);
      };
      expect(bases((row) => row).every((by) => by === "id")).toBe(true);
      expect(bases((row, index) => ({ ...row, id: `x${index}` })).every((by) => by === "name")).toBe(true);
      const others = bases((row, index) => ({ ...row, id: `x${index}`, name: `Other ${index}` }));
      expect(others.every((by) => by === "layers" || by === "values")).toBe(true);
      const none = { constructions: [], windowTypes: [] };
      expect(libraryMatches(library, none)).toEqual(none);
      expect(existing.windowTypes.length).toBeLessThanOrEqual(library.windowTypes.length);
    }),
    { numRuns: runs(30) },
  );
});

test("rows that are matched are not imported again, and give the same loads", () => {
  fc.assert(
    fc.property(buildings, (building) => {
      const imported = buildingRows(building, options);
      const renamed = <T extends { readonly id?: string }>(rows: readonly T[]): readonly T[] =>
        rows.map((row) => ({ ...row, id: `my-${row.id}` }));
      const existing = { constructions: renamed(imported.constructions), windowTypes: renamed(imported.windowTypes) };
      const matches = libraryMatches(buildingLibrary(building, "Metric"), existing);
      const rows = buildingRows(building, {
        ...options,
        constructions: idsOf(matches.constructions),
        windowTypes: idsOf(matches.windowTypes),
      });
      expect([rows.constructions, rows.windowTypes]).toEqual([[], []]);
      expect(loadsOf({ ...rows, ...existing })).toEqual(loadsOf(imported));
    }),
    { numRuns: runs(20) },
  );
});

test("the U-value of a construction by layers is that of its resistances", () => {
  fc.assert(
    fc.property(grids, fc.array(layer, { minLength: 1, maxLength: 6 }), (grid, layers) => {
      const building = built(readGbxml(written(draw(grid))), {
        constructions: [{ id: "c", name: "C", layers }],
        windowTypes: [{ id: "g", name: "G" }],
      });
      const [only] = buildingLibrary(building, "Imperial").constructions;
      const resistance = layers.reduce((sum, { thickness, conductivity }) => sum + thickness / conductivity, 0.044 + 0.12);
      expect(only!.uValue! * resistance).toBeCloseTo(1, 9);
      expect(rowUValue(only!.row!)).toBe(only!.uValue);
    }),
    { numRuns: runs(20) },
  );
});

test("temperatures between layers fall by the share of their resistances", () => {
  fc.assert(
    fc.property(fc.array(layer, { minLength: 1, maxLength: 6 }), between(-30, 40), between(-30, 40), (layers, outside, inside) => {
      const building = built(readGbxml('<gbXML lengthUnit="Meters"><Campus><Building><Space id="a"/></Building></Campus></gbXML>'), {
        constructions: [{ id: "c", name: "C", layers }],
        windowTypes: [{ id: "g", name: "G" }],
      });
      const row = constructionRow(building.constructions[0]!, "Metric")!;
      const section = rowSection(row, { outside, inside })!;
      const total = 1 / rowUValue(row)!;
      let resistance = 0.044;
      expect(section.planes.length).toBe(layers.length + 1);
      section.planes.forEach(({ temperature, layer: index, share }) => {
        if (share === 1) resistance += layers[index]!.thickness / layers[index]!.conductivity;
        expect(temperature).toBeCloseTo(outside + ((inside - outside) * resistance) / total, 6);
      });
    }),
    { numRuns: runs(30) },
  );
});

test("values of the options are in the rows that are counted for them, and in no others", () => {
  fc.assert(
    fc.property(buildings, (building) => {
      const { used, rooms, incomplete } = buildingRows(building, options);
      const areaOf = (cell: unknown): number => {
        const { value, unit } = cell as { readonly value: number; readonly unit: string };
        return convert(value, unit, "m2");
      };
      const surfaces = rooms.flatMap((room) => room.surfaces ?? []);
      const byValue = surfaces.filter(({ uValue }) => uValue !== undefined).reduce((sum, { area }) => sum + areaOf(area), 0);
      const counted = Object.values(used.uValues).reduce((sum, area) => sum + area, 0);
      expect(Math.abs(counted - byValue)).toBeLessThan(1e-9 * (1 + byValue));
      const beyond = surfaces.filter(({ adjacentTemp }) => adjacentTemp !== undefined).reduce((sum, { area }) => sum + areaOf(area), 0);
      expect(Math.abs(used.unconditioned + used.ground - beyond)).toBeLessThan(1e-9 * (1 + beyond));
      expect([used.glass, incomplete.windowTypes]).toEqual([0, []]);
      const bare = buildingRows({ ...building, windowTypes: [] }, options);
      const glassArea = building.surfaces
        .filter(({ boundary }) => boundary === "outdoors")
        .flatMap(({ openings }) => openings.filter(({ kind }) => kind === "window" || kind === "skylight"))
        .reduce((sum, { area }) => sum + area, 0);
      expect(Math.abs(bare.used.glass - glassArea)).toBeLessThan(1e-9 * (1 + glassArea));
    }),
    { numRuns: runs(20) },
  );
});

test("a building that is turned by the import is the one whose file has the other north", () => {
  fc.assert(
    fc.property(buildings, fc.integer({ min: -360, max: 360 }), (building, turn) => {
      const { place } = building;
      const other = readGbxml(writeGbxml({ ...building, place: { ...place, modelAzimuth: place.modelAzimuth + turn } }));
      const [turned, written_] = [loadsOf(buildingRows(building, { ...options, turn })), loadsOf(buildingRows(other, options))];
      turned.forEach((load, index) => expect(Math.abs(load - written_[index]!)).toBeLessThan(1e-9 * Math.max(1, load)));
    }),
    { numRuns: runs(15) },
  );
});

test("a room has the space type that was accepted for it", () => {
  fc.assert(
    fc.property(grids, fc.nat(20), (grid, index) => {
      const building = readGbxml(written(draw(grid)));
      const accepted = building.spaces[index % building.spaces.length]!.id;
      const { rooms } = buildingRows(building, { ...options, spaceTypes: { [accepted]: "open-office" } });
      expect(rooms.map(({ spaceType }) => spaceType)).toEqual(
        building.spaces.map(({ id }) => (id === accepted ? "open-office" : undefined)),
      );
    }),
    { numRuns: runs(10) },
  );
});
