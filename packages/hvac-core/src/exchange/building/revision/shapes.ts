import {
  areaOf,
  centroidOf,
  type Building,
  type BuildingSpace,
  type BuildingSurface,
  type Point,
  type Polygon,
} from "../../../building/index.ts";

/**
 * Place and size of a room or surface in the axes of the model, by which it is found in a later export. Lengths in cm, areas in dm², angles in degrees,
 * all rounded: a record has one of each row. A room: middle of its floor x and y, level, area, and its bounds in plan. A surface: its middle x, y and z,
 * direction clockwise from the y axis, tilt, area.
 */
export type Shape = readonly number[];

const [cm, dm2] = [100, 100];

/** Middle of polygons, by their areas. */
function middleOf(polygons: readonly Polygon[]): Point | undefined {
  const parts = polygons
    .filter((polygon) => polygon.length > 2)
    .map((polygon) => ({ area: areaOf(polygon), centroid: centroidOf(polygon) }));
  const total = parts.reduce((sum, { area }) => sum + area, 0);
  if (total === 0) return undefined;
  const along = (axis: 0 | 1 | 2): number => parts.reduce((sum, { area, centroid }) => sum + centroid[axis] * area, 0) / total;
  return [along(0), along(1), along(2)];
}

/** Shape of a room, by its floor or else all of its surfaces. */
export function roomShape({ floorPolygons, floorLevel, area }: BuildingSpace, surfaces: readonly BuildingSurface[]): Shape | undefined {
  const floor = floorPolygons.some((polygon) => polygon.length > 2) ? floorPolygons : surfaces.flatMap(({ polygons }) => polygons);
  const middle = middleOf(floor);
  if (middle === undefined) return undefined;
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of floor.flat()) {
    [west, east] = [Math.min(west, x), Math.max(east, x)];
    [south, north] = [Math.min(south, y), Math.max(north, y)];
  }
  const lengths = [middle[0], middle[1], floorLevel].map((length) => Math.round(length * cm));
  const bounds = [west, south, east, north].map((length) => Math.round(length * cm));
  return [...lengths, Math.round(area * dm2), ...bounds];
}

/** Shape of polygons of a surface as a room sees it: they face away from it. */
export function surfaceShape(
  polygons: readonly Polygon[],
  area: number,
  { azimuth = 0, tilt, spaceId }: BuildingSurface,
  { roomId, building }: { readonly roomId: string; readonly building: Building },
): Shape | undefined {
  const middle = middleOf(polygons);
  if (middle === undefined) return undefined;
  const isOwn = spaceId === roomId;
  const direction = (azimuth - building.place.modelAzimuth + (isOwn ? 0 : 180) + 720) % 360;
  const angles = [direction, isOwn ? tilt : 180 - tilt].map(Math.round);
  return [...middle.map((length) => Math.round(length * cm)), ...angles, Math.round(area * dm2)];
}

/** Difference of levels up to which rooms may overlap, cm. */
const sameStorey = 1 * cm;

/** The metre of height that the level of a room is in, and those of rooms that may overlap with it. */
export const levelOf = (shape: Shape): number => Math.floor(shape[2]! / sameStorey);
export const levelsAround = (shape: Shape): readonly number[] => [-1, 0, 1].map((step) => levelOf(shape) + step);

/** Share of the smaller of two rooms that is in both in plan, by their bounds; 0 on different levels. */
export function roomOverlap(a: Shape, b: Shape): number {
  if (Math.abs(a[2]! - b[2]!) > sameStorey) return 0;
  const across = (low: number): number => Math.max(0, Math.min(a[low + 2]!, b[low + 2]!) - Math.max(a[low]!, b[low]!));
  const both = across(4) * across(5);
  const boundsOf = (shape: Shape): number => (shape[6]! - shape[4]!) * (shape[7]! - shape[5]!);
  const all = boundsOf(a) + boundsOf(b) - both;
  return all === 0 ? 0 : both / all;
}

/** Whether two numbers of dm² are of one area. */
const isSameArea = (a: number, b: number): boolean => Math.abs(a - b) <= Math.max(5, 0.02 * Math.max(a, b));

/** Distance along each axis up to which middles may be in one place, and side of a cell of space, cm. */
const [nearby, cell] = [0.1 * cm, 1 * cm];

/** The cell of space that a room or surface has its middle in. */
export const cellOf = ([x = 0, y = 0, z = 0]: Shape): string => [x, y, z].map((each) => Math.floor(each / cell)).join(" ");

/** Cells in which rooms and surfaces that are in the place of this one have their middle. */
export function cellsAround([x = 0, y = 0, z = 0]: Shape): readonly string[] {
  const [xs, ys, zs] = [x, y, z].map((each) => new Set([each - nearby, each + nearby].map((end) => Math.floor(end / cell)))) as [
    Set<number>,
    Set<number>,
    Set<number>,
  ];
  return [...xs].flatMap((column) => [...ys].flatMap((row) => [...zs].map((level) => `${column} ${row} ${level}`)));
}

/** Distance of the middles of two rooms in plan, cm. */
export const roomDistance = (a: Shape, b: Shape): number => Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!);

/** Whether two rooms are in one place: middles within 0.1 m, levels within 0.1 m, areas within 2 %. */
export const isSameRoom = (a: Shape, b: Shape): boolean =>
  roomDistance(a, b) <= nearby && Math.abs(a[2]! - b[2]!) <= nearby && isSameArea(a[3]!, b[3]!);

const degree = Math.PI / 180;

function normalOf(shape: Shape): Point {
  const [azimuth, tilt] = [shape[3]! * degree, shape[4]! * degree];
  return [Math.sin(tilt) * Math.sin(azimuth), Math.sin(tilt) * Math.cos(azimuth), Math.cos(tilt)];
}

const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Angle between the directions of two surfaces, degrees. */
const angleBetween = (a: Shape, b: Shape): number => Math.acos(Math.min(1, Math.max(-1, dot(normalOf(a), normalOf(b))))) / degree;

const between = (a: Shape, b: Shape): Point => [b[0]! - a[0]!, b[1]! - a[1]!, b[2]! - a[2]!];

/** Distance of the middles of two surfaces, cm. */
export const surfaceDistance = (a: Shape, b: Shape): number => Math.hypot(...between(a, b));

/** Half of the side of a square of the larger area, cm. */
const reach = (a: Shape, b: Shape): number => 5 * Math.sqrt(Math.max(a[5]!, b[5]!));

/** Whether two surfaces are one: middles within 0.1 m, directions within 3°, areas within 2 %. */
export const isSameSurface = (a: Shape, b: Shape): boolean =>
  surfaceDistance(a, b) <= nearby && angleBetween(a, b) <= 3 && isSameArea(a[5]!, b[5]!);

/** Whether two surfaces are in one plane, within 10° and 0.5 m, and next to each other. */
export const isInPlane = (a: Shape, b: Shape): boolean =>
  angleBetween(a, b) <= 10 && Math.abs(dot(between(a, b), normalOf(a))) <= 0.5 * cm && surfaceDistance(a, b) <= 1 * cm + reach(a, b);

/** Whether two surfaces have one direction, within 15°, and are near: a wall that was moved. */
export const isMoved = (a: Shape, b: Shape): boolean => angleBetween(a, b) <= 15 && surfaceDistance(a, b) <= 3 * cm + reach(a, b);
