import { describe, expect, test } from "vitest";
import { stationDegreeDays } from "./stationDegreeDays.ts";
import { climateStations } from "./stations.ts";

describe("the climate stations", () => {
  const stations = climateStations();

  test("are some 140 cities, each named once, over all inhabited continents", () => {
    expect(stations.length).toBeGreaterThan(135);
    expect(new Set(stations.map(({ city, country }) => `${city} ${country}`)).size).toBe(stations.length);
    for (const country of ["USA", "CAN", "GBR", "DEU", "SAU", "IND", "CHN", "JPN", "EGY", "ZAF", "BRA", "ARG", "AUS", "NZL"]) {
      expect(stations.some((station) => station.country === country)).toBe(true);
    }
  });

  test.each(stations)(
    "are in order: $city, $country",
    ({ latitude, longitude, timeZone, elevation, heating, cooling, hottestMonth, dryBulbRange }) => {
      expect(Math.abs(latitude)).toBeLessThan(70);
      // Clock and sun may differ by three hours where a country keeps one time.
      expect(Math.abs(timeZone - longitude / 15)).toBeLessThan(3);
      expect(elevation > -30 && elevation < 4200).toBe(true);
      expect(heating.dryBulb996).toBeLessThanOrEqual(heating.dryBulb990);
      expect(heating.dryBulb990).toBeLessThan(cooling.dryBulb010);
      expect(cooling.dryBulb010).toBeLessThanOrEqual(cooling.dryBulb004);
      expect(cooling.wetBulb004).toBeLessThan(cooling.dryBulb004);
      expect(cooling.dryBulb020).toBeLessThanOrEqual(cooling.dryBulb010);
      expect(cooling.wetBulb010).toBeLessThan(cooling.dryBulb010);
      expect(cooling.wetBulb020).toBeLessThan(cooling.dryBulb020);
      expect(hottestMonth >= 1 && hottestMonth <= 12).toBe(true);
      expect(dryBulbRange > 2 && dryBulbRange < 20).toBe(true);
    },
  );

  test("hold optical depths only with their edition and in the range that ASHRAE states", () => {
    const known = stations.flatMap(({ tau }) => tau ?? []);
    expect(known.length).toBeGreaterThan(15);
    for (const { edition, beam, diffuse, source } of known) {
      expect(source.source.edition).toBe(edition);
      expect([beam.length, diffuse.length]).toEqual([12, 12]);
      for (const tau of beam) expect(tau > 0.15 && tau < 1.2).toBe(true);
      for (const tau of diffuse) expect(tau > 1.2 && tau < 3.2).toBe(true);
    }
  });

  test("name each their own station by six digits", () => {
    for (const { stationNumber } of stations) expect(stationNumber).toMatch(/^\d{6}$/);
    expect(new Set(stations.map(({ stationNumber }) => stationNumber)).size).toBe(stations.length);
  });

  test("agree with the published row of Denver", () => {
    // Annual design conditions of Fundamentals 2013, Denver International, as distributed with EnergyPlus.
    expect(stations.find(({ city }) => city === "Denver")).toMatchObject({
      stationNumber: "725650",
      cooling: { dryBulb004: 34.6, wetBulb004: 15.5, dryBulb010: 33.2, wetBulb010: 15.5, dryBulb020: 31.8, wetBulb020: 15.4 },
    });
  });

  test("agree with the published rows of Atlanta", () => {
    // Annual design conditions of Fundamentals 2013, Atlanta Municipal, as distributed with EnergyPlus.
    expect(stations.find(({ city }) => city === "Atlanta")).toMatchObject({
      elevation: 313,
      heating: { dryBulb996: -5.8, dryBulb990: -3.1 },
      cooling: { dryBulb004: 34.4, wetBulb004: 23.4, dryBulb010: 33.1, wetBulb010: 23.3 },
      dryBulbRange: 9.4,
    });
  });
});

/** Thermal zone of ASHRAE 169 by heating degree days to 18 °C and cooling degree days above 10 °C. */
function thermalZone(heating: number, cooling: number): number {
  if (cooling > 3500) return cooling > 6000 ? 0 : cooling > 5000 ? 1 : 2;
  return 3 + [2000, 3000, 4000, 5000, 7000].filter((limit) => heating > limit).length;
}

describe("degree days of the stations", () => {
  const known = climateStations().flatMap((station) => {
    const days = stationDegreeDays(station.stationNumber);
    return days ? [{ ...station, ...days }] : [];
  });

  test("are there for nearly all of them, and for no others", () => {
    expect(known.length).toBeGreaterThan(135);
    expect(stationDegreeDays("000000")).toBeUndefined();
  });

  test("lie in the zone that is named beside them, or within 300 K·d of it: zones count more years", () => {
    for (const { city, climateZone, heating18, cooling10 } of known) {
      const zones = [-300, 0, 300].flatMap((by) => [thermalZone(heating18 + by, cooling10), thermalZone(heating18, cooling10 + by)]);
      expect(zones, city).toContain(Number(climateZone[0]));
    }
  });

  test("go with the design temperatures: colder winters have more of them", () => {
    for (const { city, heating, heating18 } of known) {
      if (heating.dryBulb996 < -20) expect(heating18, city).toBeGreaterThan(2500);
      if (heating.dryBulb996 > 12) expect(heating18, city).toBeLessThan(500);
    }
  });
});
