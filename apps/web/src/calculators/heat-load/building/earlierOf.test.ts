import { applyEdit, type FormInput } from "@org/form/state";
import { readGbxml, type Building } from "@org/hvac-core/building";
import { heatLoad } from "@org/hvac-core/calculators/heat-load";
import { importDefaults, valueOptions } from "@org/hvac-core/exchange/building";
import { expect, test } from "vitest";
import { buildingText } from "../../../../test/drawnBuilding.ts";
import { earlierOf } from "./earlierOf.ts";
import { planRows } from "./planRows.ts";

const office = readGbxml(buildingText({ storeys: 1, rooms: 2 }));
/** A building elsewhere, whose rooms have other identifiers and names. */
const annex = readGbxml(
  buildingText({ storeys: 1, rooms: 1, names: ["Annex"] })
    .replaceAll('"r-', '"annex-')
    .replaceAll(/<CartesianPoint><Coordinate>([^<]*)</g, (_, x: string) => `<CartesianPoint><Coordinate>${Number(x) + 900}<`),
);

function imported(building: Building, name: string, target: FormInput, record?: string | null): FormInput {
  const options = { unitSystem: target.unitSystem, ...valueOptions(importDefaults(target.unitSystem), 0) };
  const question = {
    options,
    target,
    takesPlace: false,
    toggles: { toggled: new Set<string>(), replaced: new Set<string>() },
    decisions: {},
    record,
  };
  const { values, imports } = planRows(building, question, { name, size: 1, hash: name });
  return applyEdit(heatLoad, { input: target, unparsed: {} }, { type: "values", values, imports }).input;
}

const first = imported(office, "office.xml", { unitSystem: "Metric", method: "hourly" });
const roomsOf = (input: FormInput): number => (input["rooms"] as readonly unknown[]).length;

test("the first building has no earlier import, and its next revision has", () => {
  expect(earlierOf({ unitSystem: "Metric" }, office, "office.xml")).toEqual({});
  const { earlier, unrelated } = earlierOf(first, office, "revised.xml");
  expect(earlier?.importedIds.size).toBe(4);
  expect(unrelated).toBeUndefined();
});

test.each(["annex.xml", "office.xml"])("a building that shares no room with the earlier one is another one, also as %s", (name) => {
  const { earlier, unrelated } = earlierOf(first, annex, name);
  expect(earlier).toBeUndefined();
  expect(unrelated?.record.file.name).toBe("office.xml");
});

test("rooms of another building are added, and both have their revisions", () => {
  const both = imported(annex, "annex.xml", first, null);
  expect(roomsOf(both)).toBe(5);
  expect(earlierOf(both, annex, "annex.xml").earlier?.record.file.name).toBe("annex.xml");
  expect(earlierOf(both, office, "office.xml").earlier?.record.file.name).toBe("office.xml");
});
