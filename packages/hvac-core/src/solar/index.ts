// Position of the sun
export { dayOfYear, sunPosition, type SunPosition, type SunPositionInput } from "./sunPosition.ts";

// Clear sky
export {
  airMass,
  clearSky,
  clearSkyCoefficients,
  coefficientsForTau,
  extraterrestrialIrradiance,
  type ClearSky,
  type ClearSkyEdition,
  type ClearSkyInput,
  type TauEdition,
} from "./clearSky.ts";

// Irradiance of surfaces
export {
  incidenceAngle,
  incidenceCosine,
  surfaceIrradiance,
  verticalDiffuseRatio,
  type SunAndSurface,
  type SurfaceIrradiance,
  type SurfaceIrradianceInput,
} from "./surface.ts";
export { skyBrightening, tiltedSkyRatio, type SkyBrightening } from "./perez.ts";

// Shading
export {
  windowShadow,
  type Fin,
  type Obstruction,
  type Overhang,
  type Projection,
  type ShadedWindow,
  type WindowShadow,
} from "./shading.ts";

// Glazing
export {
  angularCurves,
  angularFactor,
  diffuseFactor,
  diffuseSolarHeatGainCoefficient,
  glazingForWindow,
  solarHeatGainCoefficient,
  type GlazingType,
} from "./glazing.ts";
