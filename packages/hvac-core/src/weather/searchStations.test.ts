import { describe, expect, test } from "vitest";
import { OutOfRangeError } from "../refusals/errors.ts";
import { nearestOpticalDepths, nearestStations, opticalDepthReach } from "./nearestStations.ts";
import { placeAliases } from "./placeAliases.ts";
import { searchPlaces } from "./searchPlaces.ts";
import { searchStations } from "./searchStations.ts";
import { climateStations } from "./stations.ts";
import { indexedTowns } from "./towns.ts";
import { zipAreaOf } from "./zipAreas.ts";

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
    ["london", "London (Gatwick)"],
    ["st louis", "St. Louis"],
    ["Saint Louis", "St. Louis"],
    ["saint lou", "St. Louis"],
    ["St. Petersburg russia", "Saint Petersburg"],
    ["ft wayne", "Fort Wayne"],
    ["Fort Wayne", "Fort Wayne"],
    ["Mt Forest", "Mount Forest"],
    ["  paris ", "Paris"],
    ["sydney aus", "Sydney"],
    ["mexico", "Mexico City"],
    ["boise", "Boise"],
    ["leeds", "Leeds"],
    ["lyon", "Lyon"],
    ["omaha ne", "Omaha"],
    ["tulsa, oklahoma", "Tulsa"],
    ["nyc", "New York"],
    ["Washington DC", "Washington (Dulles)"],
    ["Washington D.C.", "Washington (Dulles)"],
    ["München", "Munich"],
    ["muenchen", "Munich"],
    ["Wien", "Vienna"],
    ["Praha", "Prague"],
    ["Warszawa", "Warsaw"],
    ["Москва", "Moscow"],
    ["東京", "Tokyo"],
    ["القاهرة", "Cairo"],
    ["Αθήνα", "Athens"],
    ["서울", "Seoul"],
  ])("finds for %j first %s", (query, city) => {
    expect(cities(query)[0]).toBe(city);
  });

  test("tells towns of one name by their state", () => {
    expect(searchStations("portland or")[0]).toMatchObject({ city: "Portland", state: "Oregon" });
    expect(searchStations("Portland, Maine")[0]).toMatchObject({ city: "Portland", state: "Maine" });
    expect(new Set(searchStations("portland").map(({ state }) => state))).toEqual(new Set(["Maine", "Oregon"]));
  });

  test.each([
    ["germany", "DEU", undefined],
    ["DEU", "DEU", undefined],
    ["Deutschland", "DEU", undefined],
    ["España", "ESP", undefined],
    ["日本", "JPN", undefined],
    ["Texas", "USA", "TX"],
    ["tx", "USA", "TX"],
    ["British Columbia", "CAN", "BC"],
    ["québec", "CAN", "QC"],
    ["Queensland", "AUS", "QLD"],
  ])("finds every station of %s", (query, country, state) => {
    const expected = stations.filter((station) => station.country === country && (state === undefined || station.stateCode === state));
    const stationNumbers = new Set(searchStations(query).map(({ stationNumber }) => stationNumber));
    expect(expected.length).toBeGreaterThan(1);
    for (const { city, stationNumber } of expected) expect(stationNumbers.has(stationNumber), city).toBe(true);
  });

  test("knows Saint, Fort and Mount in full and in short, whichever way a name is spelt", () => {
    const writings = [
      ["Saint ", "St. ", "St "],
      ["Fort ", "Ft. "],
      ["Mount ", "Mt "],
    ];
    const named = stations.flatMap((station) => {
      const forms = writings.find((each) => each.some((form) => station.city.startsWith(form)));
      const matchedForm = forms?.find((form) => station.city.startsWith(form));
      return forms && matchedForm
        ? forms.map((form) => [`${form}${station.city.slice(matchedForm.length)}, ${station.countryName}`, station] as const)
        : [];
    });
    expect(named.length).toBeGreaterThan(10);
    for (const [query, { city }] of named) expect(cities(query), query).toContain(city);
    expect(cities("Saint Louis")[0]).toBe("St. Louis");
    expect(searchPlaces("Ft Worth")[0]?.place?.name).toBe(searchPlaces("Fort Worth")[0]?.place?.name);
  });

  test("finds the place of an address by the text next to its postal code", () => {
    for (const { city, countryName, stationNumber } of stations.filter((_, index) => index % 40 === 0)) {
      const place = `${city}, ${countryName}`;
      for (const address of [`80331 ${place}`, `${place} 80331-12`, `${place} AB1 2CD`])
        expect(
          searchPlaces(address).map(({ station }) => station.stationNumber),
          address,
        ).toContain(stationNumber);
    }
    expect(searchPlaces("80331 München")[0]?.station.city).toBe("Munich");
    expect(searchPlaces("Portland, OR 97205")[0]?.station).toMatchObject({ city: "Portland", state: "Oregon" });
    expect(searchPlaces("SW1A 1AA")).toEqual([]);
  });

  test("puts names that begin so before words that do, and those before parts", () => {
    const results = cities("san");
    expect(results.slice(0, 3).every((city) => city.startsWith("San"))).toBe(true);
    // But for cities that are known by another name that begins so.
    const plain = results.map((city) => city.normalize("NFD").replace(/\p{M}/gu, "")).filter((city) => /san/i.test(city));
    const ranks = plain.map((city) => (/^San/i.test(city) ? 0 : / San/i.test(city) ? 1 : 2));
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  });

  test("finds nothing for a blank, for punctuation alone and for a place that does not exist", () => {
    for (const query of ["", "   ", "–", "xyzzy", "paris germany"]) expect(cities(query), query).toEqual([]);
  });

  test("refuses a query that is not text", () => {
    expect(() => searchStations(undefined as unknown as string)).toThrow(/query/);
    expect(() => searchPlaces(undefined as unknown as string)).toThrow(/query/);
  });

  test("finds every station first by its own name with its state and country", () => {
    for (const station of stations) expect(searchStations(station.name)[0], station.name).toBe(station);
  });

  test("knows each other name for a station or a town that is there", () => {
    const named = [
      ...stations.map(({ city, country }) => ({ city, country })),
      ...indexedTowns().map(({ town }) => ({ city: town.name, country: town.country })),
    ];
    for (const [country, aliases] of placeAliases())
      for (const { name, others } of aliases) {
        expect(
          named.some((place) => place.country === country && place.city.startsWith(name)),
          `${name} ${country}`,
        ).toBe(true);
        for (const other of others)
          expect(
            searchPlaces(other).some(({ station, place }) => station.country === country || place !== undefined),
            other,
          ).toBe(true);
      }
  });
});

describe("the search for a place", () => {
  test("offers the nearest stations of a town without one, with the distance", () => {
    const [nearest, next] = searchPlaces("Lagos");
    // Murtala Muhammed airport lies 112 km east of Cotonou's by the great circle of their published coordinates.
    expect(nearest).toMatchObject({ by: "distance", place: { name: "Lagos, Nigeria" }, station: { city: "Cotonou" } });
    expect(nearest!.distance! / 1000).toBeGreaterThan(100);
    expect(nearest!.distance! / 1000).toBeLessThan(125);
    expect(next!.distance).toBeGreaterThan(nearest!.distance!);
  });

  test.each(["45.5, -122.7", "45°30′ N 122°42′ W", "97205", "972"])("offers Portland for %s", (query) => {
    expect(searchPlaces(query)[0]).toMatchObject({ by: "distance", station: { city: "Portland", stateCode: "OR" } });
  });

  test("offers the stations of the province for a Canadian postal code", () => {
    for (const query of ["M5V 3L9", "m5v"])
      for (const { by, station } of searchPlaces(query)) expect([by, station.stateCode]).toEqual(["region", "ON"]);
    expect(searchPlaces("V6B 1A1").some(({ station }) => station.city === "Vancouver")).toBe(true);
  });

  test("offers the stations of the state where the town is not known", () => {
    const results = searchPlaces("Smallville, Texas");
    expect(results.length).toBeGreaterThan(5);
    for (const { by, station } of results) expect([by, station.stateCode]).toEqual(["region", "TX"]);
  });

  test.each([
    ["Dallsa", "Dallas"],
    ["Manchster", "Manchester"],
    ["Melborne", "Melbourne"],
  ])("takes %s for %s", (query, city) => {
    expect(searchPlaces(query).some((match) => match.by === "spelling" && match.station.city === city)).toBe(true);
  });

  test("offers what is near the site where nothing else is known", () => {
    const near = { name: "the site", latitude: 51.5, longitude: -0.1 };
    expect(searchPlaces("xyzzy", { near })[0]).toMatchObject({ by: "distance", place: near, station: { country: "GBR" } });
    expect(searchPlaces("xyzzy")).toEqual([]);
  });

  test("finds every town by its own name, with its nearest station", () => {
    for (const { town } of indexedTowns().filter((_, index) => index % 37 === 0)) {
      const match = searchPlaces(town.name).find(({ place }) => place?.name === town.name);
      expect(match, town.name).toBeDefined();
      expect(match!.distance).toBe(nearestStations(town, 1)[0]!.distance);
    }
  });
});

describe("stations around a position", () => {
  test("are in order of their distance, and the station itself is the first at its own place", () => {
    for (const station of stations.filter((_, index) => index % 53 === 0)) {
      const nearest = nearestStations(station, 4);
      expect(nearest[0]).toEqual({ station, distance: 0 });
      expect(nearest.map(({ distance }) => distance)).toEqual(nearest.map(({ distance }) => distance).toSorted((a, b) => a - b));
    }
    expect(() => nearestStations({ latitude: 91, longitude: 0 }, 1)).toThrow(OutOfRangeError);
  });

  test("have optical depths within 500 km, or none is offered", () => {
    const near = nearestOpticalDepths({ latitude: 40, longitude: -83 })!;
    expect(near.station.tau).toBeDefined();
    expect(near.distance).toBeLessThanOrEqual(opticalDepthReach);
    expect(nearestOpticalDepths({ latitude: -30, longitude: -100 })).toBeUndefined();
  });

  test("are those of a ZIP code's area: every area lies in the United States or at their borders", () => {
    expect(zipAreaOf("97205-1234")).toEqual({ latitude: 45.5, longitude: -122.7 });
    expect(zipAreaOf("00000")).toBeUndefined();
    expect(zipAreaOf("99501")).toEqual({ latitude: 61.2, longitude: -149.9 });
    expect(zipAreaOf("99559")).toEqual(zipAreaOf("995"));
    expect(zipAreaOf("9720-1234")).toBeUndefined();
    expect(zipAreaOf("9720")).toBeUndefined();
    const known = Array.from({ length: 1000 }, (_, code) => zipAreaOf(String(code).padStart(3, "0"))).filter((area) => area !== undefined);
    expect(known.length).toBeGreaterThan(850);
    for (const area of known) expect(["USA", "PRI", "CAN", "MEX", "GUM"]).toContain(nearestStations(area, 1)[0]!.station.country);
  });
});
