import { mendedLoop } from "../geometry/mending.ts";
import { areaVectorOf } from "../geometry/polygon.ts";
import { degree, lengthOf } from "../geometry/vector.ts";
import type { Mend } from "../model/account.ts";
import type { Point, Polygon } from "../model/building.ts";
import type { FileGeometry } from "../model/fileModel.ts";
import { childOf, childrenOf, numberIn, parseNumber, type XmlElement } from "../xml/element.ts";
import type { UnitReader } from "./fileUnits.ts";

/** Distance from the zero of the model that is no place on earth, m. */
const nowhere = 1e9;

function pointOf(element: XmlElement, factor: number): Point | undefined {
  const [x, y, z] = childrenOf(element, "Coordinate").map(({ text }) => parseNumber(text));
  if (x === undefined || y === undefined || z === undefined) return undefined;
  return Math.max(Math.abs(x), Math.abs(y), Math.abs(z)) * factor < nowhere ? [x * factor, y * factor, z * factor] : undefined;
}

/** Points of a loop, m; empty where a coordinate is not a number. */
function loopOf(element: XmlElement, factor: number): Polygon {
  const points = childrenOf(element, "CartesianPoint").map((point) => pointOf(point, factor));
  return points.every((point) => point !== undefined) ? points : [];
}

/** Loops of an element, m. */
export function loopsIn(element: XmlElement, units: UnitReader, ...around: readonly XmlElement[]): readonly Polygon[] {
  const factor = units.lengthFactor(...around, element);
  return childrenOf(element, "PolyLoop").map((loop) => loopOf(loop, factor));
}

/** A point of a drawing in a plane. */
type FlatPoint = readonly [x: number, y: number];

/** Place of the drawing of a surface: its lower left corner as seen from outside, and its direction in degrees. */
interface Place {
  readonly corner: Point;
  readonly azimuth: number;
  readonly tilt: number;
}

/** Points of a drawing in the plane of a surface. */
function placed(points: readonly FlatPoint[], { corner: [x, y, z], azimuth, tilt }: Place): Polygon {
  const [sin, cos] = [Math.sin(azimuth * degree), Math.cos(azimuth * degree)];
  const [slope, rise] = [Math.cos(tilt * degree), Math.sin(tilt * degree)];
  return points.map(([right, up]) => [x - cos * right - slope * sin * up, y + sin * right - slope * cos * up, z + rise * up]);
}

/** The first drawing of a rectangular geometry, m: points of two coordinates from its corner, or else its width and height. */
function drawingIn(element: XmlElement, factor: number, size: Size): readonly FlatPoint[] {
  const points = childrenOf(childOf(element, "PolyLoop"), "CartesianPoint").map((point) => {
    const [x, y, ...others] = childrenOf(point, "Coordinate").map(({ text }) => parseNumber(text));
    return x === undefined || y === undefined || others.length > 0 ? undefined : ([x * factor, y * factor] as const);
  });
  if (points.length > 2 && points.every((point) => point !== undefined)) return points;
  const { width = 0, height = 0 } = size;
  return width > 0 && height > 0
    ? [
        [0, 0],
        [width, 0],
        [width, height],
        [0, height],
      ]
    : [];
}

/** Size in the file, m. */
interface Size {
  readonly width?: number;
  readonly height?: number;
}

function sizeIn(element: XmlElement | undefined, units: UnitReader): Size {
  const width = units.length(element, "Width");
  const height = units.length(element, "Height");
  return width === undefined || height === undefined ? {} : { width, height };
}

function placeIn(element: XmlElement, units: UnitReader): Place | undefined {
  const start = childOf(element, "CartesianPoint");
  const corner = start && pointOf(start, units.lengthFactor(element, start));
  const azimuth = numberIn(element, "Azimuth");
  return corner === undefined || azimuth === undefined ? undefined : { corner, azimuth, tilt: numberIn(element, "Tilt") ?? 90 };
}

const hasArea = (loop: Polygon): boolean => loop.length > 2;

/**
 * Geometry of a surface or an opening: its polygon, or else what its rectangular geometry draws. That of an opening is in the axes of its surface, and
 * gives its area alone.
 */
export function geometryOf(element: XmlElement, units: UnitReader, isInSurface: boolean): FileGeometry {
  const rectangular = childOf(element, "RectangularGeometry") ?? element;
  const size = sizeIn(rectangular, units);
  const planar = childrenOf(element, "PlanarGeometry").flatMap((each) => loopsIn(each, units));
  const loops = planar.some(hasArea) ? planar : loopsIn(rectangular, units).filter(hasArea);
  const mends = new Set<Mend>();
  const drawing = loops.length === 0 ? drawingIn(rectangular, units.lengthFactor(rectangular), size) : [];
  const place = !isInSurface && drawing.length > 0 ? placeIn(rectangular, units) : undefined;
  if (place) mends.add("rectangle");
  const entries = place ? [placed(drawing, place)] : loops;
  const polygons = entries.map((loop) => mendedLoop(loop, mends, units.tolerances)).filter(hasArea);
  const drawn = entries.reduce((sum, loop) => sum + lengthOf(areaVectorOf(loop)), 0);
  const flat = isInSurface ? lengthOf(areaVectorOf(drawing.map(([x, y]): Point => [x, y, 0]))) : 0;
  const azimuth = numberIn(rectangular, "Azimuth");
  const tilt = numberIn(rectangular, "Tilt");
  return {
    polygons,
    area: drawn > 0 ? drawn : flat,
    mends: [...mends],
    ...size,
    ...(azimuth === undefined ? {} : { enteredAzimuth: azimuth }),
    ...(tilt === undefined ? {} : { enteredTilt: tilt }),
  };
}
