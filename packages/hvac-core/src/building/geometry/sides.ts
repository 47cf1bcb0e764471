import type { Point, Polygon } from "../model/building.ts";
import { areaVectorOf, centroidOf, isWithinLoops, type Face } from "./polygon.ts";
import { principalAxes, type SymmetricMatrix } from "./principalAxes.ts";
import { cross, dot, lineSign, minus, rangeOf, scaled, sumOf, unitVector } from "./vector.ts";

/** Distance within which a ray's crossing is the face itself, or one in its place, m. */
const samePlace = 0.005;

/** Directions of rays in the axes of a face: away from edges of usual angles. */
const rays: readonly Point[] = [
  [0.0391, 0.0573, 1],
  [0.4163, -0.2871, 1],
  [-0.3317, 0.4729, 1],
  [-0.1931, -0.6137, 1],
  [0.7211, 0.5419, 1],
  [-0.8737, 0.1523, 1],
  [0.1117, -0.9311, 1],
];

/** Votes that end the count. */
const enough = 3;

/** Axes within a face and along a normal of it. */
function frameOf(normal: Point): readonly [Point, Point, Point] {
  const across = unitVector(cross(normal, Math.abs(normal[2]) < 0.9 ? [0, 0, 1] : [1, 0, 0]));
  return [across, cross(normal, across), normal];
}

/**
 * Vote of a ray from a point: 1 where it crosses an even number of faces ahead of the point and an odd number behind it, −1 where that is the other way
 * round, 0 otherwise.
 */
function voteOf(faces: readonly Face[], skipped: Face, point: Point, direction: Point): 1 | -1 | 0 {
  let isOddAhead = false;
  let isOddBehind = false;
  for (const face of faces) {
    if (face === skipped) continue;
    const slope = dot(face.normal, direction);
    if (slope === 0) continue;
    const along = (face.offset - dot(face.normal, point)) / slope;
    if (Math.abs(along) < samePlace) continue;
    // Only two coordinates of the crossing are needed.
    const [first, second] = face.axes;
    if (!isWithinLoops(face, point[first] + direction[first] * along, point[second] + direction[second] * along)) continue;
    if (along > 0) isOddAhead = !isOddAhead;
    else isOddBehind = !isOddBehind;
  }
  return isOddAhead === isOddBehind ? 0 : isOddBehind ? 1 : -1;
}

/**
 * Votes of rays on the side that a face has to a room, from the other faces of the room: positive where its normal points out of the room, negative
 * where it points into it, near 0 where the faces do not say. A ray that leaves a closed room crosses an even number of other faces on its way out and
 * an odd number behind it. Neither the order of points nor the shape of the room matters.
 */
export function outwardVotes(face: Face, faces: readonly Face[]): number {
  // The rays are the same in either order of the points of the face.
  const sign = lineSign(face.normal);
  const [x, y, z] = frameOf(scaled(face.normal, sign));
  let votes = 0;
  for (const ray of rays) {
    const along = (axis: 0 | 1 | 2): number => x[axis] * ray[0] + y[axis] * ray[1] + z[axis] * ray[2];
    votes += voteOf(faces, face, face.inside, unitVector([along(0), along(1), along(2)]));
    if (Math.abs(votes) >= enough) break;
  }
  return votes * sign;
}

/** Middle of faces, weighted by area. */
function middleOf(faces: readonly Face[]): Point {
  const area = faces.reduce((sum, face) => sum + face.area, 0);
  return scaled(sumOf(faces.map(({ inside, area: weight }) => scaled(inside, weight))), 1 / (area || 1));
}

/** Distance from the middle of a room up to which a face is in its plane, and has the side of its points: what is left is rounding, m. */
export const inMiddle = 0.001;

/** Side of each face to the room within them: 1 where its normal points out, −1 where in. Votes decide, then the middle of the room. */
export function outwardSigns(faces: readonly Face[]): readonly (1 | -1)[] {
  const middle = middleOf(faces);
  return faces.map((face) => {
    const votes = outwardVotes(face, faces);
    return (votes === 0 ? dot(face.normal, minus(face.inside, middle)) : votes) < -inMiddle ? -1 : 1;
  });
}

/** Share of the area by which faces with signs do not close, and the sum of their area vectors. */
export function opening(faces: readonly Face[], signs: readonly number[]): { readonly vector: Point; readonly share: number } {
  const vector = sumOf(faces.map(({ normal, area }, index) => scaled(normal, area * signs[index]!)));
  const area = faces.reduce((sum, face) => sum + face.area, 0);
  return { vector, share: area === 0 ? 1 : Math.sqrt(dot(vector, vector)) / area };
}

/** Relative difference of the volumes along directions up to which surfaces enclose a room. */
const sameVolume = 0.05;

/** Distance by which opposite sides of a room together may be displaced, m: surfaces of two rooms are in one face of a wall, or in its middle. */
const displaced = 1;

/** What surfaces enclose. */
export interface Enclosed {
  /** m³; undefined where they do not enclose a room. */
  readonly volume?: number;
  /** What two opposite sides lack, m² of each, and the direction of one of them. */
  readonly missing?: { readonly area: number; readonly towards: Point };
}

/**
 * What polygons enclose whose area vectors add up to none. Each direction gives a volume: areas of projections along it by the distance between them
 * (divergence theorem). A room has the same along all directions. Where two opposite sides are missing, as of four walls without floor and roof, their
 * direction gives less.
 *
 * @param signs 1 where a polygon faces out of the room, −1 where it faces into it
 */
export function enclosedBy(polygons: readonly Polygon[], signs: readonly number[]): Enclosed {
  const points = polygons.flat();
  // The error of a small gap grows with its distance from here.
  const start = scaled(sumOf(points), 1 / points.length);
  const volumes: SymmetricMatrix = [0, 0, 0, 0, 0, 0];
  polygons.forEach((polygon, index) => {
    const [areaX, areaY, areaZ] = scaled(areaVectorOf(polygon), signs[index]!);
    const [x, y, z] = minus(centroidOf(polygon), start);
    const added = [areaX * x, areaY * y, areaZ * z, (areaX * y + areaY * x) / 2, (areaX * z + areaZ * x) / 2, (areaY * z + areaZ * y) / 2];
    added.forEach((each, place) => {
      volumes[place]! += each;
    });
  });
  const [open, , longest] = principalAxes(volumes);
  if (longest.value <= 0) return {};
  if (longest.value - open.value <= sameVolume * longest.value) return { volume: (volumes[0] + volumes[1] + volumes[2]) / 3 };
  const extentAlong = (direction: Point): number => {
    const [from, to] = rangeOf(points.map((point) => dot(point, direction)));
    return to - from;
  };
  const extent = extentAlong(open.direction);
  if (extent === 0 || (1 - open.value / longest.value) * extentAlong(longest.direction) <= displaced) return {};
  return { missing: { area: (longest.value - open.value) / extent, towards: open.direction } };
}
