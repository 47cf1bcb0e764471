import { expect, test } from "vitest";
import { heatLoad, type HeatLoadInput } from "../index.ts";

const wall = { id: "wall", kind: "wall", area: 12, uValue: 0.4 } as const;
const room = { id: "a", floorArea: 20, people: 2, lighting: 200, surfaces: [wall] } as const;

/** Design dry and wet bulbs of a place with seasons, °C. */
const seasons = { dryBulb: [10, 12, 16, 20, 25, 30, 33, 32, 28, 21, 14, 10], wetBulb: [6, 7, 9, 12, 15, 17, 18, 18, 15, 11, 8, 6] };

/** Requirements that are not met, or that the input cannot show. */
function toCheck(more: Partial<HeatLoadInput>): readonly string[] {
  const outcome = heatLoad.calculate({
    unitSystem: "Metric",
    method: "hourly",
    site: { place: "Denver", ...seasons },
    rooms: [room],
    ...more,
  } as HeatLoadInput);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  const rows = heatLoad.tables(outcome).find(({ id }) => id === "standard183")!.rows;
  expect(rows).toHaveLength(7);
  for (const { met, where } of rows) expect(String(where).includes(". Check: ")).toBe(met === "Check");
  return rows.filter(({ met }) => met === "Check").map(({ id }) => String(id));
}

test("whose indoor conditions are is never taken as met: no input says it", () => expect(toCheck({})).toEqual(["indoor"]));

test("weather without a name of its place is to be checked", () =>
  expect(toCheck({ site: { place: "", ...seasons } })).toEqual(["indoor", "outdoor", "sun", "heating"]));

test("one temperature for all months is no weather of the time of the year", () =>
  expect(toCheck({ site: { place: "Denver" } })).toEqual(["indoor", "outdoor", "sun"]));

test("rooms without an envelope or without gains are to be checked, also where others have them", () => {
  const empty = { id: "b", floorArea: 20, lighting: 0, equipment: 0, people: 0 };
  expect(toCheck({ rooms: [room, empty] })).toEqual(["indoor", "envelope", "internal"]);
});
