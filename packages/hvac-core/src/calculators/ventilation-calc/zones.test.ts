import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ventilationCategories } from "../../reference/ventilationCategories.ts";
import { ventilationCalc, type VentilationInput } from "./index.ts";

type Zone = NonNullable<VentilationInput["zones"]>[number];
type Kind = NonNullable<VentilationInput["systemKind"]>;

function resultsOf(input: VentilationInput) {
  const outcome = ventilationCalc.calculate({ unitSystem: "Metric", scope: "zones", ...input });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome.results;
}

function codesOf(input: VentilationInput): string[] {
  const outcome = ventilationCalc.calculate({ unitSystem: "Metric", scope: "zones", ...input });
  return outcome.ok ? outcome.warnings.map(({ code }) => code) : [];
}

const number = (min: number, max: number): fc.Arbitrary<number> => fc.double({ min, max, noNaN: true });
const zone: fc.Arbitrary<Zone> = fc.record({
  area: number(5, 500),
  height: number(2, 6),
  category: fc.constantFrom("none", "office-space", "classroom", "corridor", "restaurant"),
  people: number(0, 100),
  airDistribution: fc.constantFrom("ceiling-cool", "ceiling-warm-ceiling-return", "displacement"),
  loadAirflow: number(0, 2000),
  airChangesPerHour: number(0, 20),
  otherExhaust: number(0, 500),
  transferAirflow: number(0, 100),
  pressureTarget: fc.constantFrom("neutral", "positive", "negative"),
  pressureOffset: number(0, 50),
});
const zones = fc
  .array(zone, { minLength: 1, maxLength: 5 })
  .map((rows) => rows.map((row, index): Zone => ({ ...row, id: `z${index}`, transferFrom: index > 0 ? `z${index - 1}` : null })));
const kinds = fc.constantFrom<Kind>("multiple-zone", "all-outdoor", "single-zone");
const methods = fc.constantFrom("simplified-2019" as const, "appendix-a" as const, "table-2004" as const);
const rounding = 1 + 1e-9;

describe("zones of a system", () => {
  test("balance: what is supplied, transferred and leaks comes to nothing, in each zone and in all", () => {
    fc.assert(
      fc.property(zones, kinds, methods, (rows, systemKind, efficiencyMethod) => {
        const { zones: zoneResults, ...all } = resultsOf({ zones: rows, systemKind, efficiencyMethod });
        for (const [index, row] of zoneResults!.entries()) {
          const into = row.supplyAirflow.value + (rows[index]!.transferAirflow as number) / 1000;
          const out = row.transferOut.value + row.exhaustAirflow.value + row.leakageAirflow.value + row.returnAirflow.value;
          expect(into).toBeCloseTo(out, 9);
        }
        const intoAll = all.designOutdoorAirflow.value + all.transferFromOutside!.value;
        expect(intoAll).toBeCloseTo(all.exhaustTotal!.value + all.leakageTotal!.value + all.reliefAirflow!.value, 9);
      }),
    );
  });

  test("get at least what every rule asks for, and the system as much outdoor air as its largest demand", () => {
    fc.assert(
      fc.property(zones, kinds, methods, (rows, systemKind, efficiencyMethod) => {
        const { zones: zoneResults, ...all } = resultsOf({ zones: rows, systemKind, efficiencyMethod });
        for (const row of zoneResults!)
          for (const rule of ["byAirChanges", "byRates", "byHealthcare", "byLoad", "byExhaust"] as const)
            expect(row.supplyAirflow.value * rounding).toBeGreaterThanOrEqual(row[rule].value);
        for (const demand of [all.outdoorIntake, all.outdoorForAirChanges, all.outdoorForMakeup])
          expect(all.designOutdoorAirflow.value * rounding).toBeGreaterThanOrEqual(demand!.value);
        if (systemKind !== "multiple-zone")
          expect(all.outdoorIntake!.value).toBeCloseTo(
            zoneResults!.reduce((sum, row) => sum + row.zoneOutdoorAirflow.value, 0),
            12,
          );
      }),
    );
  });

  test("never need less outdoor air for more people", () => {
    fc.assert(
      fc.property(zones, kinds, methods, number(0, 50), (rows, systemKind, efficiencyMethod, more) => {
        // With airflows that stay as they are, so that nothing but the people changes.
        const input = { systemKind, efficiencyMethod };
        const big = rows.map((row) => ({ ...row, loadAirflow: 50_000 }));
        const fuller = big.map((row, index) => (index === 0 ? { ...row, people: (row.people as number) + more } : row));
        expect(resultsOf({ ...input, zones: fuller }).outdoorIntake!.value * rounding).toBeGreaterThanOrEqual(
          resultsOf({ ...input, zones: big }).outdoorIntake!.value,
        );
      }),
    );
  });

  describe("have a minimum primary airflow that", () => {
    const ids = (key: "category" | "healthcareSpace" | "exhaustKind" | "hood"): string[] => {
      const { zones: list } = ventilationCalc.fields;
      return Object.keys(list.row[key].options);
    };
    const ruled = fc.record({
      area: number(5, 500),
      height: number(2, 6),
      category: fc.constantFrom(...ids("category")),
      healthcareSpace: fc.constantFrom(...ids("healthcareSpace")),
      exhaustKind: fc.constantFrom(...ids("exhaustKind")),
      hood: fc.constantFrom(...ids("hood")),
      hoodLength: number(0.5, 5),
      openPerimeter: number(1, 5),
      openHeight: number(0.2, 1),
      people: number(0, 100),
      loadAirflow: number(0, 3000),
      airChangesPerHour: number(0, 20),
      outdoorAirChanges: number(0, 5),
      otherExhaust: number(0, 500),
      pressureTarget: fc.constantFrom("neutral" as const, "positive" as const, "negative" as const),
      pressureOffset: number(0, 50),
      minimumAirflow: fc.oneof(fc.constant(null), number(0, 3000)),
    }) as fc.Arbitrary<Zone>;
    const always = ["byRates", "byAirChanges", "byHealthcare", "byExhaust"] as const;
    const names = ["Rate procedure", "Air changes", "Health care room", "Exhaust and pressure"];
    const minimumOf = (row: Zone, efficiencyMethod: "simplified-2019" | "appendix-a" | "table-2004") =>
      resultsOf({ zones: [{ ...row, id: "z" }], efficiencyMethod }).zones![0]!;

    test("no rule but the load is above, whatever the room, and that is named by the rule that governs", () => {
      fc.assert(
        fc.property(ruled, methods, (row, efficiencyMethod) => {
          const zoneResults = minimumOf(row, efficiencyMethod);
          const minimum = zoneResults.minimumAirflow!.value;
          for (const rule of always) expect(minimum * rounding, rule).toBeGreaterThanOrEqual(zoneResults[rule].value);
          expect(minimum * rounding).toBeGreaterThanOrEqual(((row.minimumAirflow as number | null) ?? 0) / 1000);
          expect(zoneResults.supplyAirflow.value * rounding).toBeGreaterThanOrEqual(minimum);
          const rule = always[names.indexOf(zoneResults.minimumGoverning!.value)];
          if (rule) expect(minimum).toBe(zoneResults[rule].value);
          expect(zoneResults.outdoorAirFraction!.value).toBeLessThanOrEqual(rounding);
        }),
        { numRuns: 300 },
      );
    });

    test("never falls as any rule requires more", () => {
      const more = fc.record({
        people: number(0, 50),
        airChangesPerHour: number(0, 10),
        outdoorAirChanges: number(0, 10),
        otherExhaust: number(0, 100),
        hoodLength: number(0, 2),
      });
      fc.assert(
        fc.property(ruled, methods, more, (row, efficiencyMethod, added) => {
          const before = row as Readonly<Record<string, number>>;
          const raised = Object.fromEntries(Object.entries(added).map(([key, value]) => [key, before[key]! + value]));
          const [low, high] = [minimumOf(row, efficiencyMethod), minimumOf({ ...row, ...raised }, efficiencyMethod)];
          expect(high.minimumAirflow!.value * rounding).toBeGreaterThanOrEqual(low.minimumAirflow!.value);
        }),
      );
    });

    test("applies in Appendix A: a laboratory of twelve air changes that is entered with a quarter of them has the outdoor air of all", () => {
      const office: Zone = { id: "o", name: "Office", area: 100, height: 3, category: "office-space", people: 5, loadAirflow: 600 };
      const laboratory: Zone = {
        id: "l",
        name: "Laboratory",
        area: 60,
        height: 3,
        category: "university-laboratory",
        people: 15,
        loadAirflow: 600,
        airChangesPerHour: 12,
      };
      const intake = (minimumAirflow: number): unknown =>
        resultsOf({ efficiencyMethod: "appendix-a", zones: [office, { ...laboratory, minimumAirflow }] }).outdoorIntake!.value;
      expect(intake(150)).toBe(intake(600));
      // By hand, SI column: V_oz = 15·5 + 60·0.9 = 129 of 600 L/s; V_ou = 129 + 42.5; X_s = 171.5/1200; the office 42.5/600.
      expect(intake(150)).toBeCloseTo(171.5e-3 / (1 + 171.5 / 1200 - 129 / 600), 12);
      const refusal = ventilationCalc.calculate({ unitSystem: "Metric", scope: "zones", zones: [{ ...laboratory, minimumAirflow: 150 }] });
      expect(refusal.ok ? refusal.warnings.find(({ code }) => code === "minimum-airflow-raised")?.message : "").toContain("air changes");
    });
  });

  test("exhaust once: the air of a hood is exhaust of its room", () => {
    const by = (row: Zone): number => resultsOf({ zones: [{ id: "k", name: "K", area: 70, height: 3, ...row }] }).exhaustTotal!.value;
    fc.assert(
      fc.property(number(0.1, 20), number(0, 300), (hoodLength, otherExhaust) => {
        const [room, hood] = [by({ exhaustKind: "kitchen-commercial" }), by({ hood: "wall-heavy", hoodLength })];
        const both = by({ exhaustKind: "kitchen-commercial", hood: "wall-heavy", hoodLength, otherExhaust });
        expect(both).toBeCloseTo(Math.max(room, hood) + otherExhaust / 1000, 12);
      }),
    );
  });

  test("of ASHRAE 62.1 and no more get no warning about CO₂, unless a limit is entered", () => {
    const categories = ventilationCategories.filter(({ peopleRate }) => peopleRate > 0);
    const zonesOf = categories.map(({ id }): Zone => ({ id, name: id, area: 100, height: 3, category: id, people: 30 }));
    for (const systemKind of ["single-zone", "multiple-zone"] as const) {
      expect(codesOf({ systemKind, zones: zonesOf })).not.toContain("co2-above-limit");
      expect(codesOf({ systemKind, zones: zonesOf, co2Limit: 1000 })).toContain("co2-above-limit");
    }
  });

  test("CO₂ of sport is not that of office work", () => {
    const gym: Zone = { id: "g", name: "Gym", area: 100, height: 5, category: "gym", people: 14 };
    expect(codesOf({ zones: [gym] })).toContain("co2-of-light-activity");
    expect(codesOf({ zones: [{ ...gym, co2PerPerson: 0.02 }] })).not.toContain("co2-of-light-activity");
    expect(codesOf({ zones: [{ ...gym, category: "classroom" }] })).not.toContain("co2-of-light-activity");
  });

  test("transfer air in a circle gets one warning; a chain gets none", () => {
    const room = (id: string, transferFrom: string | null): Zone => ({
      id,
      name: id,
      area: 20,
      height: 3,
      category: "office-space",
      transferFrom,
      transferAirflow: 50,
    });
    const count = (...rooms: Zone[]): number =>
      codesOf({ systemKind: "single-zone", zones: rooms }).filter((code) => code === "transfer-air-circulates").length;
    expect(count(room("a", "b"), room("b", "a"))).toBe(1);
    expect(count(room("d", "c"), room("a", "b"), room("b", "c"), room("c", "a"))).toBe(1);
    expect(count(room("a", "b"), room("b", "c"), room("c", null))).toBe(0);
  });

  test("of a system of one, well-mixed zone are a single zone by Appendix A", () => {
    fc.assert(
      fc.property(zone, (row) => {
        const zones = [{ ...row, airDistribution: "ceiling-cool" as const }];
        const system = resultsOf({ zones, efficiencyMethod: "appendix-a" });
        const single = resultsOf({ zones, systemKind: "single-zone" });
        expect(system.outdoorIntake!.value).toBeCloseTo(single.outdoorIntake!.value, 12);
      }),
    );
  });

  test("need more outdoor air by the simplified procedure than without any loss of distribution", () => {
    fc.assert(
      fc.property(zones, methods, (rows, efficiencyMethod) => {
        const { outdoorIntake, uncorrectedOutdoorAirflow, systemEfficiency } = resultsOf({ zones: rows, efficiencyMethod });
        if (systemEfficiency!.value <= 1) expect(outdoorIntake!.value * rounding).toBeGreaterThanOrEqual(uncorrectedOutdoorAirflow!.value);
      }),
    );
  });

  test("keep the CO₂ of the system in balance: outdoor air carries off what all people give off", () => {
    const full = (name: string, people: number): Zone => ({
      id: name,
      name,
      area: 100,
      height: 3,
      category: "office-space",
      people,
      loadAirflow: 600,
    });
    const rows = [full("a", 5), full("b", 25), full("c", 0)];
    const { zones: zoneResults, designOutdoorAirflow, supplyCo2 } = resultsOf({ zones: rows, efficiencyMethod: "appendix-a" });
    const returned = zoneResults!.reduce((sum, row) => sum + row.co2AtSteadyState!.value * row.returnAirflow.value, 0) / 1.8;
    // All supply returns at E_z = 1, so that what is relieved has the concentration of the return air.
    expect((returned - 420e-6) * designOutdoorAirflow.value).toBeCloseTo(30 * 5.2e-6, 12);
    expect(supplyCo2!.value).toBeGreaterThan(420e-6);
  });

  test("refuse a system airflow below what the zones take at least; at that airflow no efficiency is above one", () => {
    const office = (id: string): Zone => ({ id, name: id, area: 100, height: 3, category: "office-space", people: 5, loadAirflow: 500 });
    const input = { unitSystem: "Metric", scope: "zones", efficiencyMethod: "appendix-a", zones: [office("a"), office("b")] } as const;
    for (const systemSupplyAirflow of [10, 300, 999]) {
      const outcome = ventilationCalc.calculate({ ...input, systemSupplyAirflow });
      expect(outcome.ok ? "" : outcome.errors[0]).toMatchObject({ field: "systemSupplyAirflow" });
    }
    // Both zones are identical: the average fraction is theirs, so E_v = 1 + X_s - Z_p = 1.
    expect(resultsOf({ ...input, systemSupplyAirflow: 1000 }).systemEfficiency!.value).toBeCloseTo(1, 12);
  });

  test("purge as slowly on a separate system that recirculates as with the outdoor air alone", () => {
    // 300 m³ and 57 L/s of outdoor air, ln(1580/80) air changes.
    const office: Zone = { id: "a", name: "A", area: 100, height: 3, category: "office-space", people: 5, loadAirflow: 500 };
    const input = { zones: [office], purge: true, purgeFrom: 2000, purgeTo: 500 };
    const { designOutdoorAirflow, zones: zoneResults } = resultsOf(input);
    expect(zoneResults![0]!.purgeTime!.value).toBeCloseTo((300 / designOutdoorAirflow.value) * Math.log(1580 / 80), 6);
    const alone = resultsOf({ ...input, systemKind: "single-zone" });
    const airflows = alone.designOutdoorAirflow.value / designOutdoorAirflow.value;
    expect(zoneResults![0]!.purgeTime!.value / alone.zones![0]!.purgeTime!.value).toBeCloseTo(airflows, 12);
  });

  // A zone of 1 cm³, by its limits, with the air of a hall; and a hall without air, but full of people.
  test.each([
    ["Floor area", "area", { area: 0.0001, height: 0.01, people: 0, loadAirflow: 500_000 }],
    ["People", "people", { area: 0.0001, height: 0.01, people: 100_000, loadAirflow: 1e-6 }],
  ] as const)("refuse CO₂ that cannot be calculated at the %s of the zone", (label, field, sizes) => {
    const small: Zone = { id: "small", ...sizes, peopleSchedule: "custom" };
    const hall: Zone = { id: "hall", area: 2000, height: 10, people: 100, loadAirflow: 20_000 };
    const input = { unitSystem: "Metric", scope: "zones", systemKind: "all-outdoor", purge: true, zones: [hall, small] } as const;
    const outcome = ventilationCalc.calculate(input);
    expect(outcome.ok ? [] : outcome.errors).toMatchObject([
      { field: `zones.small.${field}`, message: expect.stringMatching(`^${label} cannot be calculated: with so small|so many`) },
    ]);
    // Only that zone is left out.
    const part = ventilationCalc.calculate(input, { partial: true });
    expect(part.ok && part.results.zones).toHaveLength(1);
  });

  test("refuse CO₂ of a system that cannot be calculated at the list of its zones", () => {
    const small: Zone = { id: "small", area: 0.0001, height: 0.01, people: 1, otherExhaust: 500_000, peopleSchedule: "custom" };
    const outcome = ventilationCalc.calculate({ unitSystem: "Metric", scope: "zones", systemKind: "multiple-zone", zones: [small] });
    expect(outcome).toMatchObject({
      errors: [{ field: "zones", message: expect.stringMatching("^Zones cannot be calculated: with so small") }],
    });
  });

  // The inch-pound column of ASHRAE 62.1-2019, Table 6-2.
  test.each([
    ["kitchen-commercial", 1000 * 0.7],
    ["parking-garage", 1000 * 0.75],
    ["toilet-public", 70],
    ["animal-procedure", 1000 * 2.25],
  ] as const)("exhaust by the column of rates asked for: %s", (exhaustKind, cubicFeet) => {
    const room = { id: "a", name: "A", area: 1000, height: 10, exhaustKind };
    const exhaust = (unitSystem: "Imperial" | "Metric", rateColumn: "inch-pound" | "SI"): number => {
      const area = { value: 1000, unit: "ft2" } as const;
      return resultsOf({ unitSystem, rateColumn, zones: [{ ...room, area }] }).exhaustTotal!.value;
    };
    expect(exhaust("Imperial", "inch-pound") / (0.3048 ** 3 / 60)).toBeCloseTo(cubicFeet, 9);
    expect(exhaust("Metric", "inch-pound")).toBeCloseTo(exhaust("Imperial", "inch-pound"), 12);
    expect(exhaust("Metric", "SI")).not.toBeCloseTo(exhaust("Metric", "inch-pound"), 5);
  });

  // ASHRAE 62.1-2019, section 5.18.3: class 2 to class 2 and worse, class 3 to no other room, class 4 to none at all.
  test.each([
    ["kitchenette", "kitchenette", []],
    ["kitchenette", "none", ["caution"]],
    ["janitor", "janitor", ["limit"]],
    ["janitor", "chemical-store", ["limit"]],
    ["chemical-store", "chemical-store", ["limit"]],
    ["none", "chemical-store", []],
  ] as const)("air from a room of %s into one of %s", (there, here, expected) => {
    const room = (id: string, exhaustKind: Zone["exhaustKind"]): Zone => ({ id, name: id, area: 50, height: 3, exhaustKind });
    const zones = [room("there", there), { ...room("here", here), transferFrom: "there", transferAirflow: 20 }];
    const outcome = ventilationCalc.calculate({ unitSystem: "Metric", scope: "zones", zones });
    const refusal = outcome.ok ? outcome.warnings.filter(({ code }) => code === "transfer-from-worse-air") : [];
    expect(refusal.map(({ severity }) => severity)).toEqual(expected);
  });

  test("air of class 3 and 4 may not return to a system, whether the category or the exhaust says so; where all is exhausted none does", () => {
    const store: Zone = { id: "s", name: "S", area: 50, height: 3, exhaustKind: "chemical-store", loadAirflow: 600 };
    const code = "recirculation-of-class-3-air";
    expect(codesOf({ zones: [store] })).toContain(code);
    expect(codesOf({ zones: [{ ...store, loadAirflow: 0 }] })).not.toContain(code);
    expect(codesOf({ zones: [{ ...store, exhaustKind: "none", category: "daycare-sickroom" }] })).toContain(code);
  });

  test("a zone takes no transfer air from itself", () => {
    const zones = [{ id: "a", name: "A", area: 50, height: 3, transferFrom: "a", transferAirflow: 20 }];
    const outcome = ventilationCalc.calculate({ unitSystem: "Metric", scope: "zones", zones });
    expect(outcome).toMatchObject({
      errors: [
        {
          field: "zones.a.transferFrom",
          message: "Transfer air from: a zone takes transfer air from another zone, or from outside the zones.",
        },
      ],
    });
  });

  test("no outdoor air follows from no rule", () => {
    const zones = [{ id: "a", name: "A", area: 50, height: 3 }];
    for (const systemKind of ["multiple-zone", "all-outdoor", "single-zone"] as const)
      expect(resultsOf({ zones, systemKind }).governing.value).toBe("No rule");
  });

  test("a warning of many zones is made once, with each zone as a place", () => {
    const zones = Array.from({ length: 50 }, (_, index): Zone => ({
      id: `z${index}`,
      name: `Room ${index}`,
      area: 100,
      height: 3,
      category: "conference",
      healthcareSpace: "operating-room",
    }));
    const outcome = ventilationCalc.calculate({ unitSystem: "Metric", scope: "zones", co2Limit: 500, zones });
    const warnings = outcome.ok ? outcome.warnings : [];
    for (const code of ["demand-control", "co2-above-limit", "pressure-relation-not-met"]) {
      const [first, second] = warnings.filter((warning) => warning.code === code);
      expect(second, code).toBeUndefined();
      expect(first!.message).toMatch(/^50 zones\b/);
      expect(first!.places!.map(({ name }) => name).toSorted()).toEqual(zones.map(({ name }) => name!).toSorted());
    }
  });

  test("with less outdoor air than the air changes ask for get a caution; where only a code's table asks for them, a note", () => {
    const room = (id: string, more: Zone): Zone => ({
      id,
      name: id,
      area: 50,
      height: 3,
      category: "office-space",
      people: 5,
      loadAirflow: 300,
      ...more,
    });
    const severityOf = (roomA: Zone): unknown => {
      const zonesOf = [room("A", roomA), room("B", { loadAirflow: 3000, people: 0 })];
      const outcome = ventilationCalc.calculate({ unitSystem: "Metric", scope: "zones", systemKind: "multiple-zone", zones: zonesOf });
      return outcome.ok
        ? outcome.warnings.find(({ code, field }) => code === "outdoor-air-changes-missed" && field?.includes("A"))?.severity
        : outcome.errors;
    };
    expect(severityOf({ outdoorAirChanges: 2 })).toBe("caution");
    expect(severityOf({ healthcareSpace: "patient-room" })).toBe("info");
    expect(severityOf({ outdoorAirChanges: 0 })).toBeUndefined();
  });

  test("say what is wrong: pressure, class of transfer air, combustion, minimum airflow, no zone", () => {
    const base: Zone = { id: "a", name: "A", area: 50, height: 3, category: "office-space", people: 5 };
    expect(codesOf({ zones: [{ ...base, healthcareSpace: "operating-room" }] })).toContain("pressure-relation-not-met");
    expect(codesOf({ zones: [{ ...base, pressureTarget: "negative", pressureOffset: 20, fuelBurning: true }] })).toContain(
      "negative-pressure-with-combustion",
    );
    expect(codesOf({ zones: [{ ...base, minimumAirflow: 1 }] })).toContain("minimum-airflow-raised");
    const kitchen: Zone = { id: "k", name: "K", area: 50, height: 3, category: "kitchen", people: 5 };
    expect(codesOf({ zones: [kitchen, { ...base, transferFrom: "k", transferAirflow: 20 }] })).toContain("transfer-from-worse-air");
    // Exhaust that only makes up for a zone kept positive does not run; one that transfer air covers is.
    const burning: Zone = { ...base, fuelBurning: true };
    expect(codesOf({ zones: [{ ...burning, pressureTarget: "positive", pressureOffset: 20 }] })).not.toContain(
      "negative-pressure-with-combustion",
    );
    expect(codesOf({ zones: [{ ...burning, otherExhaust: 50, transferAirflow: 50 }] })).toContain("negative-pressure-with-combustion");
    const none = ventilationCalc.calculate({ unitSystem: "Metric", scope: "zones", zones: [] });
    expect(none.ok ? "" : none.errors[0]!.field).toBe("zones");
  });
});

test("a zone with a separate system takes the outdoor share that was entered, and more where other rules require it", () => {
  const zone = (more: Zone): Record<string, { readonly value: number }> => {
    const office: Zone = { id: "a", area: 100, height: 3, category: "office-space", people: 5, airChangesPerHour: 4, ...more };
    const outcome = ventilationCalc.calculate({ unitSystem: "Metric", scope: "zones", systemKind: "single-zone", zones: [office] });
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
    return outcome.results.zones[0] as never;
  };
  // 4 changes of 300 m³ an hour, 42.5 L/s of outdoor air by the rate procedure.
  expect(zone({})["outdoorAirflow"]!.value).toBeCloseTo(0.0425, 12);
  expect(zone({ outdoorAirFraction: 0.3 })["outdoorAirflow"]!.value).toBeCloseTo(0.3 / 3, 12);
  expect(zone({ outdoorAirFraction: 0.1 })["supplyAirflow"]!.value).toBeCloseTo(0.425, 12);
  expect(zone({ outdoorAirFraction: 0.1 })["outdoorAirflow"]!.value).toBeCloseTo(0.0425, 12);
  expect(zone({ outdoorAirFraction: 0.3, otherExhaust: 200 })["outdoorAirflow"]!.value).toBeCloseTo(0.2, 12);
  expect(zone({ outdoorAirFraction: 0.3, outdoorAirChanges: 3 })["outdoorAirflow"]!.value).toBeCloseTo(0.25, 12);
});
