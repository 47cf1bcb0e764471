import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isActive, warningsByPlace } from "../../kernel/index.ts";
import { takeOff } from "../../take-off/index.ts";
import { duties, equipmentTypes, listNames, schedules, type ScheduleInput } from "./index.ts";

type Answer = Extract<ReturnType<typeof schedules.calculate>, { ok: true }>;

function answered(input: ScheduleInput): Answer {
  const outcome = schedules.calculate({ unitSystem: "Metric", ...input });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome;
}
const codes = (input: ScheduleInput): string[] =>
  warningsByPlace(answered(input).warnings).map(({ code, severity, field }) => `${severity} ${code} ${field}`);

const everyColumn = { customAirflow: true, customCooling: true, customHeating: true, customWater: true } as const;

describe("selections", () => {
  test("are checked against the requirement, up to 15 % above it", () => {
    const fan = (airflow: number): ScheduleInput => ({ fans: [{ id: "a", tag: "F-01", requiredAirflow: 1000, airflow }] });
    expect(codes(fan(999))).toEqual(["limit too-small fans.a.airflow"]);
    expect(codes(fan(1000))).toEqual([]);
    expect(codes(fan(1150))).toEqual([]);
    expect(codes(fan(1151))).toEqual(["caution oversized fans.a.airflow"]);
    expect(codes({ ...fan(1151), oversizingLimit: 0.2 })).toEqual([]);
    expect(answered(fan(1100)).results.fans[0]!.airflowMargin!.value).toBeCloseTo(0.1, 12);
  });

  test("without a margin are counted where the smallest margin is named", () => {
    const fan = fc.record({
      quantity: fc.integer({ min: 1, max: 5 }),
      requiredAirflow: fc.option(fc.constant(1000)),
      airflow: fc.option(fc.constant(1100)),
    });
    fc.assert(
      fc.property(fc.array(fan, { minLength: 1, maxLength: 6 }), (fans) => {
        const outcome = answered({ fans: fans.map((each, index) => ({ ...each, id: `f${index}`, tag: `F-${index}` })) });
        const count = (isJudged: boolean): number =>
          fans.reduce(
            (sum, { quantity, requiredAirflow, airflow }) =>
              (requiredAirflow !== null && airflow !== null) === isJudged ? sum + quantity : sum,
            0,
          );
        const answer = schedules.answer(outcome);
        expect(answer.includes("smallest margin")).toBe(count(true) > 0);
        if (count(true) > 0) expect(/; (\d+) ha(?:s|ve) nothing to compare$/.exec(answer)?.[1] ?? "0").toBe(String(count(false)));
      }),
    );
  });

  test("have no margin while either value is missing", () => {
    const { results, warnings } = answered({ pumps: [{ id: "a", tag: "P-01", requiredFlow: 2 }] });
    expect(results.smallestMargin).toBeUndefined();
    expect(warnings).toEqual([]);
  });

  test("of every type have a margin for every duty of the type", () => {
    let seen = 0;
    for (const list of listNames)
      for (const [duty, { required }] of Object.entries(duties)) {
        const { row } = schedules.fields[list];
        if (!(duty in row)) continue;
        const outcome = answered({ ...everyColumn, [list]: [{ id: "a", [required]: 200, [duty]: 240 }] });
        const [result] = outcome.results[list] as unknown as readonly Readonly<Record<string, { readonly value: number } | undefined>>[];
        expect(result![`${duty}Margin`]!.value, `${list}, ${duty}`).toBeCloseTo(0.2, 9);
        expect(outcome.results.smallestMargin!.value).toBeCloseTo(0.2, 9);
        seen++;
      }
    expect(seen).toBeGreaterThan(30);
  });
});

describe("custom equipment", () => {
  const row = { id: "a", tag: "E-01", requiredDuty: 40, duty: 44, requiredAirflow: 100, airflow: 90, requiredFlow: 2, flow: 2.2 } as const;

  test("has the duties that the schedule has columns for", () => {
    const { results, warnings } = answered({ customAirflow: true, customWater: true, otherEquipment: [row] });
    const { dutyMargin, airflowMargin, flowMargin } = results.otherEquipment[0]!;
    expect([dutyMargin!.value, airflowMargin!.value, flowMargin!.value].map((value) => Number(value.toFixed(9)))).toEqual([0.1, -0.1, 0.1]);
    expect(warnings.map(({ code, field }) => `${code} ${field}`)).toEqual(["too-small otherEquipment.a.airflow"]);
  });

  test("has no results from hidden columns", async () => {
    const outcome = answered({ customWater: true, otherEquipment: [row] });
    expect(outcome.results.otherEquipment[0]!.airflowMargin).toBeUndefined();
    expect(outcome.warnings).toEqual([]);
    const [element] = (await schedules.quantities!(outcome)).elements;
    expect(element!.description).toEqual([
      "Unit",
      ", water flow ",
      { quantity: "waterFlow", values: [expect.closeTo(0.0022, 9)] },
      ", duty 44",
    ]);
  });
});

test("a rating by another metric, of a kind that is not rated by it, changes no result and no warning", () => {
  let count = 0;
  for (const list of ["rooftopUnits", "splitSystems"] as const) {
    const { kind: kinds, partLoadEfficiency } = schedules.fields[list].row;
    for (const kind of Object.keys(kinds.options) as (keyof typeof kinds.options)[])
      for (const efficiencyStandard of Object.keys(schedules.fields.efficiencyStandard.options) as "none"[])
        for (const efficiency of [null, 3.5]) {
          if (isActive(partLoadEfficiency, { values: { kind } })) continue;
          count++;
          // 5 kW and 100 kW: at some of them a standard has a minimum, at others it has not.
          const answer = (ieer: number | null): string => {
            const row = (id: string, cooling: number) => ({ id, kind, cooling, efficiency, partLoadEfficiency: ieer });
            const { results, warnings } = answered({ efficiencyStandard, [list]: [row("a", 5), row("b", 100)] });
            return JSON.stringify([results, warnings]);
          };
          expect(answer(4), `${list}, ${kind}, ${efficiencyStandard}`).toBe(answer(null));
        }
  }
  expect(count).toBeGreaterThan(20);
});

test("currents beyond what a circuit can be sized for are refused at a column of the row", () => {
  const [current, sum] = [2000, { id: "a", motorCurrent: 2000, otherMotorsCurrent: 2000, compressorCurrent: 2000 }];
  const outcome = schedules.calculate({
    unitSystem: "Imperial",
    electricalSizing: "nec",
    splitSystems: [{ ...sum, otherCompressorsCurrent: current, heaterCurrent: current }],
  });
  expect(outcome).toMatchObject({
    errors: [{ field: "splitSystems.a.motorCurrent", message: expect.stringMatching(/^Largest motor cannot be calculated: /) }],
  });
});

test("a tag in two lists gets a warning at both", () => {
  expect(
    codes({
      fans: [{ id: "a", tag: "X-1" }],
      pumps: [
        { id: "b", tag: " x-1" },
        { id: "c", tag: "P-2" },
      ],
    }),
  ).toEqual(["caution tag-repeated fans.a.tag", "caution tag-repeated pumps.b.tag"]);
});

describe("minimum efficiencies", () => {
  test("of a chiller are looked up for its size, at full and at part load", () => {
    // 90.1-2022, table 6.8.1-3, water-cooled positive displacement, path A, 150 to 300 tons: 0.66 and 0.54 kW/ton.
    const chiller = { id: "a", tag: "CH-01", kind: "waterCooledChillerA", cooling: { value: 200, unit: "tonR" } } as const;
    const { results } = answered({ efficiencyStandard: "ashrae2022", chillers: [chiller] });
    expect(results.chillers[0]!.minimumEfficiency!.value).toBeCloseTo(3.516853 / 0.66, 4);
    expect(results.chillers[0]!.minimumPartLoad!.value).toBeCloseTo(3.516853 / 0.54, 4);
    expect(codes({ efficiencyStandard: "ashrae2022", chillers: [{ ...chiller, efficiency: 5.2, partLoadEfficiency: 6.6 }] })).toEqual([
      "limit below-minimum-efficiency chillers.a.efficiency",
    ]);
  });

  const imperial = (input: ScheduleInput): ScheduleInput => ({ unitSystem: "Imperial", ...input });

  test("of fans are an index, entered or from the duty", () => {
    const fan = { id: "a", tag: "F-01", airflow: 10_000, power: 5 } as const;
    expect(answered(imperial({ fans: [fan] })).results.fans[0]!.energyIndex).toBeUndefined();
    // AMCA 208 in inch-pound units: (10 250 × 2.4) / (6343 × 0.66) = 5.876 bhp; 4.382 kW over 0.96 × (5.876 / 8.076)^0.05 = 0.9449 and 0.9086 are 5.104 kW.
    const computed = answered(imperial({ fans: [{ ...fan, totalPressure: 2 }] })).results.fans[0]!;
    expect(computed.energyIndex!.value).toBeCloseTo(5.104 / 5, 2);
    expect(computed.minimumEnergyIndex!.value).toBe(1);
    expect(codes(imperial({ fans: [{ ...fan, totalPressure: 2, energyIndex: 0.96 }] }))).toEqual([
      "limit below-minimum-efficiency fans.a.energyIndex",
    ]);
    expect(codes(imperial({ fans: [{ ...fan, energyIndex: 0.96, control: "variable" }] }))).toEqual([]);
  });

  test("of cooling towers are a maximum fan motor power for their water flow", () => {
    // 90.1-2022, table 6.8.1-7: 40.2 gpm/hp, so 804 gpm may take 20 hp; of a closed tower 16.1 gpm/hp.
    const tower = { id: "a", tag: "CT-01", ratedFlow: 804, fanMotor: 20 } as const;
    expect(answered(imperial({ coolingTowers: [tower] })).results.coolingTowers[0]!.maximumFanMotor!.value).toBeCloseTo(20 * 745.69987, 2);
    expect(codes(imperial({ coolingTowers: [tower] }))).toEqual([]);
    expect(codes(imperial({ coolingTowers: [{ ...tower, fanMotor: 25 }] }))).toEqual([
      "limit below-minimum-efficiency coolingTowers.a.fanMotor",
    ]);
    expect(codes({ coolingTowers: [{ ...tower, fanMotor: 25 }] })).toEqual(["info no-minimum-efficiency coolingTowers.a.fanMotor"]);
  });

  test("are those of the selected edition, which is cited", () => {
    // Table 6.8.1-7 of 2013: 14 gpm/hp for closed towers with axial fans, 16.1 in 2022.
    const tower = { id: "a", tag: "CT-01", tower: "closedAxialTower", ratedFlow: 1000, fanMotor: { value: 100, unit: "hp" } } as const;
    for (const [efficiencyStandard, edition] of [
      ["ashrae2013", "2013"],
      ["ashrae2022", "2022"],
    ] as const) {
      const { warnings } = answered(imperial({ efficiencyStandard, coolingTowers: [tower] }));
      expect(warnings.map(({ code, source }) => [code, source?.source.edition])).toEqual([["below-minimum-efficiency", edition]]);
    }
  });

  test("of boilers are looked up by their input", () => {
    const boiler = (output: number, percent: number): ScheduleInput =>
      imperial({ boilers: [{ id: "a", tag: "B-01", heating: { value: output, unit: "MBH" }, efficiency: { value: percent, unit: "%" } }] });
    // 2 300 over 0.81 is 2 840 kBtu/h: 82 % of combustion. 250 over 0.82 is 305: 80 % of 300 to 2 500.
    expect(codes(boiler(2300, 81))).toContain("limit below-minimum-efficiency boilers.a.efficiency");
    expect(codes(boiler(250, 82))).toEqual([]);
    expect(answered(boiler(250, 82)).results.boilers[0]!.efficiencyMetric!.value).toBe("thermal efficiency");
  });

  test("of gas boilers with a total of 1 to 10 million Btu/h are 90 %, with one warning", () => {
    const plant = (outputs: readonly number[], percent: number, more: ScheduleInput = {}): string[] =>
      codes(
        imperial({
          boilers: outputs.map((output, index) => ({
            id: `b${index}`,
            tag: `B-${index}`,
            heating: { value: output, unit: "MBH" },
            efficiency: { value: percent, unit: "%" },
          })),
          ...more,
        }),
      ).filter((code) => code.includes("90-percent"));
    expect(plant([1000, 1000], 85)).toEqual(["caution gas-boilers-below-90-percent boilers.b0.efficiency"]);
    expect(plant([1000, 1000], 90)).toEqual([]);
    expect(plant([500], 85)).toEqual([]);
    expect(plant([6000, 6000], 85)).toEqual([]);
    // Boilers below 300 kBtu/h of input are left out.
    expect(plant([200, 200, 200, 200, 200, 200], 85)).toEqual([]);
    expect(plant([1000, 1000], 85, { efficiencyStandard: "ashrae2013" })).toEqual([]);
  });

  test("of VRF systems are an EER and an IEER: a missing one gets a warning", () => {
    const vrf = (efficiency: number, ieer?: number): string[] =>
      codes(
        imperial({
          splitSystems: [
            {
              id: "a",
              tag: "AC-01",
              kind: "vrf",
              cooling: { value: 8, unit: "tonR" },
              efficiency: { value: efficiency, unit: "Btu/(W h)" },
              ...(ieer !== undefined && { partLoadEfficiency: { value: ieer, unit: "Btu/(W h)" } }),
            },
          ],
        }),
      );
    expect(vrf(11)).toEqual(["info efficiency-incomplete splitSystems.a.partLoadEfficiency"]);
    expect(vrf(11, 11)).toEqual(["limit below-minimum-efficiency splitSystems.a.partLoadEfficiency"]);
    expect(vrf(11, 14.6)).toEqual([]);
  });

  test("in another metric than the one entered get a warning", () => {
    const chiller = (rating: object) =>
      warningsByPlace(
        answered({
          unitSystem: "Metric",
          efficiencyStandard: "ecodesign",
          chillers: [{ id: "a", tag: "CH-01", kind: "centrifugalChillerA", cooling: 500, ...rating }],
        }).warnings,
      ).map(({ code, message }) => [code, message]);
    expect(chiller({ efficiency: 5 })).toEqual([
      ["efficiency-incomplete", "CH-01: the standard requires a minimum SEER. Enter it to check it."],
    ]);
    expect(chiller({})).toEqual([]);
    expect(chiller({ efficiency: 5, partLoadEfficiency: 9 })).toEqual([]);
  });

  test("and margins that are missed by the rounding of a unit alone give no warning", () => {
    const fan = { id: "a", tag: "F-01", requiredAirflow: { value: 1000, unit: "L/s" }, airflow: 999.9999999999 } as const;
    expect(codes({ fans: [fan] })).toEqual([]);
    expect(answered({ fans: [fan] }).results.fans[0]!.airflowMargin!.value).toBe(0);
    expect(codes({ fans: [{ ...fan, airflow: 999.999 }] })).toEqual(["limit too-small fans.a.airflow"]);
  });

  test("do not depend on the voltage of the supply", () => {
    for (const supply of ["380/3/60", "220/1/60", "208-230/1/60", "690/3/50", ""])
      expect(answered({ fans: [{ id: "a", tag: "F-01", supply }] }).warnings).toEqual([]);
  });

  test("of pumps are a maximum or a minimum index", () => {
    // 10 CFR 431.465: maximum PEI 1.00. EU 547/2012: minimum MEI 0.4. EU 641/2009: maximum EEI 0.23.
    const pump = (pumpIndex: number, kind: "waterPump" | "circulator" = "waterPump") => ({
      pumps: [{ id: "a", tag: "P-01", pump: kind, pumpIndex }],
    });
    const below = ["limit below-minimum-efficiency pumps.a.pumpIndex"];
    expect([codes(imperial(pump(1))), codes(imperial(pump(1.01)))]).toEqual([[], below]);
    expect([codes(pump(0.4)), codes(pump(0.39))]).toEqual([[], below]);
    expect([codes(pump(0.23, "circulator")), codes(pump(0.24, "circulator"))]).toEqual([[], below]);
    expect(codes(imperial(pump(2, "circulator")))).toEqual(["info no-minimum-efficiency pumps.a.pumpIndex"]);
  });

  test("of energy recovery are in the metric of the standard", () => {
    const unit = { id: "a", tag: "HRU-01", efficiency: { value: 70, unit: "%" }, enthalpyRecovery: { value: 48, unit: "%" } } as const;
    expect(codes(imperial({ heatRecoveryUnits: [unit] }))).toEqual(["limit below-minimum-efficiency heatRecoveryUnits.a.enthalpyRecovery"]);
    expect(codes({ heatRecoveryUnits: [unit] })).toEqual(["limit below-minimum-efficiency heatRecoveryUnits.a.efficiency"]);
  });

  test("of heat pumps apply to heating as well", () => {
    const row = { id: "a", tag: "AC-01", kind: "splitHeatPump", cooling: { value: 5, unit: "kW" } } as const;
    const heatingEfficiency = { value: 7, unit: "Btu/(W h)" } as const;
    // HSPF2 of 7.5.
    expect(codes(imperial({ splitSystems: [{ ...row, heatingEfficiency }] }))).toEqual([
      "limit below-minimum-efficiency splitSystems.a.heatingEfficiency",
    ]);
    expect(codes({ splitSystems: [{ ...row, heatingEfficiency: 3.9 }] })).toEqual([]);
  });

  test("that a standard does not have get an info", () => {
    const boiler = { id: "a", tag: "B-01", heating: 200, efficiency: { value: 92, unit: "%" } } as const;
    expect(codes({ efficiencyStandard: "ecodesign", boilers: [boiler] })).toEqual(["info no-minimum-efficiency boilers.a.efficiency"]);
    expect(codes({ efficiencyStandard: "none", boilers: [boiler] })).toEqual([]);
  });
});

test("circuits are sized on request, for motors or for the whole unit", () => {
  const fans = [{ id: "a", tag: "F-01", motorCurrent: 14 }];
  expect(answered({ electricalSizing: "nec", fans }).results.fans[0]).toMatchObject({ mca: { value: 17.5 }, mocp: { value: 35 } });
  expect(answered({ fans: [{ id: "a", tag: "F-01" }] }).results.fans[0]!.mca).toBeUndefined();
  const rooftopUnits = [{ id: "a", tag: "RTU-01", compressorCurrent: 18, otherCompressorsCurrent: 18, motorCurrent: 3, heaterCurrent: 60 }];
  const sized = (heatsWithCompressors: boolean) =>
    answered({ electricalSizing: "nec", rooftopUnits: [{ ...rooftopUnits[0]!, heatsWithCompressors }] }).results.rooftopUnits[0];
  expect(sized(false)).toMatchObject({ mca: { value: 78.75 }, mocp: { value: 80 } });
  expect(sized(true)).toMatchObject({ mca: { value: 123.75 }, mocp: { value: 125 } });
});

test("totals count every unit under a tag", () => {
  const { results, ...outcome } = answered({
    fans: [{ id: "a", tag: "F-01", quantity: 3, power: 2, weight: 40 }],
    splitSystems: [{ id: "b", tag: "AC-01", quantity: 2, power: 1.5, weight: 30, charge: 1.25 }],
  });
  expect([results.pieces.value, results.connectedPower.value, results.weight.value, results.charge!.value]).toEqual([5, 9000, 180, 2.5]);
  const [table] = schedules.tables({ results, ...outcome });
  expect(table!.rows.map(({ label, pieces }) => [label, pieces])).toEqual([
    [equipmentTypes.fans.title, 3],
    [equipmentTypes.splitSystems.title, 2],
  ]);
});

describe("for a bill", () => {
  const measured = async (input: ScheduleInput) => (await schedules.quantities!(answered(input))).elements;

  test("every unit of every schedule is counted once", async () => {
    const input = Object.fromEntries(
      listNames.map((list, index) => [
        list,
        [
          { id: "a", quantity: index + 1 },
          { id: "b", quantity: 2 },
          { id: "none", quantity: 0 },
        ],
      ]),
    ) as ScheduleInput;
    const elements = await measured(input);
    const { pieces } = answered(input).results;
    expect(elements.map(({ path }) => path)).toEqual(listNames.flatMap((list) => [`${list}.a`, `${list}.b`]));
    expect(elements.reduce((sum, { amount }) => sum + amount, 0)).toBe(pieces.value);
  });

  test("a unit is described by type, selected or else required duties, and product", async () => {
    const chiller = { id: "a", requiredCooling: 300, cooling: 320, requiredFlow: 12, manufacturer: "Acme", model: "CH 320" };
    const lines = takeOff(
      [{ collection: "schedules", fileId: "f", measured: { elements: await measured({ chillers: [chiller] }), notMeasured: [] } }],
      { unitSystem: "Metric", standard: "masterFormat" },
    );
    expect(lines.map(({ description, unit, quantity, workSection }) => [description, unit, quantity, workSection])).toEqual([
      ["Chiller, air-cooled, path A, cooling 320 kW, water flow 12 L/s, Acme CH 320", "each", 1, "23 64"],
    ]);
  });

  test("custom equipment has the words of its type", async () => {
    const [element] = await measured({
      customTypes: [{ id: "t", name: "Steam humidifier", duty: "steam output", unit: "kg/h" }],
      otherEquipment: [{ id: "a", type: "t", requiredDuty: 45, quantity: 3 }],
    });
    expect(element).toMatchObject({ description: ["Steam humidifier", ", steam output 45 kg/h"], amount: 3, work: "otherEquipment" });
  });

  test("every unit has its tag, which links it to other files", async () => {
    const elements = await measured(Object.fromEntries(listNames.map((list) => [list, [{ id: "a", tag: `${list}-01` }]])) as ScheduleInput);
    expect(elements.map(({ tag }) => tag)).toEqual(listNames.map((list) => `${list}-01`));
  });
});
