import type { Point, Polygon } from "../model/building.ts";
import { distance, dot, extremesOf, lengthOf, minus, plus, scaled, sumOf, unitVector } from "./vector.ts";

/** Area vector of a polygon, m²: its length is the area, its direction the side from which the points are counterclockwise (Newell). */
export function areaVectorOf(polygon: Polygon): Point {
  const [first] = polygon;
  if (!first) return [0, 0, 0];
  // By coordinates: files have hundreds of thousands of polygons.
  const [x, y, z] = first;
  let sumX = 0;
  let sumY = 0;
  let sumZ = 0;
  for (let index = 1; index + 1 < polygon.length; index++) {
    const b = polygon[index]!;
    const c = polygon[index + 1]!;
    const bx = b[0] - x;
    const by = b[1] - y;
    const bz = b[2] - z;
    const cx = c[0] - x;
    const cy = c[1] - y;
    const cz = c[2] - z;
    sumX += by * cz - bz * cy;
    sumY += bz * cx - bx * cz;
    sumZ += bx * cy - by * cx;
  }
  return [sumX * 0.5, sumY * 0.5, sumZ * 0.5];
}

/**
 * Area of a flat polygon.
 *
 * @param polygon corners in order, m; fewer than three have no area
 * @returns m²
 * @example
 * ```ts
 * import { areaOf } from "@org/hvac-core/building";
 * areaOf([[0, 0, 0], [4, 0, 0], [4, 3, 0]]); // 6
 * ```
 */
export const areaOf = (polygon: Polygon): number => lengthOf(areaVectorOf(polygon));

/** Points of which none repeats the one before it: a fine curve keeps a point for each step of the tolerance. */
export function withoutRepeats(polygon: Polygon, tolerance: number): Polygon {
  const points: Point[] = [];
  for (const point of polygon) if (points.length === 0 || distance(point, points.at(-1)!) > tolerance) points.push(point);
  while (points.length > 1 && distance(points[0]!, points.at(-1)!) <= tolerance) points.pop();
  return points.length === polygon.length ? polygon : points;
}

/**
 * Centroid of a flat polygon.
 *
 * @param polygon at least one corner, in order, m
 * @returns m; the middle of the corners where they have no area
 * @example
 * ```ts
 * import { centroidOf } from "@org/hvac-core/building";
 * centroidOf([[0, 0, 1], [4, 0, 1], [4, 2, 1], [0, 2, 1]]); // [2, 1, 1]
 * ```
 */
export function centroidOf(polygon: Polygon): Point {
  return centroidIn(polygon, unitVector(areaVectorOf(polygon)));
}

/** Centroid of a polygon with a normal; by coordinates, as its area vector. */
function centroidIn(polygon: Polygon, [normalX, normalY, normalZ]: Point): Point {
  const [x, y, z] = polygon[0]!;
  let weight = 0;
  let sumX = 0;
  let sumY = 0;
  let sumZ = 0;
  for (let index = 1; index + 1 < polygon.length; index++) {
    const b = polygon[index]!;
    const c = polygon[index + 1]!;
    const bx = b[0] - x;
    const by = b[1] - y;
    const bz = b[2] - z;
    const cx = c[0] - x;
    const cy = c[1] - y;
    const cz = c[2] - z;
    const area = (by * cz - bz * cy) * normalX + (bz * cx - bx * cz) * normalY + (bx * cy - by * cx) * normalZ;
    weight += area;
    sumX += (x + b[0] + c[0]) * (area / 3);
    sumY += (y + b[1] + c[1]) * (area / 3);
    sumZ += (z + b[2] + c[2]) * (area / 3);
  }
  return weight === 0 ? scaled(sumOf(polygon), 1 / polygon.length) : scaled([sumX, sumY, sumZ], 1 / weight);
}

/** Points moved onto the plane of their polygon where one of them is farther from it than a distance, m; undefined where none is. */
export function flattened(polygon: Polygon, farthest: number): Polygon | undefined {
  const normal = unitVector(areaVectorOf(polygon));
  const middle = scaled(sumOf(polygon), 1 / polygon.length);
  const heightOf = (point: Point): number => dot(minus(point, middle), normal);
  if (polygon.every((point) => Math.abs(heightOf(point)) <= farthest)) return undefined;
  return polygon.map((point) => minus(point, scaled(normal, heightOf(point))));
}

/** A polygon in its plane, for questions about points within it. */
export interface Face {
  /** Length 1. */
  readonly normal: Point;
  readonly area: number;
  /** A point within the polygon. */
  readonly inside: Point;
  /** Distance of the plane from the zero of the model along the normal. */
  readonly offset: number;
  /** x and y of each corner in turn. */
  readonly loops: readonly (readonly number[])[];
  /** Axes that remain when the one along the normal is dropped. */
  readonly axes: readonly [0 | 1 | 2, 0 | 1 | 2];
  /** Lowest and highest coordinates of the loops. */
  readonly bounds: readonly [lowX: number, lowY: number, highX: number, highY: number];
}

function axesOf(normal: Point): Face["axes"] {
  const x = Math.abs(normal[0]);
  const y = Math.abs(normal[1]);
  const z = Math.abs(normal[2]);
  if (x >= y && x >= z) return [1, 2];
  return y >= z ? [0, 2] : [0, 1];
}

/** Whether a point in the plane is within a face. */
export const isWithin = (face: Pick<Face, "loops" | "axes" | "bounds">, point: Point): boolean =>
  isWithinLoops(face, point[face.axes[0]], point[face.axes[1]]);

/** Whether a point is within the loops of a face, by its coordinates along the axes of the face and the even-odd rule. */
export function isWithinLoops({ loops, bounds }: Pick<Face, "loops" | "bounds">, x: number, y: number): boolean {
  if (x < bounds[0] || y < bounds[1] || x > bounds[2] || y > bounds[3]) return false;
  let isInside = false;
  for (const loop of loops) {
    let lastX = loop.at(-2)!;
    let lastY = loop.at(-1)!;
    for (let index = 0; index < loop.length; index += 2) {
      const cornerX = loop[index]!;
      const cornerY = loop[index + 1]!;
      const crosses = cornerY > y !== lastY > y;
      if (crosses && x < ((lastX - cornerX) * (y - cornerY)) / (lastY - cornerY) + cornerX) isInside = !isInside;
      lastX = cornerX;
      lastY = cornerY;
    }
  }
  return isInside;
}

function boundsOf(loops: Face["loops"]): Face["bounds"] {
  let [lowX, lowY, highX, highY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const loop of loops)
    for (let index = 0; index < loop.length; index += 2) {
      const x = loop[index]!;
      const y = loop[index + 1]!;
      lowX = Math.min(lowX, x);
      highX = Math.max(highX, x);
      lowY = Math.min(lowY, y);
      highY = Math.max(highY, y);
    }
  return [lowX, lowY, highX, highY];
}

/** A point within a face: the centroid of its largest polygon, or else the middle of one of its corners. */
function insideOf(largest: Polygon, face: Pick<Face, "loops" | "axes" | "bounds">): Point {
  const centroid = centroidOf(largest);
  if (isWithin(face, centroid)) return centroid;
  const corners = largest.map((point, index) =>
    scaled(plus(plus(largest.at(index - 1)!, point), largest[(index + 1) % largest.length]!), 1 / 3),
  );
  // Neither the first point nor the order of points decides.
  const inOrder = corners.toSorted((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]);
  return inOrder.find((point) => isWithin(face, point)) ?? centroid;
}

/** Coordinates of the corners of a polygon along two axes. */
function coordinatesIn(axes: Face["axes"], polygon: Polygon): number[] {
  const coordinates: number[] = [];
  for (const point of polygon) coordinates.push(point[axes[0]], point[axes[1]]);
  return coordinates;
}

/** The face of flat polygons in one plane. */
export function faceOf(polygons: readonly Polygon[]): Face {
  const vector = sumOf(polygons.map(areaVectorOf));
  const normal = unitVector(vector);
  const axes = axesOf(normal);
  const loops = polygons.map((polygon) => coordinatesIn(axes, polygon));
  const bounds = boundsOf(loops);
  const largest = polygons.length === 1 ? polygons[0]! : polygons.toSorted((a, b) => areaOf(b) - areaOf(a))[0]!;
  const inside = insideOf(largest, { loops, axes, bounds });
  return { normal, area: lengthOf(vector), inside, offset: dot(normal, inside), loops, axes, bounds };
}

/** Relative error of an extent, which ends the search in rounded circles. */
const extentError = 1e-6;

/** Largest distance between two points, m: of those farthest from the middle first, until no two others can be farther apart. */
export function extentOf(points: readonly Point[]): number {
  const middle = scaled(plus(...extremesOf(points)), 1 / 2);
  const farthest = points.map((point) => ({ point, radius: distance(point, middle) })).toSorted((a, b) => b.radius - a.radius);
  let extent = 0;
  for (const [index, { point, radius }] of farthest.entries()) {
    if (2 * radius <= extent * (1 + extentError)) break;
    for (let next = index + 1; next < farthest.length; next++) {
      const other = farthest[next]!;
      if (radius + other.radius <= extent * (1 + extentError)) break;
      extent = Math.max(extent, distance(point, other.point));
    }
  }
  return extent;
}
