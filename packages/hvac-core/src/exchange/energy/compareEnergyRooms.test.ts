import fc from "fast-check";
import { expect, test } from "vitest";
import { energyAnalysis } from "../../calculators/energy-analysis/index.ts";
import { heatLoad } from "../../calculators/heat-load/index.ts";
import { importRecordOf, recordImport, type ComparedRow } from "../index.ts";
import { comparedImports } from "../project/index.ts";
import { compareEnergyRooms, energyRooms, importEnergyRooms, type EnergyRows } from "./index.ts";

type Row = Readonly<Record<string, unknown>> & { readonly id: string };
interface Room {
  readonly id: string;
  readonly floorArea: number;
  readonly people: number;
  readonly walls: readonly number[];
}

const file = { projectId: "p", collection: heatLoad.collection, fileId: "load" };
const ids = ["a", "b", "c"];
const building = fc
  .subarray(ids, { minLength: 1 })
  .chain((some) =>
    fc.tuple(
      ...some.map((id) =>
        fc.record({
          id: fc.constant(id),
          floorArea: fc.double({ min: 10, max: 200, noNaN: true }),
          people: fc.nat(5),
          walls: fc.array(fc.integer({ min: 5, max: 40 }), { maxLength: 2 }),
        }),
      ),
    ),
  );
const inputOf = (rooms: readonly Room[]): Readonly<Record<string, unknown>> => ({
  unitSystem: "Metric",
  method: "hourly",
  rooms: rooms.map(({ walls, ...room }) => ({
    ...room,
    name: `Room ${room.id}`,
    surfaces: walls.map((area, index) => ({ id: `w${index}`, kind: "wall", uValue: 0.5, area, azimuth: 90 * index })),
  })),
});
const rowsOf = (rooms: readonly Room[], unitSystem: "Metric" | "Imperial" = "Metric"): EnergyRows => {
  const read = energyRooms({ input: inputOf(rooms), calculatorVersion: heatLoad.version });
  if ("problem" in read) throw new Error(read.problem);
  return read.content.rowsIn(unitSystem);
};

type Input = Readonly<Record<string, unknown>>;
const listsOf = (input: Input) => ({
  rooms: (input["rooms"] ?? []) as readonly Row[],
  constructions: (input["constructions"] ?? []) as readonly Row[],
  profiles: (input["profiles"] ?? []) as readonly Row[],
});
const contextOf = (input: Input) =>
  ({ file, lists: ["rooms"], unitSystem: "Metric", record: importRecordOf(input, "rooms", file) }) as const;
const comparedIn = (input: Input, rows: EnergyRows): readonly ComparedRow[] =>
  compareEnergyRooms(listsOf(input).rooms, rows, contextOf(input));

function afterImport(input: Input, rooms: readonly Room[], isSelected: (row: ComparedRow) => boolean = () => true): Input {
  const compared = comparedIn(input, rowsOf(rooms));
  const selected = new Set(compared.filter(isSelected).map(({ id }) => id));
  const imports = recordImport(input, { list: "rooms", context: contextOf(input), compared, selected });
  return { ...input, ...importEnergyRooms(listsOf(input), rowsOf(rooms), { compared, selected }), imports };
}
const start: Input = { unitSystem: "Metric", loadMethod: "hours" };
const byId = (input: Input): readonly Row[] => listsOf(input).rooms.toSorted((a, b) => a.id.localeCompare(b.id));

test("importing twice is importing once, in any unit system", () => {
  fc.assert(
    fc.property(building, fc.constantFrom("Metric", "Imperial"), (rooms, unitSystem) => {
      const once = afterImport(start, rooms);
      expect(comparedIn(once, rowsOf(rooms, unitSystem)).map(({ state }) => state)).toEqual(rooms.map(() => "current"));
      expect(afterImport(once, rooms)).toEqual(once);
    }),
  );
});

test("after any edits of the source the rooms are what a fresh import gives; own rooms and entries stay", () => {
  fc.assert(
    fc.property(building, building, (before, after) => {
      const plant = { id: "own", name: "Plant room" };
      const first = afterImport({ ...start, rooms: [plant] }, before);
      const edited = { ...first, rooms: listsOf(first).rooms.map((row) => ({ ...row, note: row.id })) };
      const list = afterImport(edited, after);
      expect(listsOf(list).rooms).toContainEqual({ ...plant, note: "own" });
      const known = new Set(before.map(({ id }) => id));
      const fresh = byId(afterImport(start, after)).map((row) => (known.has(row.id) ? { ...row, note: row.id } : row));
      expect(byId(list).filter(({ id }) => id !== "own")).toEqual(fresh);
    }),
  );
});

test("rooms that are not selected stay as they are, and rooms that are new make the file out of date until they were left out", () => {
  fc.assert(
    fc.property(building, building, (before, after) => {
      const first = afterImport(start, before);
      const unchanged = afterImport(first, after, () => false);
      expect(listsOf(unchanged).rooms).toEqual(listsOf(first).rooms);
      const source = { collection: heatLoad.collection, id: file.fileId, calculator: heatLoad };
      const load = { ...source, input: heatLoad.complete(inputOf(after)) };
      const target = { collection: energyAnalysis.collection, id: "energy", calculator: energyAnalysis };
      const countOf = (input: Input): number =>
        comparedImports({ ...target, input: energyAnalysis.complete(input as never) }, [load]).reduce((sum, { count }) => sum + count, 0);
      const isIn = (rooms: readonly Room[], id: string): boolean => rooms.some((room) => room.id === id);
      expect(countOf(first)).toBe(ids.filter((id) => isIn(before, id) !== isIn(after, id)).length);
      expect(countOf(unchanged)).toBe(0);
    }),
  );
});

test("a room that was entered here with the id of a room of the heat load is replaced only if it is selected, now and later", () => {
  fc.assert(
    fc.property(building, (rooms) => {
      const entered: Input = { ...start, rooms: rooms.map(({ id }) => ({ id, name: "Entered here", people: 99 })) };
      const isSame = ({ state, isLeft }: ComparedRow) => [state, isLeft ?? false];
      expect(comparedIn(entered, rowsOf(rooms)).map(isSame)).toEqual(rooms.map(() => ["entered", false]));
      const left = afterImport(entered, rooms, () => false);
      expect(listsOf(left).rooms).toEqual(listsOf(entered).rooms);
      expect(comparedIn(left, rowsOf(rooms)).map(isSame)).toEqual(rooms.map(() => ["entered", true]));
      const replaced = afterImport(left, rooms);
      expect(byId(replaced)).toEqual(byId(afterImport(start, rooms)));
      // From then on it is a room of the heat load.
      const changed = comparedIn(replaced, rowsOf(rooms.map((room) => ({ ...room, people: room.people + 1 }))));
      expect(changed.map(isSame)).toEqual(rooms.map(() => ["changed", false]));
    }),
  );
});

test("a count is the same with its unit and without", () => {
  fc.assert(
    fc.property(building, (rooms) => {
      const imported = afterImport(start, rooms);
      const withUnits = listsOf(imported).rooms.map((row) => ({ ...row, people: { value: row["people"], unit: "unitless" } }));
      expect(comparedIn({ ...imported, rooms: withUnits }, rowsOf(rooms)).map(({ state }) => state)).toEqual(rooms.map(() => "current"));
    }),
  );
});

test("a room whose light is entered per area of floor differs from the watts of the heat load, and takes them", () => {
  fc.assert(
    fc.property(building, fc.double({ min: 1, max: 30, noNaN: true }), (rooms, value) => {
      const imported = afterImport(start, rooms);
      const lighting = { value, unit: "W/m2" };
      const entered = { ...imported, rooms: listsOf(imported).rooms.map((row) => ({ ...row, lighting })) };
      const now = new Map(rowsOf(rooms).rooms.map((row) => [row.id, row["lighting" as never]]));
      expect(comparedIn(entered, rowsOf(rooms)).map(({ id, state, differences }) => [id, state, differences])).toEqual(
        rooms.map(({ id }) => [id, "changed", [{ name: "lighting", was: lighting, now: now.get(id) }]]),
      );
      expect(afterImport(entered, rooms)).toEqual(imported);
    }),
  );
});
