import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { expect, test } from "vitest";
import { addResults, readGbxml, type Building } from "../../building/index.ts";
import { heatLoad } from "../../calculators/heat-load/index.ts";
import type { UnitSystem } from "../../quantity/index.ts";
import { draw, grids, written, type DrawnBuilding, type Writing } from "../../../test/gbxml/drawnBuildings.ts";
import type { CompleteInput } from "../../kernel/index.ts";
import { applyRevision, buildingRows, compareBuilding, isSelectedAtFirst, modelRowIds, spaceResults } from "./index.ts";

const options = {
  unconditioned: { cooling: 30, heating: 8 },
  ground: { cooling: 16, heating: 10 },
  uValues: { wall: 0.3, roof: 0.2, floor: 0.25, partition: 1.8, door: 2.1 },
  glass: { uValue: 1.3, shgc: 0.5 },
};

type Rooms = ReturnType<typeof buildingRows>["rooms"];

function calculated(building: Building, unitSystem: UnitSystem, change: (rooms: Rooms) => Rooms = (rooms) => rooms) {
  const { rooms, zones, constructions, windowTypes } = buildingRows(building, { ...options, unitSystem });
  const input = { unitSystem, method: "hourly", rooms: change(rooms), zones, constructions, windowTypes, site: { latitude: 47 } } as const;
  const outcome = heatLoad.calculate(input as never);
  if (!outcome.ok) throw new Error(outcome.errors.map(({ field, message }) => `${field}: ${message}`).join("\n"));
  return outcome;
}

const close = (actual: number | undefined, expected: number): void =>
  // Cells and written numbers have twelve digits.
  expect(Math.abs(actual! - expected)).toBeLessThanOrEqual(1e-10 * Math.max(Math.abs(expected), 1));

const units = fc.constantFrom<NonNullable<Writing["unit"]>>(["Meters", 1], ["Feet", 0.3048]);
const systems = fc.constantFrom<UnitSystem>("Metric", "Imperial");
const gains = fc.record({
  people: fc.integer({ min: 0, max: 50 }),
  lighting: fc.integer({ min: 0, max: 5000 }),
  equipment: fc.integer({ min: 0, max: 5000 }),
});

test("a building whose results were written into its file is imported with the gains of the rooms", () =>
  fc.assert(
    fc.property(grids, units, systems, gains, (grid, unit, unitSystem, gain) => {
      const file = new TextEncoder().encode(written(draw(grid), { unit }));
      const building = readGbxml(file);
      const outcome = calculated(building, unitSystem, (rooms) => rooms.map((room) => ({ ...room, ...gain })));
      const { results, rooms, otherSpaces } = spaceResults(outcome, building);
      expect(otherSpaces).toEqual([]);
      expect(results.map(({ spaceId }) => spaceId)).toEqual(building.spaces.map(({ id }) => id));
      expect(rooms.map(({ space }) => space)).toEqual(building.spaces);
      const again = readGbxml(addResults(file, { spaces: results }).file);
      const imported = calculated(again, unitSystem).values.rooms;
      outcome.values.rooms.forEach(({ people, lighting, equipment, floorArea, surfaces, windows }, index) => {
        expect(imported[index]!.people).toBe(people);
        close(imported[index]!.lighting, lighting);
        close(imported[index]!.equipment, equipment);
        close(imported[index]!.floorArea, floorArea);
        expect([imported[index]!.surfaces, imported[index]!.windows]).toEqual([surfaces, windows]);
      });
    }),
    { numRuns: runs(20) },
  ));

test("results are those of the heat load, and rooms without a space are named", () => {
  const building = readGbxml(written(draw({ xs: [4, 5], ys: [6], storeys: [[0, 1]], courts: [], slope: 0.1, windows: [true, false] })));
  const outcome = calculated(building, "Metric", ([first]) => [first!, { ...first!, id: "drawn", name: "Drawn by hand" }]);
  const { results, rooms, otherSpaces } = spaceResults(outcome, building);
  expect(rooms.map(({ name, space }) => [name, space?.id])).toEqual([
    [building.spaces[0]!.name, building.spaces[0]!.id],
    ["Drawn by hand", undefined],
  ]);
  expect(otherSpaces).toEqual([building.spaces[1]]);
  const [room] = outcome.results.roomResults as unknown as readonly Record<string, { readonly value: number }>[];
  expect(results).toMatchObject([
    {
      spaceId: building.spaces[0]!.id,
      coolingLoad: room!["load"]!.value,
      coolingSensible: room!["sensible"]!.value,
      heatingLoad: room!["heating"]!.value,
      supplyAirflow: room!["supplyAirflow"]!.value,
      coolingPeak: { month: room!["peakMonth"]!.value, hour: room!["peakHour"]!.value / 3600 },
      coolingTemperature: 24,
      heatingTemperature: 21,
      heatingMonth: 1,
    },
  ]);
  // Seated, very light work: 72 W sensible and 45 W latent at 24 °C (ASHRAE Handbook Fundamentals 2021, ch. 18, Table 1).
  expect(results[0]!.sensiblePerPerson + results[0]!.latentPerPerson).toBeGreaterThan(100);
});

test("a zone of the model has the results of its zone in the heat load, with its identical rooms", () => {
  const text = written(draw({ xs: [4, 5], ys: [6], storeys: [[0, 1]], courts: [], slope: 0.1, windows: [true, false] }))
    .replaceAll("<Space ", '<Space zoneIdRef="zone 1" ')
    .replace("</gbXML>", '<Zone id="zone 1"><Name>East</Name></Zone><Zone id="empty"/></gbXML>');
  const building = readGbxml(text);
  const outcome = calculated(building, "Metric", ([first, second]) => [first!, { ...second!, multiplier: 3 }]);
  const { zones, rooms } = spaceResults(outcome, building);
  const [zone] = outcome.results.zoneResults as unknown as readonly Record<string, { readonly value: number }>[];
  expect(zones).toMatchObject([
    {
      zoneId: "zone 1",
      name: "East",
      coolingLoad: zone!["load"]!.value,
      coolingPeak: { month: zone!["peakMonth"]!.value, hour: zone!["peakHour"]!.value / 3600 },
      heatingMonth: 1,
    },
  ]);
  close(zones[0]!.heatingLoad, rooms[0]!.heatingLoad + 3 * rooms[1]!.heatingLoad);
  close(zones[0]!.outdoorAirflow, rooms[0]!.outdoorAirflow + 3 * rooms[1]!.outdoorAirflow);
  // Rooms of a zone do not have their highest loads at one hour.
  expect(zones[0]!.coolingLoad).toBeLessThanOrEqual((rooms[0]!.coolingLoad + 3 * rooms[1]!.coolingLoad) * (1 + 1e-12));
});

/** Rooms with the identifiers of others. */
const shuffled = ({ rooms, surfaces, ...rest }: DrawnBuilding): DrawnBuilding => {
  const idOf = (id: string): string => rooms[(rooms.findIndex((room) => room.id === id) + 1) % rooms.length]!.id;
  return {
    ...rest,
    rooms: rooms.map((room) => ({ ...room, id: idOf(room.id) })),
    surfaces: surfaces.map((surface) => ({ ...surface, rooms: surface.rooms.map(idOf) })),
  };
};

function imported(input: CompleteInput, text: string, record?: null): CompleteInput {
  const building = readGbxml(text);
  const rows = buildingRows(building, { ...options, unitSystem: "Metric" });
  const file = { name: "office.xml", size: 1, hash: text.slice(-60) };
  const comparison = compareBuilding(input, { building, rows, file, decisions: {} }, record);
  const selected = new Set(comparison.rows.filter(isSelectedAtFirst).map(({ path }) => path));
  const { values, imports } = applyRevision(input, comparison, { selected, replaced: new Set() });
  return heatLoad.complete({ ...input, ...values, imports });
}

/** Floor areas of the spaces that get results, with those of the rooms whose results they are. */
function areasOf(input: CompleteInput, text: string): readonly (readonly [space: number, room: number])[] {
  const outcome = heatLoad.calculate(input as never);
  if (!outcome.ok) throw new Error("the heat load has errors");
  const building = readGbxml(text);
  const { rooms } = spaceResults(outcome, building, modelRowIds(input, building, "office.xml"));
  return rooms.flatMap(({ space, floorArea }) => (space ? [[space.area, floorArea] as const] : []));
}

const empty = (): CompleteInput => heatLoad.complete({ unitSystem: "Metric", method: "hourly" });

test("a later export, whose rooms have other identifiers, gets the results of the rooms in the same place", () =>
  fc.assert(
    fc.property(grids, fc.boolean(), (grid, isImported) => {
      const drawn = draw(grid);
      fc.pre(new Set(drawn.rooms.map(({ area }) => area.toFixed(3))).size === drawn.rooms.length);
      const text = written(shuffled(drawn));
      const first = imported(empty(), written(drawn));
      const areas = areasOf(isImported ? imported(first, text) : first, text);
      expect(areas.length).toBe(drawn.rooms.length);
      for (const [space, room] of areas) close(room, space);
    }),
    { numRuns: runs(20) },
  ));

test("each of two models in one heat load gets the results of its rooms, though both have the same identifiers", () => {
  const texts = [4, 7].map((width) =>
    written(draw({ xs: [width, 5], ys: [6], storeys: [[0, 1]], courts: [], slope: 0, windows: [false] }), { moved: [10 * width, 0, 0] }),
  ) as [string, string];
  const both = imported(imported(empty(), texts[0]), texts[1], null);
  expect(areasOf(both, texts[0])).toEqual([[24, 24], [30, 30]]); // prettier-ignore
  expect(areasOf(both, texts[1])).toEqual([[42, 42], [30, 30]]); // prettier-ignore
});
