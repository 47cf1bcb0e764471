import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { warningsByPlace } from "../../kernel/index.ts";
import { pairs, psychrometricChart, type PairName, type PsychrometricChartInput } from "./index.ts";
import { moistAir } from "../../psychrometrics/index.ts";

type Data = Readonly<Record<string, unknown>>;

/** An outcome that is answered. */
function answered(input: PsychrometricChartInput) {
  const outcome = psychrometricChart.calculate(input);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome;
}

function errorsOf(input: PsychrometricChartInput): readonly (readonly [field: string, message: string])[] {
  const outcome = psychrometricChart.calculate(input);
  return outcome.ok ? [] : outcome.errors.map(({ field, message }) => [field, message]);
}

function codesOf(input: PsychrometricChartInput): readonly string[] {
  return answered(input).warnings.map(({ code }) => code);
}

const si = {
  dryBulb: "degC",
  wetBulb: "degC",
  dewPoint: "degC",
  relativeHumidity: "unitless",
  humidityRatio: "kg/kg",
  enthalpy: "J/kgda",
  specificVolume: "m3/kg",
} as const;

const summer: Data = { id: "hot", dryBulb: 33, relativeHumidity: 0.5, flowBasis: "dryAir", dryAirFlow: 2 };
const indoor: Data = { id: "room", dryBulb: 24, relativeHumidity: 0.5, flowBasis: "dryAir", dryAirFlow: 3 };
const winter: Data = { id: "cold", dryBulb: -12, relativeHumidity: 0.9, flowBasis: "dryAir", dryAirFlow: 2 };
const chain = (states: readonly Data[], ...processes: readonly Data[]): PsychrometricChartInput => ({
  unitSystem: "Metric",
  states,
  processes,
});

describe("states", () => {
  // Where both curves cross at a fair angle: wet bulb and enthalpy run side by side, so they are held to less.
  test.each(Object.keys(pairs) as PairName[])("a state comes back from its %s", (given) => {
    fc.assert(
      fc.property(
        fc.double({ min: -35, max: 60, noNaN: true }),
        fc.double({ min: 0.02, max: 1, noNaN: true }),
        fc.double({ min: -400, max: 4500, noNaN: true }),
        (dryBulb, relativeHumidity, altitude) => {
          const pressure = answered({ unitSystem: "Metric", altitude }).results.pressure.value;
          const air = moistAir({ dryBulb, relativeHumidity, pressure });
          // At a wet bulb of 0 °C water and ice both balance, and its enthalpy says nothing.
          if (given.startsWith("wetBulb") && Math.abs(air.wetBulb) < 1.5) return;
          const [first, second] = pairs[given];
          const outcome = psychrometricChart.calculate({
            unitSystem: "Metric",
            altitude,
            states: [
              { id: "air", given, [first]: { value: air[first], unit: si[first] }, [second]: { value: air[second], unit: si[second] } },
            ],
          });
          if (!outcome.ok) {
            // Saturated air has rounding on its far side.
            expect(relativeHumidity, JSON.stringify(outcome.errors)).toBeGreaterThan(0.999999);
            return;
          }
          const state = outcome.results.stateResults[0]!;
          const near = given === "wetBulbAndEnthalpy" ? 1e-4 : 1e-6;
          expect(Math.abs(state.dryBulb.value - dryBulb)).toBeLessThan(near);
          expect(Math.abs(state.humidityRatio.value - air.humidityRatio)).toBeLessThan(near * 1e-3);
        },
      ),
    );
  });

  test("the dry-air flow does not depend on the basis of the airflow", () => {
    const flow = (entered: Data): number =>
      answered(chain([{ id: "air", dryBulb: 30, relativeHumidity: 0.4, ...entered }])).results.stateResults[0]!.dryAirFlow!.value;
    const { airflow, standardAirflow } = answered(chain([{ ...summer, dryBulb: 30, relativeHumidity: 0.4 }])).results.stateResults[0]!;
    expect(flow({ flowBasis: "actual", actualAirflow: { value: airflow!.value, unit: "m3/s" } })).toBeCloseTo(2, 9);
    expect(flow({ flowBasis: "standard", standardAirflow: { value: standardAirflow!.value, unit: "m3/s" } })).toBeCloseTo(2, 9);
    expect(standardAirflow!.value).toBeCloseTo(2 / 1.2, 9);
  });

  test("impossible air is refused at the property, in words", () => {
    const state = (values: Data) => chain([{ id: "air", ...values }]);
    expect(errorsOf(state({ given: "dryBulbAndWetBulb", dryBulb: 20, wetBulb: 25 }))[0]![0]).toBe("states.air.wetBulb");
    expect(errorsOf(state({ given: "humidityRatioAndEnthalpy", humidityRatio: 30, enthalpy: 20 }))).toEqual([
      [
        "states.air.enthalpy",
        "Enthalpy cannot be calculated: no moist air has this humidity ratio together with this enthalpy at the pressure of the site.",
      ],
    ]);
  });
});

describe("chains", () => {
  test("heat and water are conserved through mixing, heating, a coil, steam and a fan", () => {
    fc.assert(
      fc.property(
        fc.double({ min: -5, max: 45, noNaN: true }),
        fc.double({ min: 0.05, max: 1, noNaN: true }),
        fc.double({ min: 0.05, max: 5, noNaN: true }),
        fc.double({ min: 0, max: 0.4, noNaN: true }),
        (dryBulb, relativeHumidity, dryAirFlow, bypassFactor) => {
          const { results, calculation } = answered(
            chain(
              [{ ...summer, dryBulb, relativeHumidity, dryAirFlow }, indoor],
              { id: "mix", kind: "mixing", inlet: "hot", second: "room" },
              { id: "heat", kind: "heating", inlet: "mix", heatingBy: "temperatureRise", heatingRise: 5 },
              { id: "coil", kind: "coolingCoil", inlet: "heat", apparatusDewPoint: 4, bypassFactor },
              { id: "steam", kind: "steamHumidifying", inlet: "coil", steamTo: "waterFlow", steamFlow: { value: 0.004, unit: "kg/s" } },
              { id: "fan", kind: "fanHeat", inlet: "steam", fanPressureRise: 800 },
            ),
          );
          const content = (row: (typeof calculation.processes)[number] | (typeof calculation.states)[number]) => ({
            heat: row.dryAirFlow! * (row.air.enthalpy + row.fogRatio * 4186 * row.air.dryBulb),
            water: row.dryAirFlow! * (row.air.humidityRatio + row.fogRatio),
          });
          const [first, second] = calculation.states.map(content);
          const last = content(calculation.processes.at(-1)!);
          const rows = results.processResults;
          const drained = -rows[2]!.waterFlow!.value;
          const leaving = rows[2]!.dryBulb.value;
          const drainedHeat = drained * (leaving < 0 ? 2100 * leaving - 329_000 : 4186 * leaving);
          const added = rows.reduce((sum, { totalHeat }) => sum + (totalHeat?.value ?? 0), 0);
          const scale = Math.abs(first!.heat) + Math.abs(second!.heat) + 1e5;
          expect(Math.abs(first!.heat + second!.heat + added - drainedHeat - last.heat) / scale).toBeLessThan(1e-9);
          expect(Math.abs(first!.water + second!.water + 0.004 - drained - last.water)).toBeLessThan(1e-9);
        },
      ),
    );
  });

  test("a recovery gives the one stream what it takes from the other", () => {
    const { results, calculation } = answered(
      chain([winter, { ...indoor, dryAirFlow: 1.5 }], { id: "wheel", kind: "enthalpyRecovery", inlet: "cold", second: "room" }),
    );
    const { other, entering, outcome } = calculation.processes[0]!;
    const lost = 1.5 * (other!.air.enthalpy - outcome.other!.air.enthalpy - outcome.other!.fogRatio * 4186 * outcome.other!.air.dryBulb);
    const gained = 2 * (outcome.leaving.air.enthalpy - entering.air.enthalpy);
    expect(gained).toBeCloseTo(lost, 5);
    expect(results.recoveredHeat.value).toBeCloseTo(gained, 5);
  });

  test("the room's line leads from the supply to the room and back", () => {
    const load = { roomSensibleLoad: 20_000, roomLatentLoad: 4000 };
    const there = answered(
      chain(
        [indoor],
        { id: "supply", kind: "roomLine", inlet: "room", roomBy: "toSupply", supplyDryBulb: 14, ...load },
        { id: "held", kind: "roomLine", inlet: "supply", ...load },
      ),
    ).results;
    expect(there.processResults[1]!.dryBulb.value).toBeCloseTo(24, 8);
    expect(there.processResults[1]!.relativeHumidity.value).toBeCloseTo(0.5, 8);
  });

  test("the enthalpy of a room's air changes as its load says, whichever end is sought", () => {
    const load = { roomSensibleLoad: -5000, roomLatentLoad: 0 };
    const room = chain([{ ...indoor, dryBulb: 21, relativeHumidity: 0.4 }], {
      id: "supply",
      kind: "roomLine",
      inlet: "room",
      roomBy: "toSupply",
      supplyDryBulb: 35,
      ...load,
    });
    const { enthalpyChange, totalHeat, dryAirFlow } = answered(room).results.processResults[0]!;
    expect(enthalpyChange.value * dryAirFlow!.value).toBeCloseTo(totalHeat!.value, 6);
    expect(totalHeat!.value).toBe(-5000);
  });

  test.each([
    ["bypass factor", { coilBy: "capacityAndBypass", bypassFactor: 0.15 }],
    ["sensible heat ratio", { coilBy: "capacityAndSensible", coilSensibleHeatRatio: 0.55 }],
  ])("a coil by capacity and %s takes that capacity, and its leaving air says the same", (_name, by) => {
    const coil = (values: Data) => answered(chain([summer], { id: "coil", kind: "coolingCoil", inlet: "hot", ...values })).results;
    const first = coil({ ...by, coilCapacity: { value: 50, unit: "kW" } });
    expect(first.totalCooling.value).toBeCloseTo(50_000, 5);
    const { dryBulb, humidityRatio } = first.processResults[0]!;
    const again = coil({
      coilBy: "leavingState",
      coilLeavingBy: "humidityRatio",
      coilDryBulb: { value: dryBulb.value, unit: "degC" },
      coilHumidityRatio: { value: humidityRatio.value, unit: "kg/kg" },
    });
    expect(again.totalCooling.value).toBeCloseTo(50_000, 4);
    expect(again.processResults[0]!.apparatusDewPoint!.value).toBeCloseTo(first.processResults[0]!.apparatusDewPoint!.value, 5);
    expect(again.processResults[0]!.bypassFactor!.value).toBeCloseTo(first.processResults[0]!.bypassFactor!.value, 6);
  });

  test("humidifiers reach the relative humidity that is asked for", () => {
    const leaving = (values: Data): number =>
      answered(chain([{ ...summer, relativeHumidity: 0.2 }], { id: "h", inlet: "hot", ...values })).results.processResults[0]!
        .relativeHumidity.value;
    expect(leaving({ kind: "steamHumidifying", steamRelativeHumidity: 0.45 })).toBeCloseTo(0.45, 9);
    expect(leaving({ kind: "adiabaticHumidifying", adiabaticBy: "relativeHumidity", adiabaticRelativeHumidity: 0.8 })).toBeCloseTo(0.8, 9);
  });
});

describe("what a senior engineer would say", () => {
  test("fog where cold air meets moist air", () => {
    expect(
      codesOf(chain([winter, { ...indoor, relativeHumidity: 0.95 }], { id: "m", kind: "mixing", inlet: "cold", second: "room" })),
    ).toContain("fog");
  });

  test("fog is blamed on the coil that makes it, and on the entering air that brings it", () => {
    const messagesOf = (input: PsychrometricChartInput): readonly string[] =>
      warningsByPlace(answered(input).warnings)
        .filter(({ code }) => code === "fog")
        .map(({ message }) => message.replace(/.*filters"?\. /, ""));
    const coil = { id: "c", kind: "coolingCoil", inlet: "hot", apparatusDewPoint: 5, bypassFactor: { value: 30, unit: "%" } };
    const result = chain([{ ...summer, dryBulb: 32, relativeHumidity: 0.98 }], coil);
    expect(messagesOf(result)).toEqual([
      "Part of the air bypasses the coil nearly saturated. A lower bypass factor or a warmer surface prevents it.",
    ]);
    // What leaves is the entering and the surface's air in parts of 0.3 and 0.7, on their straight line above the saturation curve.
    const { air, fogRatio } = answered(result).calculation.processes[0]!;
    const [entering, surface] = [moistAir({ dryBulb: 32, relativeHumidity: 0.98 }), moistAir({ dryBulb: 5, relativeHumidity: 1 })];
    expect(air.humidityRatio + fogRatio).toBeCloseTo(0.3 * entering.humidityRatio + 0.7 * surface.humidityRatio, 12);
    expect(air.enthalpy + fogRatio * 4186 * air.dryBulb).toBeCloseTo(0.3 * entering.enthalpy + 0.7 * surface.enthalpy, 3);
    const mixed = chain(
      [winter, { ...indoor, relativeHumidity: 0.95 }],
      { id: "m", kind: "mixing", inlet: "cold", second: "room" },
      { id: "f", kind: "fanHeat", inlet: "m", fanBy: "temperatureRise", fanTemperatureRise: 0.1 },
    );
    expect(messagesOf(mixed)).toEqual(["Preheat the colder air before mixing.", "The fog is in the entering air: remove it there."]);
  });

  test("a wet-bulb wick of water differs from an iced one by no more than the warning says", () => {
    // Heat balances of ASHRAE's ch. 1, eqs. 33 (water) and 35 (ice), with the vapour pressure over water of eq. 6 below 0 °C too.
    const overWater = (t: number): number => {
      const T = t + 273.15;
      const polynomial = 1.3914993 - 0.048640239 * T + 4.1764768e-5 * T ** 2 - 1.4452093e-8 * T ** 3;
      return Math.exp(-5800.2206 / T + polynomial + 6.5459673 * Math.log(T));
    };
    const watered = (t: number, humidityRatio: number): number => {
      let [low, high] = [-45, t];
      for (let step = 0; step < 60; step++) {
        const middle = (low + high) / 2;
        const saturated = (0.621945 * overWater(middle)) / (101325 - overWater(middle));
        const ratio = ((2501 - 2.326 * middle) * saturated - 1.006 * (t - middle)) / (2501 + 1.86 * t - 4.186 * middle);
        if (ratio > humidityRatio) high = middle;
        else low = middle;
      }
      return low;
    };
    const differences: number[] = [];
    for (let dryBulb = -30; dryBulb <= 12; dryBulb += 0.1)
      for (let relativeHumidity = 0; relativeHumidity <= 1; relativeHumidity += 0.05) {
        const air = moistAir({ dryBulb, relativeHumidity });
        if (air.wetBulb < 0) differences.push(watered(dryBulb, air.humidityRatio) - air.wetBulb);
      }
    // To the one digit that is said.
    expect(Math.min(...differences)).toBeCloseTo(-0.3, 1);
    expect(Math.max(...differences)).toBeCloseTo(0.7, 1);
    const iced = (unitSystem: "Metric" | "Imperial"): string =>
      answered({
        unitSystem,
        states: [{ id: "air", given: "dryBulbAndWetBulb", dryBulb: { value: -5, unit: "degC" }, wetBulb: { value: -7, unit: "degC" } }],
      }).warnings.find(({ code }) => code === "iced-wet-bulb")!.message;
    expect(iced("Metric")).toMatch(/up to 0\.3.K lower in humid air, and up to 0\.7.K higher/);
    expect(iced("Imperial")).toMatch(/up to 0\.5.°F lower in humid air, and up to 1.°F higher/);
  });

  test("surfaces below what chilled water reaches, and with frost", () => {
    const coil = (apparatusDewPoint: number) => chain([summer], { id: "c", kind: "coolingCoil", inlet: "hot", apparatusDewPoint });
    expect(codesOf(coil(3))).toContain("apparatus-dew-point-low");
    expect(codesOf(coil(-5))).toContain("coil-frost");
    expect(codesOf(coil(9))).toEqual([]);
  });

  test("air that needs reheat, behind a coil and on the line of a room", () => {
    const coil = { id: "c", kind: "coolingCoil", inlet: "hot", coilBy: "leavingState", coilDryBulb: 26, coilRelativeHumidity: 0.3 };
    expect(codesOf(chain([summer], coil))).toContain("reheat-needed");
    const room = { id: "r", kind: "roomLine", inlet: "room", roomBy: "toSupply", supplyDryBulb: 20 };
    expect(codesOf(chain([indoor], { ...room, roomSensibleLoad: 3000, roomLatentLoad: 6000 }))).toContain("room-line-misses-saturation");
  });

  test("exhaust air that freezes in a recovery, and airflows that differ", () => {
    const moist = { ...indoor, relativeHumidity: 0.6, dryAirFlow: 1.5 };
    const codes = codesOf(
      chain([{ ...winter, dryBulb: -25 }, moist], {
        id: "plate",
        kind: "heatRecovery",
        inlet: "cold",
        second: "room",
        sensibleEffectiveness: 0.9,
      }),
    );
    expect(codes).toEqual(expect.arrayContaining(["recovery-frost", "unbalanced-recovery"]));
  });

  test("air without an airflow, and air that two processes take whole", () => {
    const still = { id: "air", dryBulb: 30, relativeHumidity: 0.5 };
    expect(codesOf(chain([still], { id: "h", inlet: "air", heatingDryBulb: 40 }))).toEqual(["no-airflow"]);
    const twice = chain([summer], { id: "a", inlet: "hot", heatingDryBulb: 40 }, { id: "b", inlet: "hot", heatingDryBulb: 45 });
    expect(codesOf(twice)).toEqual(["air-taken-twice"]);
  });
});

describe("references", () => {
  test("a process takes air from a state or an earlier process only", () => {
    const heater = (id: string, inlet: string) => ({ id, inlet, heatingDryBulb: 40 });
    expect(errorsOf(chain([summer], heater("a", "b"), heater("b", "hot")))).toEqual([
      ["processes.a.inlet", "Entering air refers to a later row; only rows before it can be named."],
    ]);
    expect(errorsOf(chain([summer], heater("a", "a")))).toEqual([
      ["processes.a.inlet", "Entering air refers to its own row; only rows before it can be named."],
    ]);
    expect(errorsOf(chain([summer], heater("hot", "hot")))).toEqual([
      ["processes.hot.inlet", "Entering air refers to an id that two rows have; give each a unique id."],
    ]);
    expect(errorsOf(chain([summer], heater("a", "gone")))).toEqual([
      ["processes.a.inlet", "Entering air refers to a row that does not exist."],
    ]);
  });

  test("mixing asks for both airflows", () => {
    const still = { id: "still", dryBulb: 20, relativeHumidity: 0.5 };
    expect(errorsOf(chain([summer, still], { id: "m", kind: "mixing", inlet: "hot", second: "still" }))).toEqual([
      ["processes.m.second", "Other air: no airflow is set where it comes from."],
    ]);
  });
});
