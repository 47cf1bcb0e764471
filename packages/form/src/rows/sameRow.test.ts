import * as fc from "fast-check";
import { expect, test } from "vitest";
import { deepCalculator } from "../../test/deepCalculator.ts";
import { applyEdit, type Edit } from "../state/editing.ts";
import { complete, openInput, type AnyCalculator, type FormInput, type Row } from "../state/formInput.ts";
import { inputCell } from "./cells.ts";
import { columnsOf, columnUnit } from "./columns.ts";
import { flatSource } from "./flatRows.ts";
import { hasSameCells } from "./sameRow.ts";
import type { ListSource } from "./source.ts";

const definition: AnyCalculator = deepCalculator;
const { input } = openInput(definition, {
  unitSystem: "Metric",
  zones: [
    { id: "a", name: "North", rooms: [{ id: "r", area: 21, leadsTo: "b" }, { id: "s" }] },
    { id: "b", rooms: [{ id: "r", area: 33, leadsTo: "c" }] },
    { id: "c", name: "South", isPlenum: true },
  ],
});

const none = {};

/** The zones, or the rooms of all zones. */
function sourceOf(entered: FormInput, isFlat: boolean): ListSource {
  const completed = complete(definition, entered);
  const outcome = definition.calculate(entered);
  const state = { definition, input: entered, complete: completed, blankUnits: none, unparsed: none, errors: none, outcome };
  if (isFlat) return flatSource(state, ["zones", "rooms"], none)!;
  const scope = { values: completed, fields: definition.fields };
  const [rows, inputRows] = [completed, entered].map((each) => each["zones"] as readonly Row[]) as [readonly Row[], readonly Row[]];
  return { state, path: "zones", list: deepCalculator.fields.zones, scope, rows, inputRows, preferredUnits: none };
}

function cellsOf(source: ListSource, row: number): readonly unknown[] {
  return columnsOf(definition, source.path, source.list).flatMap((column) =>
    column.kind === "input" ? [inputCell(column, row, columnUnit(column, source), source)] : [],
  );
}

const zone = fc.constantFrom("a", "b", "c");
const edit: fc.Arbitrary<Edit> = fc
  .oneof(
    fc.record({ path: zone.map((id) => `zones.${id}.name`), value: fc.constantFrom("East", "West", "") }),
    fc.record({ path: zone.map((id) => `zones.${id}.isPlenum`), value: fc.boolean() }),
    fc.record({ path: fc.constantFrom("zones.a.rooms.r.area", "zones.b.rooms.r.area"), value: fc.constant({ value: 5, unit: "m2" }) }),
    fc.record({ path: fc.constantFrom("zones.a.rooms.s.leadsTo", "zones.b.rooms.r.leadsTo"), value: fc.constantFrom("a", "b", null) }),
    fc.record({ path: fc.constant("mode"), value: fc.constantFrom("heating", "cooling") }),
    fc.record({ path: fc.constant("zones"), value: fc.shuffledSubarray(input["zones"] as Row[], { minLength: 1 }) }),
  )
  .map((each) => ({ type: "value", ...each }));

test("a row that is not drawn again has the cells that it had", () => {
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 4 }), fc.boolean(), (edits, isFlat) => {
      let entry = { input, unparsed: {} };
      for (const each of edits) {
        const before = sourceOf(entry.input, isFlat);
        entry = applyEdit(definition, entry, each);
        const now = sourceOf(entry.input, isFlat);
        for (const [index] of now.rows.entries())
          if (hasSameCells(before, now, index)) expect(cellsOf(now, index)).toEqual(cellsOf(before, index));
      }
    }),
  );
});

test("an entry leaves the other rows as they are; a name changes the rows that refer to it", () => {
  const sameAfter = (path: string, value: unknown, isFlat: boolean): readonly boolean[] => {
    const [before, now] = [input, applyEdit(definition, { input, unparsed: {} }, { type: "value", path, value }).input].map((each) =>
      sourceOf(each, isFlat),
    ) as [ListSource, ListSource];
    return now.rows.map((_, index) => hasSameCells(before, now, index));
  };
  expect(sameAfter("zones.b.isPlenum", true, false)).toEqual([true, false, true]);
  expect(sameAfter("zones.b.rooms.r.area", { value: 5, unit: "m2" }, true)).toEqual([true, true, false]);
  expect(sameAfter("zones.c.name", "West", true)).toEqual([false, false, false]);
  expect(sameAfter("mode", "heating", false)).toEqual([false, false, false]);
});
