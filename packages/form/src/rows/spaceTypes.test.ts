import { heatLoad } from "@org/hvac-core/calculators/heat-load";
import { ventilationCalc } from "@org/hvac-core/calculators/ventilation-calc";
import { isAssumed, valueAt } from "@org/hvac-core/kernel";
import { expect, test } from "vitest";
import { sourceOf } from "../../test/listSource.ts";
import { matching } from "../search/words.ts";
import { cellName, inputCell, optionsOf, type CellWrite } from "./cells.ts";
import { columnsOf, columnUnit, usedColumns, type InputColumn } from "./columns.ts";
import { linesOf } from "./layout.ts";
import { cleared, filled, type GridView } from "./ranges.ts";
import type { ListSource } from "./source.ts";
import { startInput, type FormInput } from "../state/formInput.ts";
import { withNewRow } from "../state/rows.ts";
import { changeHistory, openHistory, type Change } from "../state/undo.ts";
import { writeCells } from "./writing.ts";

const roomsOf = (rooms: readonly object[]): ListSource => sourceOf(heatLoad, { unitSystem: "Metric", method: "hourly", rooms }, "rooms");

const three = [
  { id: "a", name: "A", spaceType: "open-office", floorArea: { value: 60, unit: "m2" } },
  { id: "b", name: "B", floorArea: { value: 20, unit: "m2" }, people: { value: 4, unit: "unitless" } },
  { id: "c", name: "C", floorArea: { value: 10, unit: "m2" } },
];

const viewOf = (source: ListSource): GridView => ({
  source,
  columns: usedColumns(columnsOf(source.state.definition, source.path, source.list), source),
  lines: linesOf(source.rows.length, { canGrow: true, hasTotal: true }),
});

function place(view: GridView, key: string): { readonly column: InputColumn; readonly index: number } {
  const index = view.columns.findIndex((each) => each.key === key);
  return { column: view.columns[index] as InputColumn, index };
}

const write = (source: ListSource, writes: readonly CellWrite[]): ListSource => roomsOf(writeCells(source, writes).rows);
const cells = (top: number, bottom: number, column: number) => ({ top, bottom, left: column, right: column });

test("a few letters find the type of an office", () => {
  const source = roomsOf(three);
  const labels = matching(optionsOf(place(viewOf(source), "spaceType").column.field, source), "off", ([, label]) => [label]);
  expect(labels.map(([id]) => id).slice(0, 2)).toEqual(["open-office", "private-office"]);
});

test("a type that is filled down gives the rooms below their people, and leaves entered ones", () => {
  const before = roomsOf(three);
  const view = viewOf(before);
  const { index } = place(view, "spaceType");
  const after = write(before, filled(view, cells(0, 0, index), cells(0, 2, index), "down"));
  expect(after.rows.map((row) => row["spaceType"])).toEqual(["open-office", "open-office", "open-office"]);
  expect(after.rows.map((row) => (row["people"] as { readonly unit: string }).unit)).toEqual(["person/m2", "unitless", "person/m2"]);
  // The entered number that is cleared follows the type.
  const people = place(viewOf(after), "people");
  const again = write(after, cleared(viewOf(after), cells(1, 1, people.index)));
  expect(again.rows[1]!["people"]).toEqual(again.rows[2]!["people"]);
});

test("a cell says that its value is from the type, and an empty one what it means", () => {
  const source = roomsOf(three);
  const view = viewOf(source);
  const cellOf = (key: string, index: number) => inputCell(place(view, key).column, index, "", source);
  for (const key of ["people", "lighting", "equipment", "activity", "peopleSchedule", "outdoorAir"])
    expect(cellOf(key, 0).origin, key).toBe("from space type");
  expect(cellOf("lightingSchedule", 0).meaning).toBe("Open-plan office");
  expect(cellOf("outdoorAir", 0).meaning).toBe("auto");
  expect(cellName(place(view, "peopleSchedule").column, "A", cellOf("peopleSchedule", 0), "")).toBe(
    "Schedule of people, A, Open-plan office, from space type",
  );
  for (const key of ["people", "lighting", "outdoorAir", "peopleSchedule"]) expect(cellOf(key, 1).origin, key).toBeUndefined();
});

test("rooms without a type are written as before", () => {
  const source = roomsOf(three.map(({ spaceType: _type, ...row }: { readonly spaceType?: string }) => row));
  expect(source.rows.map((row) => row["outdoorAir"])).toEqual(source.rows.map(() => ({ value: 0, unit: "L/s" })));
});

const edited = (input: FormInput, ...changes: Change[]): FormInput =>
  changes.reduce((history, change) => changeHistory(heatLoad, history, change), openHistory({ input, unparsed: {} })).present.input;

const fieldsOfType = {
  people: { value: 8, unit: "unitless" },
  lighting: { value: 300, unit: "W" },
  outdoorAir: { value: 20, unit: "L/s" },
  activity: "dancing",
  lightingSchedule: "s",
} as const;

test.each(Object.entries(fieldsOfType))(
  "%s of a room that is cleared in the form follows the type, as in the table, saved or not",
  (name, value) => {
    const plain = edited({ unitSystem: "Metric", method: "hourly", schedules: [{ id: "s" }], rooms: [three[0]!] });
    const path = `rooms.a.${name}`;
    const entered = edited(plain, { type: "value", path, value });
    expect(valueAt(heatLoad.complete(entered), path)).toEqual(value);
    for (const file of [entered, heatLoad.complete(entered)]) {
      const cleared = edited(file, { type: "value", path, value: undefined });
      expect(valueAt(heatLoad.complete(cleared), path)).toEqual(valueAt(heatLoad.complete(plain), path));
      expect(isAssumed(heatLoad.complete(cleared), path)).toBe(true);
      // The mark of a default goes with its value.
      expect(edited(heatLoad.complete(cleared), { type: "value", path, value })).toEqual(
        edited(heatLoad.complete(plain), { type: "value", path, value }),
      );
    }
  },
);

test("numbers of the quick method that are cleared follow the type", () => {
  const before = startInput(heatLoad, "Metric");
  const typed = edited(before, { type: "value", path: "spaceType", value: "open-office" });
  const entered = edited(typed, { type: "value", path: "numPeople", value: { value: 9, unit: "unitless" } });
  expect(
    edited(entered, { type: "unparsed", path: "numPeople", text: "" }, { type: "value", path: "numPeople", value: undefined }),
  ).toEqual(typed);
});

test.each(["Metric", "Imperial"] as const)("a type that is selected on a new page sets what the page started with, %s", (unitSystem) => {
  const names = ["numPeople", "lightingLoad", "equipmentLoad", "ventilationRate"] as const;
  for (const by of ["inch-pound", "SI", "sia"])
    for (const spaceType of ["open-office", "restaurant"]) {
      const start = { ...startInput(heatLoad, unitSystem), spaceTypesBy: by };
      const after = edited(start, { type: "value", path: "spaceType", value: spaceType });
      const { floorArea } = start as { readonly floorArea?: unknown };
      const plain = heatLoad.complete({ unitSystem, spaceTypesBy: by, spaceType, floorArea } as never);
      for (const name of names) {
        // Outdoor air that the type gives is left empty.
        const isGiven = name !== "ventilationRate" || plain[name] === null;
        expect(isAssumed(after, name), name).toBe(isGiven);
        if (isGiven) expect(heatLoad.complete(after)[name], name).toEqual(plain[name]);
      }
      // What is entered on the page stays, and so does what the type leaves open.
      const entered = edited(start, { type: "value", path: "numPeople", value: { value: 5, unit: "unitless" } });
      const typed = edited(entered, { type: "value", path: "spaceType", value: spaceType });
      expect(typed["numPeople"]).toEqual({ value: 5, unit: "unitless" });
      expect(typed["wallArea"]).toEqual(start["wallArea" as never]);
    }
});

test("a type gives no number that its tables do not have: the number of the page stays", () => {
  const start = { ...startInput(heatLoad, "Metric"), spaceTypesBy: "SI" };
  const after = edited(start, { type: "value", path: "spaceType", value: "data-centre" });
  expect(after["lightingLoad"]).toEqual({ value: 280, unit: "W" });
});

test("a type that is selected for a room of ventilation sets its category", () => {
  const start = startInput(ventilationCalc, "Metric");
  const select = (spaceType: string): FormInput => ventilationCalc.select(start, "spaceType", spaceType) as FormInput;
  expect(ventilationCalc.complete(select("restaurant"))["category"]).toBe("restaurant");
  expect(ventilationCalc.complete(select("none"))["category"]).toBe("office-space");
});

test("a room added after one with a type is shown with its own numbers, not per area as those of the type", () => {
  const typed = roomsOf(three.slice(0, 1));
  const rows = withNewRow(typed.list, typed.inputRows, typed.rows, { scope: typed.scope, unitSystem: "Metric" });
  const grown = roomsOf(rows);
  expect(grown.rows).toHaveLength(2);
  for (const key of ["people", "lighting", "equipment"]) {
    const { column } = place(viewOf(grown), key);
    expect(inputCell(column, 1, columnUnit(column, grown), grown).text).toMatch(/^0\b/);
  }
});
