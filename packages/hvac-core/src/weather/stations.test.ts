import { describe, expect, test } from "vitest";
import { pressureAtAltitude } from "../psychrometrics/atmosphere.ts";
import { stationDegreeDays } from "./stationDegreeDays.ts";
import { stationMonths } from "./stationMonths.ts";
import { climateStations } from "./stations.ts";

const stations = climateStations();
const nameOf = ({ city, stateCode, country }: (typeof stations)[number]): string => `${city} ${stateCode ?? ""} ${country}`;

describe("the climate stations", () => {
  test("are more than a thousand cities, each named once, over all inhabited continents", () => {
    expect(stations.length).toBeGreaterThan(1100);
    expect(new Set(stations.map(nameOf)).size).toBe(stations.length);
    for (const country of ["USA", "CAN", "GBR", "DEU", "SAU", "IND", "CHN", "JPN", "EGY", "ZAF", "BRA", "ARG", "AUS", "NZL"])
      expect(stations.some((station) => station.country === country)).toBe(true);
    expect(new Set(stations.map(({ country }) => country)).size).toBeGreaterThan(130);
  });

  test("are in order, every one: places, temperatures, ranges", () => {
    for (const station of stations) {
      const { latitude, elevation, heating, cooling, hottestMonth, dryBulbRange } = station;
      const name = nameOf(station);
      expect(Math.abs(latitude), name).toBeLessThan(75);
      expect(elevation > -30 && elevation < 4200, name).toBe(true);
      // A standard atmosphere's pressure of the elevation: the highest station, El Alto, is at 62 kPa.
      expect(pressureAtAltitude(elevation), name).toBeGreaterThan(60_000);
      expect(heating.dryBulb996, name).toBeLessThanOrEqual(heating.dryBulb990);
      expect(heating.dryBulb990, name).toBeLessThan(cooling.dryBulb020);
      expect(cooling.dryBulb020, name).toBeLessThanOrEqual(cooling.dryBulb010);
      expect(cooling.dryBulb010, name).toBeLessThanOrEqual(cooling.dryBulb004);
      for (const percent of ["004", "010", "020"] as const)
        expect(cooling[`wetBulb${percent}`], name).toBeLessThan(cooling[`dryBulb${percent}`]);
      expect(hottestMonth >= 1 && hottestMonth <= 12, name).toBe(true);
      expect(dryBulbRange > 2 && dryBulbRange < 20, name).toBe(true);
    }
  });

  test("have humid conditions between their dew points and dry bulbs, as moist air has them", () => {
    for (const station of stations) {
      const { humid, cooling, hottestMonth } = station;
      const name = nameOf(station);
      expect(humid.month, name).toBe(hottestMonth);
      for (const [percent, key] of [
        ["0.4", "004"],
        ["1", "010"],
        ["2", "020"],
      ] as const) {
        const [wetBulb, dewPoint] = [humid.wetBulb[percent]!, humid.dewPoint[percent]!];
        expect(wetBulb.extreme, name).toBeLessThanOrEqual(wetBulb.dryBulb);
        expect(dewPoint.extreme, name).toBeLessThanOrEqual(dewPoint.dryBulb);
        expect(dewPoint.extreme, name).toBeLessThanOrEqual(wetBulb.extreme);
        // The wet bulb of the wet-bulb extreme is no lower than the one with the extreme dry bulb, whose dry bulb is the higher one.
        expect(wetBulb.extreme, name).toBeGreaterThanOrEqual(cooling[`wetBulb${key}`]);
        expect(wetBulb.dryBulb, name).toBeLessThanOrEqual(cooling[`dryBulb${key}`] + 0.05);
      }
    }
  });

  test("have the hottest month in their own summer outside the tropics and the monsoon", () => {
    for (const station of stations) {
      if (Math.abs(station.latitude) < 30) continue;
      const months = station.latitude > 0 ? [6, 7, 8, 9] : [12, 1, 2];
      expect(months, nameOf(station)).toContain(station.hottestMonth);
    }
  });

  test("name a state or province in the United States, Canada and Australia, and nowhere else", () => {
    for (const station of stations)
      expect(station.state !== undefined, nameOf(station)).toBe(["USA", "CAN", "AUS"].includes(station.country));
  });

  test("hold optical depths only with their edition and in the range that ASHRAE states", () => {
    const known = stations.flatMap(({ tau }) => tau ?? []);
    expect(known.length).toBeGreaterThan(95);
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

  test.each([
    // Annual design conditions of Fundamentals 2013, as distributed with EnergyPlus.
    ["725650", { elevation: 1655, cooling: { dryBulb004: 34.6, wetBulb004: 15.5, dryBulb010: 33.2, dryBulb020: 31.8, wetBulb020: 15.4 } }],
    ["722190", { elevation: 313, heating: { dryBulb996: -5.8, dryBulb990: -3.1 }, cooling: { dryBulb004: 34.4, wetBulb004: 23.4 } }],
    ["722190", { humid: { wetBulb: { "1": { extreme: 24.7, dryBulb: 30.4 } }, dewPoint: { "2": { extreme: 22.6, dryBulb: 26.5 } } } }],
    ["726980", { elevation: 33, heating: { dryBulb996: -3.8, dryBulb990: -1.4 }, cooling: { dryBulb004: 33, wetBulb004: 19.6 } }],
    ["486980", { elevation: 16, latitude: 1.37, longitude: 103.98, timeZoneName: "Asia/Singapore" }],
  ])("agree with the published row of %s", (number, row) => {
    expect(stations.find(({ stationNumber }) => stationNumber === number)).toMatchObject(row);
  });
});

describe("the time zones of the stations", () => {
  /** Hours ahead of UTC at noon of the 15th of a month of 2026, by the zone data of this computer. */
  const offset = (zone: string, month: number): number => {
    const parts = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" }).formatToParts(
      new Date(Date.UTC(2026, month - 1, 15, 12)),
    );
    const match = /GMT(?:([+-])(\d+):(\d+))?$/.exec(parts.find(({ type }) => type === "timeZoneName")!.value)!;
    return (match[1] === "-" ? -1 : 1) * (Number(match[2] ?? 0) + Number(match[3] ?? 0) / 60);
  };

  test("have the standard time that the runtime's zone data have", () => {
    for (const station of stations) {
      const { timeZone, timeZoneName } = station;
      // Daylight saving puts clocks forward: of January and July the smaller one is standard time, in either hemisphere.
      const standard = Math.min(offset(timeZoneName, 1), offset(timeZoneName, 7));
      expect(timeZone, `${nameOf(station)} ${timeZoneName}`).toBe(standard);
    }
  });

  test("are those of the stations' longitudes, as far as clocks are", () => {
    for (const station of stations) {
      const hours = station.longitude / 15 - station.timeZone;
      // Samoa lies on the other side of the date line from its clock.
      expect(Math.abs(hours - 24 * Math.round(hours / 24)), nameOf(station)).toBeLessThan(3);
    }
  });

  test.each([
    ["Singapore", 8],
    ["Moscow", 3],
    ["Istanbul", 3],
    ["Amman", 3],
    ["Almaty", 5],
    ["Casablanca", 1],
    ["Windhoek", 2],
    ["Caracas", -4],
    ["Asunción", -3],
    ["Dublin", 0],
    ["Sydney", 10],
    ["Phoenix", -7],
    ["St. John’s", -3.5],
    ["Mumbai", 5.5],
  ])("%s is at UTC %d", (city, hours) => {
    expect(stations.find((station) => station.city.startsWith(city))?.timeZone).toBe(hours);
  });
});

describe("monthly design conditions of the stations", () => {
  const known = stations.flatMap((station) => {
    const months = stationMonths(station.stationNumber);
    return months ? [{ station, months }] : [];
  });

  test("are there for 85 of them, with optical depths of the same edition", () => {
    expect(known.length).toBe(85);
    for (const { station, months } of known) expect(months.source.source.edition, nameOf(station)).toBe(station.tau?.edition);
    expect(stationMonths("000000")).toBeUndefined();
  });

  test("fall with the share of hours, and have wet bulbs below dry bulbs", () => {
    for (const { station, months } of known) {
      const percents = ["0.4", "2", "5", "10"] as const;
      for (let month = 0; month < 12; month++) {
        const dryBulbs = percents.map((percent) => months.design[percent].dryBulb[month]!);
        expect(dryBulbs, nameOf(station)).toEqual(dryBulbs.toSorted((a, b) => b - a));
        for (const percent of percents)
          expect(months.design[percent].wetBulb[month], nameOf(station)).toBeLessThan(months.design[percent].dryBulb[month]!);
        expect(months.dryBulbRange[month], nameOf(station)).toBeGreaterThan(2);
        expect(months.wetBulbRange[month], nameOf(station)).toBeLessThanOrEqual(months.dryBulbRange[month]! + 1);
      }
    }
  });

  test("frame the annual condition of their hottest months", () => {
    for (const { station, months } of known) {
      const hottest = (percent: "0.4" | "5"): number => Math.max(...months.design[percent].dryBulb);
      // 0.4 % of a year is 35 h, which lie between 0.4 and 5 % of a month; half a kelvin for two more years of records.
      expect(station.cooling.dryBulb004, nameOf(station)).toBeLessThan(hottest("0.4") + 0.5);
      expect(station.cooling.dryBulb004, nameOf(station)).toBeGreaterThan(hottest("5") - 1);
    }
  });
});

/** Thermal zone of ASHRAE 169 by heating degree days to 18 °C and cooling degree days above 10 °C. */
function thermalZone(heating: number, cooling: number): number {
  if (cooling > 3500) return cooling > 6000 ? 0 : cooling > 5000 ? 1 : 2;
  return 3 + [2000, 3000, 4000, 5000, 7000].filter((limit) => heating > limit).length;
}

describe("degree days of the stations", () => {
  const known = stations.flatMap((station) => {
    const days = stationDegreeDays(station.stationNumber);
    return days ? [{ ...station, ...days }] : [];
  });

  test("are there for nearly all of them, and for no others", () => {
    expect(known.length).toBeGreaterThan(1040);
    expect(stationDegreeDays("000000")).toBeUndefined();
  });

  test("lie in the zone that is named next to them, or within 300 K·d of it: zones are based on more years", () => {
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
