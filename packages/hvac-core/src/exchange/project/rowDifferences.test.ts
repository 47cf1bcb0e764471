import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ductSizer } from "../../calculators/duct-sizer/index.ts";
import { heatLoad } from "../../calculators/heat-load/index.ts";
import { ventilationCalc } from "../../calculators/ventilation-calc/index.ts";
import type { Calculator } from "../../kernel/index.ts";
import { updateLinks, type LinkedFile } from "../../links/index.ts";
import { convert, siUnit, type QuantityKind } from "../../quantity/index.ts";
import { compareRows, importRecordOf, importRows, recordImport, type ComparedRow, type ImportedRow } from "../index.ts";
import { calculatedRooms, roomLists, terminalRow, zoneRow, type LoadRoom } from "../rooms/index.ts";
import { comparedImports, outOfDateFiles } from "./index.ts";

/* Random heat loads, imported in part, edited, updated and imported again. */

type Row = Readonly<Record<string, unknown>> & { readonly id: string };
interface Room {
  readonly id: string;
  readonly floorArea: number;
  readonly people: number;
  readonly multiplier: number;
  readonly spaceType: string;
}

const file = { projectId: "p", collection: heatLoad.collection, fileId: "load" };
const ids = ["a", "b", "c", "d", "e"];
const room = (id: string): fc.Arbitrary<Room> =>
  fc.record({
    id: fc.constant(id),
    floorArea: fc.integer({ min: 10, max: 500 }),
    people: fc.integer({ min: 0, max: 3 }),
    multiplier: fc.integer({ min: 1, max: 3 }),
    spaceType: fc.constantFrom("none", "open-office", "classroom"),
  });
const building = fc.subarray(ids, { minLength: 1 }).chain((some) => fc.tuple(...some.map(room)));
/** Ids of rooms that the user wants, by id of the imported row. */
const wanted = fc.subarray(ids);

const loadOf = (rooms: readonly Room[]): LinkedFile => ({
  collection: heatLoad.collection,
  id: file.fileId,
  calculator: heatLoad,
  // Names are entries once they are imported.
  input: heatLoad.complete({
    unitSystem: "Metric",
    method: "hourly",
    rooms: rooms.map((each) => ({ ...each, name: `Room ${each.id}` })),
  } as never),
});
const roomsOf = (rooms: readonly Room[]): readonly LoadRoom[] => {
  const outcome = heatLoad.calculate(loadOf(rooms).input, { strict: false });
  if (!outcome.ok) throw new Error(outcome.errors[0]?.message);
  return calculatedRooms(outcome).rooms;
};

interface Kind {
  readonly calculator: Calculator;
  readonly list: string;
  readonly rowOf: (room: LoadRoom) => ImportedRow;
  readonly start: object;
  /** Scope without the list. */
  readonly other: string;
}
const zones: Kind = {
  calculator: ventilationCalc,
  list: "zones",
  rowOf: (each) => zoneRow(each, file),
  start: { scope: "zones", zones: [] },
  other: "room",
};
const sections: Kind = {
  calculator: ductSizer,
  list: "sections",
  rowOf: (each) => terminalRow(each, file, { id: "main" }),
  start: { scope: "system", sections: [{ id: "main", name: "Main" }] },
  other: "section",
};
const kinds = [zones, sections];

const fileOf = ({ calculator }: Kind, input: object): LinkedFile => ({
  collection: calculator.collection,
  id: "target",
  calculator,
  input: calculator.complete({ unitSystem: "Metric", ...input }),
});

/** An import of the dialog: the user selects rows, all others stay. */
function afterImport(kind: Kind, target: LinkedFile, rooms: readonly Room[], isSelected: (row: ComparedRow) => boolean): LinkedFile {
  const { list, calculator } = kind;
  const { input } = target;
  const rows = input[list] as readonly Row[];
  const record = importRecordOf(input, list, file);
  const context = { file, lists: roomLists, unitSystem: "Metric", record } as const;
  const compared = compareRows(rows, roomsOf(rooms).map(kind.rowOf), context);
  const selected = new Set(compared.filter(isSelected).map(({ id }) => id));
  const imports = recordImport(input, { list, context, compared, selected });
  return { ...target, input: calculator.complete({ ...input, [list]: importRows(rows, compared, selected), imports }) };
}

const updated = (target: LinkedFile, load: LinkedFile): LinkedFile => {
  const { changed } = updateLinks([load, target]);
  return { ...target, input: changed.find(({ file: id }) => id === target.id)?.input ?? target.input };
};

const units: Readonly<Record<string, QuantityKind>> = {
  area: "area",
  height: "length",
  people: "count",
  loadAirflow: "airFlow",
  airflow: "airFlow",
};
const factsOf = (row: Row): unknown => [
  row.id,
  row["name"],
  row["spaceType"] ?? "none",
  ...Object.entries(units).map(([name, kind]) => {
    const cell = row[name] as { readonly value: number; readonly unit: string; readonly link?: object } | undefined | null;
    return cell?.link && [Number(convert(cell.value, cell.unit, siUnit(kind)).toPrecision(9)), cell.link];
  }),
];
const rowsOf = ({ list }: Kind, { input }: LinkedFile): readonly Row[] => input[list] as readonly Row[];
const factsById = (kind: Kind, target: LinkedFile): unknown =>
  Object.fromEntries(rowsOf(kind, target).map((row) => [row.id, factsOf(row)]));

const idOf = new Map(
  ids.map((id) => [id, terminalRow({ ...roomsOf([{ id, floorArea: 10, people: 1, multiplier: 1, spaceType: "none" }])[0]! }, file).id]),
);
const rowsDiffering = (target: LinkedFile, load: LinkedFile): number => outOfDateFiles([load, target], []).get(target.id)?.rows ?? 0;

describe.each(kinds.map((kind) => [kind.list, kind] as const))("imported rows of a project: %s", (_list, kind) => {
  const empty = (): LinkedFile => fileOf(kind, kind.start);
  const all = (): boolean => true;

  test("are up to date after an import, whatever the user left out", () => {
    fc.assert(
      fc.property(building, wanted, (rooms, some) => {
        const isWanted = new Set(some.map((id) => idOf.get(id)));
        const target = afterImport(kind, empty(), rooms, ({ id }) => isWanted.has(id));
        expect(rowsDiffering(target, loadOf(rooms))).toBe(0);
        expect(rowsOf(kind, target).filter(({ id }) => isWanted.has(id))).toHaveLength(rooms.filter(({ id }) => some.includes(id)).length);
      }),
    );
  });

  test("are what a fresh import gives, after any edits of the source and an update of links, unless they are said to differ", () => {
    fc.assert(
      fc.property(building, building, (before, after) => {
        const load = loadOf(after);
        const target = updated(afterImport(kind, empty(), before, all), load);
        const fresh = afterImport(kind, empty(), after, all);
        if (rowsDiffering(target, load) === 0) expect(factsById(kind, target)).toEqual(factsById(kind, fresh));
        const again = afterImport(kind, target, after, all);
        expect(rowsDiffering(again, load)).toBe(0);
        expect(factsById(kind, again)).toEqual(factsById(kind, fresh));
      }),
    );
  });

  test("that were left out stay out without a word, also after edits of the source, until they are selected", () => {
    fc.assert(
      fc.property(fc.tuple(...ids.map(room)), fc.tuple(...ids.map(room)), wanted, (before, after, some) => {
        const isWanted = new Set(some.map((id) => idOf.get(id)));
        const load = loadOf(after);
        const first = updated(
          afterImport(kind, empty(), before, ({ id }) => isWanted.has(id)),
          load,
        );
        const [compared] = comparedImports(first, [load]);
        const left = compared!.compared.filter(({ isLeft }) => isLeft).map(({ id }) => id);
        expect(new Set(left)).toEqual(new Set([...idOf.values()].filter((id) => !isWanted.has(id))));
        // Rows that were imported take what has appeared since; the others stay out.
        const next = afterImport(kind, first, after, ({ id }) => isWanted.has(id));
        expect(rowsDiffering(next, load)).toBe(0);
        const fresh = factsById(
          kind,
          afterImport(kind, empty(), after, ({ id }) => isWanted.has(id)),
        );
        expect(factsById(kind, next)).toEqual(fresh);
        expect(factsById(kind, afterImport(kind, next, after, all))).toEqual(factsById(kind, afterImport(kind, empty(), after, all)));
      }),
    );
  });

  test("that are new make the file out of date by their number, and no longer once they were left out", () => {
    fc.assert(
      fc.property(building, fc.tuple(...ids.map(room)), (before, others) => {
        const added = others.filter(({ id }) => !before.some((each) => each.id === id));
        const after = [...before, ...added];
        const target = afterImport(kind, empty(), before, all);
        expect(rowsDiffering(target, loadOf(after))).toBe(added.length);
        expect(
          rowsDiffering(
            afterImport(kind, target, after, () => false),
            loadOf(after),
          ),
        ).toBe(0);
      }),
    );
  });

  test("that are gone make it out of date until they are removed or kept", () => {
    const rooms = ids.slice(0, 3).map((id): Room => ({ id, floorArea: 20, people: 2, multiplier: 1, spaceType: "none" }));
    const target = afterImport(kind, empty(), rooms, all);
    const after = rooms.slice(1);
    expect(rowsDiffering(target, loadOf(after))).toBe(1);
    for (const isRemoved of [true, false]) {
      const next = afterImport(kind, target, after, ({ state }) => isRemoved && state === "gone");
      expect(rowsDiffering(next, loadOf(after))).toBe(0);
      expect(rowsOf(kind, next).some(({ id }) => id === idOf.get("a"))).toBe(!isRemoved);
    }
  });

  test("that a user deleted stay away; lists that are not in use, and rows that were linked by hand, are of no import", () => {
    const rooms = ids.slice(0, 2).map((id): Room => ({ id, floorArea: 20, people: 2, multiplier: 1, spaceType: "none" }));
    const target = afterImport(kind, empty(), rooms, all);
    const without = { ...target, input: { ...target.input, [kind.list]: rowsOf(kind, target).filter(({ id }) => id !== idOf.get("b")) } };
    expect(rowsDiffering(without, loadOf(rooms))).toBe(0);
    const unused = { ...target, input: { ...target.input, scope: kind.other } };
    expect(comparedImports(unused, [loadOf(rooms)])).toEqual([]);
    const byHand = rowsOf(kind, target).map((row) => ({ ...row, id: `own-${row.id.slice(0, 4)}` }));
    expect(comparedImports(fileOf(kind, { ...kind.start, [kind.list]: byHand.slice(-1) }), [loadOf(rooms)])).toEqual([]);
  });
});

describe("the space type of an imported zone", () => {
  const rooms = (spaceType: string): readonly Room[] => [{ id: "a", floorArea: 20, people: 2, multiplier: 1, spaceType }];
  const typeIn = (target: LinkedFile): unknown => rowsOf(zones, target)[0]!["spaceType"];
  const withType = (target: LinkedFile, spaceType: string): LinkedFile => ({
    ...target,
    input: target.calculator.complete({ ...target.input, zones: rowsOf(zones, target).map((row) => ({ ...row, spaceType })) }),
  });
  const imported = (spaceType: string): LinkedFile => afterImport(zones, fileOf(zones, zones.start), rooms(spaceType), () => true);

  test("follows its room as long as nobody selected another, also when the room has none any more", () => {
    for (const now of ["classroom", "none"]) {
      const target = imported("open-office");
      expect(rowsDiffering(target, loadOf(rooms(now)))).toBe(1);
      const next = afterImport(zones, target, rooms(now), ({ state }) => state === "changed");
      expect([typeIn(next), rowsDiffering(next, loadOf(rooms(now)))]).toEqual([now, 0]);
    }
  });

  test("stays as a user selected it, and is not out of date", () => {
    const target = withType(imported("open-office"), "classroom");
    expect(rowsDiffering(target, loadOf(rooms("open-office")))).toBe(0);
    expect(rowsDiffering(target, loadOf(rooms("none")))).toBe(0);
    expect(typeIn(afterImport(zones, target, rooms("none"), () => true))).toBe("classroom");
  });

  test("stays as it was if the change is not taken, until it changes again", () => {
    const unchanged = afterImport(zones, imported("open-office"), rooms("classroom"), () => false);
    expect([typeIn(unchanged), rowsDiffering(unchanged, loadOf(rooms("classroom")))]).toEqual(["open-office", 0]);
  });
});
