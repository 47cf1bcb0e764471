import type { Point, Polygon } from "../../../building/index.ts";
import type { SurfaceRow } from "./fabric.ts";
import {
  axesOf,
  facingDown,
  facingUp,
  isSliver,
  moved,
  rectangle,
  upright,
  type Axes,
  type PlacedShade,
  type ShellPart,
  type ShellSurface,
} from "./geometry.ts";
import type { Unplaced } from "./panels.ts";
import { fitsInRow, type WindowGroup, type WindowWriter } from "./windows.ts";

/** A row of a room as a surface, with the windows that it has. */
export interface RowSurface {
  readonly row: SurfaceRow;
  readonly surface: Unplaced;
  readonly windows: WindowGroup | undefined;
  /** With windows, m². */
  readonly area: number;
}

/** What a box is made of. */
export interface BoxRoom {
  readonly floorArea: number;
  readonly height: number;
  readonly rows: readonly RowSurface[];
  /** Direction of its first side. */
  readonly azimuth: number;
  readonly writer: WindowWriter;
  /** A surface that no row is of. */
  readonly other: (kind: "InteriorWall" | "InteriorFloor" | "Ceiling") => Unplaced;
}

/** A box and the rows that it has no place for. */
export interface Box {
  readonly part: ShellPart;
  readonly unplaced: readonly RowSurface[];
  readonly length: number;
  readonly depth: number;
  readonly height: number;
}

/** Rounding of sums of lengths. */
const rounding = 1e-9;

/** Quarters of a circle within which directions are one. */
const sameDirection = 1e-12;

/** Side of the box that has a direction: 0 to 3, clockwise; undefined for other directions. */
function sideOf(azimuth: number, { azimuth: first }: BoxRoom): number | undefined {
  const quarters = (((azimuth - first) % 360) + 360) / 90;
  const nearest = Math.round(quarters);
  return Math.abs(quarters - nearest) < sameDirection ? nearest % 4 : undefined;
}

/** A row of surfaces next to each other. Two of one construction in a plane would be read as one. */
class Strip {
  readonly placed: { readonly item: RowSurface; readonly start: number; readonly width: number }[] = [];
  end = 0;
  readonly height: number;
  readonly #constructions = new Set<string>();

  constructor(height: number) {
    this.height = height;
  }

  /** Adds a surface if there is place for it. @returns whether there is */
  add(item: RowSurface, length = Infinity): boolean {
    const width = item.area / this.height;
    const key = `${item.surface.type} ${item.surface.constructionId ?? ""}`;
    if (this.end + width > length + rounding || isSliver(width, this.height) || this.#constructions.has(key)) return false;
    this.#constructions.add(key);
    this.placed.push({ item, start: this.end, width });
    this.end += width;
    return true;
  }
}

const ofKind = ({ rows }: BoxRoom, kind: SurfaceRow["kind"]): RowSurface[] => rows.filter(({ row }) => row.kind === kind);

interface Size {
  readonly length: number;
  readonly depth: number;
  readonly height: number;
}

/** Smallest width of a box, m: readers take parallel surfaces whose middles are within 0.05 m of each other as one that is given twice. */
const thinnest = 0.1;

/** Size of a box with a floor area whose sides have the walls; taller than the room where they are too long for its floor. */
function sizeOf(room: BoxRoom): Size {
  const { floorArea, height } = room;
  const strips = [0, 1, 2, 3].map(() => new Strip(height));
  for (const item of ofKind(room, "wall")) {
    const side = sideOf(item.surface.azimuth, room);
    if (side !== undefined) strips[side]!.add(item);
  }
  const [along, across] = [0, 1].map((side) => Math.max(strips[side]!.end, strips[side + 2]!.end)) as [number, number];
  const scale = Math.max(1, Math.sqrt((along * across) / floorArea), (thinnest * Math.max(along, across)) / floorArea);
  // The longest wall is a whole side, unless the room would be a corridor by it.
  const length = Math.max(
    along / scale,
    Math.min(Math.sqrt(floorArea) / (along > 0 ? 2 : 1), across > 0 ? (floorArea * scale) / across : Infinity),
  );
  return { length, depth: floorArea / length, height: height * scale };
}

/** Makes the surfaces of a box at the zero of its first side. */
class BoxWriter {
  readonly surfaces: ShellSurface[] = [];
  readonly shades: PlacedShade[] = [];
  readonly unplaced: RowSurface[] = [];
  readonly #room: BoxRoom;
  readonly #size: Size;
  readonly #axes: Axes;

  constructor(room: BoxRoom, size: Size) {
    this.#room = room;
    this.#size = size;
    this.#axes = axesOf(room.azimuth, upright);
  }

  /** A point by its distance along the first side, behind it, and above the floor. */
  #point(along: number, behind: number, above: number): Point {
    const { out, right } = this.#axes;
    return moved([0, 0, above], [along, right], [-behind, out]);
  }

  #place(item: RowSurface, polygon: Polygon, corner: Point, axes: Axes, width: number, height: number): void {
    const { surface, windows } = item;
    const { writer } = this.#room;
    if (!windows) {
      this.surfaces.push({ ...surface, polygon, openings: [] });
      return;
    }
    const isRow = fitsInRow(windows, width, height);
    const { openings, shades } = isRow ? writer.inRow(windows, corner, axes, height - 0.1) : writer.inBand(windows, corner, axes, width);
    this.surfaces.push({ ...surface, polygon, openings });
    this.shades.push(...shades);
  }

  #other(kind: "InteriorWall" | "InteriorFloor" | "Ceiling", tilt: number, azimuth: number, polygon: Polygon): void {
    this.surfaces.push({ ...this.#room.other(kind), tilt, azimuth, polygon, openings: [] });
  }

  /** Walls and partitions on the four sides. */
  sides(): void {
    const { length, depth, height } = this.#size;
    const lengths = [length, depth, length, depth];
    const strips = lengths.map(() => new Strip(height));
    for (const item of ofKind(this.#room, "wall")) {
      const side = sideOf(item.surface.azimuth, this.#room);
      if (side === undefined || !strips[side]!.add(item, lengths[side])) this.unplaced.push(item);
    }
    for (const item of ofKind(this.#room, "partition")) {
      const byPlace = [0, 1, 2, 3].toSorted((a, b) => lengths[b]! - strips[b]!.end - (lengths[a]! - strips[a]!.end));
      if (!byPlace.some((side) => strips[side]!.add(item, lengths[side]))) this.unplaced.push(item);
    }
    const corners = [this.#point(0, 0, 0), this.#point(0, depth, 0), this.#point(length, depth, 0), this.#point(length, 0, 0)];
    strips.forEach(({ placed, end }, side) => {
      const azimuth = (this.#room.azimuth + 90 * side) % 360;
      const axes = axesOf(azimuth, upright);
      for (const { item, start, width } of placed) {
        const corner = moved(corners[side]!, [start, axes.right]);
        this.#place(item, rectangle(corner, axes, width, height), corner, axes, width, height);
      }
      const rest = lengths[side]! - end;
      if (rest > rounding)
        this.#other("InteriorWall", upright, azimuth, rectangle(moved(corners[side]!, [end, axes.right]), axes, rest, height));
    });
  }

  /** A rectangle seen from above. */
  #flat(from: number, to: number, depth: number, above: number): Polygon {
    return [this.#point(from, 0, above), this.#point(to, 0, above), this.#point(to, depth, above), this.#point(from, depth, above)];
  }

  /** Flat roofs; pitched ones are apart. */
  top(): void {
    const { length, depth, height } = this.#size;
    const strip = new Strip(depth);
    for (const item of ofKind(this.#room, "roof")) {
      const isFlat = item.surface.tilt === facingUp;
      if (!isFlat || !strip.add(item, length)) this.unplaced.push(item);
    }
    const { out, right } = this.#axes;
    const axes: Axes = { out: [0, 0, 1], right, up: moved([0, 0, 0], [-1, out]) };
    for (const { item, start, width } of strip.placed)
      this.#place(item, this.#flat(start, start + width, depth, height), this.#point(start, 0, height), axes, width, depth);
    if (length - strip.end > rounding) this.#other("Ceiling", facingUp, 0, this.#flat(strip.end, length, depth, height));
  }

  /** Floors over outdoor air, and a slab with the exposed perimeter in a corner of the rest. */
  bottom(): void {
    const { length, depth } = this.#size;
    const strip = new Strip(depth);
    for (const item of ofKind(this.#room, "floor")) if (!strip.add(item, length)) this.unplaced.push(item);
    for (const { item, start, width } of strip.placed)
      this.surfaces.push({ ...item.surface, polygon: this.#flat(start, start + width, depth, 0).toReversed(), openings: [] });
    const rest = length - strip.end;
    const [slab, ...others] = ofKind(this.#room, "ground");
    this.unplaced.push(...others);
    const share = slab ? slab.row.perimeter / 2 / (rest + depth) : 0;
    const [width, height] = [share * rest, share * depth];
    const isPlaced = slab !== undefined && share <= 1 + rounding && rest > rounding && !isSliver(width, height);
    if (slab && !isPlaced) this.unplaced.push(slab);
    if (isPlaced)
      this.surfaces.push({ ...slab.surface, polygon: this.#flat(strip.end, strip.end + width, height, 0).toReversed(), openings: [] });
    if (rest <= rounding || (isPlaced && share >= 1 - rounding)) return;
    const corner = (along: number, behind: number): Point => this.#point(strip.end + along, behind, 0);
    const around = [corner(width, 0), corner(rest, 0), corner(rest, depth), corner(0, depth), corner(0, height), corner(width, height)];
    const polygon = isPlaced ? around : this.#flat(strip.end, length, depth, 0);
    this.#other("InteriorFloor", facingDown, 0, polygon.toReversed());
  }
}

/** The box of a room: its floor area, its height and, on its sides, top and bottom, what the rows have of them. */
export function boxOf(room: BoxRoom): Box {
  const size = sizeOf(room);
  const box = new BoxWriter(room, size);
  box.sides();
  box.top();
  box.bottom();
  const { surfaces, shades, unplaced } = box;
  return { part: { surfaces, shades }, unplaced, ...size };
}
