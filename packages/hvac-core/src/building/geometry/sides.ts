import type { Point } from "../model/building.ts";
import { isWithinLoops, type Face } from "./polygon.ts";
import { cross, dot, lineSign, minus, scaled, sumOf, unitVector } from "./vector.ts";

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

/** Side of each face to the room within them: 1 where its normal points out, −1 where in. Votes decide, then the middle of the room. */
export function outwardSigns(faces: readonly Face[]): readonly (1 | -1)[] {
  const middle = middleOf(faces);
  return faces.map((face) => {
    const votes = outwardVotes(face, faces);
    return (votes === 0 ? dot(face.normal, minus(face.inside, middle)) : votes) < 0 ? -1 : 1;
  });
}

/** Share of the area by which faces with signs do not close, and the sum of their area vectors. */
export function opening(faces: readonly Face[], signs: readonly number[]): { readonly vector: Point; readonly share: number } {
  const vector = sumOf(faces.map(({ normal, area }, index) => scaled(normal, area * signs[index]!)));
  const area = faces.reduce((sum, face) => sum + face.area, 0);
  return { vector, share: area === 0 ? 1 : Math.sqrt(dot(vector, vector)) / area };
}

/** Volume within faces that close, m³ (divergence theorem). */
export function volumeWithin(faces: readonly Face[], signs: readonly number[]): number {
  const middle = middleOf(faces);
  return faces.reduce((sum, face, index) => sum + (signs[index]! * face.area * (face.offset - dot(face.normal, middle))) / 3, 0);
}
