import { describe, expect, test } from "vitest";
import { ductSizer } from "../../calculators/duct-sizer/index.ts";
import { heatLoad } from "../../calculators/heat-load/index.ts";
import { ventilationCalc } from "../../calculators/ventilation-calc/index.ts";
import { valueAt, type Calculator } from "../../kernel/index.ts";
import { checkLinks } from "../../links/index.ts";
import { convert, siUnit, type QuantityKind } from "../../quantity/index.ts";
import { compareRows, importRows, type ImportedRow, type RowImport } from "../index.ts";
import { linkedAirflow, roomLists, roomLoads, terminalRow, zoneRow, type RoomLoads } from "./index.ts";

type Row = Readonly<Record<string, unknown>> & { readonly id: string };

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

  test.each([
    ["inch-pound", "ashrae"],
    ["SI", "ashrae"],
    ["sia", "sia"],
  ] as const)("name the standard of their space types as zones do: %s", (spaceTypesBy, ofZones) => {
    const rooms = [
      { id: "a", spaceType: "open-office", floorArea: 20 },
      { id: "b", floorArea: 20 },
    ];
    const typed = { spaceType: "open-office", floorArea: 20, wallArea: 10, wallUValue: 0.5 } as const;
    const [hourlyRoom, untyped] = loadsOf({ unitSystem: "Metric", method: "hourly", spaceTypesBy, rooms }).rooms;
    const [quickRoom] = loadsOf({ unitSystem: "Metric", spaceTypesBy, ...typed }).rooms;
    expect([hourlyRoom!.spaceTypesBy, quickRoom!.spaceTypesBy]).toEqual([ofZones, ofZones]);
    expect(untyped).not.toHaveProperty("spaceTypesBy");
    expect(Object.keys(ventilationCalc.fields.spaceTypesBy.options)).toContain(ofZones);
  });

  test("are named by their number where they have no name", () => {
    const rooms = [
      { id: "a", floorArea: 20 },
      { id: "b", name: "Hall", floorArea: 20 },
    ];
    expect(loadsOf({ unitSystem: "Metric", method: "hourly", rooms }).rooms.map(({ name }) => name)).toEqual(["Room 1", "Hall"]);
  });
});

/** The list after an import of everything that is new or changed. */
function imported(rows: readonly Row[], candidates: readonly ImportedRow[], context: Partial<RowImport> = {}): readonly Row[] {
  const compared = compareRows(rows, candidates, { file, lists: roomLists, unitSystem: "Metric", ...context });
  return importRows(rows, compared, new Set(compared.map(({ id }) => id)));
}

describe("rows of rooms", () => {
  test.each(hourly)("keep area, people and air of all identical rooms, and are accepted (%s, %s)", (_id, unitSystem, input) => {
    const { rooms } = loadsOf(input);
    const zones = imported(
      [],
      rooms.map((room) => zoneRow(room, file)),
      { unitSystem },
    );
    const total = (kind: QuantityKind, name: string): number =>
      zones.reduce((sum, zone) => sum + (zone[name] === undefined ? 0 : si(zone[name], kind)), 0);
    const expected = (valueOf: (room: (typeof rooms)[number]) => number | undefined): number =>
      rooms.reduce((sum, room) => sum + room.multiplier * (valueOf(room) ?? 0), 0);
    // Linked numbers have twelve digits.
    const equal = (actual: number, other: number): void => expect(Math.abs(actual - other)).toBeLessThanOrEqual(1e-11 * other);
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
    const ventilation = ventilationCalc.calculate({ ...ventilationCalc.start(unitSystem), unitSystem, scope: "zones", zones } as never, {
      strict: false,
    });
    expect(ventilation.ok ? [] : ventilation.errors).toEqual([]);

    const first = { id: "main", name: "Main" };
    // Lengths are entered by hand.
    const ends = imported(
      [first],
      rooms.map((room) => terminalRow(room, file, first)),
      { unitSystem },
    );
    const sections = ends.map((row) => ({ ...row, ductLength: 10 }));
    const ducts = ductSizer.calculate({ unitSystem, scope: "system", sections } as never, { strict: false });
    if (!ducts.ok) throw new Error(ducts.errors[0]?.message);
    const main = ducts.results.sections!.find(({ id }) => id === "main")!;
    equal(
      main.airflow.value,
      expected(({ airflow }) => airflow),
    );
  });

  test.each(examples)("link every number, and each is its result or input (%s, %s)", (_id, unitSystem, input) => {
    const source = { collection: "calculations", id: "f", calculator: heatLoad as unknown as Calculator, input: heatLoad.complete(input) };
    const { rooms } = loadsOf(input);
    const zones = imported(
      [],
      rooms.map((room) => zoneRow(room, file)),
      { unitSystem },
    );
    const target = { collection: "ventilationCalculations", id: "v", calculator: ventilationCalc as unknown as Calculator };
    const complete = ventilationCalc.complete({ ...ventilationCalc.start(unitSystem), unitSystem, scope: "zones", zones } as never);
    const { numbers } = checkLinks([source, { ...target, input: complete }]);
    expect(numbers.filter(({ state }) => state !== "current")).toEqual([]);
    const quantities = zones.flatMap((zone) => Object.values(zone).filter((cell) => typeof cell === "object"));
    expect(numbers).toHaveLength(quantities.length);
  });

  test("of a room without people leave them to the category of the zone, and of several identical rooms count all", () => {
    const room = {
      id: "a",
      row: "rooms.a",
      name: "Office",
      zone: "",
      floorArea: 20,
      height: 3,
      airflow: 0.1,
      result: "roomResults.a.supplyAirflow",
    };
    const [empty, four] = imported(
      [],
      [zoneRow({ ...room, multiplier: 1, people: 0 }, file), zoneRow({ ...room, id: "b", row: "rooms.b", multiplier: 4, people: 3 }, file)],
    );
    expect(empty).not.toHaveProperty("people");
    expect(empty!["loadAirflow"]).toHaveProperty("link");
    expect(four).toMatchObject({ name: "Office", people: { value: 12 }, loadAirflow: { value: 400, unit: "L/s" } });
    expect(four!["people"]).toHaveProperty("link.result", "inputs.rooms.b.people*inputs.rooms.b.multiplier");
  });

  test("have names of at most 80 characters", () => {
    const room = {
      id: "a",
      row: "rooms.a",
      name: "x".repeat(100),
      zone: "",
      multiplier: 12,
      floorArea: 1,
      height: 3,
      people: 0,
      airflow: 1,
      result: "r",
    };
    expect(terminalRow(room, file).name).toBe("x".repeat(80));
  });
});
