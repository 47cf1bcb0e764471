import type { Point } from "../../../building/index.ts";
import { groupBy } from "../../internal.ts";
import { fieldsOf, type FreshRow, type Lists, type ModelRow } from "./modelRows.ts";
import { isSameCell } from "./plain.ts";
import { cellOf, cellsAround, isSameRoom, isSameSurface, type Shape } from "./shapes.ts";

/** How a model is placed in the axes of an earlier one: turned clockwise around the zero of its axes, degrees, then moved, cm. */
export interface Placement {
  readonly turn: number;
  readonly by: Point;
}

const unmoved: Placement = { turn: 0, by: [0, 0, 0] };

const degree = Math.PI / 180;

/** A point, turned clockwise as seen from above. */
function turned([x, y]: readonly [x: number, y: number], angle: number): readonly [x: number, y: number] {
  const [sin, cos] = [Math.sin(angle * degree), Math.cos(angle * degree)];
  return [x * cos + y * sin, y * cos - x * sin];
}

/** Numbers of the shape of a surface. A room has more: the bounds of its floor. */
const numbersOfSurface = 6;

/** A shape in the axes of the earlier model. */
export function movedShape(shape: Shape, placement: Placement): Shape {
  if (placement === unmoved || shape.length === 0) return shape;
  const { turn, by } = placement;
  const place = (x: number, y: number): readonly [number, number] => {
    const [east, north] = turned([x, y], turn);
    return [Math.round(east + by[0]), Math.round(north + by[1])];
  };
  const [x, y, z, ...others] = shape as readonly [number, number, number, ...number[]];
  const middle = [...place(x, y), Math.round(z + by[2])];
  if (shape.length === numbersOfSurface) return [...middle, (Math.round(others[0]! + turn) + 720) % 360, others[1]!, others[2]!];
  const [area, west, south, east, north] = others as [number, number, number, number, number];
  const corners = [place(west, south), place(east, south), place(east, north), place(west, north)];
  const along = (axis: 0 | 1): readonly number[] => corners.map((corner) => corner[axis]);
  return [...middle, area, Math.min(...along(0)), Math.min(...along(1)), Math.max(...along(0)), Math.max(...along(1))];
}

function movedRow(row: FreshRow, placement: Placement): FreshRow {
  const within = (rows: readonly FreshRow[]): readonly FreshRow[] => rows.map((each) => movedRow(each, placement));
  return {
    ...row,
    ...(row.shape && { shape: movedShape(row.shape, placement) }),
    surfaces: within(row.surfaces),
    windows: within(row.windows),
  };
}

/** Rooms of a model in the axes of the earlier one. */
export const movedRooms = (rooms: readonly FreshRow[], placement: Placement): readonly FreshRow[] =>
  placement === unmoved ? rooms : rooms.map((room) => movedRow(room, placement));

/** Rows of a model in the axes of the earlier one. */
export const movedRows = (rows: Lists<FreshRow>, placement: Placement): Lists<FreshRow> => ({
  ...rows,
  rooms: movedRooms(rows.rooms, placement),
});

type Shaped = ModelRow & { readonly shape: Shape };
interface Pair {
  readonly before: Shaped;
  readonly after: Shaped;
}

const isShaped = (row: ModelRow): row is Shaped => row.shape !== undefined && row.shape.length > 0;

/** Pairs of rooms that alone have a word in common. */
function pairsBy(before: readonly Shaped[], after: readonly Shaped[], wordOf: (row: ModelRow) => unknown): readonly Pair[] {
  const single = (rows: readonly Shaped[]): ReadonlyMap<unknown, Shaped> => {
    const byWord = new Map<unknown, Shaped | undefined>();
    for (const row of rows) byWord.set(wordOf(row), byWord.has(wordOf(row)) ? undefined : row);
    return new Map([...byWord].flatMap(([word, row]) => (word !== undefined && row ? [[word, row] as const] : [])));
  };
  const others = single(after);
  return [...single(before)].flatMap(([word, row]) => (others.has(word) ? [{ before: row, after: others.get(word)! }] : []));
}

const middleOf = ({ shape }: Shaped): Point => [shape[0]!, shape[1]!, shape[2]!];

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Number of other rooms that give a direction from the first, and of walls that give one. */
const maxDirections = 6;
const quarters: readonly number[] = [0, 90, 180, 270];

const azimuth = ([x1, y1]: Point, [x2, y2]: Point): number => Math.atan2(x2 - x1, y2 - y1) / degree;

/** Angles by which a model may be turned: by the directions from its first room to others, and of the walls of that room. */
function anglesOf(pairs: readonly Pair[]): readonly number[] {
  const [first, ...others] = pairs as readonly [Pair, ...Pair[]];
  const byRooms = others
    .toSorted((a, b) => Math.hypot(...distanceOf(b.before, first.before)) - Math.hypot(...distanceOf(a.before, first.before)))
    .slice(0, maxDirections)
    .map(({ before, after }) => azimuth(middleOf(first.before), middleOf(before)) - azimuth(middleOf(first.after), middleOf(after)));
  const directions = ({ surfaces }: Shaped): readonly number[] => [
    ...new Set(surfaces.filter(isShaped).flatMap(({ shape }) => (shape[4] === 90 ? [shape[3]!] : []))),
  ];
  const [wall] = directions(first.before);
  const byWalls =
    wall === undefined
      ? []
      : directions(first.after)
          .slice(0, maxDirections)
          .map((each) => wall - each);
  return [...new Set([...quarters, ...byRooms, ...byWalls])];
}

const distanceOf = (a: Shaped, b: Shaped): readonly [number, number] => [b.shape[0]! - a.shape[0]!, b.shape[1]! - a.shape[1]!];

/** The move by which most of the pairs have one place after a turn. */
function placementBy(pairs: readonly Pair[], turn: number): Placement {
  const moves = pairs.map(({ before, after }): Point => {
    const [x, y, z] = middleOf(after);
    const [east, north] = turned([x, y], turn);
    const [toX, toY, toZ] = middleOf(before);
    return [toX - east, toY - north, toZ - z];
  });
  return { turn, by: [median(moves.map(([x]) => x)), median(moves.map(([, y]) => y)), median(moves.map(([, , z]) => z))] };
}

/** Directions from true north, which a model that is turned in its axes keeps: they decide between the sides of a box. */
const isSameAzimuth = (a: ModelRow, b: ModelRow): boolean =>
  isSameCell(a.cells["azimuth"], b.cells["azimuth"], fieldsOf.surfaces["azimuth"], "azimuth");

/** What rows in one place count: more with one identifier, and with one direction. */
const countOf = (a: ModelRow, b: ModelRow): number => 1 + (a.key === b.key ? 1 : 0) + (isSameAzimuth(a, b) ? 0.5 : 0);

/** Sum of the rows that have one place. */
function sharedPlaces(
  before: readonly Shaped[],
  after: readonly Shaped[],
  isSame: (a: Shape, b: Shape) => boolean,
  within: (a: Shaped, b: Shaped) => number,
): number {
  const byCell = groupBy(before, ({ shape }) => cellOf(shape));
  let sum = 0;
  for (const later of after) {
    const near = cellsAround(later.shape).flatMap((cell) => byCell.get(cell) ?? []);
    const there = near.filter((earlier) => isSame(earlier.shape, later.shape));
    const [match] = there.toSorted((a, b) => countOf(b, later) - countOf(a, later));
    if (match) sum += countOf(match, later) + within(match, later);
  }
  return sum;
}

/** Share of the places from which a model is where it was. */
const certain = 0.8;

/** What rows count if all of them, or of the earlier ones, are in one place with another: a record may have a few rooms of a large model. */
function possiblePlaces(before: readonly ModelRow[], after: readonly ModelRow[]): number {
  const [earlier, later] = [before, after].map((rooms) => rooms.flatMap((row) => [row, ...row.surfaces].map(({ key }) => key))) as [
    string[],
    string[],
  ];
  const sumOf = (keys: readonly string[], others: ReadonlySet<string>): number =>
    keys.reduce((sum, key) => sum + (others.has(key) ? 2.5 : 1.5), 0);
  return Math.min(sumOf(earlier, new Set(later)), sumOf(later, new Set(earlier)));
}

const shaped = (rows: readonly ModelRow[]): readonly Shaped[] => rows.filter(isShaped);

/**
 * How a model is placed in the axes of an earlier one: as it is, unless more of its rooms and surfaces are in their earlier place after it is moved or
 * turned. The place is that of rooms with the same identifier, identifier of the drawing program, or name.
 */
export function placementOf(recorded: readonly ModelRow[], fresh: readonly FreshRow[]): Placement {
  const [before, after] = [shaped(recorded), fresh.filter((row): row is FreshRow & Shaped => isShaped(row))];
  const scoreOf = (placement: Placement): number => {
    const moved = movedRooms(after, placement) as readonly (FreshRow & Shaped)[];
    return sharedPlaces(before, moved, isSameRoom, (a, b) => sharedPlaces(shaped(a.surfaces), shaped(b.surfaces), isSameSurface, () => 0));
  };
  const unplaced = scoreOf(unmoved);
  if (unplaced >= certain * possiblePlaces(before, after)) return unmoved;
  const bases = [
    pairsBy(before, after, ({ key }) => key),
    pairsBy(before, after, ({ cadId }) => cadId),
    pairsBy(before, after, ({ cells }) => cells["name"]),
  ].filter((pairs) => pairs.length > 0);
  // Another room in the place of an earlier one moves no model: half of the rooms that are known have to be in their place.
  const isPlaced = (pairs: readonly Pair[], placement: Placement): boolean =>
    2 * pairs.filter((pair) => isSameRoom(pair.before.shape, movedShape(pair.after.shape, placement))).length >= pairs.length;
  const placements = bases.flatMap((pairs) =>
    anglesOf(pairs)
      .map((turn) => placementBy(pairs, turn))
      .filter((placement) => isPlaced(pairs, placement)),
  );
  let [best, highest] = [unmoved, unplaced];
  for (const placement of placements) {
    const score = scoreOf(placement);
    if (score > highest) [best, highest] = [placement, score];
  }
  return best;
}
