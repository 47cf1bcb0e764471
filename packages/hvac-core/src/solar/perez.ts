import { requireInRange } from "../refusals/errors.ts";
import { radiansPerDegree } from "./angles.ts";
import { airMass } from "./clearSky.ts";
import { incidenceCosine, type SunAndSurface } from "./surface.ts";

/** Distribution of the diffuse light of the sky, relative to its irradiance of the horizontal. */
export interface SkyBrightening {
  /** Circumsolar share, 0…1. */
  readonly circumsolar: number;
  /** Brightening of the horizon; negative where it is darker. */
  readonly horizon: number;
}

/* F11, F12, F13, F21, F22, F23 by class of clearness, the most overcast first. */
const coefficients = [
  [-0.0083117, 0.5877285, -0.0620636, -0.0596012, 0.0721249, -0.0220216],
  [0.1299457, 0.6825954, -0.1513725, -0.0189325, 0.065965, -0.0288748],
  [0.3296958, 0.4868735, -0.2210958, 0.055414, -0.0639588, -0.0260542],
  [0.5682053, 0.1874525, -0.295129, 0.1088631, -0.1519229, -0.0139754],
  [0.873028, -0.3920403, -0.3616149, 0.2255647, -0.4620442, 0.0012448],
  [1.1326077, -1.2367284, -0.4118494, 0.2877813, -0.8230357, 0.0558651],
  [1.0601591, -1.5999137, -0.3589221, 0.2642124, -1.127234, 0.1310694],
  [0.677747, -0.3272588, -0.2504286, 0.1561313, -1.3765031, 0.2506212],
] as const;
/** Clearness at which the next class begins. */
const classLimits = [1.065, 1.23, 1.5, 1.95, 2.8, 4.5, 6.2] as const;
/** Coefficient of the zenith angle in the clearness, 1/rad³. */
const zenithFactor = 1.041;
/** Minimum cosine of the zenith angle for circumsolar light, that of 85°. */
const minCosine = Math.cos(85 * radiansPerDegree);

/** Sky between overcast and clear: {@link skyBrightening} without its checks. */
export function brighteningOf(
  sunAltitude: number,
  beamNormal: number,
  diffuseHorizontal: number,
  extraterrestrial: number,
): SkyBrightening {
  if (diffuseHorizontal <= 0 || sunAltitude <= 0) return { circumsolar: 0, horizon: 0 };
  const zenith = (90 - sunAltitude) * radiansPerDegree;
  const cubed = zenithFactor * zenith ** 3;
  const clearness = ((diffuseHorizontal + beamNormal) / diffuseHorizontal + cubed) / (1 + cubed);
  const brightness = (diffuseHorizontal * airMass(sunAltitude)) / extraterrestrial;
  const [f11, f12, f13, f21, f22, f23] = coefficients[classLimits.filter((limit) => clearness >= limit).length]!;
  return { circumsolar: Math.min(1, Math.max(0, f11 + f12 * brightness + f13 * zenith)), horizon: f21 + f22 * brightness + f23 * zenith };
}

/**
 * Distribution of the diffuse light of a sky: the clearer it is, the more is around the sun and at the horizon.
 *
 * @param sky height of the sun, −90…90 degrees; beam normal to its rays and diffuse on the horizontal, 0…2000 W/m²; normal irradiance above the
 * atmosphere, 1300…1450 W/m²
 * @returns share around the sun and brightening of the horizon; both zero without sun or diffuse light
 * @throws {OutOfRangeError} when an argument lies outside its range
 * @source perez-1990
 * @example
 * ```ts
 * import { skyBrightening } from "@org/hvac-core/solar";
 * skyBrightening({ sunAltitude: 40, beamNormal: 0, diffuseHorizontal: 150, extraterrestrial: 1361 }).circumsolar; // 0.0382
 * ```
 */
export function skyBrightening(sky: {
  readonly sunAltitude: number;
  readonly beamNormal: number;
  readonly diffuseHorizontal: number;
  readonly extraterrestrial: number;
}): SkyBrightening {
  return brighteningOf(
    requireInRange("sunAltitude", sky.sunAltitude, -90, 90, "°"),
    requireInRange("beamNormal", sky.beamNormal, 0, 2000, "W/m²"),
    requireInRange("diffuseHorizontal", sky.diffuseHorizontal, 0, 2000, "W/m²"),
    requireInRange("extraterrestrial", sky.extraterrestrial, 1300, 1450, "W/m²"),
  );
}

/** Diffuse irradiance from the sky of a surface over that of the horizontal: {@link tiltedSkyRatio} without its checks. */
function skyRatioOf({ circumsolar, horizon }: SkyBrightening, cosine: number, sunAltitude: number, tilt: number): number {
  const radians = tilt * radiansPerDegree;
  const towards = Math.max(0, cosine) / Math.max(minCosine, Math.sin(sunAltitude * radiansPerDegree));
  // A very clear sky has a horizon so dark for the side away from the sun that the sum would be negative.
  return Math.max(0, ((1 - circumsolar) * (1 + Math.cos(radians))) / 2 + circumsolar * towards + horizon * Math.sin(radians));
}

/**
 * Diffuse irradiance from the sky of a tilted surface over that of the horizontal, in any weather.
 *
 * @param brightening from {@link skyBrightening}: `circumsolar` 0…1, `horizon` −2…2
 * @param directions directions of the sun and the surface, degrees; ranges at {@link SunAndSurface}
 * @returns ratio, ≥ 0; half of 1 + cos of the tilt for a sky that is equally bright
 * @throws {OutOfRangeError} when an argument lies outside its range
 * @source perez-1990
 * @example
 * ```ts
 * import { tiltedSkyRatio } from "@org/hvac-core/solar";
 * const sun = { sunAltitude: 30, sunAzimuth: 180, surfaceTilt: 90, surfaceAzimuth: 180 };
 * tiltedSkyRatio({ circumsolar: 0, horizon: 0 }, sun); // 0.5
 * ```
 */
export function tiltedSkyRatio(brightening: SkyBrightening, directions: SunAndSurface): number {
  requireInRange("circumsolar", brightening.circumsolar, 0, 1, "");
  requireInRange("horizon", brightening.horizon, -2, 2, "");
  return skyRatioOf(brightening, incidenceCosine(directions), directions.sunAltitude, directions.surfaceTilt);
}
