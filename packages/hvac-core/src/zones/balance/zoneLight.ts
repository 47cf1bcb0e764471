import { axesOf, BeamTracer, rayPoints, type TracedPlane } from "./beam.ts";
import type { BalanceBuilding, BalanceSurface } from "./building.ts";
import { facesOf, inLight, type ZoneFace } from "./faces.ts";
import { Star } from "./radiation.ts";
import { ShadowLine, type Rectangle } from "./shade.ts";
import type { WeatherDrive } from "./weatherDrive.ts";
import type { WindowLight } from "./windowLight.ts";

/** Light in a zone over a year. */
export interface ZoneLight {
  readonly faces: readonly ZoneFace[];
  /** Light that enters by the windows, W. */
  readonly entering: Float64Array;
  /** Light that each face absorbs or lets out, W: the faces of the first hour, then those of the next. */
  readonly heat: Float64Array;
}

/** Parts of a zone on which the beam of windows falls. */
interface Targets {
  /** Shares of the light on each target that the faces absorb. */
  readonly spread: readonly (readonly number[])[];
  /** Shares of the beam of a window that fall on the targets at a lit hour; `undefined` if it always falls on the first. */
  readonly tracerOf: (face: ZoneFace, surface: BalanceSurface) => BeamTracer | undefined;
}

/** A part of the zone that light falls on: what it absorbs, and how it spreads the rest. */
function spreadOf(faces: readonly ZoneFace[], star: Star, hit: readonly { readonly face: number; readonly share: number }[]): number[] {
  const shares = faces.map(() => 0);
  for (const { face, share } of hit) {
    const { lightAbsorptance, plane } = faces[face]!;
    shares[face] = shares[face]! + share * lightAbsorptance;
    star.sharesFrom(plane).forEach((reflected, j) => {
      shares[j] = shares[j]! + share * (1 - lightAbsorptance) * reflected;
    });
  }
  return shares;
}

function byArea(faces: readonly ZoneFace[], which: readonly number[]): { face: number; share: number }[] {
  const total = which.reduce((sum, face) => sum + faces[face]!.area, 0);
  return which.map((face) => ({ face, share: faces[face]!.area / total }));
}

/**
 * The beam falls on the floor; in a zone without one it is spread like diffuse light.
 *
 * @source ashrae-140, Annex of solar distribution fractions
 */
function onFloor(faces: readonly ZoneFace[], star: Star): Targets {
  const floors = faces.flatMap(({ tilt }, face) => (tilt > 135 ? face : []));
  const spread = floors.length > 0 ? spreadOf(faces, star, byArea(faces, floors)) : star.sharesFrom(undefined);
  return { spread: [spread], tracerOf: () => undefined };
}

/** The beam falls where it meets the faces of a convex zone; `undefined` where its planes or windows are not known. */
function traced(faces: readonly ZoneFace[], star: Star, surfaces: readonly BalanceSurface[]): Targets | undefined {
  const groups = new Map<string, number[]>();
  faces.forEach(({ plane }, face) => groups.set(plane, [...(groups.get(plane) ?? []), face]));
  const [planes, spread, planeOfFace]: [TracedPlane[], (readonly number[])[], Map<number, number>] = [[], [], new Map()];
  for (const group of groups.values()) {
    const { azimuth, tilt, isFar, surface } = faces[group[0]!]!;
    const { offset } = surfaces[surface]!;
    if (offset === undefined) return undefined;
    const windows: { place: Rectangle; target: number }[] = [];
    const rest: number[] = [];
    for (const face of group) {
      planeOfFace.set(face, planes.length);
      const { body, place } = surfaces[faces[face]!.surface]!;
      if (!("glazing" in body)) rest.push(face);
      else if (place === undefined || isFar) return undefined;
      else {
        windows.push({ place, target: spread.length });
        spread.push(spreadOf(faces, star, [{ face, share: 1 }]));
      }
    }
    planes.push({ ...axesOf(azimuth, tilt), offset: isFar ? -offset : offset, target: spread.length, windows });
    spread.push(spreadOf(faces, star, byArea(faces, rest.length > 0 ? rest : group)));
  }
  const tracerOf = (face: ZoneFace, { place }: BalanceSurface): BeamTracer | undefined =>
    place && new BeamTracer(planes, planeOfFace.get(faces.indexOf(face))!, place);
  return { spread, tracerOf };
}

/** A window of a zone: its light and its area, its rays and their shadows, and where its scattered light goes. */
interface ZoneWindow {
  readonly light: WindowLight;
  readonly area: number;
  readonly tracer: BeamTracer | undefined;
  readonly shadows: ShadowLine | undefined;
  readonly scattered: readonly number[];
}

/** Light in a zone as it is added up over its windows. */
class LightSum {
  readonly entering: Float64Array;
  readonly heat: Float64Array;
  readonly #faces: number;

  constructor(hours: number, faces: number) {
    this.entering = new Float64Array(hours);
    this.heat = new Float64Array(hours * faces);
    this.#faces = faces;
  }

  /** Adds power in an hour, W, by the shares of the faces. */
  add(hour: number, power: number, shares: readonly number[]): void {
    for (let f = 0, k = hour * this.#faces; f < this.#faces; f++, k++) this.heat[k] = this.heat[k]! + power * shares[f]!;
  }

  addWindow({ light, area, tracer, shadows, scattered }: ZoneWindow, spread: readonly (readonly number[])[], weather: WeatherDrive): void {
    const counts = new Float64Array(spread.length);
    light.hours.forEach((hour, i) => {
      const [beam, diffuse] = [area * light.beam[hour]!, area * light.diffuse[hour]!];
      this.entering[hour] = this.entering[hour]! + beam + diffuse;
      this.add(hour, diffuse, scattered);
      if (beam === 0) return;
      if (!tracer) return this.add(hour, beam, spread[0]!);
      const lit = trace(tracer, weather.sunAt(i), shadows, [light.sideways[i]!, light.upwards[i]!], counts);
      if (lit === 0) return this.add(hour, beam, scattered);
      for (let target = 0; target < counts.length; target++)
        if (counts[target]! > 0) this.add(hour, (beam * counts[target]!) / lit, spread[target]!);
    });
  }
}

/** Light of the windows of a zone on its faces. */
export function zoneLight(
  building: BalanceBuilding,
  zone: number,
  windows: readonly (WindowLight | undefined)[],
  weather: WeatherDrive,
): ZoneLight {
  const faces = facesOf(building, zone);
  const star = new Star(inLight(faces));
  const { spread, tracerOf } = traced(faces, star, building.surfaces) ?? onFloor(faces, star);
  const sum = new LightSum(weather.hours, faces.length);
  for (const face of faces) {
    const light = face.isFar ? undefined : windows[face.surface];
    if (!light) continue;
    const surface = building.surfaces[face.surface]!;
    const shadows = surface.shades?.length ? new ShadowLine(surface.shades) : undefined;
    const tracer = tracerOf(face, surface);
    sum.addWindow({ light, area: face.area, tracer, shadows, scattered: star.sharesFrom(face.plane) }, spread, weather);
  }
  return { faces, entering: sum.entering, heat: sum.heat };
}

/** Counts the rays that fall on each target, and returns how many of them the window lets through between the shadows. */
function trace(
  tracer: BeamTracer,
  [east, north, up]: readonly [number, number, number],
  shadows: ShadowLine | undefined,
  [sideways, upwards]: readonly [number, number],
  counts: Float64Array,
): number {
  counts.fill(0);
  let lit = 0;
  for (let row = 0; row < rayPoints; row++) {
    shadows?.cast(tracer.ys[row]!, sideways, upwards);
    for (let column = 0; column < rayPoints; column++) {
      if (shadows?.isDark(tracer.xs[column]!)) continue;
      const target = tracer.hit(column, row, east, north, up);
      counts[target] = counts[target]! + 1;
      lit++;
    }
  }
  return lit;
}
