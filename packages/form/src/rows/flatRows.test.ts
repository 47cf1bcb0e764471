import { energyAnalysis } from "@org/hvac-core/calculators/energy-analysis";
import { ductSizer } from "@org/hvac-core/calculators/duct-sizer";
import { heatLoad } from "@org/hvac-core/calculators/heat-load";
import { valueAt, type ListField } from "@org/hvac-core/kernel";
import { fieldAt } from "@org/hvac-core/internal";
import * as fc from "fast-check";
import { runs } from "@tooling/testing/extent";
import { describe, expect, test } from "vitest";
import { fileColumns } from "../importing/fileColumns.ts";
import { readHeads } from "../importing/fileHeads.ts";
import { importRows } from "../importing/importing.ts";
import { readBlock } from "../numbers/delimited.ts";
import { applyEdit, type Entry } from "../state/editing.ts";
import { complete, openInput, type AnyCalculator, type Row } from "../state/formInput.ts";
import { withBranchesCopied } from "../state/outline.ts";
import { changeHistory, openHistory } from "../state/undo.ts";
import { computedRows } from "./resultRows.ts";
import { columnsOf, usedColumns, type Column } from "./columns.ts";
import { parentKey } from "./flatLists.ts";
import { flatSource, fullParent, movedRows, newListRow, parentOfRow, rowsEdit } from "./flatRows.ts";
import { linesOf } from "./layout.ts";
import { cleared, pasted, type GridView } from "./ranges.ts";
import { sortedRows } from "./sorting.ts";
import { rowPath, type ListSource } from "./source.ts";
import { totalText } from "./totals.ts";
import { writeCells, type Written } from "./writing.ts";

type Data = Readonly<Record<string, unknown>>;

function stateOf(definition: AnyCalculator, { input, unparsed }: Entry): ListSource["state"] {
  const completed = complete(definition, input);
  return { definition, input, complete: completed, blankUnits: {}, unparsed, errors: {}, outcome: definition.calculate(input) };
}

/** The flat table of an input. */
function flat(definition: AnyCalculator, entry: Entry, names: readonly string[]): ListSource {
  const source = flatSource(stateOf(definition, entry), names, {});
  if (!source) throw new Error(`There is no list at ${names.join(".")}.`);
  return source;
}

/** A list within a row, on its own. */
function nested(definition: AnyCalculator, entry: Entry, path: string): ListSource {
  const state = stateOf(definition, entry);
  const [name = "", id = ""] = path.split(".");
  const outer = definition.fields[name] as ListField;
  const scope = { values: state.complete, fields: definition.fields };
  return {
    state,
    path,
    list: fieldAt(definition.fields, path) as ListField,
    scope: { values: valueAt(state.complete, `${name}.${id}`) as Data, fields: outer.row, around: scope },
    rows: valueAt(state.complete, path) as readonly Row[],
    inputRows: (valueAt(state.input, path) ?? []) as readonly Row[],
    preferredUnits: {},
  };
}

const applied = (source: ListSource, rows: readonly Row[], texts?: Written["texts"]): Entry =>
  applyEdit(source.state.definition, source.state, rowsEdit(source, rows, texts));
const writtenTo = (source: ListSource, written: Written): Entry => applied(source, written.rows, written.texts);

const inputColumn = (source: ListSource, key: string): Column =>
  columnsOf(source.state.definition, source.path, source.list).find((column) => column.key === key)!;
const viewOf = (source: ListSource): GridView => ({
  source,
  columns: usedColumns(columnsOf(source.state.definition, source.path, source.list), source),
  lines: linesOf(source.rows.length, { canGrow: true, hasTotal: true }),
});
const paste = (view: GridView, line: number, text: string): Written =>
  writeCells(view.source, pasted(view, { top: line, bottom: line, left: 0, right: 0 }, readBlock(text, ".")).writes);

/** Rooms with surfaces; ids of surfaces are unique within a room only. */
const rooms = fc.array(
  fc.record({
    name: fc.constantFrom("Office", "Hall", "Lab", "", "Store 1"),
    surfaces: fc.array(
      fc.record({
        name: fc.string({ maxLength: 4 }),
        area: fc.option(fc.integer({ min: 1, max: 90 })),
        kind: fc.constantFrom("wall", "roof", "floor"),
      }),
      { maxLength: 5 },
    ),
  }),
  { minLength: 1, maxLength: 5 },
);
interface Room {
  readonly name: string;
  readonly surfaces: readonly { readonly name: string; readonly area: number | null; readonly kind: string }[];
}
type Rooms = readonly Room[];

const hourly = (given: Rooms, unparsed: Entry["unparsed"] = {}): Entry => ({
  input: openInput(heatLoad, {
    unitSystem: "Metric",
    method: "hourly",
    rooms: given.map(({ name, surfaces }, index) => ({
      id: `r${index}`,
      name,
      surfaces: surfaces.map(({ area, ...surface }, each) => ({ ...surface, id: `s${each}`, ...(area !== null && { area }) })),
    })),
  }).input,
  unparsed,
});
const surfaces = (entry: Entry): ListSource => flat(heatLoad, entry, ["rooms", "surfaces"]);
const roomsOf = ({ input }: Pick<Entry, "input">): readonly (Row & { readonly surfaces?: readonly Row[] })[] =>
  input["rooms"] as readonly (Row & { readonly surfaces?: readonly Row[] })[];
/** What a row says, wherever it is. */
const content = (row: Data): string => JSON.stringify(Object.entries(row).filter(([name]) => name !== "id" && name !== parentKey));
const contents = (entry: Pick<Entry, "input">): readonly (readonly string[])[] =>
  roomsOf(entry).map(({ surfaces: rows = [] }) => rows.map(content));

const check = (law: (given: Rooms, choice: number, other: number) => void): void =>
  fc.assert(fc.property(rooms, fc.nat(), fc.nat(), law), { numRuns: runs(60) });

describe("a flat table of the lists within rows", () => {
  test("written back unchanged it is the same input, in any order of the rows of different rooms", () => {
    check((given, choice) => {
      const entry = hourly(given);
      const source = surfaces(entry);
      expect(applied(source, source.inputRows)).toBe(source.state);
      expect(new Set(source.rows.map(({ id }) => id)).size).toBe(source.rows.length);
      expect(source.rows.map(({ id }) => id)).toEqual(source.inputRows.map(({ id }) => id));
      const byRoom = [...Map.groupBy(source.inputRows, parentOfRow).values()];
      const rotated = [...byRoom.slice(choice % (byRoom.length || 1)), ...byRoom.slice(0, choice % (byRoom.length || 1))].flat();
      expect(applied(source, rotated)).toBe(source.state);
    });
  });

  test("a cell written in it is the cell written in the list of its room", () => {
    const cells = [
      ["area", "12.5"],
      ["area", "30 ft2"],
      ["area", "twelve"],
      ["area", ""],
      ["kind", "Roof"],
      ["kind", "Sky"],
      ["name", "North"],
      ["azimuth", "270"],
    ] as const;
    check((given, choice, other) => {
      const entry = hourly(given);
      const source = surfaces(entry);
      if (source.rows.length === 0) return;
      const row = choice % source.rows.length;
      const [key, text] = cells[other % cells.length]!;
      const list = nested(heatLoad, entry, `rooms.${parentOfRow(source.rows[row])}.surfaces`);
      const place = list.rows.findIndex(({ id }) => rowPath(list, { id }) === rowPath(source, source.rows[row]));
      const inFlat = writeCells(source, [{ row, column: inputColumn(source, key), text }]);
      const inOne = writeCells(list, [{ row: place, column: inputColumn(list, key), text }]);
      expect(writtenTo(source, inFlat)).toEqual(writtenTo(list, inOne));
      expect(inFlat.problems.map(({ why }) => why)).toEqual(inOne.problems.map(({ why }) => why));
    });
  });

  test("rows cleared, removed, copied and sorted in it are those of the lists of the rooms", () => {
    check((given, choice, other) => {
      const entry = hourly(given);
      const source = surfaces(entry);
      const each = roomsOf(entry).map(({ id }) => nested(heatLoad, entry, `rooms.${id}.surfaces`));
      if (source.rows.length === 0) return;
      const [top, bottom] = [choice % source.rows.length, other % source.rows.length].toSorted((a, b) => a - b) as [number, number];
      const isWithin = (list: ListSource, row: Row): boolean =>
        source.rows.slice(top, bottom + 1).some((chosen) => rowPath(source, chosen) === rowPath(list, row));
      const expected = (edit: (list: ListSource) => readonly Row[]): unknown => each.map((list) => edit(list).map(content));

      const removed = applied(source, source.inputRows.toSpliced(top, bottom + 1 - top));
      expect(contents(removed)).toEqual(expected((list) => list.inputRows.filter((row) => !isWithin(list, row))));

      const view = viewOf(source);
      const emptied = writtenTo(source, writeCells(source, cleared(view, { top, bottom, left: 1, right: view.columns.length - 1 })));
      expect(roomsOf(emptied).map(({ surfaces: rows = [] }) => rows.length)).toEqual(each.map(({ rows }) => rows.length));
      for (const { id } of source.inputRows.slice(top, bottom + 1)) {
        const after = surfaces(emptied).rows.find((row) => row.id === id);
        expect(after).toMatchObject({ name: "", kind: "wall" });
      }

      const area = inputColumn(source, "area");
      const byArea = (list: ListSource): readonly Row[] => sortedRows(area, list, false);
      expect(contents(applied(source, byArea(source)))).toEqual(expected(byArea));

      const copied = withBranchesCopied(
        source.list,
        "surfaces",
        source.inputRows,
        source.inputRows.slice(top, bottom + 1).map(({ id }) => id),
      );
      const copies = applied(source, copied.rows);
      for (const [index, { surfaces: rows = [] }] of roomsOf(copies).entries()) {
        const list = each[index]!;
        expect(rows).toHaveLength(list.rows.length + list.rows.filter((row) => isWithin(list, row)).length);
        expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
      }
    });
  });

  test("a text is the name of a room before it is the id of another", () => {
    const given = [
      { id: "1", name: "2", surfaces: [{ id: "s", name: "West" }] },
      { id: "2", name: "1" },
      { id: "x", name: "Lab" },
    ];
    const source = surfaces({ input: openInput(heatLoad, { unitSystem: "Metric", method: "hourly", rooms: given }).input, unparsed: {} });
    const roomAfter = (text: string): string | undefined =>
      roomsOf(writtenTo(source, writeCells(source, [{ row: 0, column: inputColumn(source, parentKey), text }]))).find(
        ({ surfaces: rows = [] }) => rows.length > 0,
      )?.id;
    expect(["1", "2", "x", "Lab"].map(roomAfter)).toEqual(["2", "1", "x", "x"]);
  });

  test("a row moved by its room cell is in that room with all it says; no row is lost, and the others stay in order", () => {
    check((given, choice, other) => {
      const unnamed = hourly(given.map((room, index) => ({ ...room, name: `Room ${index}` })));
      const all = surfaces(unnamed);
      if (all.rows.length === 0) return;
      const row = choice % all.rows.length;
      // A text that cannot be read moves with its row.
      const entry = { ...unnamed, unparsed: { [`${rowPath(all, all.rows[row])}.area`]: "about 12" } };
      const source = surfaces(entry);
      const to = other % given.length;
      const written = writeCells(source, [{ row, column: inputColumn(source, parentKey), text: `room  ${to}` }]);
      expect(written.problems).toEqual([]);
      const after = writtenTo(source, written);
      expect(contents(after).flat().toSorted()).toEqual(contents(entry).flat().toSorted());
      const from = Number(parentOfRow(source.rows[row]).slice(1));
      const moved = content(source.inputRows[row]!);
      expect(contents(after)[to]).toContain(moved);
      for (const [index, rows] of contents(entry).entries()) {
        if (index !== from && index !== to) expect(contents(after)[index]).toEqual(rows);
        const ids = roomsOf(after)[index]!.surfaces?.map(({ id }) => id) ?? [];
        expect(new Set(ids).size).toBe(ids.length);
      }
      if (from !== to) {
        const place = Number(source.rows[row]!.id.split("s").at(-1));
        expect(contents(after)[from]).toEqual(contents(entry)[from]!.toSpliced(place, 1));
        const there = contents(after)[to]!;
        expect(there.filter((_, index) => index !== there.lastIndexOf(moved)).toSorted()).toEqual(contents(entry)[to]!.toSorted());
      }
      const [path, ...others] = Object.keys(after.unparsed);
      expect(others).toEqual([]);
      expect(content(valueAt(after.input, path!.replace(/\.area$/, "")) as Data)).toBe(moved);
    });
  });

  test("rows dragged past those of another room go there; none is lost", () => {
    check((given, choice, other) => {
      const entry = hourly(given);
      const source = surfaces(entry);
      if (source.rows.length === 0) return;
      const [row, before] = [choice % source.rows.length, other % (source.rows.length + 1)];
      const after = applied(source, movedRows(source, [row], before));
      expect(contents(after).flat().toSorted()).toEqual(contents(entry).flat().toSorted());
      const past = source.rows[before > row ? before - 1 : before];
      const room = past ? parentOfRow(past) : parentOfRow(source.rows[row]);
      const [index, from] = [Number(room.slice(1)), Number(parentOfRow(source.rows[row]).slice(1))];
      expect(contents(after)[index]!.length - contents(entry)[index]!.length).toBe(Number(index !== from));
    });
  });

  test("a pasted schedule goes to the rooms that it names; a row whose room is unknown or one of several is left out and says why", () => {
    check((given, choice) => {
      const entry = hourly(given);
      const source = surfaces(entry);
      const names = ["office", "Hall", " LAB ", "Cellar", "Store 1"];
      const lines = Array.from({ length: 1 + (choice % 9) }, (_, index) => ({
        name: names[(choice + index * 7) % names.length]!,
        area: 100 + index,
      }));
      const written = paste(viewOf(source), source.rows.length, lines.map(({ name, area }) => `${name}\tNew ${area}`).join("\n"));
      const after = writtenTo(source, written);
      const known = (name: string): readonly number[] =>
        given.flatMap((room, index) => (room.name.toLowerCase() === name.trim().toLowerCase() ? [index] : []));
      const taken = lines.filter(({ name }) => known(name).length === 1);
      for (const [index, room] of roomsOf(after).entries()) {
        const added = (room.surfaces ?? []).slice(given[index]!.surfaces.length).map(({ name }) => name);
        expect(added).toEqual(taken.filter(({ name }) => known(name)[0] === index).map(({ area }) => `New ${area}`));
      }
      expect(written.added).toBe(taken.length);
      expect(written.problems.map(({ column, text, why }) => [column, text.trim(), why])).toEqual(
        lines
          .filter(({ name }) => known(name).length !== 1)
          .map(({ name }) => [
            "Room",
            name.trim(),
            known(name).length === 0
              ? `No room is called “${name.trim()}”. The row is left out.`
              : `${known(name).length} rooms are called “${name.trim()}”. Enter a name that only one room has. The row is left out.`,
          ]),
      );
    });
  });

  const two = hourly([
    { name: "Office", surfaces: [{ name: "W", area: 12, kind: "wall" }] },
    { name: "Hall", surfaces: [{ name: "R", area: 30, kind: "roof" }] },
  ]);

  test("a blank room cell below a named one is that room, as in merged cells; a row of an unknown room is not written over another", () => {
    const source = surfaces(two);
    const after = writtenTo(source, paste(viewOf(source), 2, "Office\tA\n\tB\nHall\tC\n\tD"));
    expect(roomsOf(after).map(({ surfaces: rows = [] }) => rows.map(({ name }) => name))).toEqual([
      ["W", "A", "B"],
      ["R", "C", "D"],
    ]);
    const over = paste(viewOf(source), 0, "Attic\tX\nHall\tY");
    expect(over.problems).toEqual([expect.objectContaining({ text: "Attic", cell: { row: 0, key: parentKey } })]);
    expect(contents(writtenTo(source, over)).flat()).toEqual([content(source.inputRows[0]!), expect.stringContaining('"Y"') as string]);
  });

  test("a file goes to the rooms that it names, and one without rooms goes nowhere", () => {
    const source = surfaces(two);
    const table = (titles: readonly string[], rows: readonly (readonly string[])[]) => ({
      rows,
      heads: readHeads(titles, fileColumns(source), {}, undefined),
      isMarked: true,
      marks: { decimal: ".", evidence: "shown" } as const,
    });
    const read = importRows(
      source,
      table(
        ["Room", "Name", "Area (m²)"],
        [
          ["Hall", "N", "5"],
          ["", "S", "6"],
          ["Attic", "E", "7"],
          ["Office", "V", "8"],
        ],
      ),
      "append",
    );
    expect(roomsOf(applied(source, read.rows, read.texts)).map(({ surfaces: rows = [] }) => rows.map(({ name }) => name))).toEqual([
      ["W", "V"],
      ["R", "N", "S"],
    ]);
    expect(read.problems).toEqual([{ row: 2, column: 0, text: "Attic", why: "No room is called “Attic”. The row is left out." }]);
    const unnamed = importRows(source, table(["Name", "Area (m²)"], [["N", "5"]]), "append");
    expect(unnamed.problems.map(({ why }) => why)).toEqual(["The file needs a column “Room”. The row is left out."]);
    expect(applied(source, unnamed.rows, unnamed.texts).input).toBe(two.input);
  });

  test("a room takes no more rows than its list holds", () => {
    const source = surfaces(two);
    const max = (fieldAt(heatLoad.fields, "rooms.r0.surfaces") as ListField).maxRows;
    const written = paste(viewOf(source), 2, Array.from({ length: max + 3 }, (_, index) => `Office\tW${index}`).join("\n"));
    expect(roomsOf(writtenTo(source, written))[0]!.surfaces).toHaveLength(max);
    expect(written.problems.map(({ why }) => why)).toEqual(
      Array.from({ length: 4 }, () => `“Office” holds at most ${max} surfaces. The row is left out.`),
    );
    expect(fullParent(source, [...source.inputRows, ...Array.from({ length: max }, () => source.inputRows[0]!)])).toBe("Office");
  });

  test("an edit of rows in several rooms is one step, and undo gives the same input", () => {
    const source = surfaces(two);
    const written = paste(viewOf(source), 0, "Hall\tX\nOffice\tY\nOffice\tZ");
    const before = openHistory(two);
    const after = changeHistory(heatLoad, before, { ...rowsEdit(source, written.rows, written.texts), id: 1 });
    expect(after.past).toHaveLength(1);
    expect(changeHistory(heatLoad, after, { type: "undo" }).present).toBe(before.present);
  });

  test("totals add up over all rooms", () => {
    const source = surfaces(two);
    expect(totalText(inputColumn(source, "area"), [0, 1], source)).toBe("42");
  });

  test("results of the rows are those of the lists within the rows", () => {
    const fittings = (id: string) => [
      { id, fitting: "coefficient", quantity: 2, coefficient: 0.3 },
      { id: `${id}x`, fitting: "coefficient", coefficient: 1.1 },
    ];
    const entry: Entry = {
      input: openInput(ductSizer, {
        unitSystem: "Metric",
        scope: "system",
        sections: [
          { id: "a", name: "Main", airflow: 500, ductLength: 10, fittings: fittings("f") },
          { id: "b", name: "End", parent: "a", airflow: 300, ductLength: 5, fittings: fittings("f") },
        ],
      }).input,
      unparsed: {},
    };
    const source = flat(ductSizer, entry, ["sections", "fittings"]);
    const { outcome } = source.state;
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
    const results = computedRows(source);
    expect(results.size).toBe(4);
    for (const row of source.rows) {
      const expected = valueAt(outcome.results, rowPath(source, row)) as Data;
      expect(results.get(row.id)).toBe(expected);
      expect(expected["loss"]).toBeDefined();
    }
    const loss = inputColumn(source, "=loss");
    expect(loss.label).toBe(
      (ductSizer.results.sections.row as unknown as { fittings: { row: { loss: { label: string } } } }).fittings.row.loss.label,
    );
  });

  test("a new window has the only window type of the file; of several none", () => {
    const types = [
      { id: "t", name: "Double" },
      { id: "u", name: "Triple" },
    ];
    for (const windowTypes of [[], types.slice(1), types]) {
      const { input } = openInput(heatLoad, { unitSystem: "Metric", method: "hourly", rooms: [{ id: "r", name: "Office" }], windowTypes });
      const source = flat(heatLoad, { input, unparsed: {} }, ["rooms", "windows"]);
      const after = applied(source, [newListRow(source)]);
      const [window] = valueAt(complete(heatLoad, after.input), "rooms.r.windows") as readonly Row[];
      expect(window!["type"]).toBe(windowTypes.length === 1 ? "u" : null);
      expect(window!["name"]).toBe("");
    }
  });

  test("lists two levels down name the rows around them", () => {
    const wall = (id: string, count: number) => ({
      id,
      name: `Wall ${id}`,
      windows: Array.from({ length: count }, (_, index) => ({ id: `w${index}`, area: 2 })),
    });
    const entry: Entry = {
      input: openInput(energyAnalysis, {
        unitSystem: "Metric",
        loadMethod: "hours",
        rooms: [
          { id: "a", name: "Office", surfaces: [wall("n", 1), wall("s", 2)] },
          { id: "b", name: "Hall", surfaces: [wall("e", 0)] },
        ],
      }).input,
      unparsed: {},
    };
    const source = flat(energyAnalysis, entry, ["rooms", "surfaces", "windows"]);
    expect([...source.flat!.parents.values()].map(({ name }) => name)).toEqual(["Office › Wall n", "Office › Wall s", "Hall › Wall e"]);
    expect(applied(source, source.inputRows)).toBe(source.state);
    const written = writeCells(source, [{ row: 0, column: inputColumn(source, parentKey), text: "Wall E" }]);
    const after = writtenTo(source, written);
    expect(valueAt(after.input, "rooms.a.surfaces.n.windows")).toEqual([]);
    expect(valueAt(after.input, "rooms.b.surfaces.e.windows")).toHaveLength(1);
  });
});
