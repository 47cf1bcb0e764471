import fc from "fast-check";
import { expect, test } from "vitest";
import { heatLoad } from "../calculators/heat-load/index.ts";
import { ventilationCalc } from "../calculators/ventilation-calc/index.ts";
import { updateLinks } from "../links/index.ts";
import { convert, siUnit, type QuantityKind } from "../quantity/index.ts";
import { roomLists, roomLoads, terminalRow, zoneRow } from "./rooms/index.ts";
import { compareRows, importRows, type ComparedRow, type ImportedRow, type RowImport } from "./index.ts";

/* Random heat loads, imported, edited at both ends and imported again. */

type Row = Readonly<Record<string, unknown>> & { readonly id: string };
interface Room {
  readonly id: string;
  readonly name: string;
  readonly floorArea: number;
  readonly height: number;
  readonly people: number;
  readonly multiplier: number;
}

const file = { projectId: "p", collection: "calculations", fileId: "load" };
const context = { file, lists: roomLists, unitSystem: "Metric" } as const satisfies RowImport;

const ids = ["a", "b", "c", "d", "e", "f"];
const room = (id: string): fc.Arbitrary<Room> =>
  fc.record({
    id: fc.constant(id),
    name: fc.constantFrom("", "Office", "Hall", "Store", "101 Reception"),
    floorArea: fc.double({ min: 1, max: 500, noNaN: true }),
    height: fc.double({ min: 2, max: 6, noNaN: true }),
    people: fc.nat(20),
    multiplier: fc.integer({ min: 1, max: 4 }),
  });
const building = fc.subarray(ids, { minLength: 1 }).chain((some) => fc.tuple(...some.map(room)));

const zonesOf = (rooms: readonly Room[]): readonly ImportedRow[] => {
  const read = roomLoads({ input: { unitSystem: "Metric", method: "hourly", rooms }, calculatorVersion: heatLoad.version });
  if ("problem" in read) throw new Error(read.problem);
  return read.content.rooms.map((each) => zoneRow(each, file));
};
const all = (compared: readonly ComparedRow[]): ReadonlySet<string> => new Set(compared.map(({ id }) => id));
const importAll = (rows: readonly Row[], imported: readonly ImportedRow[], more: Partial<RowImport> = {}): readonly Row[] => {
  const compared = compareRows(rows, imported, { ...context, ...more });
  return importRows(rows, compared, all(compared));
};
const linkedNames = ["area", "height", "people", "loadAirflow"] as const;
const kindOf = { area: "area", height: "length", people: "count", loadAirflow: "airFlow" } as const satisfies Record<string, QuantityKind>;

/** Numbers in SI with their links, and names. */
const factsOf = (row: Row): readonly unknown[] => [
  row["name"],
  ...linkedNames.map((name) => {
    const cell = row[name] as { readonly value: number; readonly unit: string; readonly link?: object } | undefined;
    return cell && [Number(convert(cell.value, cell.unit, siUnit(kindOf[name])).toPrecision(9)), cell.link];
  }),
];
const byId = (rows: readonly Row[]): readonly (readonly [string, readonly unknown[]])[] =>
  rows.map((row) => [row.id, factsOf(row)] as const).toSorted(([a], [b]) => a.localeCompare(b));

test("importing twice is importing once", () => {
  fc.assert(
    fc.property(building, (rooms) => {
      const imported = zonesOf(rooms);
      const once = importAll([], imported);
      const again = compareRows(once, imported, context);
      expect(again.map(({ state }) => state)).toEqual(rooms.map(() => "current"));
      expect(again.flatMap(({ differences, entries }) => [...differences, ...entries])).toEqual([]);
      expect(importRows(once, again, all(again))).toEqual(once);
    }),
  );
});

test("after any edits of the source the list is what a fresh import gives", () => {
  fc.assert(
    fc.property(building, building, (before, after) => {
      const names = new Map(before.map(({ id, name }) => [id, name]));
      // Names are entries of users once they are imported.
      const renamed = after.map((each) => ({ ...each, name: names.get(each.id) ?? each.name }));
      const list = importAll(importAll([], zonesOf(before)), zonesOf(renamed));
      const fresh = importAll([], zonesOf(renamed));
      // Unnamed rooms are numbered, and have other numbers now.
      const withoutNames = (rows: readonly Row[]): unknown => byId(rows).map(([id, [, ...facts]]) => [id, facts]);
      expect(withoutNames(list)).toEqual(withoutNames(fresh));
      const replaced = importAll(importAll([], zonesOf(before)), zonesOf(after), { replacesEntries: true });
      expect(byId(replaced)).toEqual(byId(importAll([], zonesOf(after))));
    }),
  );
});

/** The zones after their links were updated. */
function updatedZones(zones: readonly Row[], rooms: readonly Room[]): readonly Row[] {
  const input = heatLoad.complete({ unitSystem: "Metric", method: "hourly", rooms });
  const ventilation = ventilationCalc.complete({ unitSystem: "Metric", scope: "zones", zones } as never);
  const { changed } = updateLinks([
    { collection: file.collection, id: file.fileId, calculator: heatLoad, input },
    { collection: ventilationCalc.collection, id: "ventilation", calculator: ventilationCalc, input: ventilation },
  ]);
  return (changed[0]?.input ?? ventilation)["zones"] as readonly Row[];
}

test("after edits of rooms that remain, updated links give the names and numbers of a fresh import", () => {
  fc.assert(
    fc.property(building, fc.tuple(...ids.map(room)), (rooms, edits) => {
      // A zone of a room without people leaves them to its category.
      const occupied = (each: Room): Room => ({ ...each, people: each.people + 1 });
      const before = rooms.map(occupied);
      const after = before.map(({ id, name }) => ({ ...occupied(edits.find((each) => each.id === id)!), name }));
      expect(byId(updatedZones(importAll([], zonesOf(before)), after))).toEqual(byId(importAll([], zonesOf(after))));
    }),
  );
});

test("numbers that users linked themselves to the same file stay", () => {
  const rooms: readonly Room[] = [{ id: "a", name: "Office", floorArea: 20, height: 3, people: 2, multiplier: 2 }];
  const [zone] = importAll([], zonesOf(rooms));
  const linkTo = (result: string): object => ({
    value: 30,
    unit: "L/s",
    link: { collection: file.collection, fileId: file.fileId, result },
  });
  const linked = { ...zone!, transferAir: linkTo("roomResults.a.supplyAirflow"), otherExhaust: linkTo("supplyAirflow") };
  expect(compareRows([linked], zonesOf(rooms), context)).toMatchObject([{ state: "current", differences: [], entries: [] }]);
  // A link to a result of another row or of the whole file was chosen by a user.
  const chosen = { ...zone!, area: { ...linkTo("zoneResults.z.floorArea"), unit: "m2" } };
  const [compared] = compareRows([chosen], zonesOf(rooms), context);
  expect(compared).toMatchObject({ state: "current", differences: [], entries: [{ name: "area" }] });
});

test("a number that the source no longer has is emptied, and not where it is an entry", () => {
  const rooms: readonly Room[] = [{ id: "a", name: "Office", floorArea: 20, height: 3, people: 2, multiplier: 1 }];
  const empty = zonesOf(rooms.map((each) => ({ ...each, people: 0 })));
  const [zone] = importAll([], zonesOf(rooms));
  expect(importAll([zone!], empty)[0]).not.toHaveProperty("people");
  const entered = { ...zone!, people: { value: 7, unit: "unitless" } };
  expect(importAll([entered], empty)[0]).toHaveProperty("people", entered.people);
});

test("entries of users and their own rows stay, in their order, and nothing is imported a second time", () => {
  const entry = fc.record({
    id: fc.constantFrom(...ids),
    name: fc.constantFrom(...linkedNames),
    value: fc.integer({ min: 501, max: 900 }),
  });
  fc.assert(
    fc.property(building, building, fc.array(entry, { maxLength: 4 }), fc.nat(6), (before, after, entries, place) => {
      const first = importAll([], zonesOf(before));
      const unit = { area: "m2", height: "m", people: "unitless", loadAirflow: "m3/s" } as const;
      const entered = new Map(
        entries.flatMap(({ id, name, value }) => {
          const row = zonesOf(before).find(({ source }) => source === id);
          return row ? [[`${row.id} ${name}`, { id: row.id, name, cell: { value, unit: unit[name] } }] as const] : [];
        }),
      );
      const edited = first.map((row) =>
        [...entered.values()].reduce<Row>((each, { id, name, cell }) => (id === row.id ? { ...each, [name]: cell } : each), {
          ...row,
          category: "office",
        }),
      );
      const plant: Row = { id: "own", name: "Plant room", area: { value: 12, unit: "m2" } };
      const list = edited.toSpliced(place, 0, plant);
      const next = importAll(list, zonesOf(after));
      expect(next).toContain(plant);
      for (const { id, name, cell } of entered.values()) {
        const row = next.find((each) => each.id === id);
        if (row) expect(row[name]).toEqual(cell);
      }
      const present = new Set(next.map(({ id }) => id));
      const order = next.map(({ id }) => id).filter((id) => list.some((row) => row.id === id));
      expect(order).toEqual(list.map(({ id }) => id).filter((id) => present.has(id)));
      for (const row of next) if (row !== plant && list.some(({ id }) => id === row.id)) expect(row["category"]).toBe("office");
      expect(present.size).toBe(next.length);
      expect(next).toHaveLength(after.length + 1);
    }),
  );
});

test("rows of earlier imports, with copied numbers and other ids, are found and become linked", () => {
  const rooms: readonly Room[] = [{ id: "a", name: "Office", floorArea: 20, height: 3, people: 2, multiplier: 1 }];
  const [zone] = importAll([], zonesOf(rooms)) as readonly (Row &
    Record<"area" | "people", { readonly value: number; readonly unit: string }>)[];
  const copied = { ...zone!, id: "r1", area: { value: 20, unit: "m2" }, people: { value: 5, unit: "unitless" } };
  const [compared] = compareRows([copied], zonesOf(rooms), context);
  expect(compared).toMatchObject({ state: "changed", id: "r1", differences: [{ name: "area" }], entries: [{ name: "people" }] });
  const [next] = importRows([copied], [compared!], new Set(["r1"]));
  expect(next).toMatchObject({
    id: "r1",
    area: { value: 20, link: { result: "inputs.rooms.a.floorArea*inputs.rooms.a.multiplier" } },
    people: copied.people,
  });
  expect(next!["people"]).not.toHaveProperty("link");
});

test("a row of the same name that was not imported is neither changed nor added unless it is selected; then its numbers are linked", () => {
  const rooms: readonly Room[] = [{ id: "a", name: "Office", floorArea: 20, height: 3, people: 0, multiplier: 2 }];
  const office = { id: "own", name: "office", area: { value: 35, unit: "m2" } };
  const compared = compareRows([office], zonesOf(rooms), context);
  expect(compared.map(({ state, id }) => [state, id])).toEqual([["entered", "own"]]);
  expect(importRows([office], compared, new Set())).toEqual([office]);
  expect(importRows([office], compared, new Set(["own"]))[0]).toMatchObject({
    id: "own",
    area: { value: 40, link: { fileId: "load" } },
    height: { value: 3 },
  });
});

test("rows that are gone are removed on request alone; rows after them come after the one before", () => {
  const rooms: readonly Room[] = ids.slice(0, 2).map((id) => ({ id, name: id, floorArea: 20, height: 3, people: 0, multiplier: 1 }));
  const read = roomLoads({ input: { unitSystem: "Metric", method: "hourly", rooms }, calculatorVersion: heatLoad.version });
  if ("problem" in read) throw new Error(read.problem);
  const ends = read.content.rooms.map((each) => terminalRow(each, file, { id: "main" }));
  const list = importAll([{ id: "main" }], ends);
  const after = [...list, { id: "own", parent: ends[1]!.id, transferFrom: ends[1]!.id }];
  const compared = compareRows(after, ends.slice(0, 1), context);
  expect(compared.map(({ state, id }) => [state, id])).toEqual([
    ["current", ends[0]!.id],
    ["gone", ends[1]!.id],
  ]);
  expect(importRows(after, compared, new Set([ends[0]!.id]))).toEqual(after);
  expect(importRows(after, compared, all(compared)).slice(2)).toEqual([{ id: "own", parent: "main", transferFrom: null }]);
  // A row whose links were all removed is known by its id.
  expect(compareRows([{ id: ends[1]!.id, name: "b" }], ends.slice(0, 1), context).at(-1)?.state).toBe("gone");
});
