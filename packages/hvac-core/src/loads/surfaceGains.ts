import { requireInRange } from "../kernel/errors.ts";
import { angularFactor, diffuseFactor, glazingForWindow } from "../solar/glazing.ts";
import { windowShadow } from "../solar/shading.ts";
import { surfaceIrradiance } from "../solar/surface.ts";
import type { DesignDays } from "./designDay.ts";
import { longwaveCorrection } from "./opaqueSurface.ts";
import type { LoadComponent, Room } from "./room.ts";
import { addResponse, requireSeries, zeroHours } from "./timeSeries.ts";

/** Heat gains of one part of the load at 288 hours, W, by how they reach the air. */
export interface Gains {
  readonly convective: number[];
  /** Spread by the non-solar series. */
  readonly radiant: number[];
  /** Spread by the solar series. */
  readonly sun: number[];
}

export type GainsOf = (component: LoadComponent) => Gains;

/** Irradiance of one orientation at 288 hours: beam and diffuse, W/m², and angle of incidence, degrees. */
function irradiances(days: DesignDays, surfaceTilt: number, surfaceAzimuth: number): { beam: Float64Array; diffuse: Float64Array; incidence: Float64Array } {
  const beam = new Float64Array(288);
  const diffuse = new Float64Array(288);
  const incidence = new Float64Array(288);
  for (let k = 0; k < 288; k++) {
    const diffuseHorizontal = days.diffuseHorizontal[k]!;
    if (diffuseHorizontal === 0) continue;
    const surface = surfaceIrradiance({
      sunAltitude: days.sunAltitude[k]!,
      sunAzimuth: days.sunAzimuth[k]!,
      surfaceTilt,
      surfaceAzimuth,
      beamNormal: days.beamNormal[k]!,
      diffuseHorizontal,
      groundReflectance: days.groundReflectance,
    });
    beam[k] = surface.beam;
    diffuse[k] = surface.skyDiffuse + surface.groundReflected;
    incidence[k] = surface.incidenceAngle;
  }
  return { beam, diffuse, incidence };
}

function requireOrientation(name: string, { tilt, azimuth, area }: { tilt: number; azimuth: number; area: number }): void {
  requireInRange(`${name}.tilt`, tilt, 0, 180, "°");
  requireInRange(`${name}.azimuth`, azimuth, -360, 360, "°");
  requireInRange(`${name}.area`, area, 0, 1e6, "m²");
}

/** Adds what walls, roofs and exposed floors conduct into the room. */
export function surfaceGains(room: Room, days: DesignDays, gainsOf: GainsOf): void {
  const drive = new Float64Array(288);
  room.surfaces.forEach((surface, i) => {
    const name = `surfaces[${i}]`;
    requireOrientation(name, surface);
    const { conduction, component, tilt } = surface;
    const u = requireInRange(`${name}.conduction.transmittance`, conduction.transmittance, 0, 1000, "W/(m²·K)");
    const factors = requireSeries(`${name}.conduction.factors`, conduction.factors);
    const absorptanceRatio = requireInRange(`${name}.absorptanceRatio`, surface.absorptanceRatio ?? 0.052, 0, 0.5, "m²·K/W");
    const longwave = requireInRange(`${name}.longwaveCorrection`, surface.longwaveCorrection ?? longwaveCorrection(tilt), 0, 50, "K");
    const radiantFraction = requireInRange(`${name}.radiantFraction`, surface.radiantFraction ?? (component === "roof" ? 0.6 : 0.46), 0, 1, "");
    const { beam, diffuse } = irradiances(days, tilt, surface.azimuth);
    for (let k = 0; k < 288; k++) drive[k] = days.dryBulb[k]! + absorptanceRatio * (beam[k]! + diffuse[k]!) - longwave - room.indoor.dryBulb;
    const gains = zeroHours();
    for (let at = 0; at < 288; at += 24) addResponse(factors, drive, at, u * surface.area, gains);
    const { convective, radiant } = gainsOf(component);
    for (let k = 0; k < 288; k++) {
      convective[k] = convective[k]! + gains[k]! * (1 - radiantFraction);
      radiant[k] = radiant[k]! + gains[k]! * radiantFraction;
    }
  });
}

/**
 * Adds what windows conduct and what sunlight brings through them. Beam through glass without an interior shade is all radiant and
 * falls on the floor (solar series); diffuse light through it is all radiant; behind a shade both are split alike.
 */
export function windowGains(room: Room, days: DesignDays, gainsOf: GainsOf): void {
  room.windows.forEach((window, i) => {
    const name = `windows[${i}]`;
    requireOrientation(name, window);
    const u = requireInRange(`${name}.transmittance`, window.transmittance, 0, 1000, "W/(m²·K)");
    const shgc = requireInRange(`${name}.shgc`, window.shgc, 0, 1, "");
    const { interiorShade: shade, exteriorShade, area, glazing = glazingForWindow(u, shgc) } = window;
    // The shadow of an overhang or fin is worked out for vertical glass; on a sloped one it would be a guess.
    if (exteriorShade) requireInRange(`${name}.tilt with exteriorShade`, window.tilt, 89, 91, "°");
    const shadedFraction = shgc > 0.5 ? 0.33 : 0.46;
    const solarRadiant = requireInRange(`${name}.interiorShade.radiantFraction`, shade?.radiantFraction ?? shadedFraction, 0, 1, "");
    const beamFactor = shgc * area * requireInRange(`${name}.interiorShade.beam`, shade?.beam ?? 1, 0, 1, "");
    const diffuseGain = shgc * area * diffuseFactor(glazing) * requireInRange(`${name}.interiorShade.diffuse`, shade?.diffuse ?? 1, 0, 1, "");
    const { beam, diffuse, incidence } = irradiances(days, window.tilt, window.azimuth);
    const conduction = gainsOf("windowConduction");
    const solar = gainsOf("windowSolar");
    for (let k = 0; k < 288; k++) {
      const conducted = u * area * (days.dryBulb[k]! - room.indoor.dryBulb);
      conduction.convective[k] = conduction.convective[k]! + conducted * (1 - shadedFraction);
      conduction.radiant[k] = conduction.radiant[k]! + conducted * shadedFraction;
      if (diffuse[k] === 0) continue;
      let sunlit = beam[k]! > 0 ? beamFactor * beam[k]! * angularFactor(glazing, incidence[k]!) : 0;
      if (sunlit > 0 && exteriorShade) {
        const directions = { sunAltitude: days.sunAltitude[k]!, sunAzimuth: days.sunAzimuth[k]!, surfaceAzimuth: window.azimuth };
        sunlit *= windowShadow(exteriorShade, directions).sunlitFraction;
      }
      const scattered = diffuseGain * diffuse[k]!;
      if (shade) {
        solar.convective[k] = solar.convective[k]! + (sunlit + scattered) * (1 - solarRadiant);
        solar.radiant[k] = solar.radiant[k]! + (sunlit + scattered) * solarRadiant;
      } else {
        solar.sun[k] = solar.sun[k]! + sunlit;
        solar.radiant[k] = solar.radiant[k]! + scattered;
      }
    }
  });
}
