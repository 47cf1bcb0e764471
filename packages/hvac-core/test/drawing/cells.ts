import fc from "fast-check";
import type { Building, BuildingSurface } from "../../src/building/index.ts";
import {
  emptyDrawing,
  unionOf,
  type Drawing,
  type DrawnRoom,
  type DrawnStorey,
  type PlanPoint,
  type PlanPolygon,
} from "../../src/building/drawing/index.ts";

/**
 * Buildings on a grid of cells: a room is a group of cells that are side by side, so a box, an L, a ring; a cell without a room is a courtyard, a terrace
 * or a passage. Areas are known from the grid, without the geometry of the engine.
 */
export interface Cells {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  /** Room of each cell of each storey; −1 for none. */
  readonly storeys: readonly (readonly number[])[];
}

export const storeyHeight = 3;

/** Cells of one number that are side by side as one room. */
export function connected(numbers: readonly number[], columns: number): number[] {
  const rooms = numbers.map(() => -1);
  let count = 0;
  const fill = (cell: number): void => {
    if (rooms[cell] !== -1) return;
    rooms[cell] = count;
    const column = cell % columns;
    for (const next of [cell - columns, cell + columns, ...(column > 0 ? [cell - 1] : []), ...(column < columns - 1 ? [cell + 1] : [])])
      if (numbers[next] === numbers[cell]) fill(next);
  };
  numbers.forEach((number, cell) => {
    if (number < 0 || rooms[cell] !== -1) return;
    fill(cell);
    count++;
  });
  return rooms;
}

const sizes = fc.array(
  fc.integer({ min: 10, max: 90 }).map((tenths) => tenths / 10),
  { minLength: 1, maxLength: 4 },
);

/** Grids of up to four by four cells and three storeys. */
export const cellGrids: fc.Arbitrary<Cells> = fc
  .record({ xs: sizes, ys: sizes, count: fc.integer({ min: 1, max: 3 }) })
  .chain(({ xs, ys, count }) => {
    const cells = xs.length * ys.length;
    const storey = fc.array(fc.integer({ min: -1, max: 2 }), { minLength: cells, maxLength: cells });
    return fc
      .array(storey, { minLength: count, maxLength: count })
      .map((storeys) => ({ xs, ys, storeys: storeys.map((numbers) => connected(numbers, xs.length)) }));
  });

const sums = (steps: readonly number[]): number[] => steps.reduce((all, step) => [...all, all.at(-1)! + step], [0]);

/** Corners of a cell. */
function cellPolygon({ xs, ys }: Cells, cell: number): PlanPolygon {
  const [x, y] = [sums(xs), sums(ys)];
  const [column, row] = [cell % xs.length, Math.floor(cell / xs.length)];
  const [west, east, south, north] = [x[column]!, x[column + 1]!, y[row]!, y[row + 1]!];
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
}

export const roomId = (level: number, room: number): string => `r${level}-${room}`;

/** A grid as a drawing, each storey with its rooms. */
export function drawingOf(cells: Cells): Drawing {
  const storeys = cells.storeys.map((rooms, level): DrawnStorey => {
    const numbers = [...new Set(rooms)].filter((room) => room >= 0);
    return {
      id: `s${level}`,
      name: `Storey ${level}`,
      level: level * storeyHeight,
      height: storeyHeight,
      count: 1,
      openings: [],
      rooms: numbers.map((number): DrawnRoom => {
        const polygons = unionOf(rooms.flatMap((room, cell) => (room === number ? [cellPolygon(cells, cell)] : [])));
        if (polygons.length !== 1) throw new Error("A room of the grid is one polygon.");
        return { id: roomId(level, number), name: `Room ${number}`, isConditioned: number !== 1, polygon: polygons[0]! };
      }),
    };
  });
  return { ...emptyDrawing, storeys };
}

/** Areas, m², by rooms, type of surface and compass point. */
export type Areas = Readonly<Record<string, number>>;

function add(areas: Record<string, number>, rooms: readonly string[], type: string, direction: string, area: number): void {
  const key = `${rooms.toSorted((a, b) => a.localeCompare(b)).join("+")} ${type} ${rooms.length > 1 ? "" : direction}`.trim();
  areas[key] = (areas[key] ?? 0) + area;
}

/** Areas of a grid, cell by cell. */
export function areasOf({ xs, ys, storeys }: Cells): Areas {
  const areas: Record<string, number> = {};
  const roomAt = (level: number, column: number, row: number): string | undefined => {
    if (column < 0 || row < 0 || column >= xs.length || row >= ys.length) return undefined;
    const room = storeys[level]?.[row * xs.length + column] ?? -1;
    return room < 0 ? undefined : roomId(level, room);
  };
  for (const level of storeys.keys())
    for (const row of ys.keys())
      for (const column of xs.keys()) {
        const room = roomAt(level, column, row);
        if (room === undefined) continue;
        const [width, depth] = [xs[column]!, ys[row]!];
        const sides = [
          { other: roomAt(level, column, row + 1), direction: "N", length: width },
          { other: roomAt(level, column + 1, row), direction: "E", length: depth },
          { other: roomAt(level, column, row - 1), direction: "S", length: width },
          { other: roomAt(level, column - 1, row), direction: "W", length: depth },
        ];
        for (const { other, direction, length } of sides) {
          if (other === undefined) add(areas, [room], "ExteriorWall", direction, length * storeyHeight);
          else if (other !== room && (direction === "N" || direction === "E"))
            add(areas, [room, other], "InteriorWall", "", length * storeyHeight);
        }
        const below = roomAt(level - 1, column, row);
        if (below !== undefined) add(areas, [room, below], "InteriorFloor", "", width * depth);
        else add(areas, [room], level === 0 ? "SlabOnGrade" : "RaisedFloor", "down", width * depth);
        if (roomAt(level + 1, column, row) === undefined) add(areas, [room], "Roof", "up", width * depth);
      }
  return areas;
}

const compass = ["N", "E", "S", "W"] as const;

function directionOf({ azimuth, tilt }: BuildingSurface): string {
  if (azimuth === undefined) return tilt < 90 ? "up" : "down";
  const quarter = azimuth / 90;
  return Math.abs(quarter - Math.round(quarter)) < 1e-4 ? compass[Math.round(quarter) % 4]! : `${azimuth.toFixed(3)}°`;
}

/** Areas of a building by the same names; a finer type of an interior slab is one. */
export function areasOfBuilding({ surfaces }: Building): Areas {
  const areas: Record<string, number> = {};
  for (const surface of surfaces) {
    const { spaceId, neighbourId, type, grossArea } = surface;
    const isSlab = type === "Ceiling" || type === "InteriorFloor";
    const rooms = neighbourId === undefined ? [spaceId] : [spaceId, neighbourId];
    add(areas, rooms, isSlab ? "InteriorFloor" : type, directionOf(surface), grossArea);
  }
  return areas;
}

/** Areas rounded to a number of decimals, without those that round to zero. */
export const rounded = (areas: Areas, digits = 6): Areas =>
  Object.fromEntries(
    Object.entries(areas)
      .filter(([, area]) => Math.abs(area) > 1e-3)
      .map(([key, area]) => [key, Number(area.toFixed(digits))]),
  );

/** Ways of drawing one building: none of them changes what it is. */
export interface Drafting {
  /** Angle by which the plan is turned clockwise, degrees; north turns with it. */
  readonly turned: number;
  readonly moved: PlanPoint;
  /** Numbers that decide the order of rooms, the first corners, the directions, and corners in the middle of edges. */
  readonly seeds: readonly number[];
}

export const draftings: fc.Arbitrary<Drafting> = fc.record({
  turned: fc.constantFrom(0, 90, 30, 17.3, 335),
  moved: fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -50, max: 50 })),
  seeds: fc.array(fc.nat(1000), { minLength: 16, maxLength: 16 }),
});

/** A polygon drawn in another way. */
function redrawn(polygon: PlanPolygon, seed: number): PlanPolygon {
  const start = seed % polygon.length;
  const begun = [...polygon.slice(start), ...polygon.slice(0, start)];
  const [a, b] = [begun[0]!, begun[1]!];
  const share = ((seed % 7) + 1) / 9;
  const withCorner = seed % 2 === 0 ? [a, [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share] as const, ...begun.slice(1)] : begun;
  return seed % 3 === 0 ? withCorner.toReversed() : withCorner;
}

/** A drawing turned, moved, and with its rooms drawn in another way. */
export function drafted(drawing: Drawing, { turned, moved, seeds }: Drafting): Drawing {
  const [sin, cos] = [Math.sin((turned * Math.PI) / 180), Math.cos((turned * Math.PI) / 180)];
  const point = ([x, y]: PlanPoint): PlanPoint => [x * cos + y * sin + moved[0], y * cos - x * sin + moved[1]];
  const seedOf = (index: number): number => seeds[index % seeds.length]!;
  return {
    ...drawing,
    place: { ...drawing.place, modelAzimuth: drawing.place.modelAzimuth - turned },
    storeys: drawing.storeys
      .map((storey) => ({
        ...storey,
        rooms: storey.rooms
          .map((room, index) => ({ ...room, polygon: redrawn(room.polygon, seedOf(index)).map(point) }))
          .toSorted(
            (a, b) => seedOf(a.id.length + a.id.charCodeAt(a.id.length - 1)) - seedOf(b.id.length + b.id.charCodeAt(b.id.length - 1)),
          ),
        openings: storey.openings.map((opening) => ({ ...opening, point: point(opening.point) })),
      }))
      .toSorted((a, b) => seedOf(a.level) - seedOf(b.level)),
  };
}
