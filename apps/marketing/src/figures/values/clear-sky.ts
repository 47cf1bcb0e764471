import { airMass, clearSky, clearSkyCoefficients, extraterrestrialIrradiance, type ClearSkyEdition } from "@org/hvac-core/solar";
import type { ArticleValues } from "../../articleValues.ts";

/** 21 July. */
export const day = 202;
/** Atlanta in July, ASHRAE Fundamentals 2017. */
export const atlanta = { tauB: 0.515, tauD: 2.066, latitude: 33.64, declination: 20.44 };
/** The sun at noon, and late in the afternoon. */
export const noon = 90 - atlanta.latitude + atlanta.declination;
export const low = 23;

type Terms = readonly [number, number, number, number];
const { beam: printed } = clearSkyCoefficients["2017" satisfies ClearSkyEdition];
const wrong: Terms = [printed[0], printed[1], printed[2], -printed[3]];

export interface Sky {
  readonly tauB: number;
  readonly tauD: number;
}

/** The exponent of the air mass: a constant and the terms of τ_b, τ_d and their product. */
export function beamExponent([constant, b, d, both]: Terms, { tauB, tauD }: Sky): number {
  return constant + b * tauB + d * tauD + both * tauB * tauD;
}

export const rightBeam = (sunAltitude: number, { tauB, tauD }: Sky = atlanta): number =>
  clearSky({ dayOfYear: day, sunAltitude, tauB, tauD, edition: "2017" }).beamNormal;

/** The same with the last term of the exponent subtracted. */
export function wrongBeam(sunAltitude: number, sky: Sky = atlanta): number {
  return sunAltitude <= 0 ? 0 : extraterrestrialIrradiance(day) * Math.exp(-sky.tauB * airMass(sunAltitude) ** beamExponent(wrong, sky));
}

export const errorPercent = (sunAltitude: number, sky: Sky = atlanta): number =>
  (wrongBeam(sunAltitude, sky) / rightBeam(sunAltitude, sky) - 1) * 100;

export const values: ArticleValues = {
  airMassNoon: { value: airMass(noon), decimals: 3 },
  airMassLow: { value: airMass(low), decimals: 3 },
  outside: { value: extraterrestrialIrradiance(day), unit: "W/m²", decimals: 0 },
  rightExponent: { value: beamExponent(printed, atlanta), decimals: 4 },
  wrongExponent: { value: beamExponent(wrong, atlanta), decimals: 4 },
  rightNoon: { value: rightBeam(noon), unit: "W/m²", decimals: 1 },
  wrongNoon: { value: wrongBeam(noon), unit: "W/m²", decimals: 1 },
  rightLow: { value: rightBeam(low), unit: "W/m²", decimals: 0 },
  wrongLow: { value: wrongBeam(low), unit: "W/m²", decimals: 0 },
  errorLow: { value: errorPercent(low), unit: "%", decimals: 1 },
};
