import { requireInRange, requireKnown } from "../refusals/errors.ts";
import {
  angularCurves,
  diffuseSolarHeatGainCoefficient,
  glazingForWindow,
  solarHeatGainCoefficient,
  type GlazingType,
  windowShadow,
  surfaceIrradiance,
  type SurfaceIrradiance,
} from "../solar/index.ts";
import type { HourWeather } from "./hourWeather.ts";
import type { Window } from "./room.ts";
import { transmissionGain } from "./transmission.ts";

/** Gains of a window at one hour, W, with their factors. */
export interface WindowGain {
  readonly irradiance: SurfaceIrradiance;
  readonly glazing: GlazingType;
  /** SHGC at the angle of incidence, without shades. */
  readonly beamShgc: number;
  /** SHGC for diffuse irradiance, without shades. */
  readonly diffuseShgc: number;
  /** Share of the glass that the beam reaches past overhang, fins and obstruction, 0…1. */
  readonly sunlitFraction: number;
  /** U·A·ΔT, W. */
  readonly transmission: number;
  /** Beam sunlight, W. */
  readonly beam: number;
  /** Diffuse light of sky and ground, W. */
  readonly diffuse: number;
  /** Beam and diffuse, W. */
  readonly solar: number;
  /** Total, W. */
  readonly gain: number;
}

/**
 * Heat gain of a window at one hour: transmission, beam and diffuse sunlight, with its interior and exterior shades.
 *
 * Projections and obstructions shade the beam only; diffuse light is not reduced, which is on the safe side.
 *
 * @param window area (m²), U (W/(m²·K)), SHGC, orientation (degrees) and shades; ranges at `Window`
 * @param weather weather of the hour
 * @param roomDryBulb °C
 * @returns gains, W, irradiance and coefficients
 * @throws {OutOfRangeError} when a value lies outside its range, or a window that is not vertical has an exterior shade
 * @throws {UnknownNameError} when the glazing is not known
 * @source ashrae-hof-2021, ch. 18, eqs. 12 to 14
 * @example
 * ```ts
 * import { windowGain } from "@org/hvac-core/loads";
 * const hour = { dryBulb: 34, sunAltitude: 30, sunAzimuth: 180, beamNormal: 0, diffuseHorizontal: 100 };
 * const glass = { area: 10, tilt: 0, azimuth: 0, transmittance: 2, shgc: 0.5, glazing: "doubleClear" as const };
 * const window = windowGain({ ...glass, interiorShade: { beam: 0.7, diffuse: 0.8 } }, hour, 24);
 * window.transmission; // 200
 * window.solar; // 341.96
 * ```
 */
export function windowGain(window: Window, weather: HourWeather, roomDryBulb: number): WindowGain {
  const { area, tilt, azimuth, transmittance, shgc, interiorShade, exteriorShade } = window;
  const transmission = transmissionGain({ area, transmittance, outsideTemperature: weather.dryBulb, roomDryBulb });
  const irradiance = surfaceIrradiance({
    sunAltitude: weather.sunAltitude,
    sunAzimuth: weather.sunAzimuth,
    surfaceTilt: tilt,
    surfaceAzimuth: azimuth,
    beamNormal: weather.beamNormal,
    diffuseHorizontal: weather.diffuseHorizontal,
    groundReflectance: weather.groundReflectance ?? 0.2,
  });
  const glazing =
    window.glazing === undefined ? glazingForWindow(transmittance, shgc) : requireKnown("glazing", window.glazing, angularCurves);
  const beamShgc = solarHeatGainCoefficient(shgc, glazing, irradiance.incidenceAngle);
  const diffuseShgc = diffuseSolarHeatGainCoefficient(shgc, glazing);
  const beamShade = requireInRange("interiorShade.beam", interiorShade?.beam ?? 1, 0, 1, "");
  const diffuseShade = requireInRange("interiorShade.diffuse", interiorShade?.diffuse ?? 1, 0, 1, "");
  const sunlitFraction = exteriorShade ? sunlitShare(window, weather) : 1;
  const beam = area * beamShade * beamShgc * irradiance.beam * sunlitFraction;
  const diffuse = area * diffuseShade * diffuseShgc * (irradiance.skyDiffuse + irradiance.groundReflected);
  const solar = beam + diffuse;
  return { irradiance, glazing, beamShgc, diffuseShgc, sunlitFraction, transmission, beam, diffuse, solar, gain: transmission + solar };
}

/** Shadows of overhangs, fins and obstructions are computed for vertical glass only. */
function sunlitShare({ tilt, azimuth, exteriorShade }: Window, { sunAltitude, sunAzimuth }: HourWeather): number {
  requireInRange("tilt with exteriorShade", tilt, 89, 91, "°");
  return windowShadow(exteriorShade!, { sunAltitude, sunAzimuth, surfaceAzimuth: azimuth }).sunlitFraction;
}
