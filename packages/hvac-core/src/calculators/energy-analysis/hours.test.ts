import { describe, expect, test } from "vitest";
import { annualBill, monthDays, usageByPeriod, type Tariff } from "../../energy/index.ts";
import { packWeather } from "../../weather/index.ts";
import { caseHours } from "./caseHours.ts";
import { tariffFieldsOf } from "./tariffToFields.ts";
import { demandMapOf, energyAnalysis, loadDurationOf, type EnergyInput } from "./index.ts";

function answered(input: EnergyInput) {
  const outcome = energyAnalysis.calculate(input);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome;
}
function refused(input: EnergyInput) {
  const outcome = energyAnalysis.calculate(input);
  if (outcome.ok) throw new Error("was answered");
  return outcome.errors[0]!;
}

const series = (valueAt: (hour: number) => number) => Array.from({ length: 8760 }, (_, hour) => valueAt(hour));
const wave = (hour: number, period: number) => Math.cos((2 * Math.PI * hour) / period);
const location = { name: "Nowhere", latitude: 48, longitude: 10, timeZone: 1, elevation: 0 };
const weatherOf = (dryBulb: (hour: number) => number, sun: (hour: number) => number): string =>
  packWeather({
    location,
    source: "made up",
    hours: {
      dryBulb: series(dryBulb),
      directNormal: series((hour) => 500 * sun(hour)),
      diffuseHorizontal: series((hour) => 120 * sun(hour)),
      relativeHumidity: series(() => 0.6),
      pressure: series(() => 101_325),
      windSpeed: series(() => 3),
    },
  });
const temperate = weatherOf(
  (hour) => 10 - 12 * wave(hour, 8760) - 5 * wave(hour, 24) - 3 * wave(hour, 257),
  (hour) => Math.max(0, -wave(hour, 24)),
);
const frost = weatherOf(
  () => -10,
  () => 0,
);

const sum = (values: Iterable<number>): number => [...values].reduce((all, value) => all + value, 0);
const work = Array.from({ length: 24 }, (_, hour) => (hour >= 8 && hour < 18 ? 1 : 0));
const office: EnergyInput = {
  unitSystem: "Metric",
  loadMethod: "hours",
  weather: temperate,
  electricityPrice: 0.2,
  gasPrice: 0.1,
  constructions: [{ id: "wall", uValue: 0.4, mass: "medium" }],
  profiles: [{ id: "work", weekday: work, weekend: work.map(() => 0) }],
  rooms: [
    {
      id: "room",
      floorArea: 30,
      height: 3,
      use: "work",
      outdoorAir: { value: 90, unit: "m3/h" },
      outdoorAirProfile: "work",
      people: 3,
      peopleProfile: "work",
      lighting: { value: 8, unit: "W/m2" },
      lightingProfile: "work",
      surfaces: [
        { id: "south", area: 18, construction: "wall", windows: [{ id: "glass", area: 6 }] },
        { id: "roof", area: 30, tilt: 0, construction: "wall" },
        { id: "inside", beyond: "identical", area: 60, construction: "wall" },
      ],
    },
  ],
};
const boiler = { id: "boiler", cooling: "chiller", fanPower: 200, pumpPower: 50 } as const;
const pump = { ...boiler, id: "pump", heating: "heatPump", heatingCapacity: 1.5, heatingCop: 4, heatingCopCold: 2 } as const;
const room = (more: object): EnergyInput["rooms"] => [{ ...office.rooms![0]!, ...more }];

describe("loads by the hour", () => {
  test("of a room without mass in unchanging frost are its coefficient times the difference, with films between those of still air and of wind", () => {
    const bare = {
      weather: frost,
      constructions: [{ id: "sheet", by: "layers", layers: [{ id: "gap", kind: "resistance", resistance: 2 }] }] as const,
      rooms: [
        {
          id: "a",
          count: 7,
          floorArea: 20,
          height: 2.5,
          heatingSetPoint: 20,
          infiltration: { value: 0.6, unit: "1/h" },
          surfaces: [{ id: "floor", area: 20, tilt: 180, construction: "sheet", absorptance: 0 }],
        },
      ] as const,
    };
    const { results } = answered({ ...office, ...bare, cases: [{ id: "x", heating: "electric" }] });
    // The air is dry at 20 °C and 101,325 Pa. Films of a floor over the open: 0.1 to 1.6 m²·K/W inside, 0.02 to 0.1 outside.
    const air = ((101_325 / (287.042 * 293.15)) * 1006 * 0.6 * 50) / 3600;
    const loadWith = (films: number): number => 7 * (20 / (2 + films) + air) * 30 * 8760 * 3600;
    const load = results.cases[0]!.heatingLoad!.value;
    expect(load).toBeGreaterThan(loadWith(1.7));
    expect(load).toBeLessThan(loadWith(0.12));
    expect((results.cases[0]!.peakDemand.value * 8760 * 3600) / load).toBeCloseTo(1, 6);
  });

  test("are multiplied by the number of identical rooms", () => {
    const single = answered({ ...office, cases: [boiler] }).results.cases[0]!;
    const five = answered({ ...office, rooms: room({ count: 5 }), cases: [boiler] }).results.cases[0]!;
    expect(five.heatingLoad!.value / single.heatingLoad!.value).toBeCloseTo(5, 9);
    expect(five.coolingLoad!.value / single.coolingLoad!.value).toBeCloseTo(5, 9);
    expect(five.intensity.value).toBeLessThanOrEqual(single.intensity.value);
  });

  test("fall with insulation, tightness, recovery and set-back; cooling falls with shades, glass, free cooling and better lights", () => {
    const resultOf = (row: object, more: object = {}) => answered({ ...office, ...more, cases: [{ ...boiler, ...row }] }).results.cases[0]!;
    const usual = resultOf({});
    for (const measure of [
      { addedInsulation: 2 },
      { infiltrationShare: 0.3 },
      { heatRecovery: 0.8 },
      { heatingSetPointReduction: 2 },
      { newWindowUValue: 0.8 },
    ])
      expect(resultOf(measure).heatingLoad!.value, JSON.stringify(measure)).toBeLessThan(usual.heatingLoad!.value);
    for (const measure of [{ newWindowShgc: 0.2 }, { freeCooling: 4 }, { lightingShare: 0.4 }, { coolingSetPointIncrease: 2 }])
      expect(resultOf(measure).coolingLoad!.value, JSON.stringify(measure)).toBeLessThan(usual.coolingLoad!.value);
    // Recovery is bypassed where it would warm a room that is cooled.
    expect(resultOf({ heatRecovery: 0.8 }).coolingLoad!.value / usual.coolingLoad!.value).toBeLessThan(1.05);
  });
});

test("free cooling costs the fan power of the air that it adds, and no more air than the room needs", () => {
  const resultOf = (row: object) => {
    const answer = answered({ ...office, cases: [{ ...boiler, ...row }] });
    const { fansEnergy, coolingLoad } = answer.results.cases[0]!;
    return { fans: fansEnergy?.value ?? 0, cooling: coolingLoad!.value, codes: answer.warnings.map(({ code }) => code) };
  };
  const without = resultOf({});
  const free = resultOf({ freeCooling: 4 });
  expect(free.codes).toContain("free-cooling-fans");
  expect(resultOf({ freeCooling: 4, freeCoolingFans: 0 })).toEqual({
    ...free,
    codes: free.codes.filter((code) => code !== "free-cooling-fans"),
  });
  const power = resultOf({ freeCooling: 4, freeCoolingFans: 0.5 });
  expect(power.cooling).toBe(free.cooling);
  expect(resultOf({ freeCooling: 4, freeCoolingFans: 1 }).fans - free.fans).toBeCloseTo(2 * (power.fans - free.fans), 3);
  // The air warms by the difference to the room, which is 30 K here at most: its energy is at least what it saves over that.
  const saved = without.cooling - free.cooling;
  expect((power.fans - free.fans) / 500).toBeGreaterThan(saved / (1.3 * 1010 * 60));
  // So much air as takes the whole load gives no more than is needed: beyond that nothing changes but the hours in which it is mild outside.
  const [much, more] = [20, 19].map((freeCooling) => resultOf({ freeCooling, freeCoolingFans: 0.5 }));
  expect(much!.fans / more!.fans).toBeLessThan(20 / 19);
  expect(much!.cooling).toBeLessThanOrEqual(more!.cooling);
});

describe("the year of the hours", () => {
  const both = { ...office, otherElectricity: 500, cases: [boiler, pump] } as const;

  test("has the electricity of its end uses, month by month", () => {
    const { calculation, values } = answered(both);
    for (const [index, each] of calculation.cases.entries()) {
      const { power } = caseHours(values, values.cases[index]!);
      let hour = 0;
      for (const [month, days] of monthDays.entries()) {
        const uses = each.year.uses.filter(({ carrier }) => carrier === "electricity").map(({ months }) => months[month]!);
        const hours = power.subarray(hour, (hour += 24 * days));
        expect((sum(hours) * 3600) / sum(uses)).toBeCloseTo(1, 10);
        expect(each.year.demand[month]).toBe(Math.max(...hours));
      }
    }
  });

  test("is billed hour by hour as the library bills it", () => {
    const tariff: Tariff = {
      energyratestructure: [[{ rate: 0.1 }], [{ rate: 0.3 }]],
      energyweekdayschedule: monthDays.map(() => work),
      energyweekendschedule: monthDays.map(() => work.map(() => 0)),
      demandratestructure: [[{ rate: 3 }], [{ rate: 9 }]],
      demandweekdayschedule: monthDays.map(() => work),
      demandweekendschedule: monthDays.map(() => work.map(() => 0)),
      flatdemandstructure: [[{ rate: 5 }]],
      fixedchargefirstmeter: 10,
    };
    const { electricityPrice, ...rest } = both;
    const { calculation, values } = answered({ ...rest, ...tariffFieldsOf(tariff), yearBegins: "3" });
    for (const [index, each] of calculation.cases.entries()) {
      const power = [...caseHours(values, values.cases[index]!).power];
      expect(each.costs.electricity.total).toBeCloseTo(annualBill(tariff, usageByPeriod(tariff, { power, firstWeekday: 3 })).total, 6);
    }
    expect(electricityPrice).toBe(0.2);
  });

  test("is what figures draw: duration adds up to the year, the map to the months, and reaches the demand", () => {
    const { calculation, values } = answered(both);
    for (const [index, each] of calculation.cases.entries()) {
      const points = loadDurationOf(calculation, values, index);
      const energy = sum(points.map(({ hours, power }, index) => power * (hours - (points[index - 1]?.hours ?? 0)))) * 3600;
      expect(energy / sum(each.costs.energy.electricity)).toBeCloseTo(1, 9);
      expect(points.at(-1)!.hours).toBe(8760);
      expect(points[0]!.power).toBe(Math.max(...each.year.demand));
      const map = demandMapOf(calculation, values, index);
      for (const [month, days] of monthDays.entries()) {
        expect((sum(map.mean[month]!) * days * 3600) / each.costs.energy.electricity[month]!).toBeCloseTo(1, 9);
        expect(Math.max(...map.highest[month]!)).toBeCloseTo(each.year.demand[month]!, 6);
      }
      expect(map.weekdays!.mean[0]![12]!).toBeGreaterThan(map.weekends!.mean[0]![12]!);
    }
  });

  test("emits by the hour what one factor emits where all hours have it, and less where its hours are clean", () => {
    const matrix = (valueAt: (hour: number) => number) => monthDays.map(() => Array.from({ length: 24 }, (_, hour) => valueAt(hour)));
    const emitted = (more: object) => answered({ ...both, ...more }).results.cases[1]!.emissions!.value;
    const flat = emitted({ electricityEmission: 0.4 });
    expect(emitted({ emissionBy: "hours", hourlyEmissions: matrix(() => 0.4) }) / flat).toBeCloseTo(1, 9);
    expect(emitted({ emissionBy: "hours", hourlyEmissions: matrix((hour) => (work[hour] ? 0.2 : 0.4)) })).toBeLessThan(flat);
  });

  test("of a heat pump beyond its capacity heats the rest by resistance", () => {
    const { calculation } = answered(both);
    const { loads, uses, remaining } = calculation.cases[1]!.year;
    const backup = sum(uses.find(({ endUse }) => endUse === "backup")!.months);
    expect(backup).toBeGreaterThan(0);
    expect(backup).toBeCloseTo(remaining.heating, 6);
    const input = sum(uses.find(({ endUse }) => endUse === "heating")!.months);
    // Between the COP in frost and the one in mild weather.
    expect((sum(loads.heating) - backup) / input).toBeGreaterThan(2);
    expect((sum(loads.heating) - backup) / input).toBeLessThan(4.6);
  });

  test("moves with assumptions of the building: a leakier one heats more, a warmer one less", () => {
    const sensitivity = [
      { id: "loss", parameter: "lossCoefficient" },
      { id: "gains", parameter: "internalGains" },
    ] as const;
    const { calculation } = answered({ ...both, sensitivity });
    const heat = (evaluated: (typeof calculation.swings)[number]["ends"][number]["evaluated"]) =>
      sum(evaluated.cases[0]!.year.loads.heating);
    const [loss, gains] = calculation.swings.map(({ ends }) => ends.map(({ evaluated }) => heat(evaluated)));
    const usual = sum(calculation.cases[0]!.year.loads.heating);
    expect(loss![0]!).toBeLessThan(usual);
    expect(loss![1]!).toBeGreaterThan(usual);
    expect(gains![0]!).toBeGreaterThan(usual);
    expect(gains![1]!).toBeLessThan(usual);
  });

  test("calculated again is the same, whatever was calculated in between", () => {
    const before = JSON.stringify(answered(both).results);
    for (let each = 0; each < 8; each++) answered({ ...both, rooms: room({ heatingSetPoint: 19 + each / 20 }) });
    expect(JSON.stringify(answered(both).results)).toBe(before);
  });
});

describe("constructions of layers", () => {
  const layer = { kind: "material", specificHeat: { value: 1000, unit: "J/(kg.K)" } } as const;
  const concrete = { ...layer, id: "concrete", thickness: 200, conductivity: 2, density: 2400 } as const;
  const wool = { ...layer, id: "wool", thickness: 120, conductivity: 0.04, density: 20 } as const;
  const gap = { id: "gap", kind: "resistance", resistance: 0.18 } as const;
  const constructions = [
    ...office.constructions!,
    { id: "insulated", name: "Insulated wall", by: "layers", layers: [wool, gap, concrete] },
    { id: "bare", name: "Gap", by: "layers", layers: [gap] },
    { id: "unfinished", by: "layers", layers: [] },
  ] as const;
  const rows = (more: object) => answered({ ...office, cases: [boiler], constructions, ...more } as EnergyInput).results.constructions!;

  test("have the U-value of a wall and their mass", () => {
    const [insulated, bare, ...others] = rows({});
    expect(others).toEqual([]);
    // Films of 25 and 7.7 W/(m²·K).
    const films = 1 / 25 + 1 / 7.7;
    expect(insulated).toMatchObject({ id: "insulated", uValue: { quantity: "uValue" }, mass: { quantity: "massPerArea" } });
    expect(insulated!.uValue.value).toBeCloseTo(1 / (films + 3 + 0.18 + 0.1), 9);
    expect(insulated!.mass!.value).toBeCloseTo(2400 * 0.2 + 20 * 0.12, 9);
    expect(bare!.uValue.value).toBeCloseTo(1 / (films + 0.18), 9);
    expect(bare!.mass).toBeUndefined();
  });

  test("are not named by methods without rooms", () => {
    expect("constructions" in answered({ ...energyAnalysis.examples[0]!.input.Metric, constructions } as EnergyInput).results).toBe(false);
  });
});

describe("by the hour it says", () => {
  const input = { ...office, cases: [boiler] } as const;

  test("what is missing, where", () => {
    expect(refused({ ...input, weather: "" })).toMatchObject({ field: "weather", code: "required" });
    expect(refused({ ...input, weather: temperate.slice(0, 5000) })).toMatchObject({ field: "weather" });
    expect(refused({ ...input, rooms: [] })).toMatchObject({ field: "rooms", code: "required" });
    expect(refused({ ...input, rooms: room({ surfaces: [] }) })).toMatchObject({ field: "rooms.room.surfaces", code: "required" });
  });

  test("what does not go together", () => {
    expect(refused({ ...input, rooms: room({ coolingSetPoint: 20, heatingSetPoint: 22 }) })).toMatchObject({
      field: "rooms.room.coolingSetPoint",
    });
    const surfaces = [{ id: "s", area: 5, construction: "wall", windows: [{ id: "w", area: 6 }] }];
    expect(refused({ ...input, rooms: room({ surfaces }) })).toMatchObject({
      field: "rooms.room.surfaces.s.area",
      message: expect.stringContaining("windows") as string,
    });
  });

  test("what a study should not hide", () => {
    const codes = (more: object): string[] => answered({ ...input, ...more }).warnings.map(({ code }) => code);
    expect(codes({})).toContain("sensible-only");
    expect(codes({})).not.toContain("estimated-demand");
    expect(codes({ rooms: room({ heatingLimit: { value: 100, unit: "W" } }) })).toContain("unmet-hours");
  });
});
