import { moistAir } from "@org/hvac-core/psychrometrics";
import { describe, expect, test } from "vitest";
import {
  coil,
  high,
  lowestRatio,
  leaving,
  mixed,
  outdoor,
  pool,
  poolMix,
  ratioToSurface,
  room,
  rows,
  values,
  winter,
  winterShare,
} from "./psychrometric-process.ts";

/** ASHRAE Fundamentals 2017, ch. 1, eq. 30: kJ/kg from °C and kg/kg. */
const enthalpy = (t: number, ratio: number): number => 1.006 * t + ratio * (2501 + 1.86 * t);

/** The same handbook's Table 2, saturated air at 101.325 kPa, kg/kg; with the real gas's 0.4 to 0.5 % that the ideal-gas equations lack. */
const printedSaturation = new Map([
  [-10, 0.0016062],
  [0, 0.0037895],
  [7, 0.0062216],
  [10, 0.0076617],
]);

describe("the coil of the article", () => {
  test("room air is as published: 9.299 g/kg and 47.815 kJ/kg", () => {
    expect(room.humidityRatio * 1000).toBeCloseTo(9.299, 3);
    expect(room.enthalpy / 1000).toBeCloseTo(47.815, 3);
  });

  test("mixing keeps water and heat", () => {
    expect(mixed.air.humidityRatio).toBeCloseTo(0.25 * outdoor.humidityRatio + 0.75 * room.humidityRatio, 12);
    expect(mixed.air.enthalpy).toBeCloseTo(0.25 * outdoor.enthalpy + 0.75 * room.enthalpy, 6);
  });

  test("the load is the difference of enthalpy less what the condensate carries away", () => {
    const water = mixed.air.humidityRatio - leaving.humidityRatio;
    const expected =
      enthalpy(mixed.air.dryBulb, mixed.air.humidityRatio) -
      enthalpy(leaving.dryBulb, leaving.humidityRatio) -
      water * 4.186 * leaving.dryBulb;
    expect(coil.total / 1000).toBeCloseTo(expected, 6);
    expect(coil.total).toBeCloseTo(rows.reduce((sum, row) => sum + row.total, 0) + condensateCooling(), 3);
  });

  test("half of the coil is dry, as the text says, and its last surface is two kelvin colder than the apparatus dew point", () => {
    expect(rows.map(({ condensate }) => condensate > 0)).toEqual([false, false, true, true]);
    expect(coil.apparatusDewPoint! - 8.5).toBeGreaterThan(1.5);
    expect(coil.apparatusDewPoint! - 8.5).toBeLessThan(2.5);
  });

  /** Each row's condensate leaves at that row's temperature; the coil as a whole counts all of it at the leaving one. */
  function condensateCooling(): number {
    return rows.reduce((sum, { condensate, air }) => sum + condensate * 4186 * (air.dryBulb - leaving.dryBulb), 0);
  }
});

describe("the limits of a room line", () => {
  test("the ratio of a line to a surface follows from printed humidity ratios", () => {
    for (const [surface, saturated] of printedSaturation) {
      const total = enthalpy(24, 0.009299) - enthalpy(surface, saturated);
      const sensible = (1.006 + 1.86 * saturated) * (24 - surface);
      // The enhancement of saturation is 0.5 % of a humidity ratio of up to 7.7 g/kg, which is 0.1 kJ/kg of 14.
      expect(Math.abs(ratioToSurface(surface) - sensible / total)).toBeLessThan(0.006);
    }
  });

  test("no surface temperature gives less than the minimum ratio", () => {
    for (let surface = -60; surface < 12; surface += 1) expect(ratioToSurface(surface)).toBeGreaterThanOrEqual(lowestRatio);
  });
});

describe("fog", () => {
  test("neither air is saturated, and their mixture keeps its water and heat as air and droplets", () => {
    expect(Math.max(winter.relativeHumidity, pool.relativeHumidity)).toBeLessThan(1);
    const water = winterShare * winter.humidityRatio + (1 - winterShare) * pool.humidityRatio;
    expect(poolMix.air.humidityRatio + poolMix.fogRatio).toBeCloseTo(water, 12);
    const heat = (winterShare * winter.enthalpy + (1 - winterShare) * pool.enthalpy) / 1000;
    const { air, fogRatio } = poolMix;
    expect(enthalpy(air.dryBulb, air.humidityRatio) + fogRatio * 4.186 * air.dryBulb).toBeCloseTo(heat, 6);
    expect(air.relativeHumidity).toBeCloseTo(1, 9);
    expect(fogRatio).toBeGreaterThan(0);
  });
});

describe("altitude", () => {
  test("the standard atmosphere at 1600 m has 83.5 kPa", () => {
    // US Standard Atmosphere 1976: 83.524 kPa.
    expect(high.pressure / 1000).toBeCloseTo(83.52, 1);
  });

  test("published: 24 °C and 50 % at 84 556 Pa hold 11.176 g/kg, wet bulb 16.635 °C", () => {
    const air = moistAir({ dryBulb: 24, relativeHumidity: 0.5, pressure: 84556 });
    expect(air.humidityRatio * 1000).toBeCloseTo(11.176, 2);
    expect(air.wetBulb).toBeCloseTo(16.635, 2);
  });

  test("dew point does not depend on pressure, and the factor for sea level is a fifth too high", () => {
    expect(high.dewPoint).toBeCloseTo(room.dewPoint, 9);
    expect(1 / (1 - values["highMassLess"]!.value / 100)).toBeCloseTo(1.22, 2);
  });
});
