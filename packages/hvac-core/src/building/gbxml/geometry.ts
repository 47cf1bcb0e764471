import { mendedLoop } from "../geometry/mending.ts";
import { areaVectorOf } from "../geometry/polygon.ts";
import { degree, lengthOf } from "../geometry/vector.ts";
import type { Mend } from "../model/account.ts";
import type { Point, Polygon } from "../model/building.ts";
import type { FileGeometry } from "../model/fileModel.ts";
import { childOf, childrenOf, numberIn, parseNumber, type XmlElement } from "../xml/element.ts";
import type { UnitReader } from "./fileUnits.ts";

function pointOf(element: XmlElement, factor: number): Point | undefined {
  const [x, y, z] = childrenOf(element, "Coordinate").map(({ text }) => parseNumber(text));
  return x === undefined || y === undefined || z === undefined ? undefined : [x * factor, y * factor, z * factor];
}

/** Points of a loop, m; empty where a coordinate is not a number. */
function loopOf(element: XmlElement, factor: number): Polygon {
  const points = childrenOf(element, "CartesianPoint").map((point) => pointOf(point, factor));
  return points.every((point) => point !== undefined) ? points : [];
}

/** Loops of an element, m. */
export function loopsIn(
  element: XmlElement | undefined,
  units: UnitReader,
  ...around: readonly (XmlElement | undefined)[]
): readonly Polygon[] {
  if (element === undefined) return [];
  const factor = units.lengthFactor(...around, element);
  return childrenOf(element, "PolyLoop").map((loop) => loopOf(loop, factor));
}

interface Rectangle {
  readonly corner: Point;
  readonly width: number;
  readonly height: number;
  readonly azimuth: number;
  readonly tilt: number;
}

/** Corners of a rectangle from its lower left one as seen from outside. */
function rectangleOf({ corner: [x, y, z], width, height, azimuth, tilt }: Rectangle): Polygon {
  const [sin, cos] = [Math.sin(azimuth * degree), Math.cos(azimuth * degree)];
  const [slope, rise] = [Math.cos(tilt * degree), Math.sin(tilt * degree)];
  const right: Point = [-cos * width, sin * width, 0];
  const up: Point = [-slope * sin * height, -slope * cos * height, rise * height];
  return [
    [x, y, z],
    [x + right[0], y + right[1], z],
    [x + right[0] + up[0], y + right[1] + up[1], z + up[2]],
    [x + up[0], y + up[1], z + up[2]],
  ];
}

function rectangleIn(element: XmlElement | undefined, units: UnitReader): { rectangle?: Polygon; width?: number; height?: number } {
  const width = units.length(element, "Width");
  const height = units.length(element, "Height");
  if (width === undefined || height === undefined) return {};
  const start = childOf(element, "CartesianPoint");
  const corner = start && pointOf(start, units.lengthFactor(element, start));
  const azimuth = numberIn(element, "Azimuth");
  if (corner === undefined || azimuth === undefined) return { width, height };
  return { width, height, rectangle: rectangleOf({ corner, width, height, azimuth, tilt: numberIn(element, "Tilt") ?? 90 }) };
}

/** Geometry of a surface or an opening: its polygon, or else its rectangle. */
export function geometryOf(element: XmlElement, units: UnitReader, isInSurface: boolean): FileGeometry {
  const rectangular = childOf(element, "RectangularGeometry");
  const { rectangle, ...size } = rectangleIn(rectangular, units);
  const planar = loopsIn(childOf(element, "PlanarGeometry"), units);
  const loops = planar.length > 0 ? planar : loopsIn(rectangular, units);
  const mends = new Set<Mend>();
  // The rectangle of an opening is in the axes of its surface.
  const isRectangle = loops.length === 0 && rectangle !== undefined && !isInSurface;
  if (isRectangle) mends.add("rectangle");
  const entries = isRectangle ? [rectangle] : loops;
  const polygons = entries.map((loop) => mendedLoop(loop, mends, units.tolerances)).filter((polygon) => polygon.length > 2);
  const drawn = entries.reduce((sum, loop) => sum + lengthOf(areaVectorOf(loop)), 0);
  const area = entries.length > 0 ? drawn : isInSurface ? (size.width ?? 0) * (size.height ?? 0) : 0;
  const azimuth = numberIn(rectangular, "Azimuth");
  const tilt = numberIn(rectangular, "Tilt");
  return {
    polygons,
    area,
    mends: [...mends],
    ...size,
    ...(azimuth === undefined ? {} : { enteredAzimuth: azimuth }),
    ...(tilt === undefined ? {} : { enteredTilt: tilt }),
  };
}
