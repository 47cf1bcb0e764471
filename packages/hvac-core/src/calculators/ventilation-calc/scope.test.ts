import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ventilationCategories } from "../../reference/ventilationCategories.ts";
import { ventilationCalc, type VentilationInput } from "./index.ts";

const number = (min: number, max: number): fc.Arbitrary<number> => fc.double({ min, max, noNaN: true });
const length = fc.record({ value: number(1, 60), unit: fc.constantFrom("m", "ft") });

/** One room, by whatever is entered of it. */
const rooms = fc.record(
  {
    unitSystem: fc.constantFrom("Imperial", "Metric"),
    roomWidth: length,
    roomLength: length,
    roomHeight: length,
    airChangesPerHour: number(0, 20),
    outdoorAirFraction: number(0.05, 0.99),
    category: fc.constantFrom("none", ...ventilationCategories.map(({ id }) => id)),
    people: fc.integer({ min: 0, max: 200 }),
    airDistribution: fc.constantFrom("ceiling-cool", "displacement"),
    rateColumn: fc.constantFrom("SI", "inch-pound"),
    densityCorrection: fc.boolean(),
    altitude: fc.record({ value: number(0, 3000), unit: fc.constant("m") }),
    outdoorCo2: number(380, 500),
    co2PerPerson: fc.record({ value: number(0.004, 0.01), unit: fc.constant("L/(s person)") }),
  },
  { requiredKeys: ["unitSystem", "roomWidth", "roomLength", "roomHeight", "airChangesPerHour"] },
) as unknown as fc.Arbitrary<VentilationInput>;

function answered(input: VentilationInput) {
  const outcome = ventilationCalc.calculate(input);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome;
}

describe("one room and a system of one zone", () => {
  test("answer the same to the last bit", () => {
    fc.assert(
      fc.property(rooms, (input) => {
        const room = answered(input).results;
        const system = answered(ventilationCalc.select(input, "scope", "zones")).results;
        const [zone] = system.zones!;
        for (const name of ["designAirflow", "designOutdoorAirflow", "roomVolume", "designAirChanges"] as const)
          expect(system[name], name).toEqual(room[name]);
        expect(zone!.byAirChanges).toEqual(room.requiredAirflow);
        if (zone!.outdoorShare) expect(zone!.outdoorShare).toEqual(room.outdoorShare);
        if ((input["category"] ?? "none") === "none") return;
        for (const name of ["breathingZoneAirflow", "zoneOutdoorAirflow", "occupantsCounted", "co2AtSteadyState"] as const)
          expect(zone![name], name).toEqual(room[name]);
      }),
      { numRuns: runs(300) },
    );
  });

  test("warn of the same at the same fields, where both have the warning", () => {
    const input: VentilationInput = {
      unitSystem: "Metric",
      roomWidth: 10,
      roomLength: 10,
      roomHeight: 3,
      airChangesPerHour: 1,
      category: "gym",
      people: 60,
    };
    const shared = ["co2-of-light-activity", "demand-control"];
    const warned = (input: VentilationInput, prefix: string): unknown[] =>
      answered(input)
        .warnings.filter(({ code }) => shared.includes(code))
        .map(({ code, severity, field }) => [code, severity, field?.replace(prefix, "")]);
    expect(warned(input, "")).toHaveLength(2);
    expect(warned(ventilationCalc.select(input, "scope", "zones"), "zones.room.")).toEqual(warned(input, ""));
  });
});

describe("selecting a scope", () => {
  test("there and back answers the same, and nothing that was entered is gone", () => {
    fc.assert(
      fc.property(rooms, fc.boolean(), (input, isComplete) => {
        const given = isComplete ? (ventilationCalc.complete(input) as VentilationInput) : input;
        const back = ventilationCalc.select(ventilationCalc.select(given, "scope", "zones"), "scope", "room");
        for (const name of ["outdoorAirFraction", ...Object.keys(input)])
          expect(back[name as keyof VentilationInput] ?? null, name).toEqual(given[name as keyof VentilationInput] ?? null);
        expect(answered(back).results).toEqual(answered(given).results);
      }),
      { numRuns: runs(200) },
    );
  });

  test("keeps the zones, and the room takes the first of them", () => {
    const zones = [
      { id: "a", name: "A", area: 60, height: 3, airChangesPerHour: 4, category: "office-space", people: 5 },
      { id: "b", name: "B", area: 20, height: 3 },
    ] as const;
    const room = ventilationCalc.select({ unitSystem: "Metric", scope: "zones", roomWidth: 6, zones }, "scope", "room");
    expect(room).toMatchObject({
      scope: "room",
      roomWidth: 6,
      roomLength: { value: 10, unit: "m" },
      roomHeight: 3,
      people: 5,
      category: "office-space",
    });
    const changed = { ...room, people: 8 };
    expect(ventilationCalc.select(changed, "scope", "zones")["zones"]).toMatchObject([
      { id: "a", name: "A", area: 60, people: 8 },
      { id: "b" },
    ]);
  });

  test("a dwelling keeps what was entered of the room", () => {
    const input: VentilationInput = { unitSystem: "Metric", roomWidth: 6, category: "classroom" };
    expect(ventilationCalc.select(input, "scope", "dwelling")).toMatchObject({ ...input, scope: "dwelling" });
  });
});
