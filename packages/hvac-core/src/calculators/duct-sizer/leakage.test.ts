import { describe, expect, test } from "vitest";
import { ductSizer, type DuctInput } from "./index.ts";

function size(input: DuctInput) {
  const outcome = ductSizer.calculate({ unitSystem: "Metric", airflow: 500, ductLength: 15, ...input });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome;
}
const codes = (input: DuctInput): string[] => size(input).warnings.map(({ code }) => code);
const cfm = 0.3048 ** 3 / 60;

describe("leakage", () => {
  test("of class 6 at 1 in of water is 6 cfm for 100 ft² of duct", () => {
    // 12 × 13 in: 50 in around, so 24 ft hold 100 ft².
    const { results } = size({
      unitSystem: "Imperial",
      airflow: 1000,
      sizeChoice: "chosen",
      chosenWidth: 12,
      chosenHeight: 13,
      ductLength: 24,
      leakageClass: 6,
      staticPressure: 1,
    });
    expect(results.surfaceArea.value / 0.3048 ** 2).toBeCloseTo(100, 10);
    expect(results.leakageAirflow.value / cfm).toBeCloseTo(6, 10);
    expect(results.leakageShare.value).toBeCloseTo(6 / 1000, 12);
  });

  test("grows with the pressure to the power of 0.65, and is zero without pressure", () => {
    const leak = (staticPressure: number): number => size({ staticPressure }).results.leakageAirflow.value;
    expect(leak(500) / leak(250)).toBeCloseTo(2 ** 0.65, 10);
    expect(leak(0)).toBe(0);
  });

  test("of more than 5 % gets a warning", () => {
    expect(codes({ leakageClass: 48, staticPressure: 500, ductLength: 60 })).toContain("leakage-high");
    expect(codes({})).not.toContain("leakage-high");
  });
});

describe("heat through the walls", () => {
  const cold: DuctInput = { airTemperature: 13, heatExchange: true, surroundingTemperature: 30, ductUValue: 0.85 };

  test("is absent unless asked for", () => {
    expect(size({ ...cold, heatExchange: false }).results.heatGain).toBeUndefined();
  });

  test("of a short duct is U times surface times difference", () => {
    const { results } = size({ ...cold, ductLength: 0.01 });
    expect(results.heatGain!.value / (0.85 * results.surfaceArea.value * 17)).toBeCloseTo(1, 4);
  });

  test("of an endless duct leaves the air as warm as its surroundings", () => {
    expect(size({ ...cold, ductLength: 10_000, airflow: 5 }).results.leavingAirTemperature!.value).toBeCloseTo(30, 6);
  });

  test("of two halves is that of the whole", () => {
    const whole = size({ ...cold, ductLength: 40 }).results;
    const first = size({ ...cold, ductLength: 20 }).results;
    // The second half starts where the first ends; its air, a little thinner, would get another size, so the balance is written out.
    const left = (first.leavingAirTemperature!.value - 30) / (13 - 30);
    expect((whole.leavingAirTemperature!.value - 30) / (13 - 30)).toBeCloseTo(left * left, 12);
  });

  test("is lost where the surroundings are colder", () => {
    expect(size({ ...cold, surroundingTemperature: 0 }).results.heatGain!.value).toBeLessThan(0);
  });
});

test("a duct under more than 500 Pa is warned to need a higher pressure class, whether friction or the fan puts it there", () => {
  const message = (input: DuctInput): string | undefined => size(input).warnings.find(({ code }) => code === "pressure-class")?.message;
  expect(message({})).toBeUndefined();
  expect(message({ staticPressure: 750 })).toMatch(/^The duct is at 750/);
  expect(message({ terminalPressureDrop: 900 })).toMatch(/^The duct alone takes 9/);
});

test("an upright duct is advised less height, a flat one more", () => {
  const advice = (chosenWidth: number, chosenHeight: number): string | undefined =>
    size({ sizeChoice: "chosen", chosenWidth, chosenHeight }).warnings.find(({ code }) => code.startsWith("aspect-ratio"))?.message;
  expect(advice(1500, 250)).toMatch(/more height/);
  expect(advice(250, 1500)).toMatch(/less height and more width/);
});
