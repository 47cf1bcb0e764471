import { describe, expect, test } from "vitest";
import { searchStations } from "./searchStations.ts";
import { climateStations } from "./stations.ts";

const stations = climateStations();
const cities = (query: string): string[] => searchStations(query).map(({ city }) => city);

describe("the search for a climate station", () => {
  test.each([
    ["den", "Denver"],
    ["DENVER", "Denver"],
    ["sao paulo", "São Paulo"],
    ["são", "São Paulo"],
    ["bogota", "Bogotá"],
    ["montreal", "Montréal"],
    ["york", "New York"],
    ["gatwick", "London (Gatwick)"],
    ["st louis", "St. Louis"],
    ["  paris ", "Paris"],
    ["sydney aus", "Sydney"],
    ["mexico", "Mexico City"],
  ])("finds for %j first %s", (query, city) => {
    expect(cities(query)[0]).toBe(city);
  });

  test("finds every city of a country by its name and by its code", () => {
    const german = stations.filter(({ country }) => country === "DEU").map(({ city }) => city);
    expect(cities("germany").toSorted()).toEqual(german.toSorted());
    expect(cities("DEU").toSorted()).toEqual(german.toSorted());
  });

  test("puts names that begin so before words that do, and those before parts", () => {
    const found = cities("san");
    expect(found.slice(0, 3).every((city) => city.startsWith("San"))).toBe(true);
    const ranks = found.map((city) => (/^San/i.test(city) ? 0 : / San/i.test(city) ? 1 : 2));
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  });

  test("finds nothing for a blank, for signs alone and for what is nowhere", () => {
    for (const query of ["", "   ", "–", "xyzzy", "paris germany"]) expect(cities(query), query).toEqual([]);
  });

  test("refuses what is no text", () => {
    expect(() => searchStations(undefined as unknown as string)).toThrow(/query/);
  });

  test("finds every station by its own name, with its country named in words", () => {
    for (const station of stations) {
      expect(station.countryName.length, station.country).toBeGreaterThan(3);
      expect(cities(`${station.city} ${station.countryName}`)[0]).toBe(station.city);
    }
  });
});
