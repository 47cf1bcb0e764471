import { requireInRange } from "../refusals/errors.ts";
import { radiansPerDegree } from "./angles.ts";

/** Direction of the sun and of a surface, degrees. */
export interface SunAndSurface {
  /** Height of the sun above the horizon, −90…90. */
  readonly sunAltitude: number;
  /** Clockwise from north, −360…360. */
  readonly sunAzimuth: number;
  /** 0 facing up, 90 vertical, 180 facing down. */
  readonly surfaceTilt: number;
  /** Direction the surface faces, clockwise from north, −360…360. */
  readonly surfaceAzimuth: number;
}

function requireDirections({ sunAltitude, sunAzimuth, surfaceTilt, surfaceAzimuth }: SunAndSurface): void {
  requireInRange("sunAltitude", sunAltitude, -90, 90, "°");
  requireInRange("sunAzimuth", sunAzimuth, -360, 360, "°");
  requireInRange("surfaceTilt", surfaceTilt, 0, 180, "°");
  requireInRange("surfaceAzimuth", surfaceAzimuth, -360, 360, "°");
}

/**
 * Cosine of the angle between the sun's rays and the normal of a surface; negative when the sun is behind it.
 *
 * @param directions directions of the sun and the surface, degrees; ranges at {@link SunAndSurface}
 * @returns cosine of the angle of incidence, −1…1
 * @throws {OutOfRangeError} when an angle lies outside its range
 * @source ashrae-hof-2017, ch. 14, eq. 22
 * @example
 * ```ts
 * import { incidenceCosine } from "@org/hvac-core/solar";
 * incidenceCosine({ sunAltitude: 30, sunAzimuth: 180, surfaceTilt: 0, surfaceAzimuth: 0 }); // 0.5
 * ```
 */
export function incidenceCosine(directions: SunAndSurface): number {
  requireDirections(directions);
  const beta = directions.sunAltitude * radiansPerDegree;
  const tilt = directions.surfaceTilt * radiansPerDegree;
  const gamma = (directions.sunAzimuth - directions.surfaceAzimuth) * radiansPerDegree;
  const cosine = Math.cos(beta) * Math.cos(gamma) * Math.sin(tilt) + Math.sin(beta) * Math.cos(tilt);
  return Math.min(1, Math.max(-1, cosine));
}

/**
 * Angle between the sun's rays and the normal of a surface.
 *
 * @param directions directions of the sun and the surface, degrees; ranges at {@link SunAndSurface}
 * @returns angle of incidence, 0…180 degrees; above 90 the sun is behind the surface
 * @throws {OutOfRangeError} when an angle lies outside its range
 * @source ashrae-hof-2017, ch. 14, eq. 22
 * @example
 * ```ts
 * import { incidenceAngle } from "@org/hvac-core/solar";
 * incidenceAngle({ sunAltitude: 30, sunAzimuth: 180, surfaceTilt: 90, surfaceAzimuth: 180 }); // 30
 * ```
 */
export function incidenceAngle(directions: SunAndSurface): number {
  return Math.acos(incidenceCosine(directions)) / radiansPerDegree;
}

/**
 * Sky diffuse irradiance of a vertical surface relative to that of the horizontal, under a clear sky.
 *
 * @param cosine cosine of the angle of incidence on the vertical surface, −1…1
 * @returns Y, 0.45…1.3
 * @throws {OutOfRangeError} when the cosine lies outside −1…1
 * @source ashrae-hof-2017, ch. 14, eq. 28
 * @source threlkeld-1963
 * @example
 * ```ts
 * import { verticalDiffuseRatio } from "@org/hvac-core/solar";
 * verticalDiffuseRatio(-1); // 0.45
 * ```
 */
export function verticalDiffuseRatio(cosine: number): number {
  requireInRange("cosine", cosine, -1, 1, "");
  return Math.max(0.45, 0.55 + cosine * (0.437 + cosine * 0.313));
}

export interface SurfaceIrradianceInput extends SunAndSurface {
  /** Beam irradiance normal to the rays, W/m², ≥ 0. */
  readonly beamNormal: number;
  /** Diffuse irradiance on the horizontal, W/m², ≥ 0. */
  readonly diffuseHorizontal: number;
  /** Ground reflectance, 0…1; 0.2 for mixed ground, 0.7 for fresh snow. */
  readonly groundReflectance?: number;
}

export interface SurfaceIrradiance {
  /** Angle of incidence, degrees. */
  readonly incidenceAngle: number;
  /** Direct beam on the surface, W/m². */
  readonly beam: number;
  /** Y ratio of the vertical surface with the same azimuth. */
  readonly diffuseRatio: number;
  /** Diffuse from the sky, W/m². */
  readonly skyDiffuse: number;
  /** Reflected by the ground, W/m². */
  readonly groundReflected: number;
  /** Sum of the three, W/m². */
  readonly total: number;
}

/**
 * Irradiance of a tilted surface from beam and diffuse irradiance under a clear sky.
 *
 * Sky diffuse does not depend on the sun reaching the surface: a wall in its own shade still receives 45 % of the sky's.
 * Above vertical the horizontal and vertical parts are superposed, below it the vertical part alone is seen; both meet at 90°.
 *
 * @param input directions (degrees), irradiances (W/m²) and ground reflectance; ranges at {@link SurfaceIrradianceInput}
 * @returns beam, sky diffuse, ground reflected and their sum, W/m², with the angle of incidence and the Y ratio
 * @throws {OutOfRangeError} when an argument lies outside its range
 * @source ashrae-hof-2017, ch. 14, eqs. 26 to 31
 * @example
 * ```ts
 * import { surfaceIrradiance } from "@org/hvac-core/solar";
 * const wall = surfaceIrradiance({ sunAltitude: 30, sunAzimuth: 180, surfaceTilt: 90, surfaceAzimuth: 0, beamNormal: 800, diffuseHorizontal: 100 });
 * wall.beam; // 0
 * wall.skyDiffuse; // 45
 * wall.groundReflected; // 50
 * ```
 */
export function surfaceIrradiance(input: SurfaceIrradianceInput): SurfaceIrradiance {
  const { sunAltitude, surfaceTilt, groundReflectance = 0.2 } = input;
  const beamNormal = requireInRange("beamNormal", input.beamNormal, 0, 2000, "W/m²");
  const diffuseHorizontal = requireInRange("diffuseHorizontal", input.diffuseHorizontal, 0, 2000, "W/m²");
  requireInRange("groundReflectance", groundReflectance, 0, 1, "");
  const cosine = incidenceCosine(input);
  const up = sunAltitude > 0;
  const beam = up ? beamNormal * Math.max(0, cosine) : 0;
  const ratio = verticalDiffuseRatio(surfaceTilt === 90 ? cosine : incidenceCosine({ ...input, surfaceTilt: 90 }));
  const tilt = surfaceTilt * radiansPerDegree;
  const skyDiffuse = diffuseHorizontal * (ratio * Math.sin(tilt) + (surfaceTilt < 90 ? Math.cos(tilt) : 0));
  const horizontal = (up ? beamNormal * Math.sin(sunAltitude * radiansPerDegree) : 0) + diffuseHorizontal;
  const groundReflected = (horizontal * groundReflectance * (1 - Math.cos(tilt))) / 2;
  return {
    incidenceAngle: Math.acos(cosine) / radiansPerDegree,
    beam,
    diffuseRatio: ratio,
    skyDiffuse,
    groundReflected,
    total: beam + skyDiffuse + groundReflected,
  };
}
