import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { OutOfRangeError } from "../refusals/errors.ts";
import { packWeather, unpackWeather } from "./packedWeather.ts";

const location = { name: "Zürich | Fluntern", latitude: 47.38, longitude: -8.57, timeZone: 1, elevation: 556, stationNumber: "066600" };

/** A year as weather files state it: whole tenths, percent, watts and pascals. */
function yearFrom(seed: number) {
  let state = seed;
  const random = (): number => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  const series = (valueAt: (hour: number) => number): number[] => Array.from({ length: 8760 }, (_, hour) => valueAt(hour));
  const isDay = (hour: number): boolean => hour % 24 > 6 && hour % 24 < 19;
  return {
    dryBulb: series((hour) => Math.round(100 + 120 * Math.sin(hour / 1394) + 60 * random() - 200 * (hour % 997 === 0 ? 1 : 0)) / 10 + 0),
    relativeHumidity: series(() => Math.round(20 + 80 * random()) / 100),
    pressure: series((hour) => Math.round(95_000 + 2000 * Math.sin(hour / 70) + 60 * random())),
    directNormal: series((hour) => (isDay(hour) ? Math.round(900 * random()) : 0)),
    diffuseHorizontal: series((hour) => (isDay(hour) ? Math.round(400 * random()) : 0)),
    windSpeed: series(() => Math.round(120 * random()) / 10),
  };
}

describe("packed weather", () => {
  test("is read as it was, to the last bit, place and origin with it", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.string({ maxLength: 30, unit: "grapheme" }), (seed, source) => {
        const weather = { location, source, hours: yearFrom(seed) };
        expect(unpackWeather(packWeather(weather))).toEqual(weather);
      }),
      { numRuns: runs(5) },
    );
  });

  test("may have the sky's infrared radiation, which twelve mean days have not", () => {
    const infraredSky = Array.from({ length: 8760 }, (_, hour) => 250 + ((hour * 37) % 160));
    const weather = { location, source: "TMY", hours: { ...yearFrom(11), infraredSky } };
    const text = packWeather(weather);
    expect(unpackWeather(text)).toEqual(weather);
    expect(text.startsWith("weather2|")).toBe(true);
    expect(text.length).toBeLessThan(150_000);
    expect(() => packWeather({ ...weather, hours: { ...weather.hours, infraredSky: infraredSky.slice(1) } })).toThrow(OutOfRangeError);
  });

  test("leaves nine tenths of a document to everything else, however the sun comes and goes", () => {
    expect(packWeather({ location, source: "TMY", hours: yearFrom(7) }).length).toBeLessThan(130_000);
  });

  test("that is damaged, cut off or something else is refused in words", () => {
    const text = packWeather({ location, source: "TMY", hours: yearFrom(3) });
    for (const bad of ["", "weather", "weather1|", text.slice(0, 1000), text.slice(0, -20), text.replace("47.38", "47.39"), `${text}|`])
      expect(() => unpackWeather(bad), bad.slice(0, 30)).toThrow(OutOfRangeError);
    expect(() => unpackWeather(text.slice(0, 5000))).toThrow("cut off");
  });

  test("with an hour missing, too many, or out of range is not packed", () => {
    const hours = yearFrom(1);
    const packed = (change: object) => () => packWeather({ location, source: "", hours: { ...hours, ...change } });
    expect(packed({ dryBulb: (hours.dryBulb as (number | undefined)[]).with(99, undefined) })).toThrow("hour 100 of the year is missing");
    expect(packed({ windSpeed: hours.windSpeed.slice(1) })).toThrow(OutOfRangeError);
    expect(packed({ directNormal: hours.directNormal.with(4, -1) })).toThrow("hour 5");
  });
});
