import type { Point } from "../../../building/index.ts";
import { axesOf, boundsOf, moved, shiftedPart, type ShellPart } from "./geometry.ts";

/** Distance between parts, m: readers take exterior walls within 0.6 m of each other as one partition. */
const gap = 2.5;
/** Height between a part with windows and what is below it, m: readers take a shade within 3 m above a window as its overhang. */
const clearance = 3.5;

/** Distance of parallel surfaces of a room, m, and cosine of directions that are parallel: readers take those in one plane, within 0.02 m and 0.5°, as one. */
const [planeStep, parallel] = [0.03, 0.9999];

const vertical: Point = [0, 0, 1];

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

/** Whether a part is a window with a block in front, which others must not see, nor it others. */
const isObstructed = ({ shades }: ShellPart): boolean => shades.some(({ kind }) => kind === "obstruction");

/**
 * Parts of rooms next to each other in rows, those with windows above all that came before: from a window all others are below, or above a gap, where
 * readers do not take them as an obstruction. Around and below them are the windows with obstructions, each with all others behind or below it.
 */
export function laidOut(rooms: readonly (readonly ShellPart[])[]): readonly (readonly ShellPart[])[] {
  const all = rooms.flat();
  const windows = all.filter((part) => isObstructed(part)).map(obstructed);
  const level = windows.reduce((sum, { high, low }) => sum + clearance + high - low, 0);
  const rows = inRows(all.filter((part) => !isObstructed(part))).map((part) => shiftedPart(part, [0, 0, level]));
  const rings = inRings(windows, rows, level);
  const [ofRows, ofRings] = [rows.values(), rings.values()];
  return rooms.map((parts) => {
    const planes: Plane[] = [];
    return parts.map((part) => {
      const result = outOfPlanes((isObstructed(part) ? ofRings : ofRows).next().value!, planes);
      planes.push(...planesOf(result));
      return result;
    });
  });
}

/** All points of a part. */
const pointsOf = ({ surfaces, shades }: ShellPart): readonly Point[] => [
  ...surfaces.flatMap(({ polygon, openings }) => [...polygon, ...openings.flatMap((opening) => opening.polygon)]),
  ...shades.flatMap(({ polygon }) => polygon),
];

/** A window with a block, at the origin: its direction, and how far it reaches out of its wall, to the sides and up. */
interface Obstructed {
  readonly part: ShellPart;
  readonly index: number;
  readonly azimuth: number;
  readonly out: Point;
  readonly reach: number;
  readonly aside: number;
  readonly low: number;
  readonly high: number;
}

function obstructed(part: ShellPart, index: number): Obstructed {
  const { azimuth, tilt } = part.surfaces[0]!;
  const { out, right } = axesOf(azimuth, tilt);
  const points = pointsOf(part);
  const heights = points.map(([, , z]) => z);
  return {
    part,
    index,
    azimuth,
    out,
    reach: Math.max(...points.map(([x, y]) => x * out[0] + y * out[1])),
    aside: Math.max(...points.map(([x, y]) => Math.abs(x * right[0] + y * right[1]))),
    low: Math.min(...heights),
    high: Math.max(...heights),
  };
}

/**
 * Windows with obstructions around other parts, from the inside outwards, each lower than those before it and its block nearer to the middle than the wall
 * of the next: it sees those before it behind its wall, and those after it below. Windows of one direction are in front of each other.
 */
function inRings(windows: readonly Obstructed[], inside: readonly ShellPart[], above: number): readonly ShellPart[] {
  const points = inside.flatMap(pointsOf);
  const [lowest, highest] =
    points.length === 0
      ? ([
          [0, 0, 0],
          [0, 0, 0],
        ] as const)
      : boundsOf(points);
  const middle: Point = [(lowest[0] + highest[0]) / 2, (lowest[1] + highest[1]) / 2, 0];
  let [end, aside] = [Math.hypot(highest[0] - lowest[0], highest[1] - lowest[1]) / 2, 0];
  let [level, direction] = [above, NaN];
  const placed: ShellPart[] = [];
  for (const window of windows.toSorted((a, b) => a.azimuth - b.azimuth)) {
    // All that is within a circle is behind a wall that touches it, whatever its direction.
    if (window.azimuth !== direction) [end, aside, direction] = [Math.hypot(end, aside), 0, window.azimuth];
    const distance = end + gap;
    level -= clearance + window.high;
    placed[window.index] = shiftedPart(window.part, moved(middle, [distance, window.out], [level, vertical]));
    level += window.low;
    end = distance + window.reach;
    aside = Math.max(aside, window.aside);
  }
  return placed;
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
