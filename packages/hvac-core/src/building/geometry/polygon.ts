import type { Point, Polygon } from "../model/building.ts";
import { cross, distance, dot, lengthOf, minus, plus, scaled, sumOf, unitVector } from "./vector.ts";

/** Area vector of a polygon, m²: its length is the area, its direction the side from which the points are counterclockwise (Newell). */
export function areaVectorOf(polygon: Polygon): Point {
  const [first] = polygon;
  if (!first) return [0, 0, 0];
  // By coordinates: files have hundreds of thousands of polygons.
  const [x, y, z] = first;
  let [sumX, sumY, sumZ] = [0, 0, 0];
  for (let index = 1; index + 1 < polygon.length; index++) {
    const [b, c] = [polygon[index]!, polygon[index + 1]!];
    const [bx, by, bz] = [b[0] - x, b[1] - y, b[2] - z];
    const [cx, cy, cz] = [c[0] - x, c[1] - y, c[2] - z];
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

/** Points of which none repeats the one before it. */
export function withoutRepeats(polygon: Polygon, tolerance: number): Polygon {
  const points = polygon.filter((point, index) => index === 0 || distance(point, polygon[index - 1]!) > tolerance);
  while (points.length > 1 && distance(points[0]!, points.at(-1)!) <= tolerance) points.pop();
  return points;
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
  const normal = unitVector(areaVectorOf(polygon));
  const first = polygon[0]!;
  let weight = 0;
  let sum: Point = [0, 0, 0];
  for (let index = 1; index + 1 < polygon.length; index++) {
    const [b, c] = [polygon[index]!, polygon[index + 1]!];
    const area = dot(cross(minus(b, first), minus(c, first)), normal);
    weight += area;
    sum = plus(sum, scaled(plus(plus(first, b), c), area / 3));
  }
  return weight === 0 ? scaled(sumOf(polygon), 1 / polygon.length) : scaled(sum, 1 / weight);
}

/** Points moved onto the plane of their polygon, and the largest distance of one from it, m. */
export function flattened(polygon: Polygon): { readonly polygon: Polygon; readonly deviation: number } {
  const normal = unitVector(areaVectorOf(polygon));
  const middle = scaled(sumOf(polygon), 1 / polygon.length);
  const heights = polygon.map((point) => dot(minus(point, middle), normal));
  return {
    polygon: polygon.map((point, index) => minus(point, scaled(normal, heights[index]!))),
    deviation: Math.max(...heights.map(Math.abs)),
  };
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
  readonly loops: readonly (readonly (readonly [number, number])[])[];
  /** Axes that remain when the one along the normal is dropped. */
  readonly axes: readonly [0 | 1 | 2, 0 | 1 | 2];
  /** Lowest and highest coordinates of the loops. */
  readonly bounds: readonly [lowX: number, lowY: number, highX: number, highY: number];
}

function axesOf(normal: Point): Face["axes"] {
  const [x, y, z] = normal.map(Math.abs) as unknown as Point;
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
    for (let index = 0, last = loop.length - 1; index < loop.length; last = index++) {
      const a = loop[index]!;
      const b = loop[last]!;
      if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) isInside = !isInside;
    }
  }
  return isInside;
}

function boundsOf(loops: Face["loops"]): Face["bounds"] {
  let [lowX, lowY, highX, highY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const loop of loops)
    for (const point of loop) {
      lowX = Math.min(lowX, point[0]);
      highX = Math.max(highX, point[0]);
      lowY = Math.min(lowY, point[1]);
      highY = Math.max(highY, point[1]);
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

/** The face of flat polygons in one plane. */
export function faceOf(polygons: readonly Polygon[]): Face {
  const vectors = polygons.map(areaVectorOf);
  const normal = unitVector(sumOf(vectors));
  const axes = axesOf(normal);
  const loops = polygons.map((polygon) => polygon.map((point) => [point[axes[0]], point[axes[1]]] as const));
  const bounds = boundsOf(loops);
  const largest = polygons.length === 1 ? polygons[0]! : polygons.toSorted((a, b) => areaOf(b) - areaOf(a))[0]!;
  const inside = insideOf(largest, { loops, axes, bounds });
  return { normal, area: lengthOf(sumOf(vectors)), inside, offset: dot(normal, inside), loops, axes, bounds };
}

/** Largest distance between two points, m. */
export function extentOf(points: readonly Point[]): number {
  return Math.max(0, ...points.map((a) => Math.max(...points.map((b) => distance(a, b)))));
}
