import { fundamentals2017, noaaSolar } from "../sources/index.ts";
import type { FunctionEquation, SheetFunction } from "../formulas/sheetFunction.ts";
import { windowShadow } from "./shading.ts";
import { sunPosition, type SunPosition } from "./sunPosition.ts";

/** Position of the sun on the 21st of a month of the design year, at local standard time in seconds. */
function designSun(month: number, time: number, latitude: number, longitude: number, timeZone: number): SunPosition {
  return sunPosition({ year: 2021, month, day: 21, hour: time / 3600, latitude, longitude, timeZone });
}

/** Height of the sun of declination, hour angle and latitude. */
const height: readonly FunctionEquation[] = [
  { symbol: "δ", expression: "solarDeclination(M, h, TZ)" },
  { symbol: "H", expression: "(h / 60 - 60 * TZ + 4 * LON + equationOfTime(M, h, TZ)) / 4 - 180" },
  { symbol: "β", expression: "asin(sin(L) * sin(δ) + cos(L) * cos(δ) * cos(H))" },
];
/** Cosine of the azimuth. */
const cosine: FunctionEquation = { symbol: "x", expression: "(sin(δ) * cos(L) - cos(δ) * sin(L) * cos(H)) / cos(β)" };
const side: FunctionEquation = { symbol: "s", expression: "sin(H)" };
const place =
  "M is the month, h local standard time in seconds, L and LON latitude and longitude east, TZ hours ahead of UTC; H is the hour angle.";

const series = {
  by: "table",
  text: "The series of the solar calculator, of powers of the Julian century and sines of the sun's mean anomaly, on the 21st of the month in 2021.",
} as const;

/** Functions of this folder that formulas on a sheet may call. Angles are in degrees, local standard time in seconds. */
export const solarFunctions = {
  sunAltitude: {
    quantity: "angle",
    words: "height of the sun on the 21st of a month, at an hour, latitude, longitude and time zone",
    evaluate: (month, time, latitude, longitude, timeZone) => designSun(month, time, latitude, longitude, timeZone).altitude,
    citation: { source: noaaSolar },
    definition: { by: "equations", arguments: ["M", "h", "L", "LON", "TZ"], branches: [{ equations: height }], where: place },
  },
  sunAzimuth: {
    quantity: "angle",
    words: "azimuth of the sun, clockwise from north, on the 21st of a month, at an hour, latitude, longitude and time zone",
    evaluate: (month, time, latitude, longitude, timeZone) => designSun(month, time, latitude, longitude, timeZone).azimuth,
    citation: { source: noaaSolar },
    definition: {
      by: "equations",
      arguments: ["M", "h", "L", "LON", "TZ"],
      branches: [
        {
          holds: "Before noon",
          when: { symbol: "s", max: 0 },
          equations: [...height, cosine, side, { symbol: "φ", expression: "90 - asin(x)" }],
        },
        {
          holds: "After noon",
          when: { symbol: "s", min: 0 },
          equations: [...height, cosine, side, { symbol: "φ", expression: "270 + asin(x)" }],
        },
      ],
      where: place,
    },
  },
  solarDeclination: {
    quantity: "angle",
    words: "declination of the sun on the 21st of a month, at a time and time zone",
    evaluate: (month, time, timeZone) => designSun(month, time, 0, 0, timeZone).declination,
    citation: { source: noaaSolar },
    definition: series,
  },
  equationOfTime: {
    words: "sundial time ahead of mean time in minutes on the 21st of a month, at a time and time zone",
    evaluate: (month, time, timeZone) => designSun(month, time, 0, 0, timeZone).equationOfTime,
    citation: { source: noaaSolar },
    definition: series,
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
    definition: {
      by: "equations",
      arguments: ["w", "h_g", "d_o", "g_o", "β", "φ", "ψ"],
      branches: [
        {
          equations: [
            { symbol: "h_sh", expression: "min(h_g, max(0, d_o * tan(β) / cos(φ - ψ) - g_o))" },
            { symbol: "F_s", expression: "1 - h_sh / h_g" },
          ],
        },
      ],
      where: "With the sun above the horizon and in front of the wall; otherwise the beam does not reach the glass.",
    },
  },
} as const satisfies Record<string, SheetFunction>;
