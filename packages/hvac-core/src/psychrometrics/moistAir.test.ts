import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readReference } from "../../test/reference/readReference.ts";
import { moistAir, saturationPressure, type MoistAirInput } from "./index.ts";
import {
  dewPoint,
  humidityRatioFromRelativeHumidity,
  humidityRatioFromWetBulb,
  relativeHumidityFromHumidityRatio,
  saturationHumidityRatio,
  wetBulb,
} from "./quantities/index.ts";

const keys: Record<string, readonly [string, string]> = {
  rh: ["relativeHumidity", "rh_frac"],
  twb: ["wetBulb", "twb_C"],
  tdp: ["dewPoint", "tdp_C"],
  W: ["humidityRatio", "W_kg_per_kg"],
};

/** Dry bulb -100…200 °C, pressure 60…110 kPa and a humidity from dry to saturated (or, where water boils, to 99 % vapour). */
const anyState = fc
  .tuple(
    fc.double({ min: -100, max: 200, noNaN: true }),
    fc.double({ min: 6e4, max: 1.1e5, noNaN: true }),
    fc.double({ min: 0, max: 1, noNaN: true }),
  )
  .map(([dryBulb, pressure, part]) =>
    moistAir({ dryBulb, pressure, relativeHumidity: part * Math.min(1, (0.99 * pressure) / saturationPressure(dryBulb)) }),
  );

describe("moist air against PsychroLib", () => {
  // The contract's tolerances; the agreement is 5e-12 and 2e-9 K. The peer puts a floor of 1e-7 under W: its "dry" rows are another question.
  const cases = readReference<Record<string, number> & { kind: string }>("psychrometrics_si").cases.filter(({ id }) => !id.includes("dry"));
  test.each(cases)("$id", ({ in: input, out }) => {
    const [name, key] = keys[input.kind]!;
    const air = moistAir({ dryBulb: input["tdb_C"], pressure: input["p_Pa"], [name]: input[key] } as unknown as MoistAirInput);
    const relative = (value: number, expected: number): number => Math.abs(value - expected) / Math.max(Math.abs(expected), 1e-9);
    expect(relative(air.humidityRatio, out["W_kg_per_kg"]!)).toBeLessThan(1e-6);
    expect(Math.abs(air.enthalpy - out["h_J_per_kgda"]!)).toBeLessThan(1e-6 * Math.max(1000, Math.abs(out["h_J_per_kgda"]!)));
    expect(relative(air.specificVolume, out["v_m3_per_kgda"]!)).toBeLessThan(1e-6);
    expect(relative(air.density, out["rho_kg_per_m3"]!)).toBeLessThan(1e-6);
    expect(relative(air.vaporPressure, out["pv_Pa"]!)).toBeLessThan(1e-6);
    expect(relative(air.relativeHumidity, out["rh_frac"]!)).toBeLessThan(1e-6);
    expect(relative(air.degreeOfSaturation, out["mu_frac"]!)).toBeLessThan(1e-6);
    expect(Math.abs(air.wetBulb - out["twb_C"]!)).toBeLessThan(1e-4);
    expect(Math.abs(air.dewPoint - out["tdp_C"]!)).toBeLessThan(1e-4);
  });

  test("also in inch-pound units, within the handbook's own difference between the two sets of coefficients", () => {
    for (const { id, in: input, out } of readReference<Record<string, number> & { kind: string }>("psychrometrics_ip").cases) {
      if (id.includes("dry")) continue;
      const celsius = (t: number): number => (t - 32) / 1.8;
      const [name] = keys[input.kind]!;
      const humidity = { rh: input["rh_frac"], twb: celsius(input["twb_F"]!), tdp: celsius(input["tdp_F"]!), W: input["W_lb_per_lb"] }[
        input.kind
      ];
      const air = moistAir({
        dryBulb: celsius(input["tdb_F"]!),
        pressure: input["p_psi"]! * 6894.757293,
        [name]: humidity,
      } as unknown as MoistAirInput);
      // 1093 - 0.556 t and 2501 - 2.326 t and their kin are rounded differently: up to 0.2 % in a dry W from the wet bulb.
      expect(Math.abs(air.humidityRatio - out["W_lb_per_lb"]!)).toBeLessThan(2e-3 * out["W_lb_per_lb"]! + 6e-6);
      expect(Math.abs(air.wetBulb - celsius(out["twb_F"]!))).toBeLessThan(0.02);
      // That W, where it is dry, moves the dew point by 0.06 K.
      expect(Math.abs(air.dewPoint - celsius(out["tdp_F"]!))).toBeLessThan(0.1);
      expect(air.specificVolume / 0.0624279606 / out["v_ft3_per_lbda"]!).toBeCloseTo(1, 3);
    }
  });
});

describe("moist air against published numbers", () => {
  test.each([
    // Computed independently with PsychroLib and CoolProp, as printed: T_wb and T_dp to 1 mK, h to 1 J/kg, W and v to the last digit.
    [
      { dryBulb: 24, relativeHumidity: 0.5 },
      { humidityRatio: 0.009299, wetBulb: 17.068, dewPoint: 12.946, enthalpy: 47815, specificVolume: 0.85438 },
    ],
    [
      { dryBulb: 35, relativeHumidity: 0.4 },
      { humidityRatio: 0.014132, wetBulb: 23.934, dewPoint: 19.385, enthalpy: 71473, specificVolume: 0.89279 },
    ],
    [
      { dryBulb: 24, relativeHumidity: 0.5, pressure: 84556 },
      { humidityRatio: 0.011176, wetBulb: 16.635 },
    ],
    [
      { dryBulb: -5, relativeHumidity: 0.8 },
      { humidityRatio: 0.001979, wetBulb: -5.884 },
    ],
    // EnergyPlus pull request 7548: the wet bulb over ice.
    [{ dryBulb: 1, humidityRatio: 0.002 }, { wetBulb: -2.199 }],
  ] as const)("%o", (input, expected) => {
    const air = moistAir(input);
    const digits = { humidityRatio: 6, wetBulb: 3, dewPoint: 3, enthalpy: 0, specificVolume: 5 };
    for (const [name, value] of Object.entries(expected)) {
      const key = name as keyof typeof digits;
      // One unit of the last digit: the prints are rounded from unrounded inputs.
      expect(Math.abs(air[key] - value)).toBeLessThanOrEqual(1.01 * 10 ** -digits[key]);
    }
  });

  test("stays within the documented deviation from the real-gas model between 10 and 40 °C", () => {
    for (const { in: input, out } of readReference("humid_air_coolprop").cases) {
      if (input["tdb_C"]! < 10 || input["tdb_C"]! > 40 || input["rh_frac"] === undefined || out["twb_C"]! < 1) continue;
      const air = moistAir({ dryBulb: input["tdb_C"]!, pressure: input["p_Pa"]!, relativeHumidity: input["rh_frac"] });
      // The enhancement factor of 1.004 to 1.005 is not in the ideal-gas equations: W 0.7 % (95th percentile) to 1 %; h 390 J/kg.
      expect(air.humidityRatio / out["W_kg_per_kg"]!).toBeGreaterThan(0.99);
      expect(air.humidityRatio / out["W_kg_per_kg"]!).toBeLessThan(1.0005);
      expect(Math.abs(air.wetBulb - out["twb_C"]!)).toBeLessThan(0.1);
      expect(Math.abs(air.dewPoint - out["tdp_C"]!)).toBeLessThan(0.05);
      expect(Math.abs(air.enthalpy - out["h_J_per_kgda"]!)).toBeLessThan(1000);
      expect(Math.abs(air.specificVolume / out["v_m3_per_kgda"]! - 1)).toBeLessThan(6e-4);
    }
  });
});

describe("laws of moist air", () => {
  test("dew point ≤ wet bulb ≤ dry bulb, and the ratios stay within 0…1", () => {
    fc.assert(
      fc.property(anyState, (air) => {
        expect(air.dewPoint).toBeLessThanOrEqual(air.wetBulb);
        expect(air.wetBulb).toBeLessThanOrEqual(air.dryBulb);
        for (const value of Object.values(air)) expect(Number.isFinite(value)).toBe(true);
        expect(air.relativeHumidity).toBeLessThanOrEqual(1);
        expect(air.degreeOfSaturation).toBeLessThanOrEqual(1 + 1e-12);
        expect(air.degreeOfSaturation).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: runs(1000) },
    );
  });

  test("each measure of humidity leads back to the same state", () => {
    fc.assert(
      fc.property(anyState, (air) => {
        const { dryBulb, pressure } = air;
        const inputs: MoistAirInput[] = [
          { dryBulb, pressure, humidityRatio: air.humidityRatio },
          { dryBulb, pressure, enthalpy: air.enthalpy },
        ];
        // At -100 °C dew point and wet bulb are bounds, not values.
        if (air.wetBulb > -100) inputs.push({ dryBulb, pressure, wetBulb: air.wetBulb });
        if (air.dewPoint > -100) inputs.push({ dryBulb, pressure, dewPoint: air.dewPoint });
        for (const input of inputs) {
          // 1e-10 of a wet bulb or dew point moves W by some 1e-9 of itself; from the enthalpy W has the rounding of 1e-16 · 1006 t / 2.5e6.
          expect(Math.abs(moistAir(input).humidityRatio - air.humidityRatio)).toBeLessThan(1e-8 * air.humidityRatio + 1e-12);
        }
      }),
      { numRuns: runs(500) },
    );
  });

  test("wet bulb and dew point rise with the humidity ratio, also across 0 °C", () => {
    for (const pressure of [6e4, 101325]) {
      for (let dryBulb = -20; dryBulb <= 60; dryBulb += 2.5) {
        const saturated = saturationHumidityRatio(dryBulb, pressure);
        let before = moistAir({ dryBulb, pressure, humidityRatio: 0 });
        for (let part = 0.01; part <= 1; part += 0.01) {
          const air = moistAir({ dryBulb, pressure, humidityRatio: part * saturated });
          expect(air.wetBulb).toBeGreaterThan(before.wetBulb);
          expect(air.dewPoint).toBeGreaterThan(before.dewPoint);
          expect(air.enthalpy).toBeGreaterThan(before.enthalpy);
          expect(air.density).toBeLessThan(before.density);
          before = air;
        }
      }
    }
  });

  test("the wet bulb meets its own equation", () => {
    fc.assert(
      fc.property(anyState, (air) => {
        if (air.wetBulb <= -100) return;
        // 1e-8 K, a third of 1e-10 of the absolute temperature, moves W by 4e-12 in dry air and in moist air by up to 1e-9 of it.
        const back = humidityRatioFromWetBulb(air.dryBulb, air.wetBulb, air.pressure);
        expect(Math.abs(back - air.humidityRatio)).toBeLessThan(4e-12 + 1e-9 * air.humidityRatio);
      }),
      { numRuns: runs(1000) },
    );
  });

  test("the wet bulb of saturated air is its temperature", () => {
    for (let t = -60; t <= 95; t += 0.5) {
      const air = moistAir({ dryBulb: t, relativeHumidity: 1 });
      expect(Math.abs(air.wetBulb - t)).toBeLessThan(1e-8);
      expect(Math.abs(air.dewPoint - t)).toBeLessThan(1e-8);
      expect(air.degreeOfSaturation).toBeCloseTo(1, 12);
    }
  });

  test("the wet bulb is found also where curves and equations change hands, at 0 °C and at the triple point", () => {
    const near = [0, 1e-300, 1e-16, 1e-12, 1e-9, 1e-8, 2e-8, 5e-8, 1e-7, 1e-5, 1e-3];
    for (const corner of [0, 0.01]) {
      for (const away of near.flatMap((x) => [x, -x])) {
        for (const relativeHumidity of [1, 1 - 1e-15, 1 - 1e-12, 1 - 1e-9, 1 - 1e-7, 0.999, 0.99]) {
          const { wetBulb, dryBulb, dewPoint: dew } = moistAir({ dryBulb: corner + away, relativeHumidity });
          // Half a kelvin of wet-bulb depression goes with 8 % of relative humidity here; 1e-7 is the gap between the curves of ice and water.
          expect(dryBulb - wetBulb).toBeLessThan(10 * (1 - relativeHumidity) + 1e-7);
          expect(wetBulb).toBeGreaterThanOrEqual(dew);
        }
      }
    }
  });

  test("the wet bulb is within 2e-8 K of the root of its equation, at any pressure", () => {
    const anywhere = fc.tuple(
      fc.double({ min: -60, max: 200, noNaN: true }),
      fc.double({ min: 3, max: 7, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
    );
    fc.assert(
      fc.property(anywhere, ([dryBulb, power, part]) => {
        const pressure = 10 ** power;
        const air = moistAir({ dryBulb, pressure, relativeHumidity: part * Math.min(1, (0.99 * pressure) / saturationPressure(dryBulb)) });
        const t = air.wetBulb;
        // Beyond the ends of the formulation, and within the differences from a change of curve or equation, there is no slope to measure.
        if (t < -99 || t > dryBulb - 0.01 || Math.abs(t) < 0.03) return;
        const slope = (humidityRatioFromWetBulb(dryBulb, t + 0.005, pressure) - air.humidityRatio) / 0.005;
        const missed = Math.abs(humidityRatioFromWetBulb(dryBulb, t, pressure) - air.humidityRatio) / slope;
        // 1e-8 K of the iteration and the rounding of W, some 1e-15 of W and of h / 2.5e6.
        expect(missed).toBeLessThan(2e-8 + (4e-15 * (1 + air.humidityRatio) ** 2) / slope);
      }),
      { numRuns: runs(1500) },
    );
  });

  test("where liquid and ice both have a wet bulb, the liquid one is taken", () => {
    // At 5 °C and sea level, eq. 33 gives 0 °C at W = 0.001756 and eq. 35 at 0.001990, by hand from p_ws(0 °C) = 611.15 Pa (W_s = 0.003774).
    expect(moistAir({ dryBulb: 5, humidityRatio: 0.00177 }).wetBulb).toBeGreaterThanOrEqual(0);
    expect(moistAir({ dryBulb: 5, humidityRatio: 0.00174 }).wetBulb).toBeLessThan(-0.3);
    expect(humidityRatioFromWetBulb(5, -1e-9, 101325)).toBeCloseTo(0.00199, 6);
    expect(humidityRatioFromWetBulb(5, 0, 101325)).toBeCloseTo(0.001756, 6);
  });

  test("the single quantities agree with the whole state", () => {
    const air = moistAir({ dryBulb: 30, relativeHumidity: 0.3, pressure: 9e4 });
    expect(humidityRatioFromRelativeHumidity(30, 0.3, 9e4)).toBe(air.humidityRatio);
    expect(relativeHumidityFromHumidityRatio(30, air.humidityRatio, 9e4)).toBeCloseTo(0.3, 14);
    expect(dewPoint(air.humidityRatio, 9e4)).toBeCloseTo(air.dewPoint, 12);
    expect(wetBulb(30, air.humidityRatio, 9e4)).toBeCloseTo(air.wetBulb, 9);
  });
});

describe("moist air refuses", () => {
  test.each([
    [{ dryBulb: 20, relativeHumidity: 1.01 }, "relativeHumidity"],
    [{ dryBulb: 20, relativeHumidity: -0.1 }, "relativeHumidity"],
    [{ dryBulb: 20, wetBulb: 20.1 }, "wetBulb"],
    [{ dryBulb: 20, wetBulb: 2 }, "wetBulb"],
    [{ dryBulb: 20, dewPoint: 20.1 }, "dewPoint"],
    [{ dryBulb: 20, dewPoint: -101 }, "dewPoint"],
    [{ dryBulb: 20, humidityRatio: 0.015 }, "humidityRatio"],
    [{ dryBulb: 20, humidityRatio: -1e-6 }, "humidityRatio"],
    [{ dryBulb: 150, humidityRatio: -0.1 }, "humidityRatio"],
    [{ dryBulb: 150, humidityRatio: Infinity }, "humidityRatio"],
    [{ dryBulb: 20, enthalpy: 20000 }, "enthalpy"],
    [{ dryBulb: 20, enthalpy: 60000 }, "enthalpy"],
    [{ dryBulb: 150, relativeHumidity: 0.5 }, "relativeHumidity"],
    [{ dryBulb: 150, wetBulb: 101 }, "wetBulb"],
    [{ dryBulb: 150, dewPoint: 101 }, "dewPoint"],
    [{ dryBulb: 201, relativeHumidity: 0 }, "dryBulb"],
    [{ dryBulb: NaN, relativeHumidity: 0 }, "dryBulb"],
    [{ dryBulb: 20, relativeHumidity: NaN }, "relativeHumidity"],
    [{ dryBulb: 20, relativeHumidity: 0.5, pressure: 0 }, "pressure"],
    [{ dryBulb: 20 }, "humidityInputs"],
    [{ dryBulb: 20, relativeHumidity: 0.5, dewPoint: 10 }, "humidityInputs"],
  ])("%o, naming %s", (input, parameter) => {
    expect(() => moistAir(input as unknown as MoistAirInput)).toThrow(expect.objectContaining({ name: "OutOfRangeError", parameter }));
  });

  test("two measures of humidity, or none, and says which there are", () => {
    expect(() => moistAir({ dryBulb: 20 } as MoistAirInput)).toThrow(
      /humidityInputs is 0; give exactly one of relativeHumidity, wetBulb, dewPoint, humidityRatio, enthalpy/,
    );
  });

  test("a wet bulb that dry air does not reach, and says which it reaches", () => {
    // The wet bulb of dry air at 20 °C by CoolProp is 5.81 °C; the ideal-gas equations give 0.1 K more or less.
    const limit = moistAir({ dryBulb: 20, humidityRatio: 0 }).wetBulb;
    expect(limit).toBeGreaterThan(5.7);
    expect(limit).toBeLessThan(5.9);
    expect(() => moistAir({ dryBulb: 20, wetBulb: 2 })).toThrow(expect.objectContaining({ min: limit, max: 20 }));
  });
});
