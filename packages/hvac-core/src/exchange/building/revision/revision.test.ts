import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { expect, test } from "vitest";
import { draw, grids, written, type DrawnBuilding } from "../../../../test/gbxml/drawnBuildings.ts";
import { readGbxml } from "../../../building/index.ts";
import { heatLoad } from "../../../calculators/heat-load/index.ts";
import { importRecordsIn, withEntered, type CompleteInput } from "../../../kernel/index.ts";
import type { UnitSystem } from "../../../quantity/index.ts";
import {
  applyRevision,
  buildingRows,
  compareBuilding,
  earlierImport,
  isSelectedAtFirst,
  recalledDecisions,
  type BuildingComparison,
  type BuildingImport,
  type RevisedRow,
} from "../index.ts";

type Row = Readonly<Record<string, unknown>> & { readonly id: string };

const fileOf = (text: string) => ({ name: "office.xml", size: text.length, hash: text.slice(-40) });

function imported(text: string, unitSystem: UnitSystem = "Metric") {
  const building = readGbxml(text);
  const rows = buildingRows(building, {
    unitSystem,
    unconditioned: { cooling: 30, heating: 8 },
    ground: { cooling: 16, heating: 10 },
    uValues: { wall: 0.3, roof: 0.2, floor: 0.25, partition: 1.8, door: 2.1 },
    glass: { uValue: 1.3, shgc: 0.5 },
  });
  return { building, rows, file: fileOf(text), decisions: { glass: 1 } };
}

const empty = (unitSystem: UnitSystem = "Metric"): CompleteInput => heatLoad.complete({ unitSystem, method: "hourly" });

/** The input after an edit, complete as a file has it. */
function withValues(input: CompleteInput, values: Readonly<Record<string, unknown>>, imports = importRecordsIn(input)): CompleteInput {
  const site = { ...(input["site"] as object) };
  const lists: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(values))
    if (path.startsWith("site.")) Object.assign(site, { [path.slice(5)]: value });
    else lists[path] = value;
  return heatLoad.complete({ ...input, ...lists, site, imports });
}

interface Chosen {
  readonly selects?: "first" | "all";
  readonly replaces?: boolean;
  readonly record?: string | null;
}

const comparedWith = (input: CompleteInput, text: string, record?: string | null): BuildingComparison =>
  compareBuilding(input, imported(text, input.unitSystem), record);

function after(input: CompleteInput, text: string, { selects = "first", replaces = false, record }: Chosen = {}): CompleteInput {
  const comparison = comparedWith(input, text, record);
  const selected = comparison.rows.filter((row) => selects === "all" || isSelectedAtFirst(row));
  const { values, imports } = applyRevision(input, comparison, {
    selected: new Set(selected.map(({ path }) => path)),
    replaced: new Set(replaces ? comparison.rows.map(({ path }) => path) : []),
  });
  return withValues(input, values, imports);
}

const rowsOf = (input: CompleteInput, list: string): readonly Row[] => (input[list] ?? []) as readonly Row[];
const within = (row: Row, list: string): readonly Row[] => (row[list] ?? []) as readonly Row[];
const lists = ["rooms", "zones", "constructions", "windowTypes", "schedules"];

/** Rows of all lists, without records. */
const content = (input: CompleteInput): unknown => Object.fromEntries([...lists, "site"].map((list) => [list, input[list]]));

/** Rows with numbers to nine digits, in the order of their ids, without the ids of surfaces and windows: those of equal ones may differ. */
function essence(input: CompleteInput): unknown {
  const rounded = (value: unknown): unknown => {
    if (typeof value === "number") return Number(value.toPrecision(6)) + 0;
    if (Array.isArray(value)) {
      const all = (value as readonly unknown[]).map(rounded);
      return all.every((each) => typeof each === "object")
        ? all.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))
        : all;
    }
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .filter(([name, each]) => name !== "id" && (name !== "name" || typeof each !== "string" || !/^(other|room|s|x)-/.test(each)))
        .toSorted(([a], [b]) => a.localeCompare(b))
        .map(([name, each]) => [name, rounded(each)]),
    );
  };
  return rounded(content(input));
}

/** A drawn building whose rooms and surfaces have each other's identifiers. */
function shuffled(drawn: DrawnBuilding): DrawnBuilding {
  const other = <T>(all: readonly T[], index: number): T => all[(index + 1) % all.length]!;
  const roomId = (id: string): string =>
    other(
      drawn.rooms,
      drawn.rooms.findIndex((room) => room.id === id),
    ).id;
  return {
    ...drawn,
    rooms: drawn.rooms.map((room) => ({ ...room, id: roomId(room.id) })),
    surfaces: drawn.surfaces.map((surface, index) => ({
      ...surface,
      id: other(drawn.surfaces, index).id,
      rooms: surface.rooms.map(roomId),
    })),
  };
}

/** A drawn building after other identifiers were given. */
const renamed = (drawn: DrawnBuilding): DrawnBuilding => ({
  ...drawn,
  rooms: drawn.rooms.map((room) => ({ ...room, id: `other-${room.id}` })),
  surfaces: drawn.surfaces.map((surface, index) => ({
    ...surface,
    id: `x-${drawn.surfaces.length - index}`,
    rooms: surface.rooms.map((room) => `other-${room}`),
  })),
});

/** An edit of a user, by numbers that select a row. */
interface UserEdit {
  readonly kind: "area" | "height" | "surface" | "window" | "add" | "addRoom" | "deleteSurface" | "deleteRoom";
  readonly number: number;
}
const edits = fc.array(
  fc.record({
    kind: fc.constantFrom<UserEdit["kind"][]>("area", "height", "surface", "window", "add", "addRoom", "deleteSurface", "deleteRoom"),
    number: fc.nat(1000),
  }),
  { maxLength: 6 },
);

const pick = (rows: readonly Row[], number: number): Row | undefined => rows[number % Math.max(1, rows.length)];
const edited = <T extends Row>(rows: readonly T[], id: string, change: object): readonly T[] =>
  rows.map((row) => (row.id === id ? withEntered(row, { ...change }) : row));

function withUserEdit(input: CompleteInput, { kind, number }: UserEdit, index: number): CompleteInput {
  const rooms = rowsOf(input, "rooms");
  const room = pick(rooms, number);
  if (kind === "addRoom")
    return withValues(input, { rooms: [{ id: `mine-${index}`, name: "Mine", floorArea: { value: 7, unit: "m2" } }, ...rooms] });
  if (!room) return input;
  const change = (cells: object): CompleteInput => withValues(input, { rooms: edited(rooms, room.id, cells) });
  const [surface, window] = [
    pick(
      within(room, "surfaces").filter(({ area }) => area),
      number,
    ),
    pick(within(room, "windows"), number),
  ];
  switch (kind) {
    case "area":
      return change({ floorArea: { value: 500 + index, unit: "m2" } });
    case "height":
      return change({ height: { value: 9 + index, unit: "ft" } });
    case "surface":
      return surface
        ? change({ surfaces: edited(within(room, "surfaces"), surface.id, { area: { value: 777 + index, unit: "m2" } }) })
        : input;
    case "window":
      return window ? change({ windows: edited(within(room, "windows"), window.id, { finDepth: { value: 0.3, unit: "m" } }) }) : input;
    case "add":
      return change({
        surfaces: [...within(room, "surfaces"), { id: `added-${index}`, kind: "partition", area: { value: 3, unit: "m2" } }],
        people: 3 + index,
      });
    case "deleteSurface":
      return surface ? change({ surfaces: within(room, "surfaces").filter(({ id }) => id !== surface.id) }) : input;
    default:
      return withValues(input, { rooms: rooms.filter(({ id }) => id !== room.id) });
  }
}

const edit = (input: CompleteInput, all: readonly UserEdit[]): CompleteInput => all.reduce(withUserEdit, input);

const states = ({ rows }: BuildingComparison): readonly string[] => [...new Set(rows.map(({ state }) => state))].toSorted();

test.each(["Metric", "Imperial"] as const)("the first import gives the rows of the model, in %s units", (unitSystem) =>
  fc.assert(
    fc.property(grids, (grid) => {
      const text = written(draw(grid));
      const { rooms, windowTypes } = imported(text, unitSystem).rows;
      const input = after(empty(unitSystem), text);
      expect(content(input)).toEqual(content(withValues(empty(unitSystem), { rooms, windowTypes })));
      expect(heatLoad.calculate(input)).toMatchObject({ ok: true });
    }),
    { numRuns: runs(15) },
  ),
);

test("importing the same file again changes nothing, whatever was edited, also in other units", () =>
  fc.assert(
    fc.property(grids, edits, fc.boolean(), (grid, all, isDisplayed) => {
      const drawn = draw(grid);
      const start = edit(after(empty(), written(drawn)), all);
      const input = isDisplayed ? (heatLoad.display(start, "Imperial") as CompleteInput) : start;
      const text = written(drawn, { unit: ["Feet", 0.3048], reversed: (index) => index % 2 === 0, swapped: (index) => index % 3 === 0 });
      const comparison = comparedWith(input, text);
      expect(states(comparison).filter((state) => state !== "current" && state !== "left")).toEqual([]);
      const next = after(input, text);
      expect(content(next)).toEqual(content(input));
      expect(content(after(next, text))).toEqual(content(input));
    }),
    { numRuns: runs(40) },
  ));

test("rows are recognized by their geometry where all identifiers are others, or those of other rows", () =>
  fc.assert(
    fc.property(grids, edits, fc.constantFrom(renamed, shuffled), (grid, all, change) => {
      const drawn = draw(grid);
      const input = edit(after(empty(), written(drawn)), all);
      const text = written(change(drawn));
      const comparison = comparedWith(input, text);
      expect(comparison.rows.filter(({ state }) => state === "new" || state === "gone")).toEqual([]);
      const ids = (each: CompleteInput): unknown =>
        rowsOf(each, "rooms").map((room) => [room.id, ...["surfaces", "windows"].map((list) => within(room, list).map(({ id }) => id))]);
      const next = after(input, text);
      expect(ids(next)).toEqual(ids(input));
      // The names in these files are the identifiers.
      expect(essence(next)).toEqual(essence(input));
      expect(states(comparedWith(next, text)).filter((state) => state !== "current" && state !== "left")).toEqual([]);
    }),
    { numRuns: runs(40) },
  ));

test("all updates applied give what a first import gives, where nothing was edited", () =>
  fc.assert(
    fc.property(grids, grids, (from, to) => {
      const [first, second] = [written(draw(from)), written(draw(to))];
      const input = after(empty(), first);
      const next = after(input, second, { selects: "all" });
      expect(essence(next)).toEqual(essence(after(empty(), second)));
      expect(states(comparedWith(next, second))).toEqual(["current"]);
    }),
    { numRuns: runs(40) },
  ));

test("all updates and the values of the model for all edits give what a first import gives", () =>
  fc.assert(
    fc.property(
      grids,
      edits.map((all) =>
        all.filter(({ kind }) => kind === "area" || kind === "surface" || kind === "deleteRoom" || kind === "deleteSurface"),
      ),
      (grid, all) => {
        const text = written(draw(grid));
        const first = after(empty(), text);
        const next = after(edit(first, all), text, { selects: "all", replaces: true });
        expect(essence(next)).toEqual(essence(first));
      },
    ),
    { numRuns: runs(30) },
  ));

/** Cells of all rows, by place. */
function cells(input: CompleteInput): ReadonlyMap<string, string> {
  const all = new Map<string, string>();
  const add = (row: Row, place: string): void => {
    for (const [name, value] of Object.entries(row))
      if (!Array.isArray(value) && name !== "id") all.set(`${place}#${name}`, JSON.stringify(value));
  };
  for (const room of rowsOf(input, "rooms")) {
    add(room, room.id);
    for (const list of ["surfaces", "windows"]) for (const row of within(room, list)) add(row, `${room.id}/${row.id}`);
  }
  return all;
}

test("edits, added rows and deletions survive another model", () =>
  fc.assert(
    fc.property(grids, grids, edits, (from, to, all) => {
      const first = after(empty(), written(draw(from)));
      const input = edit(first, all);
      const next = after(input, written(draw(to)));
      const [before, mine, now] = [cells(first), cells(input), cells(next)];
      for (const [place, value] of mine) if (before.get(place) !== value) expect([place, now.get(place)]).toEqual([place, value]);
      const deleted = rowsOf(first, "rooms").filter(({ id }) => !rowsOf(input, "rooms").some((room) => room.id === id));
      for (const { id } of deleted) expect(rowsOf(next, "rooms").some((room) => room.id === id)).toBe(false);
      // Rooms stay in their order, and none is removed unasked.
      const order = rowsOf(input, "rooms").map(({ id }) => id);
      expect(
        rowsOf(next, "rooms")
          .map(({ id }) => id)
          .filter((id) => order.includes(id)),
      ).toEqual(order);
    }),
    { numRuns: runs(40) },
  ));

test("what a user declines is not offered again until the model changes", () =>
  fc.assert(
    fc.property(grids, grids, (from, to) => {
      const input = after(empty(), written(draw(from)));
      const text = written(draw(to));
      const { values, imports } = applyRevision(input, comparedWith(input, text), { selected: new Set(), replaced: new Set() });
      expect(values).toEqual({});
      const declined = withValues(input, values, imports);
      expect(states(comparedWith(declined, text)).filter((state) => !["current", "left", "kept"].includes(state))).toEqual([]);
    }),
    { numRuns: runs(30) },
  ));

test("the order of rooms and surfaces in the file does not matter", () =>
  fc.assert(
    fc.property(grids, (grid) => {
      const drawn = draw(grid);
      const input = after(empty(), written(drawn));
      const turned = { ...drawn, rooms: drawn.rooms.toReversed(), surfaces: drawn.surfaces.toReversed() };
      expect(states(comparedWith(input, written(turned)))).toEqual(["current"]);
      expect(content(after(input, written(turned)))).toEqual(content(input));
    }),
    { numRuns: runs(30) },
  ));

test("another building has other rows and another record", () => {
  const grid = fc.sample(grids, { seed: 3, numRuns: 1 })[0]!;
  const text = written(draw(grid));
  const first = after(empty(), text);
  const both = after(first, text, { record: null });
  expect(rowsOf(both, "rooms").length).toBe(2 * rowsOf(first, "rooms").length);
  expect(new Set(rowsOf(both, "rooms").map(({ id }) => id)).size).toBe(rowsOf(both, "rooms").length);
  expect(importRecordsIn(both).length).toBe(2);
  expect(states(comparedWith(both, text))).toEqual(["current"]);
});

test("rooms that are left out stay out, and are imported once they are included", () =>
  fc.assert(
    fc.property(grids, fc.nat(20), fc.boolean(), (grid, number, isRenamed) => {
      const drawn = draw(grid);
      const first = written(drawn);
      const without = (text: string, spaceId: string | undefined) => {
        const model = imported(text);
        return { ...model, rows: { ...model.rows, rooms: model.rows.rooms.filter(({ id }) => id !== spaceId) } };
      };
      const spaceId = drawn.rooms[number % drawn.rooms.length]!.id;
      const apply = (input: CompleteInput, model: BuildingImport, selects: (row: RevisedRow) => boolean): CompleteInput => {
        const comparison = compareBuilding(input, model);
        const selected = new Set(comparison.rows.filter(selects).map(({ path }) => path));
        const { values, imports } = applyRevision(input, comparison, { selected, replaced: new Set() });
        return withValues(input, values, imports);
      };
      const input = apply(empty(), without(first, spaceId), isSelectedAtFirst);
      expect(rowsOf(input, "rooms").length).toBe(drawn.rooms.length - 1);
      const text = isRenamed ? written(renamed(drawn)) : first;
      const now = isRenamed ? `other-${spaceId}` : spaceId;
      const { building } = imported(text);
      if (drawn.rooms.length > 1 || !isRenamed) expect([...earlierImport(input, building, "office.xml")!.leftOutIds]).toEqual([now]);
      const again = apply(input, without(text, now), isSelectedAtFirst);
      expect(content(again)).toEqual(content(input));
      expect(
        compareBuilding(again, imported(text))
          .rows.filter(({ state }) => state !== "current")
          .map(({ state }) => state),
      ).toEqual(["left"]);
      const all = apply(again, imported(text), () => true);
      expect(essence(all)).toEqual(essence(after(empty(), first)));
      // A room that is left out now stays as it is.
      expect(content(apply(all, without(text, now), () => true))).toEqual(content(all));
      expect(
        states(
          compareBuilding(
            apply(all, without(text, now), () => true),
            imported(text),
          ),
        ),
      ).toEqual(["current"]);
    }),
    { numRuns: runs(20) },
  ));

test("answers and types by identifier are recalled by geometry", () =>
  fc.assert(
    fc.property(grids, fc.constantFrom(renamed, shuffled), (grid, change) => {
      // Walls whose neighbour is missing are questions.
      const open = (drawn: DrawnBuilding, first: DrawnBuilding): DrawnBuilding => ({
        ...drawn,
        surfaces: drawn.surfaces.map((surface, index) =>
          first.surfaces[index]!.type === "ExteriorWall"
            ? { ...surface, type: "InteriorWall", rooms: [surface.rooms[0]!, "nowhere"] }
            : surface,
        ),
      });
      const drawn = draw(grid);
      const input = after(empty(), written(open(drawn, drawn)));
      const text = written(open(change(drawn), drawn));
      const earlier = earlierImport(input, readGbxml(text), "office.xml")!;
      const later = readGbxml(text);
      const questions = later.surfaces.filter(({ boundary }) => boundary === "unknown").map(({ id }) => id);
      const before = readGbxml(written(open(drawn, drawn))).surfaces.filter(({ boundary }) => boundary === "unknown");
      expect(questions.length).toBe(before.length);
      const recalled = recalledDecisions(
        Object.fromEntries(before.map(({ id, azimuth, netArea }) => [id, [azimuth, netArea]])),
        questions,
        earlier,
      );
      for (const { id, azimuth, netArea } of later.surfaces.filter((surface) => surface.boundary === "unknown")) {
        expect(recalled[id]![0]).toBeCloseTo(azimuth!, 6);
        expect(recalled[id]![1]).toBeCloseTo(netArea, 6);
      }
      expect(earlier.record.decisions).toEqual({ glass: 1 });
    }),
    { numRuns: runs(20) },
  ));
