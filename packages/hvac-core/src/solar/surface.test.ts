import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readReference } from "../../test/reference/readReference.ts";
import { OutOfRangeError } from "../refusals/errors.ts";
import { clearSky } from "./clearSky.ts";
import { incidenceAngle, surfaceIrradiance, verticalDiffuseRatio } from "./surface.ts";
import { sunPosition } from "./sunPosition.ts";

interface SurfaceIn {
  altitude_deg: number;
  azimuth_deg: number;
  beam_normal_W_per_m2: number;
  diffuse_horizontal_W_per_m2: number;
  tilt_deg: number;
  surface_azimuth_deg: number;
  ground_reflectance: number;
}
interface SurfaceOut {
  incidence_angle_deg: number;
  beam_W_per_m2: number;
  Y_ratio: number;
  sky_diffuse_ashrae_W_per_m2: number;
  ground_reflected_W_per_m2: number;
  total_ashrae_W_per_m2: number;
}
const reference = readReference<SurfaceIn, SurfaceOut>("solar_clear_sky");
const angle = (min: number, max: number) => fc.double({ min, max, noNaN: true });

describe("irradiance on a surface", () => {
  test.each(reference.cases.filter(({ id }) => id.startsWith("surface_")))(
    "agrees with the published equations ($id)",
    ({ in: where, out }) => {
      const surface = surfaceIrradiance({
        sunAltitude: where.altitude_deg,
        sunAzimuth: where.azimuth_deg,
        surfaceTilt: where.tilt_deg,
        surfaceAzimuth: where.surface_azimuth_deg,
        beamNormal: where.beam_normal_W_per_m2,
        diffuseHorizontal: where.diffuse_horizontal_W_per_m2,
        groundReflectance: where.ground_reflectance,
      });
      // The reference prints ten digits: 1e-7 of some hundred W/m² or degrees, amplified where the arc cosine is flat.
      expect(surface.incidenceAngle).toBeCloseTo(out.incidence_angle_deg, 5);
      expect(surface.beam).toBeCloseTo(out.beam_W_per_m2, 5);
      expect(surface.diffuseRatio).toBeCloseTo(out.Y_ratio, 7);
      expect(surface.skyDiffuse).toBeCloseTo(out.sky_diffuse_ashrae_W_per_m2, 5);
      expect(surface.groundReflected).toBeCloseTo(out.ground_reflected_W_per_m2, 5);
      expect(surface.total).toBeCloseTo(out.total_ashrae_W_per_m2, 5);
    },
  );

  test("is the same on an east wall before noon as on a west wall after it", () => {
    fc.assert(
      fc.property(angle(1, 89), angle(0, 180), angle(0, 180), angle(0, 180), (sunAltitude, offset, surfaceTilt, turn) => {
        const sky = { sunAltitude, surfaceTilt, beamNormal: 700, diffuseHorizontal: 120 };
        const morning = surfaceIrradiance({ ...sky, sunAzimuth: 180 - offset, surfaceAzimuth: 180 - turn });
        const evening = surfaceIrradiance({ ...sky, sunAzimuth: 180 + offset, surfaceAzimuth: 180 + turn });
        expect(evening.total).toBeCloseTo(morning.total, 9);
      }),
    );
  });

  test("is the sky's own on a horizontal surface, and the ground's alone on one facing down", () => {
    const sky = { sunAltitude: 40, sunAzimuth: 150, surfaceAzimuth: 20, beamNormal: 700, diffuseHorizontal: 120 };
    const up = surfaceIrradiance({ ...sky, surfaceTilt: 0 });
    const horizontal = 700 * Math.sin((40 * Math.PI) / 180) + 120;
    expect(up.total).toBeCloseTo(horizontal, 10);
    const down = surfaceIrradiance({ ...sky, surfaceTilt: 180 });
    expect(down.total).toBeCloseTo(0.2 * horizontal, 10);
  });

  test("does not jump where a surface passes the vertical", () => {
    const sky = { sunAltitude: 35, sunAzimuth: 200, surfaceAzimuth: 190, beamNormal: 700, diffuseHorizontal: 120 };
    const above = surfaceIrradiance({ ...sky, surfaceTilt: 90 - 1e-7 });
    const below = surfaceIrradiance({ ...sky, surfaceTilt: 90 + 1e-7 });
    expect(below.total).toBeCloseTo(above.total, 4);
  });

  test("keeps the sky's diffuse light on walls that the sun does not reach", () => {
    const wall = surfaceIrradiance({
      sunAltitude: 35,
      sunAzimuth: 180,
      surfaceTilt: 90,
      surfaceAzimuth: 0,
      beamNormal: 700,
      diffuseHorizontal: 100,
    });
    expect(wall.beam).toBe(0);
    expect(wall.skyDiffuse).toBeCloseTo(45, 10);
  });

  test("is nothing at night", () => {
    const sun = sunPosition({ year: 2021, month: 7, day: 21, hour: 0, latitude: 33.64, longitude: -84.43, timeZone: -5 });
    const sky = clearSky({ dayOfYear: 202, sunAltitude: sun.altitude, tauB: 0.5, tauD: 2, edition: "2017" });
    expect(
      surfaceIrradiance({ sunAltitude: sun.altitude, sunAzimuth: sun.azimuth, surfaceTilt: 90, surfaceAzimuth: 0, ...sky }).total,
    ).toBe(0);
  });

  test("falls at the angle between two directions, whichever is the sun", () => {
    fc.assert(
      fc.property(angle(-90, 90), angle(0, 360), angle(-90, 90), angle(0, 360), (a, azimuthA, b, azimuthB) => {
        const forward = incidenceAngle({ sunAltitude: a, sunAzimuth: azimuthA, surfaceTilt: 90 - b, surfaceAzimuth: azimuthB });
        const back = incidenceAngle({ sunAltitude: b, sunAzimuth: azimuthB, surfaceTilt: 90 - a, surfaceAzimuth: azimuthA });
        // The arc cosine turns 1e-16 near ±1 into 1e-8 radian.
        expect(Math.abs(forward - back)).toBeLessThan(2e-6);
      }),
    );
  });

  test("bounds the Y ratio by 0.45 from behind and 1.3 face on", () => {
    expect(verticalDiffuseRatio(-1)).toBe(0.45);
    expect(verticalDiffuseRatio(1)).toBeCloseTo(1.3, 12);
    expect(verticalDiffuseRatio(0)).toBe(0.55);
  });

  test("refuses impossible angles and irradiances", () => {
    const sky = { sunAltitude: 40, sunAzimuth: 150, surfaceTilt: 90, surfaceAzimuth: 20, beamNormal: 700, diffuseHorizontal: 120 };
    for (const wrong of [
      { sunAltitude: 95 },
      { surfaceTilt: -1 },
      { beamNormal: -1 },
      { diffuseHorizontal: NaN },
      { groundReflectance: 1.1 },
    ]) {
      expect(() => surfaceIrradiance({ ...sky, ...wrong })).toThrow(OutOfRangeError);
    }
  });
});
