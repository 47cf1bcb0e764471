import { fundamentals2017, noaaSolar, type SheetFunction } from "../sources/index.ts";
import { windowShadow } from "./shading.ts";
import { sunPosition, type SunPosition } from "./sunPosition.ts";

/** Where the sun stands on the 21st of a month of the design year, at local standard time in hours. */
function designSun(month: number, hour: number, latitude: number, longitude: number, timeZone: number): SunPosition {
  return sunPosition({ year: 2021, month, day: 21, hour, latitude, longitude, timeZone });
}

/** Functions of the sun that formulas on a sheet may call. Angles are in degrees, hours in local standard time. */
export const solarFunctions = {
  sunAltitude: {
    words: "height of the sun on the 21st of a month, at an hour, latitude, longitude and time zone",
    evaluate: (month, hour, latitude, longitude, timeZone) => designSun(month, hour, latitude, longitude, timeZone).altitude,
    citation: { source: noaaSolar },
  },
  sunAzimuth: {
    words: "azimuth of the sun, clockwise from north, on the 21st of a month, at an hour, latitude, longitude and time zone",
    evaluate: (month, hour, latitude, longitude, timeZone) => designSun(month, hour, latitude, longitude, timeZone).azimuth,
    citation: { source: noaaSolar },
  },
  sunlitFraction: {
    words:
      "share of a window that the beam reaches, of its width, height, overhang depth and gap, height and azimuth of the sun, and azimuth of the window",
    evaluate: (width, height, depth, gap, sunAltitude, sunAzimuth, azimuth) =>
      windowShadow(
        { width: width, height: height, overhang: { depth: depth, gap: gap } },
        { sunAltitude: sunAltitude, sunAzimuth: sunAzimuth, surfaceAzimuth: azimuth },
      ).sunlitFraction,
    citation: { source: fundamentals2017, locator: "ch. 15, exterior shading" },
  },
} as const satisfies Record<string, SheetFunction>;
