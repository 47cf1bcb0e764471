import { describe, expect, test } from "vitest";
import { skyBrightening, tiltedSkyRatio } from "./perez.ts";

const sun = (surfaceTilt: number, surfaceAzimuth: number, sunAltitude = 40) => ({
  sunAltitude,
  sunAzimuth: 180,
  surfaceTilt,
  surfaceAzimuth,
});

describe("the sky by Perez", () => {
  test("gives a horizontal surface the horizontal irradiance, in any weather", () => {
    for (const beamNormal of [0, 50, 300, 900])
      for (const sunAltitude of [6, 20, 40, 70]) {
        const brightening = skyBrightening({ sunAltitude, beamNormal, diffuseHorizontal: 120, extraterrestrial: 1361 });
        expect(tiltedSkyRatio(brightening, sun(0, 0, sunAltitude))).toBeCloseTo(1, 12);
      }
  });

  test("is as the equations and the coefficients of its class say", () => {
    // 600 W/m² of beam and 120 of diffuse at 40°: clearness (6 + 1.041·z³)/(1 + 1.041·z³) with z = 50° = 0.8727: 3.961, class 6.
    const cubed = 1.041 * ((50 * Math.PI) / 180) ** 3;
    expect((6 + cubed) / (1 + cubed)).toBeCloseTo(3.956, 2);
    // Air mass by Kasten and Young at 40°: 1.5535; brightness 120 · 1.5535 / 1361 = 0.13698.
    const circumsolar = 1.1326077 - 1.2367284 * 0.13698 - 0.4118494 * 0.87266;
    const horizon = 0.2877813 - 0.8230357 * 0.13698 + 0.0558651 * 0.87266;
    const coefficients = skyBrightening({ sunAltitude: 40, beamNormal: 600, diffuseHorizontal: 120, extraterrestrial: 1361 });
    expect(coefficients.circumsolar).toBeCloseTo(circumsolar, 3);
    expect(coefficients.horizon).toBeCloseTo(horizon, 3);
    // Upright towards the sun: half of what is spread, cos 40° / sin 40° of what surrounds the sun, and the horizon.
    const expected = (1 - circumsolar) / 2 + circumsolar / Math.tan((40 * Math.PI) / 180) + horizon;
    expect(tiltedSkyRatio(coefficients, sun(90, 180))).toBeCloseTo(expected, 3);
  });

  test("is the same from all sides when overcast, and brighter towards the sun the clearer it is", () => {
    const contrast = (beamNormal: number): number => {
      const brightening = skyBrightening({ sunAltitude: 40, beamNormal, diffuseHorizontal: 120, extraterrestrial: 1361 });
      return tiltedSkyRatio(brightening, sun(90, 180)) - tiltedSkyRatio(brightening, sun(90, 0));
    };
    expect(contrast(0)).toBeLessThan(0.06);
    expect(contrast(200)).toBeGreaterThan(contrast(0));
    expect(contrast(600)).toBeGreaterThan(contrast(200));
  });

  test("is dark at night, and refused beyond what there is", () => {
    expect(skyBrightening({ sunAltitude: -5, beamNormal: 0, diffuseHorizontal: 2, extraterrestrial: 1361 })).toEqual({
      circumsolar: 0,
      horizon: 0,
    });
    expect(() => skyBrightening({ sunAltitude: 95, beamNormal: 0, diffuseHorizontal: 2, extraterrestrial: 1361 })).toThrow("sunAltitude");
  });
});
