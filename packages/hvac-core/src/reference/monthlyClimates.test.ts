import { describe, expect, test } from "vitest";
import { saturationPressure } from "../psychrometrics/saturation.ts";
import { climateStations } from "../weather/index.ts";
import { monthlyClimates } from "./monthlyClimates.ts";

describe("monthly climates", () => {
  const climates = monthlyClimates();

  test("are places on both sides of the Atlantic, each once, with twelve months", () => {
    expect(climates.length).toBeGreaterThan(90);
    expect(new Set(climates.map(({ id }) => id)).size).toBe(climates.length);
    expect(new Set(climates.map(({ label }) => label)).size).toBe(climates.length);
    for (const { temperatures, relativeHumidities, label } of climates) {
      expect([temperatures.length, relativeHumidities.length], label).toEqual([12, 12]);
      for (const humidity of relativeHumidities) expect(humidity > 0.05 && humidity <= 1, label).toBe(true);
    }
  });

  test("lie between the design temperatures of their stations, warmest in the hottest months", () => {
    const stations = new Map(climateStations().map((station) => [`wmo-${station.stationNumber}`, station]));
    const known = climates.flatMap((climate) => {
      const station = stations.get(climate.id);
      return station ? [{ ...climate, station }] : [];
    });
    expect(known.length).toBe(85);
    for (const { label, temperatures, station } of known) {
      const warmest = Math.max(...temperatures);
      expect(Math.min(...temperatures), label).toBeGreaterThan(station.heating.dryBulb996);
      expect(warmest, label).toBeLessThan(station.cooling.dryBulb020);
      expect(label).toBe(station.name);
      // Mean of the hottest month, of other years: within 2 K of the warmest.
      expect(warmest - temperatures[station.hottestMonth - 1]!, label).toBeLessThan(2);
    }
  });

  test("have more vapour in the air of summer than of winter", () => {
    for (const { label, temperatures, relativeHumidities } of climates) {
      const pressures = temperatures.map((temperature, month) => relativeHumidities[month]! * saturationPressure(temperature));
      if (Math.max(...temperatures) - Math.min(...temperatures) < 12 || label.startsWith("Riyadh")) continue;
      expect(Math.max(...pressures.slice(5, 9)), label).toBeGreaterThan(Math.max(...pressures.slice(0, 2), pressures[11]!));
    }
  });
});
