import { expect, test } from "vitest";
import { heatLoad } from "../calculators/heat-load/index.ts";
import { completeInput } from "./complete.ts";
import { defineFields, isAssumed, withEntered } from "./index.ts";
import { compileReader } from "../internal/index.ts";

const fields = defineFields({
  mode: { type: "choice", label: "Mode", options: { cooling: "Cooling", heating: "Heating" }, default: "cooling" },
  name: { type: "text", label: "Name", default: "", maxLength: 20 },
  site: {
    type: "group",
    label: "Site",
    fields: { altitude: { type: "quantity", label: "Altitude", quantity: "altitude", default: 0, min: -500, max: 9000 } },
  },
  rooms: {
    type: "list",
    label: "Rooms",
    rowLabel: "room",
    maxRows: 30,
    row: {
      area: { type: "quantity", label: "Area", quantity: "area", default: 20, min: 0, max: 1000 },
      spare: { type: "quantity", label: "Spare", quantity: "area", default: null, min: 0, max: 1000, optional: "absent" },
      levels: { type: "series", label: "Levels", axis: "octaveBands", cell: { type: "flag", label: "Level", default: false } },
    },
  },
});
const read = compileReader(fields);
const rooms = Array.from({ length: 20 }, (_, index) => ({ id: `r${index}`, ...(index % 2 === 0 && { area: 5 }) }));
const complete = completeInput(fields, { unitSystem: "Metric", rooms });

test("what completing fills is named next to it, empty fields too", () => {
  expect(complete).toMatchObject({ assumed: ["mode", "name"], site: { assumed: ["altitude"] } });
  expect((complete["rooms"] as { assumed: string[] }[]).slice(0, 2).map(({ assumed }) => assumed)).toEqual([
    ["levels", "spare"],
    ["area", "levels", "spare"],
  ]);
});

test("a complete input assumes what it was made from assumed, also when its rows are read again", () => {
  const before = read({ unitSystem: "Metric", rooms }).assumed;
  expect(before).toHaveLength(12);
  expect(read(complete).assumed).toEqual(before);
  expect(read(structuredClone(complete)).assumed).toEqual(before);
  const [first, ...others] = complete["rooms"] as { id: string }[];
  const entered = { ...complete, rooms: [first, withEntered(others[0]!, { area: { value: 20, unit: "m2" } }), ...others.slice(1)] };
  expect(read(entered).assumed).toEqual(before.filter((path) => path !== "rooms.r1.area"));
});

test("a file without marks assumes nothing; a field that it lacks is assumed", () => {
  const { assumed: _, mode: __, name: ___, ...unmarked } = complete;
  const old = { ...unmarked, site: { altitude: { value: 0, unit: "m" } }, rooms: [{ id: "a", area: { value: 20, unit: "m2" } }] };
  expect(read(old).assumed).toEqual(["mode"]);
  expect(completeInput(fields, old as never)).toMatchObject({ assumed: ["mode", "name"], site: { altitude: { value: 0 } } });
  expect(completeInput(fields, old as never)["site"]).not.toHaveProperty("assumed");
});

test("the default of another version is assumed in a file for as long as nobody enters another value", () => {
  const file = { ...complete, site: { altitude: { value: 7, unit: "m" }, assumed: ["altitude"] } };
  expect(read(file, false)).toMatchObject({ values: { site: { altitude: 7 } } });
  expect(read(file, false).assumed).toContain("site.altitude");
  expect(isAssumed(file, "site.altitude")).toBe(true);
});

test("a value that can be no default was entered, whatever is marked; one that followed the mode is still assumed", () => {
  const whole = heatLoad.complete({ unitSystem: "Metric" });
  const assumed = (edit: object): readonly string[] => {
    const outcome = heatLoad.calculate({ ...whole, ...edit });
    return outcome.ok ? outcome.assumed : [];
  };
  expect(assumed({})).toContain("indoorTemp");
  expect(assumed({ indoorTemp: { value: 22.5, unit: "degC" } })).not.toContain("indoorTemp");
  expect(assumed({ indoorTemp: 22.5 })).not.toContain("indoorTemp");
  expect(assumed({ calculationMode: "Heating" })).toContain("indoorTemp");
  expect(assumed({ calculationMode: "Heating" })).not.toContain("calculationMode");
  expect(assumed(withEntered(whole, { indoorTemp: whole["indoorTemp"] }))).not.toContain("indoorTemp");
});

test("marks that are not a list of names are refused from programs, and left out of files", () => {
  expect(read({ unitSystem: "Metric", assumed: 7 }).errors).toMatchObject([{ field: "assumed", code: "type" }]);
  const { input, notes } = heatLoad.open({ ...heatLoad.complete({ unitSystem: "Metric" }), assumed: { mode: true } }, heatLoad.version);
  expect(input).not.toHaveProperty("assumed");
  expect(notes).toHaveLength(1);
});
