import { describe, expect, test } from "vitest";
import { heatLoad } from "../../calculators/heat-load/index.ts";
import { buildingLoads, lossCoefficientOf, outdoorAirAtSite, type BuildingLoads } from "./index.ts";

function loadsOf(input: object): BuildingLoads {
  const read = buildingLoads({ input: input as Readonly<Record<string, unknown>>, calculatorVersion: heatLoad.version });
  if ("problem" in read) throw new Error(read.problem);
  return read.content;
}

const quick = {
  unitSystem: "Metric",
  calculationMode: "Heating",
  floorArea: 50,
  indoorTemp: 20,
  outdoorTemp: -10,
  infiltrationAirChanges: 0,
  wallArea: 100,
  wallUValue: 0.4,
  windowArea: 10,
  windowUValue: 1.5,
  roofArea: 0,
  ventilationRate: 20,
} as const;

describe("the loss coefficient of a heat load", () => {
  test("is Σ U·A of one room, and a cooling load has none", () => {
    // By hand: 100 m² · 0.4 + 10 m² · 1.5 W/(m²·K).
    expect(loadsOf(quick)).toMatchObject({ lossCoefficient: expect.closeTo(55, 6), floorArea: 50 });
    expect(
      buildingLoads({ input: { ...quick, calculationMode: "Cooling", outdoorTemp: 32 }, calculatorVersion: heatLoad.version }),
    ).toHaveProperty("problem");
  });

  test("adds rooms over their own differences, and is undefined where a room is not warmer than outdoors", () => {
    const rooms = [
      { multiplier: 2, losses: 300, difference: 30 },
      { multiplier: 1, losses: 500, difference: 25 },
    ];
    expect(lossCoefficientOf(rooms)).toBeCloseTo(40, 9);
    expect(lossCoefficientOf([{ multiplier: 1, losses: 0, difference: 0 }])).toBeUndefined();
  });

  const hourly = heatLoad.examples.flatMap(({ id, input }) => (input.Metric.method === "hourly" ? [[id, input.Metric] as const] : []));

  test.each(hourly)("does not contain the outdoor air for ventilation (%s)", (_id, input) => {
    const tight = loadsOf({ ...input, rooms: input.rooms!.map((each) => ({ ...each, outdoorAir: 0 })) });
    expect(tight.lossCoefficient).toBeCloseTo(loadsOf(input).lossCoefficient, 9);
    expect(tight.lossCoefficient).toBeGreaterThan(0);
  });

  test.each(hourly)("of a project is the sum of its rooms alone, and so are floor area and outdoor air (%s)", (_id, input) => {
    const whole = loadsOf(input);
    const parts = input.rooms!.map((room) => loadsOf({ ...input, rooms: [room] }));
    for (const name of ["lossCoefficient", "floorArea", "ventilationFlow"] as const) {
      const sum = parts.reduce((all, part) => all + part[name]!, 0);
      expect(Math.abs(sum - whole[name]!)).toBeLessThan(1e-9 * (1 + whole[name]!));
    }
  });
});

describe("outdoor air of a heat load", () => {
  test("is the same air in the energy calculation", () => {
    const room = { ...quick, outdoorRelativeHumidity: 0, altitude: 1600, ventilationRate: 100 };
    const outcome = heatLoad.calculate(room);
    if (!outcome.ok) throw new Error(outcome.errors[0]?.message);
    const { pressure } = (outcome.calculation as { readonly air: { readonly pressure: number } }).air;
    // c_a·p/(R·T) of dry air at 20 °C and 30 K.
    const heat = loadsOf(room).ventilationFlow * ((1006 * pressure) / (287.042 * 293.15)) * 30;
    expect(heat / outcome.results.ventilationSensibleLoad.value).toBeCloseTo(1, 10);
  });

  test("of standard air keeps its mass at the site, p·V/(R·T)", () => {
    // Standard atmosphere at 1600 m: 101 325 · (1 − 2.25577e-5 · 1600)^5.2559 Pa.
    const pressure = 101_325 * (1 - 2.25577e-5 * 1600) ** 5.2559;
    expect(outdoorAirAtSite(1, "standard", 1600) * (pressure / (287.042 * 293.15))).toBeCloseTo(1.2, 3);
    expect(outdoorAirAtSite(1, "outdoor", 1600)).toBe(1);
  });
});
