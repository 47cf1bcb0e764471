import fc from "fast-check";
import type { Building, Finding, Point, Polygon } from "../../src/building/index.ts";

/**
 * Buildings drawn at random on a grid of cells: rooms are any groups of cells, so boxes, L-shapes, rings and rooms around others or around courtyards; the roof may slope. Areas, volumes and directions are known from the grid, without any geometry of the engine. Each surface is as large as a side of one cell, so
 * that reading has pieces to merge.
 */
export interface DrawnSurface {
  readonly id: string;
  readonly type: string;
  readonly rooms: readonly string[];
  /** Counterclockwise from outside of the first room. */
  readonly polygon: Polygon;
  readonly opening?: Polygon;
}
export interface DrawnRoom {
  readonly id: string;
  readonly area: number;
  readonly volume: number;
}
/** Area by side, m²: rooms, type, and direction in the axes of the drawing. */
export type Areas = Readonly<Record<string, number>>;
export interface DrawnBuilding {
  readonly rooms: readonly DrawnRoom[];
  readonly surfaces: readonly DrawnSurface[];
  readonly areas: Areas;
  readonly openings: Areas;
}

const storeyHeight = 3;

export interface Grid {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  /** Rooms of each storey, by cell. */
  readonly storeys: readonly (readonly number[])[];
  /** Cells of courtyards, in all storeys. The first cell never is one. */
  readonly courts: readonly boolean[];
  /** Rise of the roof along x. */
  readonly slope: number;
  readonly windows: readonly boolean[];
}

const size = fc.integer({ min: 10, max: 90 }).map((tenths) => tenths / 10);

/** Grids of up to three by three cells and two storeys. */
export const grids: fc.Arbitrary<Grid> = fc
  .record({
    xs: fc.array(size, { minLength: 1, maxLength: 3 }),
    ys: fc.array(size, { minLength: 1, maxLength: 3 }),
    count: fc.integer({ min: 1, max: 2 }),
  })
  .chain(({ xs, ys, count }) => {
    const cells = xs.length * ys.length;
    const storey = fc.array(fc.integer({ min: 0, max: 2 }), { minLength: cells, maxLength: cells });
    return fc.record({
      xs: fc.constant(xs),
      ys: fc.constant(ys),
      storeys: fc.array(storey, { minLength: count, maxLength: count }),
      courts: fc.array(fc.boolean(), { minLength: cells, maxLength: cells }),
      slope: fc.constantFrom(0, 0.1, 0.4),
      windows: fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
    });
  });

const sums = (steps: readonly number[]): number[] => steps.reduce((all, step) => [...all, all.at(-1)! + step], [0]);

type Corner = readonly [x: number, y: number];

/** A cell of the grid. */
interface Cell {
  readonly column: number;
  readonly row: number;
  readonly level: number;
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

class Drawing {
  readonly rooms = new Map<string, { area: number; volume: number }>();
  readonly surfaces: DrawnSurface[] = [];
  readonly areas: Record<string, number> = {};
  readonly openings: Record<string, number> = {};
  readonly #grid: Grid;
  readonly #plans: readonly (readonly string[])[];

  constructor(grid: Grid) {
    this.#grid = grid;
    this.#plans = grid.storeys.map((storey, level) => storey.map((room) => `room-${level}-${room}`));
  }

  roomAt(column: number, row: number, level: number): string | undefined {
    const columns = this.#grid.xs.length;
    const cell = row * columns + column;
    const isOutside = column < 0 || row < 0 || column >= columns || (cell > 0 && this.#grid.courts[cell] === true);
    return isOutside ? undefined : this.#plans[level]?.[cell];
  }

  isTop(level: number): boolean {
    return level === this.#plans.length - 1;
  }

  topAt(level: number, x: number): number {
    return (level + 1) * storeyHeight + (this.isTop(level) ? this.#grid.slope * x : 0);
  }

  add(type: string, rooms: readonly string[], direction: string, area: number, polygon: Polygon, opening?: Polygon): void {
    this.surfaces.push({ id: `s-${this.surfaces.length}`, type, rooms, polygon, ...(opening ? { opening } : {}) });
    const key = `${rooms.toSorted((a, b) => a.localeCompare(b)).join("+")} ${type} ${rooms.length > 1 ? "" : direction}`;
    this.areas[key] = (this.areas[key] ?? 0) + area;
  }

  /** Upright side of a cell from one corner to another, the room on its left. */
  wall(level: number, rooms: readonly string[], from: Corner, to: Corner, direction: string): void {
    const bottom = level * storeyHeight;
    const [topFrom, topTo] = [this.topAt(level, from[0]), this.topAt(level, to[0])];
    const length = Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1]);
    const area = (length * (topFrom + topTo - 2 * bottom)) / 2;
    const between = (share: number, height: number): Point => [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share,
      height,
    ];
    const polygon = [between(0, bottom), between(1, bottom), between(1, topTo), between(0, topFrom)];
    const { windows } = this.#grid;
    if (rooms.length > 1) this.add("InteriorWall", rooms, direction, area, polygon);
    else if (windows[this.surfaces.length % windows.length]!) {
      const corners = [between(0.25, bottom + 1), between(0.75, bottom + 1), between(0.75, bottom + 2), between(0.25, bottom + 2)];
      this.add("ExteriorWall", rooms, direction, area, polygon, corners);
      const key = `${rooms[0]!} ${direction}`;
      this.openings[key] = (this.openings[key] ?? 0) + length / 2;
    } else this.add("ExteriorWall", rooms, direction, area, polygon);
  }

  walls({ column, row, level, west, east, south, north }: Cell, room: string): void {
    const sides: readonly (readonly [string | undefined, Corner, Corner, string])[] = [
      [this.roomAt(column, row - 1, level), [west, south], [east, south], "S"],
      [this.roomAt(column + 1, row, level), [east, south], [east, north], "E"],
      [this.roomAt(column, row + 1, level), [east, north], [west, north], "N"],
      [this.roomAt(column - 1, row, level), [west, north], [west, south], "W"],
    ];
    for (const [other, from, to, direction] of sides) {
      // A wall between two rooms is that of the cell west or south of it.
      if (other === room || (other !== undefined && (direction === "S" || direction === "W"))) continue;
      this.wall(level, other === undefined ? [room] : [room, other], from, to, direction);
    }
  }

  /** Corners of a cell, counterclockwise from above. */
  level({ west, east, south, north }: Cell, heightAt: (x: number) => number): Point[] {
    const corners: readonly Corner[] = [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
    ];
    return corners.map(([x, y]) => [x, y, heightAt(x)]);
  }

  cell(cell: Cell): void {
    const { column, row, level, west, east, south, north } = cell;
    const room = this.roomAt(column, row, level);
    if (room === undefined) return;
    const bottom = level * storeyHeight;
    const area = (east - west) * (north - south);
    const before = this.rooms.get(room) ?? { area: 0, volume: 0 };
    const height = (this.topAt(level, west) + this.topAt(level, east)) / 2 - bottom;
    this.rooms.set(room, { area: before.area + area, volume: before.volume + area * height });
    this.walls(cell, room);
    const below = this.roomAt(column, row, level - 1);
    const floor = this.level(cell, () => bottom).toReversed();
    if (below === undefined) this.add("SlabOnGrade", [room], "down", area, floor);
    else this.add("InteriorFloor", [room, below], "down", area, floor);
    const { slope } = this.#grid;
    if (this.isTop(level))
      this.add(
        "Roof",
        [room],
        slope === 0 ? "up" : "W",
        area * Math.hypot(1, slope),
        this.level(cell, (x) => this.topAt(level, x)),
      );
  }
}

/** Draws every cell of a grid. */
export function draw(grid: Grid): DrawnBuilding {
  const drawing = new Drawing(grid);
  const [x, y] = [sums(grid.xs), sums(grid.ys)];
  for (let level = 0; level < grid.storeys.length; level++)
    for (let row = 0; row < grid.ys.length; row++)
      for (let column = 0; column < grid.xs.length; column++)
        drawing.cell({ column, row, level, west: x[column]!, east: x[column + 1]!, south: y[row]!, north: y[row + 1]! });
  const { rooms, surfaces, areas, openings } = drawing;
  return { rooms: [...rooms].map(([id, room]) => ({ id, ...room })), surfaces, areas, openings };
}

/** How a building is written: none of this changes what it is. */
export interface Writing {
  /** Name of the unit and m in it. */
  readonly unit?: readonly [name: string, metres: number];
  /** Angle by which the drawing is turned clockwise; the azimuth of the model turns it back. */
  readonly turned?: number;
  readonly moved?: Point;
  /** Surfaces whose points are reversed. */
  readonly reversed?: (index: number) => boolean;
  /** Surfaces whose rooms are in the other order. */
  readonly swapped?: (index: number) => boolean;
  readonly prefix?: string;
  /** Decimals of coordinates; all of them by default. */
  readonly decimals?: number;
}

/** Findings of a drawn building: roofs that rise over 27 m make rooms higher than most are. */
export const findingsOf = ({ findings }: Building): readonly Finding[] => findings.filter(({ kind }) => kind !== "height-doubtful");

const scale = (metres: number, power: number): number => 1 / metres ** power;

/** A drawn building as gbXML. */
export function written(
  { rooms, surfaces }: DrawnBuilding,
  { unit = ["Meters", 1], turned = 0, moved = [0, 0, 0], reversed, swapped, prefix = "", decimals }: Writing = {},
): string {
  const [name, metres] = unit;
  const [sin, cos] = [Math.sin((turned * Math.PI) / 180), Math.cos((turned * Math.PI) / 180)];
  const element = (tag: string, attributes: string, ...children: readonly string[]): string =>
    `<${prefix}${tag}${attributes}>${children.join("")}</${prefix}${tag}>`;
  const point = ([px, py, pz]: Point): string => {
    const coordinates = [px * cos + py * sin + moved[0], py * cos - px * sin + moved[1], pz + moved[2]];
    const text = (each: number): string => (decimals === undefined ? String(each / metres) : (each / metres).toFixed(decimals));
    return element("CartesianPoint", "", ...coordinates.map((each) => element("Coordinate", "", text(each))));
  };
  const planar = (polygon: Polygon): string => element("PlanarGeometry", "", element("PolyLoop", "", ...polygon.map(point)));
  const surface = ({ id, type, rooms: names, polygon, opening }: DrawnSurface, index: number): string =>
    element(
      "Surface",
      ` id="${id}" surfaceType="${type}"`,
      ...(swapped?.(index) === true ? names.toReversed() : names).map((each) => element("AdjacentSpaceId", ` spaceIdRef="${each}"`)),
      planar(reversed?.(index) === true ? polygon.toReversed() : polygon),
      opening ? element("Opening", ` id="${id}-w" openingType="FixedWindow"`, planar(opening)) : "",
    );
  const space = ({ id, area, volume }: DrawnRoom): string =>
    element(
      "Space",
      ` id="${id}"`,
      element("Area", "", String(area * scale(metres, 2))),
      element("Volume", "", String(volume * scale(metres, 3))),
    );
  const units = ` lengthUnit="${name}" areaUnit="Square${name}" volumeUnit="Cubic${name}" temperatureUnit="C" version="6.01"`;
  const location = element("Location", "", element("CADModelAzimuth", "", String(-turned)));
  return element(
    "gbXML",
    `${prefix === "" ? "" : ` xmlns:${prefix.slice(0, -1)}="http://www.gbxml.org/schema"`}${units}`,
    element("Campus", "", location, element("Building", "", ...rooms.map(space)), ...surfaces.map(surface)),
  );
}
