import { expect, test } from "vitest";
import { altitudeAtPressure, moistAir, pressureAtAltitude } from "../psychrometrics/index.ts";
import { dataCentreClasses, dataCentreMaxDryBulb } from "../reference/index.ts";
import { dataCentreZone } from "./index.ts";

const rounding = 1e-6;
const sites = [0, 900, 1800, 3000].map(pressureAtAltitude);
const zones = dataCentreClasses.flatMap((limits) =>
  sites.map((pressure) => ({ limits, pressure, zone: dataCentreZone(limits, pressure) })),
);

test("the air of a zone meets all limits of its class", () => {
  for (const { limits, pressure, zone } of zones) {
    const { minRelativeHumidity = 0, maxRelativeHumidity, minDewPoint, maxDewPoint } = limits;
    for (const point of zone) {
      const { relativeHumidity, dewPoint } = moistAir({ ...point, pressure });
      expect(relativeHumidity).toBeGreaterThanOrEqual(minRelativeHumidity - rounding);
      expect(relativeHumidity).toBeLessThanOrEqual(maxRelativeHumidity + rounding);
      expect(dewPoint).toBeGreaterThanOrEqual(minDewPoint - rounding);
      expect(dewPoint).toBeLessThanOrEqual(maxDewPoint + rounding);
    }
  }
});

test("a zone reaches the limits that bind, and its air beyond a side meets them no longer", () => {
  for (const { limits, pressure, zone } of zones) {
    const { minRelativeHumidity = 0, maxRelativeHumidity, minDewPoint, maxDewPoint } = limits;
    const half = zone.length / 2;
    const dryBulbs = zone.map(({ dryBulb }) => dryBulb);
    expect(Math.min(...dryBulbs)).toBe(limits.minDryBulb);
    expect(Math.max(...dryBulbs)).toBeCloseTo(dataCentreMaxDryBulb(limits, altitudeAtPressure(pressure)), 9);
    for (const [index, { dryBulb, humidityRatio }] of zone.entries()) {
      const beyond = moistAir({ dryBulb, humidityRatio: humidityRatio * (index < half ? 0.999 : 1.001), pressure });
      const isTooDry = beyond.relativeHumidity < minRelativeHumidity || beyond.dewPoint < minDewPoint;
      const isTooHumid = beyond.relativeHumidity > maxRelativeHumidity || beyond.dewPoint > maxDewPoint;
      expect(index < half ? isTooDry : isTooHumid).toBe(true);
    }
  }
});
