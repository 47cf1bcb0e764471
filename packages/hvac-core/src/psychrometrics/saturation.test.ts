import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readReference } from "../../test/reference/readReference.ts";
import { altitudeAtPressure, pressureAtAltitude, saturationPressure } from "./index.ts";
import { saturationTemperature, triplePoint } from "./quantities/index.ts";

const tables = readReference("psychrometrics_tables").cases;

describe("saturation pressure", () => {
  test.each(tables.filter(({ id }) => id.includes("table3_pws_SI")))(
    "agrees with ASHRAE 2017 ch. 1 table 3 at $in.t_C °C",
    ({ in: { t_C }, out }) => {
      // The table prints 0.01 Pa; the handbook's own equation departs from it by up to 3e-4.
      expect(Math.abs(saturationPressure(t_C!) - out["pws_Pa"]!)).toBeLessThanOrEqual(Math.max(0.01, 3e-4 * out["pws_Pa"]!));
    },
  );

  test.each(tables.filter(({ id }) => id.includes("table3_pws_IP")))(
    "agrees with ASHRAE 2017 ch. 1 table 3 at $in.t_F °F",
    ({ in: { t_F }, out }) => {
      // 1 psi = 6894.757 Pa; same tolerance as above.
      expect(saturationPressure((t_F! - 32) / 1.8) / 6894.757293 / out["pws_psi"]! - 1).toBeCloseTo(0, 3);
    },
  );

  test.each(tables.filter(({ id }) => id.startsWith("steam_table")))(
    "agrees with the steam table at $in.t_C °C",
    ({ in: { t_C }, out }) => {
      // 0.15 %: the old equation against the steam tables, as quoted with the case.
      expect(Math.abs(saturationPressure(t_C!) / out["pws_Pa"]! - 1)).toBeLessThan(1.5e-3);
    },
  );

  test("is the pressure of the triple point, 611.657 Pa, where ice and liquid meet", () => {
    // IAPWS: 611.657 Pa at 273.16 K. The two equations differ by 6e-9 there.
    expect(saturationPressure(triplePoint)).toBeCloseTo(611.657, 3);
    expect(saturationPressure(triplePoint + 1e-9) / saturationPressure(triplePoint) - 1).toBeLessThan(2e-8);
  });

  test("is that of ice up to the triple point and of liquid above, not switched at 0 °C", () => {
    // At 0 °C: ice 611.154 Pa, supercooled liquid 611.213 Pa (eqs. 5 and 6 evaluated at 273.15 K).
    expect(saturationPressure(0)).toBeCloseTo(611.154, 3);
    expect(saturationPressure(0.0001)).toBeLessThan(611.17);
  });

  test("rises strictly from -100 to 200 °C and comes back from its inverse", () => {
    let before = 0;
    for (let t = -100; t <= 200; t += 0.0625) {
      const pressure = saturationPressure(t);
      expect(pressure).toBeGreaterThan(before);
      // 1e-10 of the absolute temperature is 2e-8 K.
      expect(Math.abs(saturationTemperature(pressure) - t)).toBeLessThan(1e-8);
      before = pressure;
    }
  });

  test("has no jump around the triple point in its inverse", () => {
    fc.assert(
      fc.property(fc.double({ min: -0.05, max: 0.05, noNaN: true }), (t) => {
        // The gap between the curves is 6e-9 of the pressure, which is 8e-8 K.
        expect(Math.abs(saturationTemperature(saturationPressure(t)) - t)).toBeLessThan(1e-7);
      }),
    );
  });

  test.each([-100.1, 200.1, NaN, Infinity])("refuses %s °C by name", (t) => {
    expect(() => saturationPressure(t)).toThrow(/temperature is/);
  });

  test.each([0, -5, 2e6, NaN])("refuses to find the temperature of %s Pa", (pressure) => {
    expect(() => saturationTemperature(pressure)).toThrow(/vaporPressure is/);
  });
});

describe("pressure at an altitude", () => {
  test.each(tables.filter(({ id }) => id.includes("atmosphere_SI")))(
    "agrees with ASHRAE 2017 ch. 1 table 1 at $in.altitude_m m",
    ({ in: { altitude_m }, out }) => {
      // The table is rounded to 1 Pa.
      expect(Math.abs(pressureAtAltitude(altitude_m!) - out["p_Pa"]!)).toBeLessThanOrEqual(1);
    },
  );

  test("agrees with the US Standard Atmosphere 1976 within the difference between geometric and geopotential altitude", () => {
    for (const { in: input, out } of readReference("atmosphere").cases) {
      if (input["altitude_m"]! > 11000) continue;
      // 0.02 % per km: gravity falls by 0.03 % per km and the exponent multiplies the pressure's own fall.
      const band = 1e-4 + 5e-9 * input["altitude_m"]! ** 2 * 1e-2 + 2e-7 * Math.abs(input["altitude_m"]!);
      expect(Math.abs(pressureAtAltitude(input["altitude_m"]!) / out["p_Pa"]! - 1)).toBeLessThan(band);
    }
  });

  test.each(tables.filter(({ id }) => id.includes("atmosphere_SI")))(
    "leads back to the altitudes of that table: $in.altitude_m m",
    ({ in: { altitude_m }, out }) => {
      // 1 Pa is up to 0.25 m, at the 4 Pa/m of 10 000 m.
      expect(Math.abs(altitudeAtPressure(out["p_Pa"]!) - altitude_m!)).toBeLessThanOrEqual(0.25);
    },
  );

  test("and altitude give each other back", () => {
    for (let altitude = -5000; altitude <= 11000; altitude += 250)
      expect(altitudeAtPressure(pressureAtAltitude(altitude))).toBeCloseTo(altitude, 7);
  });

  test("refuses altitudes outside the troposphere", () => {
    expect(() => pressureAtAltitude(11001)).toThrow(/altitude is 11001 m/);
    expect(() => pressureAtAltitude(-5001)).toThrow(/altitude/);
    expect(() => altitudeAtPressure(20_000)).toThrow(/pressure is 20000 Pa/);
  });
});
