import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { areIndependent, moistAir, moistAirFromPair, type MoistAirPair, type PairQuantity } from "./index.ts";

const quantities: PairQuantity[] = ["dryBulb", "wetBulb", "dewPoint", "relativeHumidity", "humidityRatio", "enthalpy", "specificVolume"];
const pairs = quantities.flatMap((first, i) => quantities.slice(i + 1).map((second) => [first, second] as const));
const independent = pairs.filter(([first, second]) => areIndependent(first, second));

const buildingAir = fc
  .tuple(
    fc.double({ min: -60, max: 80, noNaN: true }),
    fc.double({ min: 6e4, max: 1.1e5, noNaN: true }),
    fc.double({ min: 0.01, max: 1, noNaN: true }),
  )
  .map(([dryBulb, pressure, relativeHumidity]) => moistAir({ dryBulb, pressure, relativeHumidity }));

describe("moist air from any two quantities", () => {
  test("takes the pairs that are independent, in any order, and no others", () => {
    const air = moistAir({ dryBulb: 30, relativeHumidity: 0.4 });
    for (const first of quantities)
      for (const second of quantities) {
        const result = () => moistAirFromPair({ [first]: air[first], [second]: air[second] });
        if (areIndependent(first, second)) expect(result().dryBulb).toBeCloseTo(30, 6);
        else expect(result).toThrow();
        expect(areIndependent(second, first)).toBe(areIndependent(first, second));
      }
  });

  test.each(independent)("%s and %s lead back to the state they were taken from", (first, second) => {
    fc.assert(
      fc.property(buildingAir, (air) => {
        if (first === "wetBulb" && second === "enthalpy" && Math.abs(air.wetBulb) < 1e-3) return;
        if (air.dewPoint <= -100) return;
        const result = moistAirFromPair({ pressure: air.pressure, [first]: air[first], [second]: air[second] });
        expect(result[first]).toBe(air[first]);
        expect(result[second]).toBe(air[second]);
        // Wet bulb and enthalpy run almost parallel near 0 °C: an error of 1e-9 K in the wet bulb then moves the dry bulb by 1e-6 K.
        const tolerance =
          first === "wetBulb" && second === "enthalpy"
            ? 1e-5
            : [first, second].some((q) => q === "dewPoint" || q === "wetBulb")
              ? 1e-6
              : 1e-9;
        expect(Math.abs(result.dryBulb - air.dryBulb)).toBeLessThan(tolerance);
        expect(Math.abs(result.humidityRatio - air.humidityRatio)).toBeLessThan(tolerance * 1e-2);
      }),
      { numRuns: runs(150) },
    );
  });

  test("also of the round numbers that people type: no temperature is one at which a solver happens to look", () => {
    for (const pressure of [101325, 84556]) {
      for (let dryBulb = -60; dryBulb <= 90; dryBulb += 5) {
        for (const relativeHumidity of [0.25, 0.5, 1]) {
          const air = moistAir({ dryBulb, relativeHumidity, pressure });
          for (const [first, second] of independent) {
            // Along the line of a wet bulb the enthalpy hardly changes: that pair is held to less above.
            if (first === "wetBulb" && second === "enthalpy") continue;
            expect(moistAirFromPair({ pressure, [first]: air[first], [second]: air[second] }).dryBulb, `${first}, ${second}`).toBeCloseTo(
              dryBulb,
              5,
            );
          }
        }
      }
    }
  });

  test.each([
    [{ dewPoint: 10, humidityRatio: 0.0076 }, "dewPoint, humidityRatio"],
    [{ wetBulb: 0, enthalpy: 9473 }, "wetBulb, enthalpy"],
    [{ relativeHumidity: 0, humidityRatio: 0 }, "relativeHumidity, humidityRatio"],
    [{ relativeHumidity: 0, dewPoint: 10 }, "dewPoint, relativeHumidity"],
    [{ wetBulb: 20, dewPoint: 21 }, "wetBulb, dewPoint"],
    [{ wetBulb: 20, enthalpy: 30000 }, "wetBulb, enthalpy"],
    [{ enthalpy: 50000, specificVolume: 0.5 }, "enthalpy, specificVolume"],
    [{ humidityRatio: 0.02, enthalpy: 60000 }, "humidityRatio, enthalpy"],
    [{ humidityRatio: 0.01, specificVolume: 5 }, "humidityRatio, specificVolume"],
    [{ wetBulb: 20 }, "wetBulb"],
    [{ dryBulb: 20, wetBulb: 15, dewPoint: 10 }, "dryBulb, wetBulb, dewPoint"],
    [{}, "pair"],
    [{ dryBulb: 20, specificVolume: 0.9 }, "specificVolume"],
    [{ dryBulb: 20, specificVolume: 0.8 }, "specificVolume"],
    [{ dryBulb: 20, wetBulb: 25 }, "wetBulb"],
    [{ relativeHumidity: 1.2, enthalpy: 50000 }, "relativeHumidity"],
    [{ humidityRatio: -0.01, enthalpy: 50000 }, "humidityRatio"],
    [{ wetBulb: 120, enthalpy: 50000 }, "wetBulb"],
    [{ dryBulb: 20, relativeHumidity: null }, "relativeHumidity"],
    [{ dryBulb: 20, relativeHumidity: "0.5" }, "relativeHumidity"],
    [{ dryBulb: 20, enthalpy: "40000" }, "enthalpy"],
  ])("refuses %o, naming %s", (pair, parameter) => {
    expect(() => moistAirFromPair(pair as MoistAirPair)).toThrow(expect.objectContaining({ name: "OutOfRangeError", parameter }));
  });
});
