import * as fc from "fast-check";
import { expect, test } from "vitest";
import { openInput, type AnyCalculator, type Row } from "../state/formInput.ts";
import { wideCalculator } from "../../test/wideCalculator.ts";
import { columnsOf } from "./columns.ts";
import { filterOf, textCounts } from "./filtering.ts";
import { cellsWith, nextFound, replacing, searchedLines, searchParts } from "./finding.ts";
import { linesOf } from "./layout.ts";
import type { GridView } from "./ranges.ts";
import { orderedRows, sortedIds } from "./sorting.ts";
import { writeCells } from "./writing.ts";

function viewOf(rows: readonly object[]): GridView {
  const definition: AnyCalculator = wideCalculator;
  const { input } = openInput(definition, { unitSystem: "Metric", rooms: rows });
  const complete = definition.complete(input);
  const list = wideCalculator.fields.rooms;
  const source = {
    state: { definition, input, complete, blankUnits: {}, unparsed: {}, errors: {}, outcome: definition.calculate(input) },
    path: "rooms",
    list,
    scope: { values: complete, fields: definition.fields },
    rows: complete["rooms"] as readonly Row[],
    inputRows: input["rooms"] as readonly Row[],
    preferredUnits: {},
  };
  return { source, columns: columnsOf(definition, "rooms", list), lines: linesOf(rows.length, { canGrow: true, hasTotal: true }) };
}
const named = (names: readonly string[]): GridView => viewOf(names.map((name, index) => ({ id: `r${index}`, name })));
const namesOf = (rows: readonly Row[]): unknown[] => rows.map(({ name }) => name);
const anyText = fc.stringMatching(/^[aAb.*$ ]{0,6}$/);

test("the cells with a text are those whose text has it, and after replacing none has it unless the new text does", () => {
  fc.assert(
    fc.property(fc.array(anyText, { minLength: 1, maxLength: 6 }), anyText, anyText, fc.boolean(), (names, text, by, matchCase) => {
      fc.pre(text !== "");
      const view = named(names);
      const search = { text, matchCase, column: "name" };
      const fold = (each: string): string => (matchCase ? each : each.toLowerCase());
      const cells = cellsWith(view, search);
      expect(cells).toEqual(names.flatMap((name, line) => (fold(name).includes(fold(text)) ? [{ line, column: 0 }] : [])));
      const { rows, problems } = writeCells(view.source, replacing(view, search, by, cells));
      expect(problems).toEqual([]);
      const expected = names.map((name) => {
        let [rest, next] = [name, ""];
        for (let start = fold(rest).indexOf(fold(text)); start !== -1; start = fold(rest).indexOf(fold(text))) {
          next += rest.slice(0, start) + by;
          rest = rest.slice(start + text.length);
        }
        return next + rest;
      });
      expect(namesOf(rows)).toEqual(expected);
    }),
  );
});

test("a long list is searched in parts, each of few lines, which together are all cells", () => {
  const view = named(Array.from({ length: 3 * searchedLines + 1 }, (_, index) => `Room ${index}`));
  const search = { text: "5", matchCase: false, column: "name" };
  const read = new Set<string>();
  const rows = view.source.rows.map((row) => ({
    ...row,
    get name() {
      read.add(row.id);
      return row["name"];
    },
  }));
  const parts: number[] = [];
  for (const part of searchParts({ ...view, source: { ...view.source, rows } }, search)) {
    expect(read.size).toBeLessThanOrEqual(searchedLines);
    parts.push(part.length);
    read.clear();
  }
  expect(parts.length).toBe(4);
  expect(parts.reduce((sum, count) => sum + count, 0)).toBe(cellsWith(view, search).length);
});

test("numbers are replaced as they are read: with all digits, in the unit of the column, and a choice by its label", () => {
  const view = viewOf([
    { id: "a", area: { value: 1234.5678, unit: "m2" }, use: "office" },
    { id: "b", area: { value: 10, unit: "m2" }, use: "meeting" },
  ]);
  const replaced = (text: string, by: string, column: string): readonly Row[] => {
    const search = { text, column, matchCase: false };
    return writeCells(view.source, replacing(view, search, by, cellsWith(view, search))).rows;
  };
  expect(replaced("1234", "2234", "area")[0]).toMatchObject({ area: { value: 2234.5678, unit: "m2" } });
  expect(replaced("10", "4*5", "area")[1]).toMatchObject({ area: { value: 20 } });
  expect(replaced("office", "Server room", "use").map(({ use }) => use)).toEqual(["server", "meeting"]);
  const { problems } = writeCells(view.source, replacing(view, { text: "10", matchCase: false }, "ten", [{ line: 1, column: 2 }]));
  expect(problems).toMatchObject([{ row: "Room 2", column: "Area", text: "ten" }]);
});

test("cells without the text are not written: the cells of an earlier search keep their digits", () => {
  const view = viewOf([{ id: "a", name: "Hall", area: { value: 1234.5678, unit: "m2" } }]);
  const cells = view.columns.map((_, column) => ({ line: 0, column }));
  const written = replacing(view, { text: "Hall", matchCase: false }, "Lab", cells);
  expect(written.map(({ column, text }) => [column.key, text])).toEqual([["name", "Lab"]]);
});

test("going on from any cell comes by all found cells, forward and back", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(40), { minLength: 1 }), fc.nat(40), fc.boolean(), (places, start, isBack) => {
      const cells = places.toSorted((a, b) => a - b).map((place) => ({ line: Math.floor(place / 5), column: place % 5 }));
      const seen = new Set<string>();
      let cell = { line: Math.floor(start / 5), column: start % 5 };
      for (const _ of cells) {
        cell = nextFound(cells, cell, isBack)!;
        seen.add(`${cell.line} ${cell.column}`);
      }
      expect(seen.size).toBe(cells.length);
    }),
  );
});

test("a filter by columns shows the rows with a chosen text in each, and the counts of the texts are those of the rows", () => {
  const uses = ["office", "meeting", "server"] as const;
  const labels = { office: "Office", meeting: "Meeting room", server: "Server room" };
  fc.assert(
    fc.property(
      fc.array(fc.record({ use: fc.constantFrom(...uses), name: fc.constantFrom("a", "b") }), { minLength: 1, maxLength: 8 }),
      fc.subarray([...uses], { minLength: 1 }),
      (rooms, chosen) => {
        const { source, columns } = viewOf(rooms.map((room, index) => ({ id: `r${index}`, ...room })));
        const byColumn = { use: chosen.map((use) => labels[use]), name: ["a"] };
        const { hidden } = filterOf({ text: "", byColumn }, source, columns);
        rooms.forEach(({ use, name }, index) => expect(hidden.has(`r${index}`)).toBe(!chosen.includes(use) || name !== "a"));
        const counts = textCounts(
          columns.find(({ key }) => key === "use")!,
          source,
        );
        expect(new Map(counts)).toEqual(
          new Map(
            uses
              .filter((use) => rooms.some((room) => room.use === use))
              .map((use) => [labels[use], rooms.filter((room) => room.use === use).length]),
          ),
        );
      },
    ),
  );
});

test("a shown order has every row once; rows added later come last, in the order of the list", () => {
  const { source, columns } = named(["c", "a", "b"]);
  const ids = sortedIds(columns[0]!, source, false);
  expect(ids).toEqual(["r1", "r2", "r0"]);
  const grown = [{ id: "new" }, ...source.rows, { id: "last" }];
  expect(orderedRows(grown, ids).map((index) => grown[index]!.id)).toEqual(["r1", "r2", "r0", "new", "last"]);
});
