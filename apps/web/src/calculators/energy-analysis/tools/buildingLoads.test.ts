import { expect, test } from "vitest";
import { heatLoad } from "@org/hvac-core/calculators/heat-load";
import { buildingLoadsOf, lossCoefficientOf } from "./buildingLoads.ts";

test("a heat load tells the loss coefficient of its building", () => {
  const quick = {
    unitSystem: "Metric",
    calculationMode: "Heating",
    floorArea: 50,
    indoorTemp: 20,
    outdoorTemp: -10,
    infiltrationAirChanges: 0,
  };
  const room = { ...quick, wallArea: 100, wallUValue: 0.4, windowArea: 10, windowUValue: 1.5, roofArea: 0, ventilationRate: 20 };
  // Σ U·A, by hand: 100 m² · 0.4 + 10 m² · 1.5 W/(m²·K).
  expect(buildingLoadsOf({ input: room, calculatorVersion: heatLoad.version })).toMatchObject({
    lossCoefficient: expect.closeTo(55, 6),
    floorArea: 50,
  });
  expect(
    buildingLoadsOf({ input: { ...room, calculationMode: "Cooling", outdoorTemp: 32 }, calculatorVersion: heatLoad.version }),
  ).toHaveProperty("problem");
  expect(
    lossCoefficientOf([
      { count: 2, losses: 300, difference: 30 },
      { count: 1, losses: 500, difference: 25 },
    ]),
  ).toBeCloseTo(40, 9);
  expect(lossCoefficientOf([{ count: 1, losses: 0, difference: 0 }])).toBeUndefined();
  // Outdoor air that is breathed is no loss of the envelope.
  for (const { input } of heatLoad.examples.filter((each) => each.input.Metric.method === "hourly")) {
    const loads = buildingLoadsOf({ input: input.Metric, calculatorVersion: heatLoad.version });
    const rooms = input.Metric.rooms!.map((each) => ({ ...each, outdoorAir: 0 }));
    const tight = buildingLoadsOf({ input: { ...input.Metric, rooms }, calculatorVersion: heatLoad.version });
    if ("problem" in loads || "problem" in tight) throw new Error("no loads");
    expect(tight.lossCoefficient).toBeCloseTo(loads.lossCoefficient, 9);
    expect(loads.lossCoefficient).toBeGreaterThan(0);
  }
});

test("outdoor air of a heat load is the same air in the energy of a year", () => {
  const room = {
    unitSystem: "Metric",
    calculationMode: "Heating",
    indoorTemp: 20,
    outdoorTemp: -10,
    outdoorRelativeHumidity: 0,
    altitude: 1600,
    wallArea: 10,
    wallUValue: 0.4,
    ventilationRate: 100,
  } as const;
  const outcome = heatLoad.calculate(room);
  const loads = buildingLoadsOf({ input: room, calculatorVersion: heatLoad.version });
  if (!outcome.ok || "problem" in loads) throw new Error("no loads");
  const { pressure } = (outcome.calculation as { readonly air: { readonly pressure: number } }).air;
  // c_a·p/(R·T) of dry air at 20 °C and 30 K.
  const heat = loads.ventilationFlow * ((1006 * pressure) / (287.042 * 293.15)) * 30;
  expect(heat / outcome.results.ventilationSensibleLoad.value).toBeCloseTo(1, 10);
});
