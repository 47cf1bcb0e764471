import { requireInRange } from "../refusals/errors.ts";
import { radiansPerDegree } from "./angles.ts";
import type { SunAndSurface } from "./surface.ts";

/** An overhang or fin of a window, perpendicular to its plane. */
export interface Projection {
  /** Depth from the plane of the glass, m, ≥ 0. */
  readonly depth: number;
  /** Distance from the edge of the glass, m, ≥ 0; 0 by default. */
  readonly gap?: number;
}

/** A projection above a window. */
export interface Overhang extends Projection {
  /** Extension beyond each side of the glass, m, ≥ 0; by default far enough that no light passes its ends. */
  readonly reach?: number;
}

/** A vertical window with its projections. Left and right as seen from outside, facing the window. */
export interface ShadedWindow {
  /** m, > 0. */
  readonly width: number;
  /** m, > 0. */
  readonly height: number;
  readonly overhang?: Overhang;
  readonly leftFin?: Projection;
  readonly rightFin?: Projection;
}

export interface WindowShadow {
  /** Share of the glass that the beam reaches, 0…1; 0 with the sun behind the wall or below the horizon. */
  readonly sunlitFraction: number;
  /** Vertical profile angle Ω, degrees, 0…90; 90 with the sun in the plane of the wall or behind it. */
  readonly profileAngle: number;
  /** Height of the overhang's shadow on the glass, m. */
  readonly shadowHeight: number;
  /** Width of the fins' shadows on the glass, m. */
  readonly shadowWidth: number;
}

function requireProjection(name: string, projection: Projection | undefined): { depth: number; gap: number } {
  if (!projection) return { depth: 0, gap: 0 };
  return {
    depth: requireInRange(`${name}.depth`, projection.depth, 0, 100, "m"),
    gap: requireInRange(`${name}.gap`, projection.gap ?? 0, 0, 100, "m"),
  };
}

/** Integral from 0 to x of a function that grows with x up to a limit. */
const heldIntegral = (x: number, limit: number): number => (x <= 0 ? 0 : x <= limit ? x ** 2 / 2 : limit * (x - limit / 2));

/**
 * Area of glass that the beam reaches past the end of an overhang, m²: light that passes the wall at a depth z of the overhang arrives z·tan Ω below
 * it and z·|tan γ| aside of its end.
 */
function lightPastEnd(
  { depth, gap, reach }: Required<Overhang>,
  { width, height }: Pick<ShadedWindow, "width" | "height">,
  tanProfile: number,
  sideways: number,
): number {
  const upTo = (z: number): number => heldIntegral(z * sideways - reach, width);
  return (tanProfile * (upTo(Math.min(depth, (height + gap) / tanProfile)) - upTo(gap / tanProfile))) / sideways;
}

/**
 * Share of a vertical window in the sun behind an overhang and side fins.
 *
 * An overhang without a reach extends far enough sideways, and fins always far enough up and down, that their ends let no
 * light onto the glass. Diffuse irradiance is not reduced by this method.
 *
 * @param window sizes, m; ranges at {@link ShadedWindow}
 * @param directions sun altitude and azimuth and the azimuth the window faces, degrees
 * @returns sunlit fraction, profile angle (degrees) and extent of the shadows (m)
 * @throws {OutOfRangeError} when a size or an angle lies outside its range
 * @source ashrae-hof-2017, ch. 15, exterior shading (profile angle, shadow height and width)
 * @example
 * ```ts
 * import { windowShadow } from "@org/hvac-core/solar";
 * const window = { width: 2, height: 1.5, overhang: { depth: 0.5, gap: 0.25 } };
 * const shadow = windowShadow(window, { sunAltitude: 45, sunAzimuth: 180, surfaceAzimuth: 180 });
 * shadow.shadowHeight; // 0.25
 * shadow.sunlitFraction; // 0.8333
 * ```
 */
export function windowShadow(window: ShadedWindow, directions: Omit<SunAndSurface, "surfaceTilt">): WindowShadow {
  const width = requireInRange("width", window.width, 0.001, 1000, "m");
  const height = requireInRange("height", window.height, 0.001, 1000, "m");
  const overhang = requireProjection("overhang", window.overhang);
  const reach = window.overhang?.reach === undefined ? Infinity : requireInRange("overhang.reach", window.overhang.reach, 0, 100, "m");
  const left = requireProjection("leftFin", window.leftFin);
  const right = requireProjection("rightFin", window.rightFin);
  const altitude = requireInRange("sunAltitude", directions.sunAltitude, -90, 90, "°") * radiansPerDegree;
  requireInRange("sunAzimuth", directions.sunAzimuth, -360, 360, "°");
  requireInRange("surfaceAzimuth", directions.surfaceAzimuth, -360, 360, "°");

  const gamma = (directions.sunAzimuth - directions.surfaceAzimuth) * radiansPerDegree;
  const towardsSun = Math.cos(gamma);
  if (altitude <= 0 || towardsSun <= 1e-12 || Math.cos(altitude) <= 1e-12)
    return { sunlitFraction: 0, profileAngle: 90, shadowHeight: 0, shadowWidth: 0 };

  const tanProfile = Math.tan(altitude) / towardsSun;
  const sideways = Math.tan(gamma);
  const shadowHeight = Math.min(height, Math.max(0, overhang.depth * tanProfile - overhang.gap));
  // Seen from outside a wall, azimuth grows to the left: a sun to the left (γ > 0) throws the left fin's shadow onto the glass.
  const fin = sideways > 0 ? left : right;
  const shadowWidth = Math.min(width, Math.max(0, fin.depth * Math.abs(sideways) - fin.gap));
  const pastEnd =
    shadowHeight > 0 && sideways !== 0
      ? lightPastEnd({ ...overhang, reach: reach + shadowWidth }, { width: width - shadowWidth, height }, tanProfile, Math.abs(sideways))
      : 0;
  return {
    sunlitFraction: Math.min(1, (1 - shadowHeight / height) * (1 - shadowWidth / width) + pastEnd / (width * height)),
    profileAngle: Math.atan(tanProfile) / radiansPerDegree,
    shadowHeight,
    shadowWidth,
  };
}
