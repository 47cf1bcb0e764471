// Position of the sun
export { dayOfYear, sunPosition } from "./sunPosition.ts";
export type { SunPosition, SunPositionInput } from "./sunPosition.ts";

// Clear sky
export { airMass, clearSky, clearSkyCoefficients, coefficientsForTau, extraterrestrialIrradiance } from "./clearSky.ts";
export type { ClearSky, ClearSkyEdition, ClearSkyInput, TauEdition } from "./clearSky.ts";

// Irradiance of surfaces
export { incidenceAngle, incidenceCosine, surfaceIrradiance, verticalDiffuseRatio } from "./surface.ts";
export type { SunAndSurface, SurfaceIrradiance, SurfaceIrradianceInput } from "./surface.ts";
export { skyBrightening, tiltedSkyRatio } from "./perez.ts";
export type { SkyBrightening } from "./perez.ts";

// Shading
export { windowShadow } from "./shading.ts";
export type { Overhang, Projection, ShadedWindow, WindowShadow } from "./shading.ts";

// Glazing
export {
  angularCurves,
  angularFactor,
  diffuseFactor,
  diffuseSolarHeatGainCoefficient,
  glazingForWindow,
  solarHeatGainCoefficient,
} from "./glazing.ts";
export type { GlazingType } from "./glazing.ts";
