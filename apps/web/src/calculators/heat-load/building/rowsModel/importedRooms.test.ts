import { applyEdit, type FormInput } from "@org/form/state";
import { readGbxml } from "@org/hvac-core/building";
import { heatLoad } from "@org/hvac-core/calculators/heat-load";
import { importDefaults, valueOptions } from "@org/hvac-core/exchange/building";
import { expect, test } from "vitest";
import { buildingText } from "../../../../../test/drawnBuilding.ts";
import { planRows } from "../planRows.ts";
import { importedRooms } from "./importedRooms.ts";

function imported(target: FormInput, prefix: string, decisions: object): FormInput {
  const building = readGbxml(buildingText({ storeys: 1, rooms: 2 }).replaceAll("r-0-", prefix));
  const options = { unitSystem: "Metric", ...valueOptions(importDefaults("Metric"), 0) } as const;
  const toggles = { toggled: new Set<string>(), replaced: new Set<string>() };
  const question = { options, target, takesPlace: false, toggles, decisions, record: null };
  const { values, imports } = planRows(building, question, { name: `${prefix}.xml`, size: 1, hash: prefix });
  return applyEdit(heatLoad, { input: target, unparsed: {} }, { type: "values", values, imports }).input;
}

test("rooms are counted by the model that they come from, without those entered by hand and those removed since", () => {
  const mine = { id: "mine", name: "My room", floorArea: { value: 20, unit: "m2" } };
  const first = imported({ unitSystem: "Metric", method: "hourly", rooms: [mine] }, "east-", {});
  const both = imported(first, "west-", { drawing: { version: 1 } });
  const counts = (input: FormInput): unknown => importedRooms(input).map(({ fileName, count, isTraced }) => [fileName, count, isTraced]);
  expect(counts(both)).toEqual([
    ["east-.xml", 4, false],
    ["west-.xml", 4, true],
  ]);
  const rooms = both["rooms"] as readonly { readonly id: string }[];
  expect(counts({ ...both, rooms: rooms.filter(({ id }) => id !== "east-0-0" && !id.startsWith("west-")) })).toEqual([
    ["east-.xml", 3, false],
  ]);
  expect(counts({ unitSystem: "Metric" })).toEqual([]);
});
