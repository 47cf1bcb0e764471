import type { Point } from "../../../building/index.ts";
import { axesOf, boundsOf, moved, shiftedPart, type ShellPart } from "./geometry.ts";

/** Distance between parts, m: readers take exterior walls within 0.6 m of each other as one partition. */
const gap = 2.5;
/** Height between a part with windows and what is below it, m: readers take a shade within 3 m above a window as its overhang. */
const clearance = 3.5;

/** Distance of parallel surfaces of a room, m, and cosine of directions that are parallel: readers take those in one plane, within 0.02 m and 0.5°, as one. */
const [planeStep, parallel] = [0.03, 0.9999];

interface Plane {
  readonly out: Point;
  readonly middle: Point;
}

/** Distance of a point from a plane. */
const distanceOf = ([x, y, z]: Point, { out, middle }: Plane): number =>
  Math.abs(out[0] * (x - middle[0]) + out[1] * (y - middle[1]) + out[2] * (z - middle[2]));

/** Whether surfaces may be taken as one: the middle of either is in the plane of the other. */
function isOnePlane(a: Plane, b: Plane): boolean {
  const cosine = a.out[0] * b.out[0] + a.out[1] * b.out[1] + a.out[2] * b.out[2];
  return cosine > parallel && Math.min(distanceOf(a.middle, b), distanceOf(b.middle, a)) < planeStep - 1e-6;
}

/** Planes of the surfaces and windows of rows in a part. */
const planesOf = ({ surfaces }: ShellPart): Plane[] =>
  surfaces
    .filter(({ boundary }) => boundary !== "unknown")
    .map(({ azimuth, tilt, polygon }) => {
      const [a, , c] = polygon as readonly [Point, Point, Point];
      return { out: axesOf(azimuth, tilt).out, middle: [(a[0] + c[0]) / 2, (a[1] + c[1]) / 2, (a[2] + c[2]) / 2] };
    });

/** A part that is moved out of the planes of earlier ones. */
function outOfPlanes(part: ShellPart, planes: readonly Plane[]): ShellPart {
  let result = part;
  for (;;) {
    const conflict = planesOf(result).find((plane) => planes.some((each) => isOnePlane(each, plane)));
    if (!conflict) return result;
    result = shiftedPart(result, moved([0, 0, 0], [planeStep, conflict.out]));
  }
}

interface Placed {
  readonly part: ShellPart;
  readonly low: Point;
  readonly size: readonly [x: number, y: number, z: number];
}

function measured(part: ShellPart): Placed {
  const [low, high] = boundsOf(
    part.surfaces.flatMap(({ polygon, openings }) => [...polygon, ...openings.flatMap((opening) => opening.polygon)]),
  );
  return { part, low, size: [high[0] - low[0], high[1] - low[1], high[2] - low[2]] };
}

/**
 * Parts of rooms next to each other in rows, those with windows above all that came before: from a window all others are below, or above a gap, where
 * readers do not take them as an obstruction.
 */
export function laidOut(rooms: readonly (readonly ShellPart[])[]): readonly (readonly ShellPart[])[] {
  const placed = [...inRows(rooms.flat())];
  return rooms.map((parts) => {
    const planes: Plane[] = [];
    return placed.splice(0, parts.length).map((part) => {
      const result = outOfPlanes(part, planes);
      planes.push(...planesOf(result));
      return result;
    });
  });
}

function inRows(parts: readonly ShellPart[]): readonly ShellPart[] {
  const all = parts.map(measured);
  const ground = all.reduce((sum, { size }) => sum + (size[0] + gap) * (size[1] + gap), 0);
  const rowLength = Math.max(...all.map(({ size }) => size[0]), Math.sqrt(ground));
  let [x, y, rowDepth] = [0, 0, 0];
  const hasWindows = ({ part }: Placed): boolean => part.surfaces.some(({ openings }) => openings.length > 0);
  let level = Math.max(-clearance, ...all.filter((each) => !hasWindows(each)).map(({ size }) => size[2]));
  return all.map((placed) => {
    const { part, low, size } = placed;
    if (x > 0 && x + size[0] > rowLength) [x, y, rowDepth] = [0, y + rowDepth + gap, 0];
    let z = 0;
    if (hasWindows(placed)) {
      const heights = part.shades.flatMap(({ polygon }) => polygon.map((point) => point[2] - low[2]));
      z = level + clearance;
      level = z + Math.max(size[2], ...heights);
    }
    const result = shiftedPart(part, [x - low[0], y - low[1], z - low[2]]);
    x += size[0] + gap;
    rowDepth = Math.max(rowDepth, size[1]);
    return result;
  });
}
