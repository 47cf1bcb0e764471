import type { BoundaryKind, BuildingOpening, Point, Polygon, SurfaceType } from "../../../building/index.ts";

/** Tilts of upright surfaces, of ceilings and of floors, degrees. */
export const [upright, facingUp, facingDown] = [90, 0, 180] as const;

/** A flat surface of a room, in metres. */
export interface ShellSurface {
  /** Row that it is of; undefined where the rows have nothing there. */
  readonly rowId?: string;
  readonly name: string;
  readonly type: SurfaceType;
  readonly boundary: BoundaryKind;
  readonly constructionId?: string;
  readonly azimuth: number;
  readonly tilt: number;
  readonly polygon: Polygon;
  readonly openings: readonly BuildingOpening[];
}

/** Parts of a room that are placed together: its box, or a surface apart from it. */
export interface ShellPart {
  readonly surfaces: readonly ShellSurface[];
  readonly shades: readonly PlacedShade[];
}

/** Fields of a row that a shade of its window is made from. */
export type ShadeKind = "overhang" | "fins" | "obstruction";

export interface PlacedShade {
  readonly kind: ShadeKind;
  readonly polygon: Polygon;
}

const degree = Math.acos(-1) / 180;

/** Directions of a plane as seen from outside: out of it, to the right and up along it. */
export interface Axes {
  readonly out: Point;
  readonly right: Point;
  readonly up: Point;
}

/** Axes of a plane that faces an azimuth from true north with a tilt from up, degrees. */
export function axesOf(azimuth: number, tilt: number): Axes {
  const [sin, cos] = [Math.sin(azimuth * degree), Math.cos(azimuth * degree)];
  const [level, rise] = [Math.cos(tilt * degree), Math.sin(tilt * degree)];
  return { out: [sin * rise, cos * rise, level], right: [-cos, sin, 0], up: [-level * sin, -level * cos, rise] };
}

/** A point moved by multiples of directions. */
export const moved = (from: Point, ...steps: readonly (readonly [distance: number, along: Point])[]): Point =>
  steps.reduce<Point>(([x, y, z], [distance, [dx, dy, dz]]) => [x + distance * dx, y + distance * dy, z + distance * dz], from);

/** A rectangle of a plane, counterclockwise from outside, from its lower left corner. */
export function rectangle(corner: Point, { right, up }: Pick<Axes, "right" | "up">, width: number, height: number): Polygon {
  const end = moved(corner, [width, right]);
  return [corner, end, moved(end, [height, up]), moved(corner, [height, up])];
}

const shifted = (polygon: Polygon, by: Point): Polygon => polygon.map((point) => moved(point, [1, by]));

/** A part in another place. */
export const shiftedPart = ({ surfaces, shades }: ShellPart, by: Point): ShellPart => ({
  surfaces: surfaces.map((surface) => ({
    ...surface,
    polygon: shifted(surface.polygon, by),
    openings: surface.openings.map((opening) => ({ ...opening, polygon: shifted(opening.polygon, by) })),
  })),
  shades: shades.map(({ kind, polygon }) => ({ kind, polygon: shifted(polygon, by) })),
});

/** Lowest and highest coordinates of points. */
export function boundsOf(points: readonly Point[]): readonly [low: Point, high: Point] {
  const [low, high] = [Math.min, Math.max].map((extreme) =>
    ([0, 1, 2] as const).map((axis) => points.reduce((value, point) => extreme(value, point[axis]), points[0]![axis])),
  );
  return [low, high] as unknown as readonly [Point, Point];
}

/** Area, m², and width as a share of the longest extent, below which readers take a surface as part of its neighbour, with some more. */
const [smallArea, thinShare] = [0.105, 0.16];

/** Whether a rectangle in the outline of a room would be taken as a sliver. */
export const isSliver = (width: number, height: number): boolean =>
  width * height < smallArea || width * height < thinShare * Math.hypot(width, height);
