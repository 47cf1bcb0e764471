export { dayOfYear, sunPosition, type SunPosition, type SunPositionInput } from "./sunPosition.ts";
export {
  airMass,
  clearSky,
  clearSkyCoefficients,
  coefficientsForTau,
  extraterrestrialIrradiance,
  tauEditionWarning,
  type ClearSky,
  type ClearSkyEdition,
  type ClearSkyInput,
  type ClearSkyWarning,
  type TauEdition,
} from "./clearSky.ts";
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
export { windowShadow, type Overhang, type Projection, type ShadedWindow, type WindowShadow } from "./shading.ts";
export {
  angularCurves,
  angularFactor,
  diffuseFactor,
  diffuseSolarHeatGainCoefficient,
  glazingForWindow,
  solarHeatGainCoefficient,
  type GlazingType,
} from "./glazing.ts";
