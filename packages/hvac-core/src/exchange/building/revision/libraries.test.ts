import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { expect, test } from "vitest";
import { draw, grids, written } from "../../../../test/gbxml/drawnBuildings.ts";
import { readGbxml, type Building } from "../../../building/index.ts";
import { heatLoad } from "../../../calculators/heat-load/index.ts";
import { ventilationCalc } from "../../../calculators/ventilation-calc/index.ts";
import { importRecordsIn, withEntered, type CompleteInput } from "../../../kernel/index.ts";
import {
  applyRevision,
  buildingRows,
  compareBuilding,
  earlierImport,
  isSelectedAtFirst,
  revisedRooms,
  roomFollowers,
  type BuildingComparison,
} from "../index.ts";

/* Constructions, window types and zones of a model that is imported again, and files that follow its rooms. */

type Row = Readonly<Record<string, unknown>> & { readonly id: string };

interface Fabric {
  readonly uValues: readonly number[];
  /** In front of the identifiers of constructions, window types and zones. */
  readonly prefix?: string;
}

/** Shares of a weekday, by hour. */
const weekday = Array.from({ length: 24 }, (_, hour) => hour / 30);

/** A drawn building with constructions by turns, a window type, a zone and a schedule. */
function built(building: Building, { uValues, prefix = "" }: Fabric): Building {
  const constructions = uValues.map((uValue, index) => ({ id: `${prefix}c${index}`, name: `Wall ${index}`, uValue, layers: [] }));
  return {
    ...building,
    constructions,
    windowTypes: [{ id: `${prefix}glass`, name: "Glass", uValue: 1.1, shgc: 0.4 }],
    zones: [{ id: `${prefix}zone`, name: "North", coolingTemperature: 24 }],
    schedules: [{ id: `${prefix}day`, name: "Day", weekday }],
    spaces: building.spaces.map((space) => ({
      ...space,
      zoneId: `${prefix}zone`,
      use: { ...space.use, peopleScheduleId: `${prefix}day` },
    })),
    surfaces: building.surfaces.map((surface, index) => ({
      ...surface,
      constructionId: constructions[index % constructions.length]!.id,
      openings: surface.openings.map((opening) => ({ ...opening, windowTypeId: `${prefix}glass` })),
    })),
  };
}

const options = {
  unitSystem: "Metric",
  unconditioned: { cooling: 30, heating: 8 },
  ground: { cooling: 16, heating: 10 },
  uValues: { wall: 0.3, roof: 0.2, floor: 0.25, partition: 1.8, door: 2.1 },
  glass: { uValue: 1.3, shgc: 0.5 },
} as const;

const compared = (input: CompleteInput, building: Building): BuildingComparison =>
  compareBuilding(input, {
    building,
    rows: buildingRows(building, options),
    file: { name: "office.xml", size: 1, hash: "h" },
    decisions: {},
  });

function after(input: CompleteInput, building: Building): CompleteInput {
  const comparison = compared(input, building);
  const selected = new Set(comparison.rows.filter(isSelectedAtFirst).map(({ path }) => path));
  const { values, imports } = applyRevision(input, comparison, { selected, replaced: new Set() });
  return heatLoad.complete({ ...input, ...values, imports });
}

const start = heatLoad.complete({ unitSystem: "Metric", method: "hourly" });
const rowsOf = (input: CompleteInput, list: string): readonly Row[] => input[list] as readonly Row[];
const uValuesOf = (input: CompleteInput): readonly unknown[] =>
  rowsOf(input, "constructions").map(({ uValue }) => (uValue as { readonly value: number }).value);

const uValue = fc.integer({ min: 10, max: 300 }).map((hundredths) => hundredths / 100);
const used = grids.map((grid) => readGbxml(written(draw(grid))));

test("constructions, glass and zones with other identifiers are recognized by their names, and rooms keep their references", () =>
  fc.assert(
    fc.property(used, fc.array(uValue, { minLength: 1, maxLength: 3 }), (building, uValues) => {
      const input = after(start, built(building, { uValues }));
      const again = built(building, { uValues, prefix: "other-" });
      const { rows } = compared(input, again);
      expect([...new Set(rows.map(({ state }) => state))]).toEqual(["current"]);
      expect(rows.flatMap((row) => row.edits)).toEqual([]);
      const next = after(input, again);
      for (const list of ["rooms", "constructions", "windowTypes", "zones", "schedules"]) expect(next[list]).toEqual(input[list]);
      expect(heatLoad.calculate(next)).toMatchObject({ ok: true });
    }),
    { numRuns: runs(15) },
  ));

test("a U-value that the model changes is updated, and one that the user changed stays", () =>
  fc.assert(
    fc.property(used, uValue, uValue, (building, mine, theirs) => {
      fc.pre(mine !== 0.4 && theirs !== 0.4 && theirs !== 0.5 && mine !== theirs);
      const first = after(start, built(building, { uValues: [0.4] }));
      expect(uValuesOf(after(first, built(building, { uValues: [theirs] })))).toEqual([theirs]);
      const constructions = rowsOf(first, "constructions").map((row) => withEntered(row, { uValue: { value: mine, unit: "W/m2K" } }));
      const edited = heatLoad.complete({ ...first, constructions });
      const comparison = compared(edited, built(building, { uValues: [theirs] }));
      const row = comparison.rows.find(({ list }) => list === "constructions")!;
      expect(row).toMatchObject({ state: "changed", differences: [] });
      expect(row.edits).toMatchObject([
        { name: "uValue", then: { value: 0.4 }, now: { value: theirs }, mine: { value: mine }, isChanged: true },
      ]);
      const next = after(edited, built(building, { uValues: [theirs] }));
      expect(uValuesOf(next)).toEqual([mine]);
      const { values } = applyRevision(edited, comparison, { selected: new Set(), replaced: new Set([row.path]) });
      expect(values["constructions"]).toMatchObject([{ uValue: { value: theirs } }]);
    }),
    { numRuns: runs(15) },
  ));

test("a schedule that the user changed is an edit, and nothing else of it is", () =>
  fc.assert(
    fc.property(used, fc.integer({ min: 0, max: 23 }), (building, hour) => {
      const first = after(start, built(building, { uValues: [0.4] }));
      const shares = weekday.map((share, index) => (index === hour ? 0.95 : share) * 100);
      const schedules = rowsOf(first, "schedules").map((row) => withEntered(row, { shares: { values: shares, unit: "%" } }));
      const edited = heatLoad.complete({ ...first, schedules });
      const { rows } = compared(edited, built(building, { uValues: [0.4] }));
      expect(rows.filter(({ edits }) => edits.length > 0).map(({ list, state }) => [list, state])).toEqual([["schedules", "current"]]);
    }),
    { numRuns: runs(10) },
  ));

test("constructions that no room refers to are removed, and those of users stay", () =>
  fc.assert(
    fc.property(used, (building) => {
      const first = after(start, built(building, { uValues: [0.4, 0.5] }));
      const mine: Row = { id: "mine", name: "Mine", by: "uValue", uValue: { value: 0.2, unit: "W/m2K" } };
      const input = heatLoad.complete({ ...first, constructions: [mine, ...rowsOf(first, "constructions")] });
      const next = after(input, built(building, { uValues: [0.4] }));
      expect(rowsOf(next, "constructions").map(({ id }) => id)).toEqual(["mine", "c0"]);
      const again = earlierImport(next, building, "office.xml")!;
      expect([...again.libraryIds].toSorted()).toEqual(
        importRecordsIn(next)
          .flatMap(({ rows }) =>
            Object.keys(rows).flatMap((name) => (/^(constructions|windowTypes)\./.test(name) ? [name.split(".")[1]!] : [])),
          )
          .toSorted(),
      );
    }),
    { numRuns: runs(10) },
  ));

test("files are listed whose numbers or rows follow rooms that are changed or removed", () => {
  const zone = (id: string, room: string, fileId: string): object => ({
    id,
    name: room,
    area: { value: 20, unit: "m2", link: { collection: "calculations", fileId, result: `inputs.rooms.${room}.floorArea` } },
  });
  const file = (id: string, rooms: readonly string[], source = "office") => ({
    id,
    collection: "ventilationCalculations",
    calculator: ventilationCalc,
    input: ventilationCalc.complete({
      unitSystem: "Metric",
      scope: "zones",
      zones: rooms.map((room, index) => zone(`z${index}`, room, source)),
    }),
  });
  const files = [
    file("one", ["a", "b"]),
    file("two", ["c"]),
    file("three", ["b"]),
    file("five", ["x"], "four"),
    file("four", ["x"], "two"),
  ];
  const followers = roomFollowers(files, "office", { changed: new Set(["a"]), removed: new Set(["c"]) });
  expect(followers.map(({ file: { id }, changed, removed }) => [id, changed, removed])).toEqual([
    ["one", ["a"], []],
    ["two", [], ["c"]],
    ["four", [], []],
    ["five", [], []],
  ]);
  expect(followers.map(({ isIndirect }) => isIndirect)).toEqual([undefined, undefined, true, true]);
  expect(roomFollowers(files, "other", { changed: new Set(["a"]), removed: new Set() })).toEqual([]);
});

test("rooms change with their surfaces and their constructions", () =>
  fc.assert(
    fc.property(used, (building) => {
      const input = after(start, built(building, { uValues: [0.4] }));
      const comparison = compared(input, built(building, { uValues: [0.6] }));
      const selected = new Set(comparison.rows.filter(isSelectedAtFirst).map(({ path }) => path));
      const refers = rowsOf(input, "rooms").filter((room) =>
        ((room["surfaces"] ?? []) as readonly Row[]).some(({ construction }) => construction === "c0"),
      );
      const { changed, removed } = revisedRooms(comparison, { selected, replaced: new Set() });
      expect([...changed].toSorted()).toEqual(refers.map(({ id }) => id).toSorted());
      expect(removed.size).toBe(0);
    }),
    { numRuns: runs(10) },
  ));
