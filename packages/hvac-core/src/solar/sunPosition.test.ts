import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readReference } from "../../test/reference/readReference.ts";
import { OutOfRangeError } from "../refusals/errors.ts";
import { dayOfYear, sunPosition } from "./sunPosition.ts";

interface SunIn {
  lat_deg: number;
  lon_deg_east: number;
  tz_h: number;
  year: number;
  month: number;
  day: number;
  doy: number;
  hour_local_standard: number;
}
interface SunOut {
  spa_elevation_true_deg: number;
  spa_elevation_apparent_deg: number;
  spa_azimuth_deg: number;
  spa_eot_min: number;
}

const reference = readReference<SunIn, SunOut>("solar_position");
const place = { latitude: 33.64, longitude: -84.43, timeZone: -5 };

describe("the sun's position", () => {
  test.each(reference.cases)("agrees with the NREL Solar Position Algorithm ($id)", ({ in: where, out }) => {
    const sun = sunPosition({
      year: where.year,
      month: where.month,
      day: where.day,
      hour: where.hour_local_standard,
      latitude: where.lat_deg,
      longitude: where.lon_deg_east,
      timeZone: where.tz_h,
    });
    // Meeus states 0.01° for these series; parallax (0.0024°) and ΔT (69 s, 0.0008°) come on top.
    expect(Math.abs(sun.altitude - out.spa_elevation_true_deg)).toBeLessThan(0.015);
    const azimuthOnTheSky = (sun.azimuth - out.spa_azimuth_deg) * Math.cos((sun.altitude * Math.PI) / 180);
    expect(Math.abs(azimuthOnTheSky)).toBeLessThan(0.015);
    expect(Math.abs(sun.azimuth - out.spa_azimuth_deg)).toBeLessThan(0.05);
    // 0.01° of longitude is 0.04 min of time.
    expect(Math.abs(sun.equationOfTime - out.spa_eot_min)).toBeLessThan(0.045);
    // The reference has no refraction below the horizon; its pressure and temperature differ from sea level, 0.02° at most.
    if (out.spa_elevation_true_deg > 0) expect(Math.abs(sun.apparentAltitude - out.spa_elevation_apparent_deg)).toBeLessThan(0.03);
  });

  test("gives the declination and equation of time of Meeus's worked example 25.a and 28.a, 13 October 1992", () => {
    const sun = sunPosition({ year: 1992, month: 10, day: 13, hour: 0, latitude: 0, longitude: 0, timeZone: 0 });
    // Printed: δ = −7.78507° (low accuracy); E = 13.70940 min with the full theory, 0.045 min of which is this series' 0.01°.
    expect(sun.declination).toBeCloseTo(-7.78507, 3);
    expect(Math.abs(sun.equationOfTime - 13.7094)).toBeLessThan(0.045);
  });

  test("turns from east to west through the year's longest day", () => {
    const sunAt = (hour: number) => sunPosition({ year: 2021, month: 6, day: 21, hour, ...place });
    for (let hour = 6; hour < 18; hour += 0.25) expect(sunAt(hour + 0.25).azimuth).toBeGreaterThan(sunAt(hour).azimuth);
    expect(sunAt(8).azimuth).toBeLessThan(180);
    expect(sunAt(17).azimuth).toBeGreaterThan(180);
  });

  test("is highest on the meridian, where its height is 90° − |latitude − declination|", () => {
    fc.assert(
      fc.property(fc.double({ min: -66, max: 66, noNaN: true }), fc.integer({ min: 1, max: 12 }), (latitude, month) => {
        const noon = { year: 2021, month, day: 21, latitude, longitude: 0, timeZone: 0 };
        const hour = 12 - sunPosition({ ...noon, hour: 12 }).equationOfTime / 60;
        const sun = sunPosition({ ...noon, hour });
        // The declination moves by 0.4° a day at most, which the few minutes shift leaves below 0.001°.
        expect(Math.abs(sun.altitude - (90 - Math.abs(latitude - sun.declination)))).toBeLessThan(0.001);
      }),
    );
  });

  test("knows nothing of the time zone: the same instant gives the same sun", () => {
    const utc = sunPosition({ year: 2021, month: 7, day: 21, hour: 17, latitude: 33.64, longitude: -84.43, timeZone: 0 });
    const local = sunPosition({ year: 2021, month: 7, day: 21, hour: 12, ...place });
    expect(local.altitude).toBeCloseTo(utc.altitude, 10);
    expect(local.azimuth).toBeCloseTo(utc.azimuth, 10);
  });

  test("passes midnight, month, year and leap days without a step", () => {
    for (const [from, to] of [
      [
        { year: 2021, month: 12, day: 31 },
        { year: 2022, month: 1, day: 1 },
      ],
      [
        { year: 2024, month: 2, day: 28 },
        { year: 2024, month: 2, day: 29 },
      ],
      [
        { year: 2024, month: 2, day: 29 },
        { year: 2024, month: 3, day: 1 },
      ],
      [
        { year: 2100, month: 2, day: 28 },
        { year: 2100, month: 3, day: 1 },
      ],
    ] as const) {
      const before = sunPosition({ ...from, hour: 24, ...place });
      const after = sunPosition({ ...to, hour: 0, ...place });
      expect(after.altitude).toBeCloseTo(before.altitude, 8);
      expect(after.azimuth).toBeCloseTo(before.azimuth, 8);
    }
  });

  test("stays finite everywhere, the poles and the zenith among it", () => {
    fc.assert(
      fc.property(
        fc.double({ min: -90, max: 90, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        fc.double({ min: 0, max: 24, noNaN: true }),
        fc.integer({ min: 1, max: 12 }),
        (latitude, longitude, hour, month) => {
          const sun = sunPosition({ year: 2021, month, day: 15, hour, latitude, longitude, timeZone: Math.round(longitude / 15) });
          expect(Object.values(sun).every(Number.isFinite)).toBe(true);
          expect(sun.azimuth >= 0 && sun.azimuth < 360).toBe(true);
          expect(sun.apparentAltitude).toBeGreaterThanOrEqual(sun.altitude);
          expect(sun.apparentAltitude - sun.altitude).toBeLessThan(0.6);
        },
      ),
    );
  });

  test("refuses dates that do not exist and places off the map", () => {
    const noon = { year: 2021, month: 7, day: 21, hour: 12, ...place };
    for (const wrong of [
      { month: 13 },
      { month: 2, day: 29 },
      { day: 1.5 },
      { year: 2021.5 },
      { hour: 24.1 },
      { latitude: 91 },
      { longitude: NaN },
      { timeZone: 15 },
    ]) {
      expect(() => sunPosition({ ...noon, ...wrong })).toThrow(OutOfRangeError);
    }
  });
});

describe("the day of the year", () => {
  test("agrees with the reference for the design days", () => {
    for (const { in: where } of reference.cases) expect(dayOfYear(where.month, where.day)).toBe(where.doy);
  });

  test("counts 365 days, and 366 in leap years", () => {
    expect(dayOfYear(12, 31)).toBe(365);
    expect(dayOfYear(12, 31, 2024)).toBe(366);
    expect(dayOfYear(12, 31, 1900)).toBe(365);
    expect(dayOfYear(2, 29, 2000)).toBe(60);
  });
});
