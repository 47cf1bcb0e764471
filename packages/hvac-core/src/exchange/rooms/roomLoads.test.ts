import { describe, expect, test } from "vitest";
import { ductSizer } from "../../calculators/duct-sizer/index.ts";
import { heatLoad } from "../../calculators/heat-load/index.ts";
import { ventilationCalc } from "../../calculators/ventilation-calc/index.ts";
import { valueAt } from "../../kernel/index.ts";
import { convert, siUnit, type QuantityKind } from "../../quantity/index.ts";
import { linkedAirflow, roomLoads, terminalRow, zoneRow, type RoomLoads, type RowContext } from "./index.ts";

const file = { projectId: "p", collection: "calculations", fileId: "f" };

function loadsOf(input: object): RoomLoads {
  const read = roomLoads({ input: input as Readonly<Record<string, unknown>>, calculatorVersion: heatLoad.version });
  if ("problem" in read) throw new Error(read.problem);
  return read.content;
}

function resultsOf(input: object): object {
  const outcome = heatLoad.calculate(input, { strict: false });
  if (!outcome.ok) throw new Error(outcome.errors[0]?.message);
  return outcome.results;
}

const examples = heatLoad.examples.flatMap(({ id, input }) =>
  (["Metric", "Imperial"] as const).map((system) => [id, system, input[system]] as const),
);
const hourly = examples.filter(([, , input]) => input.method === "hourly");
const si = (cell: unknown, kind: QuantityKind): number => {
  const { value, unit } = cell as { readonly value: number; readonly unit: string };
  return convert(value, unit, siUnit(kind));
};

describe("rooms and airflows of a heat load", () => {
  test.each(examples)("are the results that their links name (%s, %s)", (_id, _system, input) => {
    const [loads, results] = [loadsOf(input), resultsOf(input)];
    for (const each of loads.airflows) {
      const { value } = valueAt(results, each.result) as { readonly value: number };
      expect(each.airflow).toBe(value);
      const linked = linkedAirflow(each, file, "Imperial");
      expect(linked.link).toEqual({ collection: "calculations", fileId: "f", result: each.result });
      // Linked numbers have twelve digits.
      expect(Math.abs(si(linked, "airFlow") / value - 1)).toBeLessThan(1e-11);
    }
    for (const { airflow, result } of loads.rooms)
      if (airflow !== undefined) expect(airflow).toBe((valueAt(results, result) as { readonly value: number }).value);
  });

  test("of the quick method are one room; of an input that cannot be calculated there is the reason", () => {
    const quick = examples.find(([, , input]) => input.method !== "hourly")![2];
    expect(loadsOf(quick).rooms).toMatchObject([{ multiplier: 1, zone: "", result: "supplyAirflow" }]);
    expect(roomLoads({ input: { method: "hourly", rooms: [] }, calculatorVersion: heatLoad.version })).toHaveProperty("problem");
  });

  test("are named by their number where they have no name", () => {
    const rooms = [
      { id: "a", floorArea: 20 },
      { id: "b", name: "Hall", floorArea: 20 },
    ];
    expect(loadsOf({ unitSystem: "Metric", method: "hourly", rooms }).rooms.map(({ name }) => name)).toEqual(["Room 1", "Hall"]);
  });
});

describe("rows of rooms", () => {
  test.each(hourly)("keep area, people and air of all identical rooms, and are accepted (%s, %s)", (_id, unitSystem, input) => {
    const { rooms } = loadsOf(input);
    const contextOf = (id: string): RowContext => ({ id, file, unitSystem });
    const zones = rooms.map((room) => zoneRow(room, contextOf(room.id)));
    const total = (kind: QuantityKind, name: string): number =>
      zones.reduce((sum, zone) => sum + (zone[name] === undefined ? 0 : si(zone[name], kind)), 0);
    const expected = (valueOf: (room: (typeof rooms)[number]) => number | undefined): number =>
      rooms.reduce((sum, room) => sum + room.multiplier * (valueOf(room) ?? 0), 0);
    // Copied numbers have six digits.
    const equal = (actual: number, other: number): void => expect(Math.abs(actual - other)).toBeLessThanOrEqual(1e-5 * other);
    equal(
      total("area", "area"),
      expected(({ floorArea }) => floorArea),
    );
    equal(
      total("count", "people"),
      expected(({ people }) => people),
    );
    equal(
      total("airFlow", "loadAirflow"),
      expected(({ airflow }) => airflow),
    );
    const ventilation = ventilationCalc.calculate({ ...ventilationCalc.start(unitSystem), unitSystem, zones } as never, { strict: false });
    expect(ventilation.ok ? [] : ventilation.errors).toEqual([]);

    const first = { id: "main", name: "Main" };
    // Lengths are entered by hand.
    const sections = [first, ...rooms.map((room) => terminalRow(room, contextOf(`s-${room.id}`), first))].map((row) => ({
      ...row,
      ductLength: 10,
    }));
    const ducts = ductSizer.calculate({ unitSystem, scope: "system", sections } as never, { strict: false });
    if (!ducts.ok) throw new Error(ducts.errors[0]?.message);
    const main = ducts.results.sections!.find(({ id }) => id === "main")!;
    equal(
      main.airflow.value,
      expected(({ airflow }) => airflow),
    );
  });

  test("of a room without people leave them to the category of the zone, and of several identical rooms have no link", () => {
    const room = { id: "a", name: "Office", zone: "", floorArea: 20, height: 3, airflow: 0.1, result: "roomResults.a.supplyAirflow" };
    const context = { id: "new", file, unitSystem: "Metric" } as const;
    const [empty, four] = [
      zoneRow({ ...room, multiplier: 1, people: 0 }, context),
      zoneRow({ ...room, multiplier: 4, people: 3 }, context),
    ];
    expect(empty).not.toHaveProperty("people");
    expect(empty["loadAirflow"]).toHaveProperty("link");
    expect(four).toMatchObject({ name: "Office × 4", people: { value: 12 }, loadAirflow: { value: 400, unit: "L/s" } });
    expect(four["loadAirflow"]).not.toHaveProperty("link");
  });

  test("have names of at most 80 characters, with the number of rooms at their end", () => {
    const room = { id: "a", name: "x".repeat(100), zone: "", multiplier: 12, floorArea: 1, height: 3, people: 0, airflow: 1, result: "r" };
    const { name } = terminalRow(room, { id: "new", file, unitSystem: "Metric" });
    expect(name).toBe(`${"x".repeat(75)} × 12`);
  });
});
