import { withoutSampleRows, applyEdit, type FormInput } from "@org/form/state";
import { readGbxml } from "@org/hvac-core/building";
import { heatLoad } from "@org/hvac-core/calculators/heat-load";
import { importDefaults, valueOptions } from "@org/hvac-core/exchange/building";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { buildingText, type DrawnBuilding } from "../../../../test/drawnBuilding.ts";
import type { PlanQuestion, PlannedRows } from "./buildingMessages.ts";
import { planRows } from "./planRows.ts";
import { questionsOf } from "./questions.ts";
import { whyNotImported } from "./whyNotImported.ts";

const file = { name: "office.xml", size: 1, hash: "h" };
const empty: FormInput = { unitSystem: "Metric", method: "hourly" };

interface Planned extends PlannedRows {
  readonly after: FormInput;
}

function plan(drawing: DrawnBuilding, target: FormInput, more: Partial<PlanQuestion> = {}, spaceIds?: readonly string[]): Planned {
  const building = readGbxml(buildingText(drawing));
  const options = { unitSystem: target.unitSystem, ...valueOptions(importDefaults(target.unitSystem), 0), ...(spaceIds && { spaceIds }) };
  const planned = planRows(
    building,
    { options, target, takesPlace: true, toggles: { toggled: new Set(), replaced: new Set() }, decisions: {}, ...more },
    file,
  );
  const { values, imports } = planned;
  return { ...planned, after: applyEdit(heatLoad, { input: target, unparsed: {} }, { type: "values", values, imports }).input };
}

const rowsIn = (input: FormInput, list: string): readonly { readonly id: string; readonly name?: string }[] =>
  (input[list] ?? []) as readonly { readonly id: string; readonly name?: string }[];

const drawings = fc.record({ storeys: fc.integer({ min: 1, max: 3 }), rooms: fc.integer({ min: 1, max: 3 }) });

test("rooms of the file become rows, whose load is that of the heat load after the edit", () => {
  fc.assert(
    fc.property(drawings, (drawing) => {
      const { rows, after, problems, loads, coolingLoads } = plan(drawing, empty);
      expect(problems).toEqual([]);
      expect(rowsIn(after, "rooms").map(({ id }) => id)).toEqual(rows.rooms.map(({ id }) => id));
      expect(rows.rooms.length).toBe(drawing.storeys * drawing.rooms ** 2);
      const outcome = heatLoad.calculate(after);
      if (!outcome.ok) throw new Error(outcome.errors.map(({ message }) => message).join(" "));
      expect(loads?.cooling).toBe(outcome.results.totalLoad.value);
      expect(coolingLoads.size).toBe(rows.rooms.length);
    }),
    { numRuns: 10 },
  );
});

test("rooms that are imported in two parts are those of one import", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3 }), (rooms) => {
      const drawing = { storeys: 2, rooms };
      const whole = plan(drawing, empty);
      const ids = whole.rows.rooms.map(({ id }) => id!);
      const isLow = (id: string): boolean => id.startsWith("r-0-");
      const low = plan(drawing, empty, {}, ids.filter(isLow));
      expect(rowsIn(low.after, "rooms").length).toBe(rooms ** 2);
      const both = plan(drawing, low.after, {}, ids);
      expect(new Set(rowsIn(both.after, "rooms").map(({ id }) => id))).toEqual(new Set(ids));
      expect(Math.abs(both.loads!.cooling / whole.loads!.cooling - 1)).toBeLessThan(1e-9);
    }),
    { numRuns: 3 },
  );
});

test("rows that are here already stay, and an unfinished one is no problem of the import", () => {
  const mine = { id: "mine", name: "My room", floorArea: { value: 20, unit: "m2" } };
  const unfinished = { id: "begun", name: "Begun" };
  const { after, problems, loads } = plan({ storeys: 1, rooms: 2 }, { ...empty, rooms: [mine, unfinished] });
  expect(problems).toEqual([]);
  expect(loads).toBeDefined();
  expect(rowsIn(after, "rooms").slice(0, 2)).toEqual([mine, unfinished]);
});

test("the place stays where it is kept", () => {
  const here = { ...empty, site: { place: "Oslo", latitude: { value: 60, unit: "deg" } } };
  const drawing = { storeys: 1, rooms: 1 };
  expect(plan(drawing, here, { takesPlace: false }).after["site"]).toEqual(here.site);
  expect(plan(drawing, here).after["site"]).toMatchObject({
    place: "Zurich",
    latitude: { value: 47.4 },
    altitude: { value: 408 },
    timeZone: 1,
  });
});

test("the same file again changes nothing, and what was entered stays", () => {
  const drawing = { storeys: 2, rooms: 2 };
  const first = plan(drawing, empty).after;
  const edited = { ...first, rooms: rowsIn(first, "rooms").map((room, index) => (index === 0 ? { ...room, name: "Mine" } : room)) };
  const again = plan(drawing, edited, { takesPlace: false });
  expect(again.revision?.fileName).toBe("office.xml");
  expect(Object.keys(again.values)).toEqual(["method"]);
});

test("rows of an example are no part of what the import adds to", () => {
  const start = { ...heatLoad.start("Metric"), unitSystem: "Metric" } as unknown as FormInput;
  const emptied = withoutSampleRows(heatLoad, start);
  const { after } = plan({ storeys: 1, rooms: 1 }, { ...start, ...emptied });
  expect(rowsIn(after, "rooms").length).toBe(1);
});

test("the size is that of the whole file, and rooms that it has no place for are refused", () => {
  const drawing = { storeys: 2, rooms: 4 };
  const { rows, size: small } = plan(drawing, empty);
  const [alone, bytes] = [small.bytes, small.maxBytes - small.bytes];
  // Text of a later version, which a file keeps.
  const filled: FormInput = { ...empty, later: "x".repeat(bytes) };
  const all = plan(drawing, filled);
  expect(all.size.bytes - alone).toBe(bytes + "later".length + 2);
  expect(whyNotImported(all, rows.rooms.length)).toBe("size");
  const some = plan(
    drawing,
    filled,
    {},
    rows.rooms.slice(0, 4).map(({ id }) => id!),
  );
  expect(whyNotImported(some, 4)).toBeUndefined();
  expect(whyNotImported(some, 0)).toBe("none");
});

test("a side that the file leaves open is a question of its room alone", () => {
  const building = readGbxml(buildingText({ storeys: 1, rooms: 2, hasOpenSide: true }));
  const all = new Set(building.spaces.map(({ id }) => id));
  const [group] = questionsOf(building, all);
  expect(group).toMatchObject({ reason: "missing-neighbour" });
  expect(group!.surfaces.length).toBe(1);
  all.delete(group!.surfaces[0]!.spaceId);
  expect(questionsOf(building, all)).toEqual([]);
});
