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

/** A vertical projection next to a window, from its lower edge or below it upwards. */
export interface Fin extends Projection {
  /** Extension above the glass, m, ≥ 0; by default far enough that no light passes above it. */
  readonly reach?: number;
}

/** A block in front of a window, such as another building: a rectangle parallel to the glass, from its top down to the ground. */
export interface Obstruction {
  /** Height of its top above the lower edge of the glass, m, ≥ 0. */
  readonly height: number;
  /** Distance from the plane of the glass, m, ≥ 0.01. */
  readonly distance: number;
  /** Extension beyond the left side of the glass, m, negative where it ends to the right of that side; by default far enough that no light passes it. */
  readonly left?: number;
  /** Extension beyond the right side of the glass, m, negative where it ends to the left of that side; by default far enough that no light passes it. */
  readonly right?: number;
}

/** A vertical window with its projections and what is in front of it. Left and right as seen from outside, facing the window. */
export interface ShadedWindow {
  /** m, > 0. */
  readonly width: number;
  /** m, > 0. */
  readonly height: number;
  readonly overhang?: Overhang;
  readonly leftFin?: Fin;
  readonly rightFin?: Fin;
  readonly obstruction?: Obstruction;
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
  /** Height of the obstruction's shadow on the glass, m, above its lower edge. */
  readonly obstructedHeight: number;
}

type Projecting = Required<Overhang>;

function requireProjection(name: string, projection: Overhang | Fin | undefined): Projecting {
  if (!projection) return { depth: 0, gap: 0, reach: Infinity };
  return {
    depth: requireInRange(`${name}.depth`, projection.depth, 0, 100, "m"),
    gap: requireInRange(`${name}.gap`, projection.gap ?? 0, 0, 100, "m"),
    reach: projection.reach === undefined ? Infinity : requireInRange(`${name}.reach`, projection.reach, 0, 100, "m"),
  };
}

function requireObstruction({ obstruction }: ShadedWindow): Required<Obstruction> | undefined {
  if (!obstruction) return undefined;
  const side = (name: "left" | "right"): number =>
    obstruction[name] === undefined ? Infinity : requireInRange(`obstruction.${name}`, obstruction[name], -1000, 1000, "m");
  return {
    height: requireInRange("obstruction.height", obstruction.height, 0, 1000, "m"),
    distance: requireInRange("obstruction.distance", obstruction.distance, 0.01, 10_000, "m"),
    left: side("left"),
    right: side("right"),
  };
}

/** Integral from 0 to x of a function that grows with x up to a limit. */
const heldIntegral = (x: number, limit: number): number => (x <= 0 ? 0 : x <= limit ? x ** 2 / 2 : limit * (x - limit / 2));

/**
 * Area of glass that the beam reaches past the end of a projection, m²: light that passes the wall at a depth z of the projection arrives z·away from
 * it, and z·along to the side of its end.
 *
 * @param across extent of the glass away from the projection, m
 * @param side extent of the glass along the projection, m
 */
function lightPastEnd({ depth, gap, reach }: Projecting, across: number, side: number, away: number, along: number): number {
  if (along === 0 || depth * away <= gap || reach === Infinity) return 0;
  const upTo = (z: number): number => heldIntegral(z * along - reach, side);
  return (away * (upTo(Math.min(depth, (across + gap) / away)) - upTo(gap / away))) / along;
}

/** The sun as the glass has it: tangents of the profile angle and of the angle between sun and wall, and the fin on the sun's side. */
interface Sun {
  readonly tanProfile: number;
  readonly sideways: number;
  readonly overhang: Projecting;
  readonly fin: Projecting;
}

/** Extent of shadows on a part of the glass, m, and its area in the sun, m². */
interface Shadows {
  readonly height: number;
  readonly width: number;
  readonly lit: number;
}

/** Shadows on glass that begins below the head of the window and away from its edge towards the sun, by these distances in m. */
function shadowsOn(
  glass: { width: number; height: number },
  { tanProfile, sideways, ...sun }: Sun,
  below: number,
  beside: number,
): Shadows {
  const overhang = { depth: sun.overhang.depth, gap: sun.overhang.gap + below, reach: sun.overhang.reach + beside };
  const fin = { depth: sun.fin.depth, gap: sun.fin.gap + beside, reach: sun.fin.reach + below };
  const height = Math.min(glass.height, Math.max(0, overhang.depth * tanProfile - overhang.gap));
  const width = Math.min(glass.width, Math.max(0, fin.depth * sideways - fin.gap));
  const [freeWidth, freeHeight] = [glass.width - width, glass.height - height];
  // Light past one projection reaches only glass outside the shadow of the other.
  const pastOverhang = lightPastEnd({ ...overhang, reach: overhang.reach + width }, glass.height, freeWidth, tanProfile, sideways);
  const pastFin = lightPastEnd({ ...fin, reach: fin.reach + height }, glass.width, freeHeight, sideways, tanProfile);
  return { height, width, lit: Math.min(glass.width * glass.height, freeWidth * freeHeight + pastOverhang + pastFin) };
}

/** Shadow of an obstruction on the glass, m: from the edge towards the sun, and above the lower edge. */
function obstructed({ width, height }: ShadedWindow, block: Required<Obstruction>, { tanProfile }: Sun, tangent: number) {
  // Seen from outside, a sun to the left (tangent > 0) moves the shadow to the right.
  const [near, far] = tangent > 0 ? [block.left, block.right] : [block.right, block.left];
  const shift = block.distance * Math.abs(tangent);
  const within = (value: number, limit: number): number => Math.min(limit, Math.max(0, value));
  const begin = within(shift - near, width);
  return { begin, width: within(width + far + shift, width) - begin, height: within(block.height - block.distance * tanProfile, height) };
}

/**
 * Share of a vertical window in the sun behind an overhang, side fins and an obstruction in front of it.
 *
 * An overhang or fin without a reach extends far enough that its end lets no light onto the glass. Where both an overhang and a fin have one, light
 * that passes the ends of both at once is left out. Diffuse irradiance is not reduced by this method.
 *
 * @param window sizes, m; ranges at {@link ShadedWindow}
 * @param directions sun altitude and azimuth and the azimuth the window faces, degrees
 * @returns sunlit fraction, profile angle (degrees) and extent of the shadows (m)
 * @throws {OutOfRangeError} when a size or an angle lies outside its range
 * @source ashrae-hof-2017, ch. 15, exterior shading (profile angle, shadow height and width)
 * @source iso-52016-1, Annex F, obstacles (height of their shadow, as the Home Energy Model of the United Kingdom restates it)
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
  const left = requireProjection("leftFin", window.leftFin);
  const right = requireProjection("rightFin", window.rightFin);
  const block = requireObstruction(window);
  const altitude = requireInRange("sunAltitude", directions.sunAltitude, -90, 90, "°") * radiansPerDegree;
  requireInRange("sunAzimuth", directions.sunAzimuth, -360, 360, "°");
  requireInRange("surfaceAzimuth", directions.surfaceAzimuth, -360, 360, "°");

  const gamma = (directions.sunAzimuth - directions.surfaceAzimuth) * radiansPerDegree;
  const towardsSun = Math.cos(gamma);
  if (altitude <= 0 || towardsSun <= 1e-12 || Math.cos(altitude) <= 1e-12)
    return { sunlitFraction: 0, profileAngle: 90, shadowHeight: 0, shadowWidth: 0, obstructedHeight: 0 };

  const tanProfile = Math.tan(altitude) / towardsSun;
  const tangent = Math.tan(gamma);
  // Seen from outside a wall, azimuth grows to the left: a sun to the left (γ > 0) throws the left fin's shadow onto the glass.
  const sun = { tanProfile, sideways: Math.abs(tangent), overhang, fin: tangent > 0 ? left : right };
  const shadows = shadowsOn({ width, height }, sun, 0, 0);
  const inFront = block && obstructed(window, block, sun, tangent);
  const behind =
    inFront && inFront.width > 0 && inFront.height > 0 ? shadowsOn(inFront, sun, height - inFront.height, inFront.begin).lit : 0;
  return {
    sunlitFraction: Math.min(1, Math.max(0, (shadows.lit - behind) / (width * height))),
    profileAngle: Math.atan(tanProfile) / radiansPerDegree,
    shadowHeight: shadows.height,
    shadowWidth: shadows.width,
    obstructedHeight: inFront && inFront.width > 0 ? inFront.height : 0,
  };
}
