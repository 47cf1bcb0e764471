import { requireInRange, requireKnown } from "../refusals/errors.ts";
import { surfaceIrradiance, type SurfaceIrradiance } from "../solar/index.ts";
import { fundamentals2021, type Citation } from "../sources/index.ts";
import type { HourWeather } from "./hourWeather.ts";
import { solAirTemperature } from "./solAir.ts";
import { transmissionGain } from "./transmission.ts";

export const solAirCitation: Citation = { source: fundamentals2021, locator: "ch. 18, eq. 29" };

export type SurfaceColour = "light" | "medium" | "dark";

/**
 * Solar absorptance over outside film coefficient α/h_o by colour, m²·K/W. Light and dark are the handbook's 0.15 and 0.30 h·ft²·°F/Btu,
 * 0.026 and 0.052 (0.053 in its example) in SI; it takes dark for any surface that may not stay light. It gives no value for medium
 * colours; the mean is used, an absorptance of 0.66 at 17 W/(m²·K), as red brick (0.63) and new galvanised sheet (0.65) have.
 *
 * @source ashrae-hof-2021, ch. 18, section 6.4, sol-air temperature
 */
export const absorptanceRatios: Readonly<Record<SurfaceColour, number>> = { light: 0.026, medium: 0.039, dark: 0.052 };

/**
 * Solar absorptance over outside film coefficient α/h_o of a surface, by its colour.
 *
 * @param colour light, medium or dark
 * @returns solar absorptance over outside film coefficient, m²·K/W
 * @throws {UnknownNameError} when the colour is unknown
 * @source ashrae-hof-2021, ch. 18, section 6.4, sol-air temperature
 * @example
 * ```ts
 * import { absorptanceRatio } from "@org/hvac-core/loads";
 * absorptanceRatio("dark"); // 0.052
 * ```
 */
export function absorptanceRatio(colour: SurfaceColour): number {
  return absorptanceRatios[requireKnown("colour", colour, absorptanceRatios)];
}

/**
 * Long-wave correction of the sol-air temperature by tilt: 4 K for a surface that faces the sky, none for a wall, and between them by
 * the cosine of the tilt. Surfaces that face down see the ground at about air temperature.
 *
 * @param tilt 0 facing up, 90 vertical, 180 facing down, degrees
 * @returns ε·ΔR/h_o, K, 0…4
 * @throws {OutOfRangeError} when the tilt lies outside 0…180°
 * @source ashrae-hof-2021, ch. 18, section 6.4, sol-air temperature; the values between horizontal and vertical are interpolated
 * @example
 * ```ts
 * import { longwaveCorrection } from "@org/hvac-core/loads";
 * longwaveCorrection(0); // 4
 * longwaveCorrection(90); // 0
 * ```
 */
export function longwaveCorrection(tilt: number): number {
  return requireInRange("tilt", tilt, 0, 180, "°") < 90 ? 4 * Math.cos((tilt * Math.PI) / 180) : 0;
}

/** Wall, roof or exposed floor at one hour. */
export interface OpaqueSurfaceInput {
  /** Net of windows, m², ≥ 0. */
  readonly area: number;
  /** U, W/(m²·K). */
  readonly transmittance: number;
  /** 0 facing up, 90 vertical, 180 facing down, degrees. */
  readonly tilt: number;
  /** Direction it faces, clockwise from north, degrees. */
  readonly azimuth: number;
  /** α/h_o, m²·K/W; see {@link absorptanceRatio}. */
  readonly absorptanceRatio: number;
  /** Long-wave correction, K; by default from the tilt, see {@link longwaveCorrection}. */
  readonly longwaveCorrection?: number;
}

export interface OpaqueSurfaceGain {
  readonly irradiance: SurfaceIrradiance;
  /** K. */
  readonly longwaveCorrection: number;
  /** °C. */
  readonly solAirTemperature: number;
  /** Part from the outdoor air temperature, W. */
  readonly airGain: number;
  /** Part from the sun and the exchange with the sky, W; may be negative at night. */
  readonly sunGain: number;
  /** Sum of both, W: U·A·(t_sol-air − t_room). */
  readonly gain: number;
}

/**
 * Heat gain of an opaque surface by its sol-air temperature at one hour, without heat storage.
 *
 * For thin constructions this is the gain within the hour; heavy ones delay and reduce it (see `conductionHeatGain`), so the
 * highest value of the day is an upper limit.
 *
 * @param surface area (m²), U (W/(m²·K)), tilt and azimuth (degrees) and surface properties; ranges at {@link OpaqueSurfaceInput}
 * @param weather weather of the hour
 * @param roomDryBulb °C
 * @returns irradiance (W/m²), sol-air temperature (°C) and heat gain (W), split into air and sun
 * @throws {OutOfRangeError} when a value lies outside its range
 * @source ashrae-hof-2021, ch. 18, eq. 29
 * @example
 * ```ts
 * import { opaqueSurfaceGain } from "@org/hvac-core/loads";
 * const hour = { dryBulb: 33, sunAltitude: 30, sunAzimuth: 180, beamNormal: 800, diffuseHorizontal: 100 };
 * const roof = { area: 100, transmittance: 0.25, tilt: 0, azimuth: 0, absorptanceRatio: 0.052 };
 * const { irradiance, solAirTemperature, gain } = opaqueSurfaceGain(roof, hour, 24);
 * irradiance.total; // 500
 * solAirTemperature; // 55
 * gain; // 775
 * ```
 */
export function opaqueSurfaceGain(surface: OpaqueSurfaceInput, weather: HourWeather, roomDryBulb: number): OpaqueSurfaceGain {
  const { area, transmittance, tilt, azimuth } = surface;
  const irradiance = surfaceIrradiance({
    sunAltitude: weather.sunAltitude,
    sunAzimuth: weather.sunAzimuth,
    surfaceTilt: tilt,
    surfaceAzimuth: azimuth,
    beamNormal: weather.beamNormal,
    diffuseHorizontal: weather.diffuseHorizontal,
    groundReflectance: weather.groundReflectance ?? 0.2,
  });
  const correction = surface.longwaveCorrection ?? longwaveCorrection(tilt);
  const outsideTemperature = solAirTemperature({
    outdoorDryBulb: weather.dryBulb,
    irradiance: irradiance.total,
    absorptanceRatio: surface.absorptanceRatio,
    longwaveCorrection: correction,
  });
  const gain = transmissionGain({ area, transmittance, outsideTemperature, roomDryBulb });
  const airGain = transmissionGain({ area, transmittance, outsideTemperature: weather.dryBulb, roomDryBulb });
  return { irradiance, longwaveCorrection: correction, solAirTemperature: outsideTemperature, airGain, sunGain: gain - airGain, gain };
}
