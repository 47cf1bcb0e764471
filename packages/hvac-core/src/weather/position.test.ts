import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { climateStations, greatCircleDistance, parsePosition } from "./index.ts";

const place = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe("distances", () => {
  test("from a pole to the equator are a quarter of the circumference", () => {
    // The metre was meant to be the ten-millionth part of it; the mean radius gives 10 007.5 km.
    const quarter = greatCircleDistance({ latitude: 90, longitude: 0 }, { latitude: 0, longitude: 77 });
    expect(quarter / 10_007_557).toBeCloseTo(1, 4);
  });

  test("are the same there and back, and no detour is shorter", () => {
    fc.assert(
      fc.property(place, place, place, (a, b, c) => {
        expect(Math.abs(greatCircleDistance(a, b) - greatCircleDistance(b, a))).toBeLessThan(1e-3);
        expect(greatCircleDistance(a, c)).toBeLessThanOrEqual(greatCircleDistance(a, b) + greatCircleDistance(b, c) + 1e-3);
      }),
    );
  });

  test("find Munich nearest to Munich", () => {
    const from = parsePosition("48.14, 11.58")!;
    const nearest = climateStations().toSorted((a, b) => greatCircleDistance(from, a) - greatCircleDistance(from, b))[0];
    expect(nearest?.city).toBe("Munich");
  });
});

describe("positions", () => {
  test.each([
    ["48.1, 11.6", 48.1, 11.6],
    ["48,1; 11,6", 48.1, 11.6],
    ["48,1 11,6", 48.1, 11.6],
    ["-33.9 151.2", -33.9, 151.2],
    ["−33.9, −70.5", -33.9, -70.5],
    ["33°52′ S 151°12′ E", -(33 + 52 / 60), 151.2],
    ["40°41'21\" N, 74°02'40\" W", 40 + 41 / 60 + 21 / 3600, -(74 + 2 / 60 + 40 / 3600)],
    ["-0.5 -0.5", -0.5, -0.5],
  ])("%s are read", (text, latitude, longitude) => {
    const position = parsePosition(text)!;
    expect(position.latitude).toBeCloseTo(latitude, 9);
    expect(position.longitude).toBeCloseTo(longitude, 9);
  });

  test.each(["", "Munich", "91, 0", "0, 181", "48.1", "48 N 11 N", "1,2,3,4,5"])("%s is not a position", (text) => {
    expect(parsePosition(text)).toBeUndefined();
  });

  test("are read as they are written", () => {
    fc.assert(
      fc.property(place, ({ latitude, longitude }) => {
        const position = parsePosition(`${latitude.toFixed(4)}, ${longitude.toFixed(4)}`)!;
        expect(position.latitude).toBeCloseTo(latitude, 3);
        expect(position.longitude).toBeCloseTo(longitude, 3);
      }),
    );
  });
});
